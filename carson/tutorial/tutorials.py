"""The tutorials: one for each game."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from carson.board.game import BOARD_GAME
from carson.board.ids import TAKE_CARD
from carson.board.state import State as BoardState
from carson.cards.game import CARDS_GAME
from carson.cards.ids import BID, PLACE, TAKE
from carson.cards.state import State as CardsState
from carson.core.events import Event
from carson.core.moves import Move
from carson.tutorial.board.facts import facts as board_facts
from carson.tutorial.board.lessons import CHAPTERS as BOARD_CHAPTERS
from carson.tutorial.cards.facts import facts as cards_facts
from carson.tutorial.cards.lessons import CHAPTERS as CARDS_CHAPTERS
from carson.tutorial.script import Facts, Manner, Script, script

BOARD_MANNER: Final = Manner("tutorial", BOARD_CHAPTERS, ("them",), (TAKE_CARD,))
CARDS_MANNER: Final = Manner(
    "cards-tutorial", CARDS_CHAPTERS, ("one", "two", "three"), (BID, TAKE, PLACE)
)


@cache
def tutorial(game: str) -> Script:
    """The tutorial of a game."""
    if game == CARDS_GAME.name:
        return script(CARDS_GAME, CARDS_MANNER)
    return script(BOARD_GAME, BOARD_MANNER)


def facts(s: BoardState | CardsState, log: Sequence[Event], move: Move | None) -> Facts:
    """Everything the texts of a stop may mention, before the move that is played there."""
    if isinstance(s, CardsState):
        return cards_facts(s, log, move)
    return board_facts(s, log, move)
