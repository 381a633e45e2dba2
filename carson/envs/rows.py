"""Rows: what many games tell and are told, one row each, in memory that processes may share."""

from typing import Final, Generic, TypeVar, final

import numpy as np
import numpy.typing as npt

from carson.core.agenda import S
from carson.envs.encoding import Encoding
from carson.training.rows import CANDIDATES, padded

K = TypeVar("K", bound=np.generic)
SINGLES: Final = 4
"""How many whole numbers stand alone in a row."""


@final
class TableRows(Generic[S]):
    """Arrays over a buffer, with a row for each game."""

    def __init__(self, encoding: Encoding[S], seats: int, count: int, buffer: memoryview) -> None:
        self._buffer: Final = buffer
        self._count: Final = count
        self._at = 0
        self.facts: Final = self._array(np.uint16, encoding.most_facts)
        self.moves: Final = self._array(np.uint16, CANDIDATES)
        self.numbers: Final = self._array(np.float32, encoding.numbers)
        self.action_mask: Final = self._array(np.int8, CANDIDATES)
        self.returns: Final = self._array(np.float32, seats)
        """What the game that has just ended brought each seat, or zeros."""
        self.seat: Final = self._array(np.int16, 1)
        """Who decides."""
        self.mover: Final = self._array(np.int16, 1)
        """Who decided last."""
        self.ended: Final = self._array(np.int16, 1)
        """1 if a game ended with the last decision; the next one has begun."""
        self.action: Final = self._array(np.int16, 1)
        """The answer: the place of a move among those of the decision."""

    def _array(self, kind: type[K], width: int) -> npt.NDArray[K]:
        shape = (self._count, width)
        found = np.ndarray(shape, kind, self._buffer, self._at)
        self._at += padded(found.nbytes)
        return found


def bytes_of(encoding: Encoding[S], seats: int, count: int) -> int:
    """Return how much memory the rows take."""
    shorts, reals = (encoding.most_facts, CANDIDATES), (encoding.numbers, seats)
    singles = SINGLES * padded(count * 2)
    return (
        sum(padded(count * width * 2) for width in shorts)
        + sum(padded(count * width * 4) for width in reals)
        + padded(count * CANDIDATES)
        + singles
    )
