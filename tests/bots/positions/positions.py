"""The positions of this folder: what is asked, and what nobody with sense answers.

A file holds the positions of a theme. Each says in a sentence what it is about and has the lines
of a scenario, the moves that were played since, and either the `best` answers, one of which must
be given, or those that must `never` be given. A `*` stands for any words. `side` puts one side of
a card among quiet ones.
"""

import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

from carson.board.game import BOARD_GAME
from carson.board.state import State as BoardState
from carson.cards.game import CARDS_GAME
from carson.cards.state import State as CardsState
from carson.core.agenda import legal, pending
from carson.core.moves import CHANCE
from carson.core.views import View
from carson.games import BOARD_ENTRY, CARDS_ENTRY
from tests.cards.scenario import scenario as card_scenario
from tests.support.scenario import scenario

FOLDER = Path(__file__).parent
CARDS = "cards"
"""Begins the names of the files with positions of the card game."""
QUIET = ("1Y", "2Y", "3Y", "4Y", "5Y", "6Y", "7Y")


@dataclass(frozen=True)
class Position:
    """A position, and what should or should not be answered in it."""

    theme: str
    says: str
    lines: str
    side: str = ""
    played: list[str] = field(default_factory=list)
    best: list[str] = field(default_factory=list)
    never: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.theme}: {self.says}"

    @property
    def text(self) -> str:
        """The lines of the scenario, the cast included."""
        return f"{cast(self.side)}\n{self.lines}" if self.side else self.lines

    def is_sensible(self, move: str) -> bool:
        """Whether a move may be played here."""
        return (not self.best or matches(move, self.best)) and not matches(move, self.never)

    def moves(self) -> list[str]:
        """The moves offered to the seat that the position asks."""
        return self._card_moves() if self.theme.startswith(CARDS) else self._board_moves()

    def answers(self, bot: str, seeds: int) -> set[str]:
        """What bots of a name answer, with several seeds."""
        if self.theme.startswith(CARDS):
            cards = self._card_view()
            return {str(CARDS_ENTRY.make_bot(bot, n).choose(cards)) for n in range(seeds)}
        board = self._board_view()
        return {str(BOARD_ENTRY.make_bot(bot, n).choose(board)) for n in range(seeds)}

    def _board_moves(self) -> list[str]:
        return [str(move) for move in self._board_view().moves]

    def _card_moves(self) -> list[str]:
        return [str(move) for move in self._card_view().moves]

    def _board_view(self) -> View[BoardState]:
        table = scenario(self.text)
        table.play(*self.played)
        choice = pending(table.state)
        assert choice is not None
        assert choice.seats[0] != CHANCE, table.asked
        assert legal(table.state, choice.seats[0])
        return View(BOARD_GAME, table.state, choice.seats[0])

    def _card_view(self) -> View[CardsState]:
        table = card_scenario(self.text)
        table.play(*self.played)
        choice = pending(table.state)
        assert choice is not None
        assert choice.seats[0] != CHANCE, table.asked
        return View(CARDS_GAME, table.state, choice.seats[0])


def cast(side: str) -> str:
    """Options of a game with a side of a card among quiet ones."""
    others = [other for other in QUIET if other[:-1] != side[:-1]]
    count = 7 if side[:-1] == "0" else 6
    return "option players 3\noption characters " + ",".join([side, *others[:count]])


def matches(move: str, patterns: list[str]) -> bool:
    """Whether a move is like one of the patterns."""
    return any(fnmatchcase(move, pattern) for pattern in patterns)


def positions() -> list[Position]:
    """All of them, file by file."""
    return [
        Position(theme=path.stem, **one)
        for path in sorted(FOLDER.glob("*.toml"))
        for one in tomllib.loads(path.read_text(encoding="utf-8"))["position"]
    ]
