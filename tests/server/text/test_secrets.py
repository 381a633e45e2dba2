"""The pages of the text view do not depend on what another seat has chosen in secret."""

import re
from itertools import chain, islice

import pytest

from carson.core.moves import NOBODY, Seat
from carson.server.http.callers import Caller
from carson.server.tables.room import AnyRoom
from carson.server.tables.tokens import new_token
from carson.server.tables.views import Present
from carson.server.text.forms import Sheet
from carson.server.text.page import rendered
from carson.server.text.tables import Looker, TableText
from tests.server.tables.test_secrets import GAMES, twins

COMMAND = re.compile(r'name="command_id" value="[^"]*"')
"""What differs each time a page is made."""
SHEET = Sheet(new_token())


def read(room: AnyRoom, seat: Seat) -> list[str]:
    """All pages about the table that someone can read."""
    caller = Caller(None if seat == NOBODY else str(seat) * 64, "en")
    found = TableText(room, Looker(caller, seat, seat != NOBODY, False), Present(), SHEET)
    pages = found.page(), found.whole_log(), found.refusals()
    return [COMMAND.sub("", rendered(page, "en", found.path)) for page in pages]


@pytest.mark.parametrize("kind", GAMES)
def test_no_page_tells_what_was_chosen_in_secret(kind: str) -> None:
    leaks, looked = [], 0
    pairs = chain.from_iterable(twins(kind, seed) for seed in range(21, 24))
    for one, two, mover in islice(pairs, 12):
        looked += 1
        others = [Seat(seat) for seat in range(-1, len(one.seats)) if seat != mover]
        leaks += [(one.sequence, seat) for seat in others if read(one, seat) != read(two, seat)]

    assert looked > 3
    assert leaks == []


def test_the_mover_himself_reads_what_he_chose() -> None:
    one, two, mover = next(twins("bids", 3))

    assert read(one, mover) != read(two, mover)
