"""The learned bot of the board game: a net that was trained by playing against itself."""

from functools import cache
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, Final

from carson.board.encode import VERSION, encode
from carson.board.state import State

if TYPE_CHECKING:
    from carson.bots.neural import Mind, NeuralBot

WHIM: Final = 0.2
"""How freely it chooses between moves that it likes nearly as well: no two games are alike."""

LEAST_WHIM: Final = 0.02
"""It only decides between moves that are liked alike."""


@cache
def board_mind() -> "Mind":
    """The net that is shipped with the package, read once in a process."""
    # Numpy takes longer to load than the whole game, and most commands never need it.
    from carson.bots.neural import load

    with as_file(files("carson.bots") / "nets" / "board.npz") as path:
        return load(path, "board", VERSION)


def learned_bot(seed: int) -> "NeuralBot[State]":
    """A bot that plays what the net likes best."""
    from carson.bots.neural import NeuralBot

    return NeuralBot(board_mind(), encode, seed, WHIM)


def best_learned_bot(seed: int) -> "NeuralBot[State]":
    """The same without whims."""
    from carson.bots.neural import NeuralBot

    return NeuralBot(board_mind(), encode, seed, LEAST_WHIM)
