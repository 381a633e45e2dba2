"""The faces of all games, by name."""

from typing import Final

from carson.board.state import State as BoardState
from carson.cards.state import State as CardsState
from carson.core import records
from carson.terminal.board.face import BOARD_FACE
from carson.terminal.cards.face import CARDS_FACE
from carson.terminal.face import Face

AnyFace = Face[BoardState] | Face[CardsState]
FACES: Final[dict[str, AnyFace]] = {"board": BOARD_FACE, "cards": CARDS_FACE}


def face_of(text: str) -> AnyFace:
    """The face of the game that a record's text speaks of; a foreign one fails when it is read."""
    return FACES.get(records.game_of(text), BOARD_FACE)
