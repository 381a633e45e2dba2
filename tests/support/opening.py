"""Games from their very beginning: openings with their chance written out, and random games.

    table = opening(*UP_TO_DRAFT, "1 draft a1")

Three players unless told otherwise; moves are text as in a scenario.
"""

from collections.abc import Iterator

from carson.board.game import BOARD_GAME
from carson.board.state import State
from carson.core.agenda import advance, play
from carson.core.events import Event
from carson.core.records import read
from tests.support.scenario import Scenario, whole_game

TILES = ("* draw bank", "* draw hotel", "* draw church")
CENTRE = "* land d4"
MOUNTAINS = (
    *("* land b2", "* land c2", "* land g2", "* land b4", "* land g4"),
    *("* land c6", "* land e6", "* land g6", "* land f7"),
)
LOTS = ("* lot 2", "* lot 3")
"""Seat 1 comes last, as nobody else is left."""
UP_TO_DRAFT = (*TILES, CENTRE, *MOUNTAINS, *LOTS)
UP_TO_CHOICE = (
    *UP_TO_DRAFT,
    *("1 draft a1", "3 draft b1", "2 draft c1", "2 draft a8", "3 draft b8", "1 draft c8"),
)
UP_TO_PLACING = (*UP_TO_CHOICE, "2 choose banker", "3 choose mercenary", "1 choose sheriff")


class Opening(Scenario):
    """A game from its very beginning."""

    def __init__(self, players: int) -> None:
        self.options = {"players": str(players)}
        self.state = BOARD_GAME.start(self.options)
        self.log: list[Event] = []
        self.state.log = self.log
        advance(self.state)


def opening(*lines: str, players: int = 3) -> Opening:
    """A new game in which these moves have been made."""
    table = Opening(players)
    table.play(*lines)
    return table


def positions(seed: int, players: int) -> Iterator[State]:
    """The state of a random game after each of its moves: always the same object."""
    record = read(BOARD_GAME, whole_game(seed, players))
    s = BOARD_GAME.start(record.options)
    advance(s)
    for seat, move in record.lines:
        play(s, seat, move)
        yield s
