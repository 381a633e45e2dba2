"""The face of the board game."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from rich.console import RenderableType

from carson.board.ids import SHEET, TILE
from carson.board.state import State
from carson.core.agenda import Choice
from carson.core.events import Event
from carson.core.moves import Seat
from carson.games import BOARD_ENTRY
from carson.i18n.texts import Texts
from carson.story.asked import Asked
from carson.story.board import track
from carson.terminal.board import menu, pages, screen
from carson.terminal.face import Face, ScreenSize
from carson.terminal.guide import Row
from carson.terminal.menu import Menu

SECRETS: Final = frozenset((SHEET, TILE))
"""What is written or played without showing it to the others."""


@final
class BoardFace(Face[State]):
    """Map, track and players."""

    entry = BOARD_ENTRY
    samples = pages.SAMPLES

    def draw(
        self, s: State, log: Sequence[Event], seat: Seat, texts: Texts, room: ScreenSize
    ) -> RenderableType:
        return screen.draw(screen.sight(s, log), texts, room)

    def menu(self, asked: Asked[State], texts: Texts, brief: bool) -> Menu:
        return menu.build(asked.state, asked.choice, asked.moves, texts, brief)

    def pages(self, s: State, texts: Texts) -> dict[str, list[Row]]:
        return pages.pages(s, texts)

    def is_secret(self, choice: Choice[State]) -> bool:
        return not SECRETS.isdisjoint(choice.accepts)

    def places(self, s: State) -> Mapping[int, int]:
        return track.numbers(s.options.edition)


BOARD_FACE: Final = BoardFace()
