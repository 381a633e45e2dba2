"""Playable games: a game as environments need it, to be begun, seen and drawn."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from io import StringIO
from typing import Final, Generic

from rich.console import Console

from carson import api
from carson.api import GameSetup, GameState
from carson.board.state import State as BoardState
from carson.cards.state import State as CardsState
from carson.core.agenda import S
from carson.core.given import OptionValue
from carson.core.moves import Seat
from carson.envs.encoding import BOARD_ENCODING, CARDS_ENCODING, Encoding
from carson.i18n.texts import Texts
from carson.terminal.board.face import BOARD_FACE
from carson.terminal.cards.face import CARDS_FACE
from carson.terminal.face import Face, ScreenSize

ANSI: Final = "ansi"
ROOM: Final = ScreenSize(120, 60)


@dataclass(frozen=True)
class Playable(Generic[S]):
    """A game with its encoding and its face."""

    setup: Callable[[Mapping[str, OptionValue]], GameSetup[S]]
    encoding: Encoding[S]
    face: Face[S]

    @property
    def name(self) -> str:
        """`board` or `cards`."""
        return self.encoding.entry.game.name

    def draw(self, state: GameState[S], seat: Seat) -> str:
        """Return the table as a seat looks at it, as text with colours."""
        texts = Texts("en", state.names, state.setup.entry.words)
        page = Console(file=StringIO(), width=ROOM.width, force_terminal=True, record=True)
        page.print(self.face.draw(state.position, [], seat, texts, ROOM))
        return page.export_text(styles=True)

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return playable, (self.name,)


PLAYABLE_BOARD: Final = Playable[BoardState](api.board, BOARD_ENCODING, BOARD_FACE)
PLAYABLE_CARDS: Final = Playable[CardsState](api.cards, CARDS_ENCODING, CARDS_FACE)


def playable(name: str) -> Playable[BoardState] | Playable[CardsState]:
    """Return a game by its name; what goes to another process is this."""
    return PLAYABLE_BOARD if name == PLAYABLE_BOARD.name else PLAYABLE_CARDS
