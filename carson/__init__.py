"""Carson City, the board game and the card game: `carson.board(players=4).new(seed=1)`.

What this module and `docs/api.md` name is public and stays; all else may change.
"""

from importlib import import_module
from typing import TYPE_CHECKING

# The packages first: imported later, they would take the place of the functions of their names.
import carson.board
import carson.cards  # noqa: F401

if TYPE_CHECKING:
    from carson.api import (
        BadOption,
        BadRecord,
        GameSetup,
        GameState,
        IllegalMove,
        Move,
        UnknownMove,
        read_record,
    )
    from carson.board.state import State as BoardState
    from carson.cards.state import State as CardsState
    from carson.core.given import OptionValue

__version__ = "0.2.0"
__all__ = [
    "BadOption",
    "BadRecord",
    "GameSetup",
    "GameState",
    "IllegalMove",
    "Move",
    "UnknownMove",
    "board",
    "cards",
    "read_record",
]


def board(**options: "OptionValue") -> "GameSetup[BoardState]":
    """Return the board game with these options: `carson.board(players=4, variants=["river"])`."""
    from carson import api

    return api.board(options)


def cards(**options: "OptionValue") -> "GameSetup[CardsState]":
    """Return the card game with these options: `carson.cards(people=2, virtual=["expert"])`."""
    from carson import api

    return api.cards(options)


def __getattr__(name: str) -> object:
    """Load the rest when it is first used, so that importing one part does not load all."""
    if name in __all__:
        return getattr(import_module("carson.api"), name)
    raise AttributeError(f"module 'carson' has no attribute {name!r}")
