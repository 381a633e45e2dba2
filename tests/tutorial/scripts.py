"""The scripts of the tutorials, and the tables that follow them."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Generic

from carson.board.game import BOARD_GAME
from carson.board.state import State as BoardState
from carson.cards.game import CARDS_GAME
from carson.cards.state import State as CardsState
from carson.core.agenda import S
from carson.core.events import Event, Kind
from carson.core.game import Game
from carson.core.moves import Seat
from carson.core.records import verify
from carson.core.table import Table
from carson.tutorial.script import LessonPosition, Line, Script
from carson.tutorial.tutorials import tutorial


@dataclass(eq=False)
class Taught(Generic[S]):
    """A game and its tutorial."""

    game: Game[S]

    @cached_property
    def script(self) -> Script:
        """The recorded game with its stops."""
        return tutorial(self.game.name)

    @property
    def lines(self) -> list[Line]:
        """All moves of the game."""
        return self.script.record.lines

    @cached_property
    def stops(self) -> list[tuple[int, LessonPosition]]:
        """All stops, with the number of moves before each."""
        numbers = range(len(self.lines) + 1)
        found = [(number, self.script.position(self.lines[:number])) for number in numbers]
        return [(number, at) for number, at in found if at is not None and at.stop is not None]

    def table_at(self, number: int) -> Table[S]:
        """The table of the script after this many moves."""
        record = replace(self.script.record, seed="", lines=self.lines[:number])
        return Table(self.game, record, bytes.fromhex(self.script.record.seed))

    def verified(self) -> int:
        """How many dice fell; all of them as its seed says."""
        return verify(self.game, self.script.record)

    def winner(self) -> Seat:
        """Who is first in the end."""
        return self.game.ranking(self.table_at(len(self.lines)).state)[0]

    def happened(self, first: int, last: int) -> list[Event]:
        """What happens between two places of the script."""
        return self.table_at(last).log[len(self.table_at(first).log) :]

    def chapter_events(self, name: str) -> list[Event]:
        """What happens from the first stop of a chapter to the first one of the next."""
        chapters = self.script.chapters
        begins = {chapters[at.chapter].name: number for number, at in reversed(self.stops)}
        later = [number for number in begins.values() if number > begins[name]]
        return self.happened(begins[name], min(later, default=len(self.lines)))


TAUGHT_BOARD: Final = Taught[BoardState](BOARD_GAME)
TAUGHT_CARDS: Final = Taught[CardsState](CARDS_GAME)
TAUGHT: Final[tuple[Taught[BoardState] | Taught[CardsState], ...]] = (TAUGHT_BOARD, TAUGHT_CARDS)


def of(kind: Kind, seat: Seat, events: list[Event], field: str = "seat") -> list[Event]:
    """The events of a kind that tell of a seat."""
    return [one for one in events if one.kind is kind and one.get(field) == seat]
