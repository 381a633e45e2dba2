"""What a client is sent of a game is what the game itself shows to that seat."""

from collections.abc import Iterator
from typing import Final

import pytest
from msgspec import json

from carson.core.agenda import S
from carson.core.chance import Stream
from carson.core.game import Json
from carson.core.moves import NOBODY, Seat
from carson.core.table import Table
from carson.core.trials import Trial, sitting
from carson.server.tables.views import seen
from tests.cards.games import card_trial
from tests.support.games import board_trial

EVERY: Final = 7
SEEDS: Final = range(4)
ELSEWHERE: Final = {"moves"}
"""What stands in another part of the message."""
COUNTED: Final = {"limits", "closed", "prices"}
"""What everyone can count on the board; the server does it for them."""


def moments(trial: Trial[S]) -> Iterator[tuple[Table[S], Seat]]:
    """Everyone, and nobody, looks at a game now and then."""
    stream = Stream(trial.seed)
    with sitting(trial) as table:
        while table.pending is not None:
            if stream.below(EVERY) == 0:
                yield from ((table, seat) for seat in (NOBODY, *trial.game.seats(table.state)))
            table.play(*trial.decide(table.state, stream))


def shown(table: Table[S], seat: Seat) -> dict[str, Json]:
    """What the game shows."""
    return {name: value for name, value in table.view(seat).see().items() if name not in ELSEWHERE}


def sent(table: Table[S], seat: Seat) -> dict[str, object]:
    """What a client of that seat gets."""
    return json.decode(json.encode(seen(table, seat)), type=dict[str, object])


@pytest.mark.parametrize("seed", SEEDS)
def test_the_board_game_is_sent_as_it_is_seen(seed: int) -> None:
    for table, seat in moments(board_trial(seed)):
        found = sent(table, seat)
        counted = {name: found[name] for name in COUNTED}

        assert found == {"game": "board", **shown(table, seat), **counted}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_card_game_is_sent_as_it_is_seen(seed: int) -> None:
    for table, seat in moments(card_trial(seed)):
        assert sent(table, seat) == {"game": "cards", **shown(table, seat)}
