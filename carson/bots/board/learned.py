"""The learned bot of the board game: a net that was trained by playing against itself."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, Final

from carson.board.encode import VERSION, encode
from carson.board.state import State
from carson.bots.board.contested import CONTESTED
from carson.bots.board.greedy import rate_all
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat

if TYPE_CHECKING:
    from carson.bots.neural import Mind, NeuralBot
    from carson.bots.schooled import SchooledBot, Schooling

WHIM: Final = 0.2
"""How freely it chooses between moves that it likes nearly as well: no two games are alike."""
POINT: Final = 1.0
"""What a point of judgement weighs; one of the net's liking makes a move e times as likely."""
SENSE: Final = (6.0, 6.0, 6.0, 6.0, 1.5)
"""By this many points a move may be worse than the best, by round; the last one can be reckoned."""


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


def schooled_bot(seed: int) -> "SchooledBot[State]":
    """A bot that plays what the net likes and the greedy bot finds worth most, together."""
    from carson.bots.schooled import SchooledBot

    return SchooledBot(seed, board_schooling())


@cache
def board_schooling() -> "Schooling[State]":
    """Who decides what."""
    from carson.bots.schooled import Schooling

    return Schooling(board_mind(), encode, judged, CONTESTED, POINT, lambda s: SENSE[s.round])


def judged(s: State, seat: Seat, choice: Choice[State], moves: Sequence[Move]) -> list[float]:
    """What the moves are worth to the greedy bot, in points; what it does not try, as the worst."""
    rated = {move: rating for rating, move in rate_all(s, seat, choice, moves, deeper=True)}
    worst = min(rated.values())
    return [rated.get(move, worst) for move in moves]
