"""Sessions and scenes of any game: a record says itself which game it is."""

from pathlib import Path

from carson.board.game import BOARD_GAME
from carson.board.state import State as BoardState
from carson.cards.game import CARDS_GAME
from carson.cards.state import State as CardsState
from carson.core.records import Record
from carson.core.table import Table
from carson.i18n.texts import Texts
from carson.terminal import files
from carson.terminal.board.face import BOARD_FACE
from carson.terminal.cards.face import CARDS_FACE
from carson.terminal.scene import Scene, replayed
from carson.terminal.seating import Seating
from carson.terminal.session import Session

AnyScene = Scene[BoardState] | Scene[CardsState]
AnySession = Session[BoardState] | Session[CardsState]


def loaded(path: Path, seating: Seating, texts: Texts, ask_all: bool = False) -> AnySession:
    """Continue the game in a file."""
    record = files.read_save(path, texts)
    return resumed(record, seating, texts.language, ask_all)


def resumed(record: Record, seating: Seating, language: str, ask_all: bool) -> AnySession:
    """Continue the game of a record that has its seed."""
    seed = bytes.fromhex(record.seed)
    if record.game == CARDS_GAME.name:
        table = Table(CARDS_GAME, record, seed)
        return Session(CARDS_FACE, table, seating, language, ask_all)
    return Session(BOARD_FACE, Table(BOARD_GAME, record, seed), seating, language, ask_all)


def scene_of(record: Record, count: int, language: str) -> AnyScene:
    """The position after this many moves of a record."""
    if record.game == CARDS_GAME.name:
        return replayed(CARDS_FACE, record, count, language)
    return replayed(BOARD_FACE, record, count, language)
