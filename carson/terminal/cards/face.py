"""The face of the card game."""

from collections.abc import Sequence
from typing import Final, final

from rich.console import RenderableType

from carson.cards.play.bidding import SealBids
from carson.cards.state import State
from carson.core.agenda import Choice
from carson.core.events import Event
from carson.core.moves import Seat
from carson.games import CARDS_ENTRY
from carson.i18n.texts import Texts
from carson.story.asked import Asked
from carson.terminal.cards import menu, pages, screen
from carson.terminal.face import Face, ScreenSize
from carson.terminal.guide import Row
from carson.terminal.menu import Menu


@final
class CardsFace(Face[State]):
    """Column, cities and players."""

    entry = CARDS_ENTRY
    commands = ("city",)
    samples = pages.SAMPLES

    def draw(
        self, s: State, log: Sequence[Event], seat: Seat, texts: Texts, room: ScreenSize
    ) -> RenderableType:
        return screen.draw(s, seat, texts, room)

    def menu(self, asked: Asked[State], texts: Texts, brief: bool) -> Menu:
        return menu.build(asked, texts, brief)

    def pages(self, s: State, texts: Texts) -> dict[str, list[Row]]:
        return pages.pages(s, texts)

    def look(self, s: State, command: str, text: str, texts: Texts) -> RenderableType:
        return screen.look_at(s, text, texts)

    def is_secret(self, choice: Choice[State]) -> bool:
        return isinstance(choice, SealBids)


CARDS_FACE: Final = CardsFace()
