"""Nobody waits for a bot: what a decision takes, counted in calls instead of seconds.

Millions of calls fit into a second, even interpreted; `carson bench bots`
measures the seconds themselves.
"""

import sys
from collections.abc import Callable
from functools import partial
from types import FrameType

import pytest

from carson.board.options import VARIANTS
from carson.bots.cards.worth import KNOWN
from carson.bots.neural import Floats, Mind
from carson.builds import INTERPRETED, running
from carson.core.agenda import S
from carson.core.chance import derive
from carson.core.playouts import next_in_turn
from carson.core.table import Table, open_table
from carson.core.views import View
from carson.games import BOARD_ENTRY, CARDS_ENTRY, GameEntry

MOST = 100_000
"""This many calls a decision takes at most."""
EVERYTHING = {"players": "6", "variants": ",".join(VARIANTS), "buildings": "all"}
DECISIONS = 120
NAMES = [f"seat {number}" for number in range(6)]

only_interpreted = pytest.mark.skipif(
    running() != INTERPRETED, reason="the calls of a compiled engine cannot be counted"
)


def calls(action: Callable[[], object]) -> int:
    """The number of calls of functions while something is done."""
    count = 0

    def called(frame: FrameType, event: str, _: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        action()
    finally:
        sys.setprofile(before)
    return count


def views(entry: GameEntry[S], table: Table[S]) -> list[View[S]]:
    """What is asked in the first decisions of a game."""
    seats = entry.game.seats(table.state)
    bots = [entry.make_bot("greedy", seat) for seat in seats]
    found, seat = [], seats[-1]
    for _ in range(DECISIONS):
        seat = next_in_turn(table.to_move, seat)
        found.append(View(entry.game, table.state.copy(), seat))
        table.play(seat, bots[seat].choose(table.view(seat)))
    return found


def slowest(entry: GameEntry[S], table: Table[S], name: str) -> int:
    """The calls of the slowest of the first decisions of a game."""
    bot, most = entry.make_bot(name, 1), 0
    for view in views(entry, table):
        KNOWN.clear()
        most = max(most, calls(partial(bot.choose, view)))
    return most


@only_interpreted
@pytest.mark.parametrize("level", ["level-3", "level-5", "level-6"])
def test_six_players_with_all_variants_wait_for_nobody(level: str) -> None:
    table = open_table(BOARD_ENTRY.game, EVERYTHING, NAMES, derive("patience"))

    assert slowest(BOARD_ENTRY, table, level) < MOST


@only_interpreted
@pytest.mark.parametrize("level", ["level-3", "level-5", "level-6"])
def test_six_players_at_cards_wait_for_nobody(level: str) -> None:
    table = open_table(CARDS_ENTRY.game, {"people": "6"}, NAMES, derive("patience"))

    assert slowest(CARDS_ENTRY, table, level) < MOST


def test_the_net_looks_at_a_position_once_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[bytes] = []
    once = Mind.look

    def look(self: Mind, facts: bytes, numbers: bytes) -> Floats:
        looked.append(facts)
        return once(self, facts, numbers)

    monkeypatch.setattr(Mind, "look", look)
    table = open_table(BOARD_ENTRY.game, {"players": "4"}, NAMES[:4], derive("once"))
    bot = BOARD_ENTRY.make_bot("level-6", 1)
    for view in views(BOARD_ENTRY, table):
        looked.clear()
        bot.choose(view)

        assert len(looked) <= 1
