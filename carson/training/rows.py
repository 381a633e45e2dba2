"""Rows: what actors and the learner tell each other about each game, in shared memory.

There are two halves: while the games of one are played on, the net looks at the other.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from carson.training.courses import MOST_SEATS, Subject

CANDIDATES: Final = 256
"""This many moves of a decision are looked at."""
NOTHING: Final = 0xFFFF
"""Fills up what has room for more facts or moves than there are."""
HALVES: Final = 2
ALIGNED: Final = 64
SINGLES: Final = 7
"""How many whole numbers stand alone in a row."""


@dataclass(frozen=True)
class Widths:
    """How much room a row has for each thing."""

    facts: int
    numbers: int
    parts: int
    candidates: int = CANDIDATES


def widths_of(subject: Subject) -> Widths:
    """The room that a game needs."""
    return Widths(subject.most_facts, subject.numbers, subject.parts)


class Rows:
    """The rows of one half, all of them or those of one actor, as arrays over a buffer."""

    def __init__(self, widths: Widths, count: int, buffer: memoryview, half: int) -> None:
        self.widths: Final = widths
        self.count: Final = count
        self._buffer: Final = buffer
        self._at = half * half_bytes(widths, count)
        self.facts: Final = self._whole(widths.facts)
        self.moves: Final = self._whole(widths.candidates)
        self.numbers: Final = self._real(widths.numbers)
        self.outcomes: Final = self._real(MOST_SEATS * widths.parts)
        self.known: Final = self._whole(1)
        """How many facts there are."""
        self.seat: Final = self._whole(1)
        """Who decides."""
        self.ended: Final = self._whole(1)
        """With how many seats a game ended by the last move; 0 if it goes on."""
        self.chosen: Final = self._whole(1)
        """The answer: the number of a move among those that are listed."""
        self.left_out: Final = self._whole(1)
        """How many moves there were more than candidates."""
        self.taught: Final = self._whole(1)
        """Whether a teacher is asked what to do, from the next decision on."""
        self.advised: Final = self._whole(1)
        """What the teacher would do, as a number like the answer's; NOTHING if nobody asks."""

    def _whole(self, width: int) -> npt.NDArray[np.uint16]:
        count = self.count * width
        array = np.frombuffer(self._buffer, np.uint16, count, self._at).reshape(self.count, width)
        self._at += padded(count * 2)
        return array

    def _real(self, width: int) -> npt.NDArray[np.float32]:
        count = self.count * width
        array = np.frombuffer(self._buffer, np.float32, count, self._at).reshape(self.count, width)
        self._at += padded(count * 4)
        return array


def padded(size: int) -> int:
    """The next multiple of what memory likes."""
    return -(-size // ALIGNED) * ALIGNED


def half_bytes(widths: Widths, count: int) -> int:
    """How much memory one half takes."""
    whole = (widths.facts, widths.candidates, *[1] * SINGLES)
    real = (widths.numbers, MOST_SEATS * widths.parts)
    return sum(padded(count * width * 2) for width in whole) + sum(
        padded(count * width * 4) for width in real
    )
