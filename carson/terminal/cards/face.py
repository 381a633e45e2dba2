"""The face of the card game."""

from collections.abc import Sequence
from typing import Final, final

from rich.console import RenderableType

from carson.bots.cards.bots import CARD_BOTS
from carson.cards.game import CARDS_GAME
from carson.cards.play.bidding import SealBids
from carson.cards.play.close import winners
from carson.cards.state import State
from carson.core.agenda import Choice
from carson.core.events import Event
from carson.core.moves import Move, Seat
from carson.i18n.texts import Texts
from carson.i18n.words.cards import CARDS_WORDS
from carson.story.asked import Asked
from carson.story.cards import moves
from carson.story.cards.style import CARDS_STYLE
from carson.terminal.cards import menu, pages, players, screen
from carson.terminal.face import Face, ScreenSize
from carson.terminal.guide import Row
from carson.terminal.menu import Menu


@final
class CardsFace(Face[State]):
    """Column, cities and players."""

    game = CARDS_GAME
    words = CARDS_WORDS
    style = CARDS_STYLE
    bots = CARD_BOTS
    commands = ("city",)
    samples = pages.SAMPLES

    def draw(
        self, s: State, log: Sequence[Event], seat: Seat, texts: Texts, room: ScreenSize
    ) -> RenderableType:
        return screen.draw(s, seat, texts, room)

    def menu(self, asked: Asked[State], texts: Texts, brief: bool) -> Menu:
        return menu.build(asked, texts, brief)

    def describe(self, asked: Asked[State], texts: Texts) -> dict[Move, str]:
        return moves.describe(asked, texts)

    def pages(self, s: State, texts: Texts) -> dict[str, list[Row]]:
        return pages.pages(s, texts)

    def look(self, s: State, command: str, text: str, texts: Texts) -> RenderableType:
        return screen.look_at(s, text, texts)

    def is_secret(self, choice: Choice[State]) -> bool:
        return isinstance(choice, SealBids)

    def level(self, s: State, seat: Seat) -> str:
        return players.level(s, seat)

    def winners(self, s: State) -> list[Seat]:
        return winners(s)


CARDS_FACE: Final = CardsFace()
