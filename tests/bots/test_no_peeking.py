"""No bot peeks: it gets a view, and what its seat cannot know does not change what it does."""

from dataclasses import dataclass

import pytest

from carson.bots.bot import LEVEL_NAMES
from carson.core.agenda import S
from carson.core.chance import Stream, derive
from carson.core.playouts import next_in_turn
from carson.core.table import open_table
from carson.core.views import View
from carson.games import BOARD_ENTRY, CARDS_ENTRY, GameEntry

BOARD_OPTIONS = {"players": "3", "variants": "might-is-right", "buildings": "all"}
CARD_OPTIONS = {"people": "3", "virtual": "expert"}
BOTS = ("friendly", "greedy", "learned", LEVEL_NAMES[-1])
DECISIONS = 60


@dataclass
class Compared:
    """How often a bot was asked, and how often it did something else when all was redealt."""

    asked: int = 0
    changed: int = 0


def compared(entry: GameEntry[S], name: str, options: dict[str, str]) -> Compared:
    """Ask a bot twice about the same decisions: as they are, and with all hidden things redealt."""
    names = [f"seat {number}" for number in range(len(entry.levels(options)))]
    table = open_table(entry.game, options, names, derive(1, "peeking"))
    lots, found, seat = Stream(3), Compared(), table.to_move[0]
    while table.to_move and found.asked < DECISIONS:
        seat = next_in_turn(table.to_move, seat)
        view = table.view(seat)
        redealt = View(entry.game, view.imagine(lots), seat)
        move = entry.make_bot(name, found.asked).choose(view)
        found.changed += move is not entry.make_bot(name, found.asked).choose(redealt)
        found.asked += 1
        table.play(seat, move)
    return found


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_alike_when_the_hidden_is_redealt(name: str) -> None:
    assert compared(BOARD_ENTRY, name, BOARD_OPTIONS) == Compared(DECISIONS, 0)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_alike_at_cards_when_the_hidden_is_redealt(name: str) -> None:
    assert compared(CARDS_ENTRY, name, CARD_OPTIONS) == Compared(DECISIONS, 0)
