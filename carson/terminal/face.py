"""Face: how a game shows itself in the terminal; all else there is the same for all games."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

from rich.console import RenderableType

from carson.core.agenda import Choice, S
from carson.core.events import Event
from carson.core.moves import Seat
from carson.games import GameEntry
from carson.i18n.texts import Texts
from carson.story.asked import Asked
from carson.terminal.guide import Row
from carson.terminal.menu import Menu


@dataclass(frozen=True)
class ScreenSize:
    """The size of the screen."""

    width: int
    height: int


class Face(ABC, Generic[S]):
    """How the terminal draws one game; stateless."""

    entry: GameEntry[S]
    """The game that it shows."""
    commands: tuple[str, ...] = ()
    """Its own commands, beside those of all games."""
    samples: Mapping[str, str] = {}
    """Nouns as they are typed, by field."""

    # --- what is drawn ----------------------------------------------------------------------
    @abstractmethod
    def draw(
        self, s: S, log: Sequence[Event], seat: Seat, texts: Texts, room: ScreenSize
    ) -> RenderableType:
        """Everything that lies on the table, as this seat looks at it."""

    @abstractmethod
    def menu(self, asked: Asked[S], texts: Texts, brief: bool) -> Menu:
        """The legal moves; the brief menu leaves to the picture what it shows already."""

    @abstractmethod
    def pages(self, s: S, texts: Texts) -> dict[str, list[Row]]:
        """The pages of the guide, by topic."""

    def look(self, s: S, command: str, text: str, texts: Texts) -> RenderableType:
        """What one of its own commands shows."""
        raise AssertionError(f"{self.entry.game.name} has no command {command}")

    # --- questions about a position ---------------------------------------------------------
    def is_secret(self, choice: Choice[S]) -> bool:
        """Whether nobody else may see the answer."""
        return False

    def places(self, s: S) -> Mapping[int, int]:
        """The places that have a number of their own."""
        return {}
