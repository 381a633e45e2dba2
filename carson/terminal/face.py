"""Face: how a game shows itself in the terminal; all else there is the same for all games."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

from rich.console import RenderableType

from carson.bots.bot import Bot, BotMaker, bot_maker
from carson.core import records
from carson.core.agenda import Choice, S
from carson.core.events import Event
from carson.core.game import Game
from carson.core.moves import Move, Seat
from carson.core.records import Record
from carson.i18n.texts import Texts
from carson.i18n.words import Words
from carson.story.asked import Asked
from carson.story.telling import Style
from carson.terminal.guide import Row
from carson.terminal.menu import Menu


@dataclass(frozen=True)
class ScreenSize:
    """The size of the screen."""

    width: int
    height: int


class Face(ABC, Generic[S]):
    """What the terminal must know of one game; stateless."""

    game: Game[S]
    words: Words
    style: Style
    bots: Mapping[str, BotMaker[S]]
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
    def describe(self, asked: Asked[S], texts: Texts) -> dict[Move, str]:
        """What each of the moves would do, in a few words."""

    @abstractmethod
    def pages(self, s: S, texts: Texts) -> dict[str, list[Row]]:
        """The pages of the guide, by topic."""

    def look(self, s: S, command: str, text: str, texts: Texts) -> RenderableType:
        """What one of its own commands shows."""
        raise AssertionError(f"{self.game.name} has no command {command}")

    # --- questions about a position ---------------------------------------------------------
    def is_secret(self, choice: Choice[S]) -> bool:
        """Whether nobody else may see the answer."""
        return False

    def places(self, s: S) -> Mapping[int, int]:
        """The places that have a number of their own."""
        return {}

    def level(self, s: S, seat: Seat) -> str:
        """How well a seat plays for which nobody decides; nothing for all others."""
        return ""

    def winners(self, s: S) -> list[Seat]:
        """Who wins: one, unless the rules know no way to tell."""
        return self.game.ranking(s)[:1]

    # --- bots and records -------------------------------------------------------------------
    def check_bot(self, name: str) -> None:
        """Refuse a bot that is not there."""
        bot_maker(self.bots, name)

    def make_bot(self, name: str, seed: int) -> Bot[S]:
        """A new bot; with the same seed it makes the same choices."""
        return bot_maker(self.bots, name)(seed)

    def read(self, text: str) -> Record:
        """A record of this game."""
        return records.read(self.game, text)

    def verify(self, record: Record) -> int:
        """Check the dice of a record; how many chance moves there are."""
        return records.verify(self.game, record)
