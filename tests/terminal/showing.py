"""What the terminal would show, as plain text."""

from io import StringIO

from rich.console import Console, RenderableType

from carson.board.state import State
from carson.i18n.texts import Texts
from carson.terminal.board import screen
from carson.terminal.board.screen import ScreenSize, Sight

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
ENGLISH = Texts("en", NAMES)


def shown(what: RenderableType, width: int = 100) -> str:
    """The text of something drawn, without colours."""
    console = Console(file=StringIO(), width=width, highlight=False)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def coloured(what: RenderableType) -> str:
    """The same with the codes of the colours."""
    console = Console(file=StringIO(), width=100, force_terminal=True, color_system="truecolor")
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def table_of(s: State, width: int = 100, height: int = 35, texts: Texts = ENGLISH) -> str:
    """The whole screen of a position in phase 2."""
    seen = Sight(s, 2, screen.sight(s, []).choice)
    return shown(screen.draw(seen, texts, ScreenSize(width, height)), width)


def line_with(text: str, part: str) -> str:
    """The first line that contains a part."""
    return next(line for line in text.splitlines() if part in line)
