"""The schedule: how fast is learned, and how much is tried out, from the first minute to the last.

A plan may be carried out in several runs, each of which continues where the one before it stopped.
"""

from dataclasses import dataclass
from typing import Final

WARM_UP: Final = 4
"""In this many rounds after each start the optimiser gets to know the gradients again."""


@dataclass(frozen=True)
class Pace:
    """How to learn now."""

    rate: float
    entropy: float
    taught: bool = False
    """Whether a teacher is imitated."""


@dataclass(frozen=True)
class TrainingPlan:
    """How long is trained in all, and how the pace changes meanwhile."""

    minutes: float
    rate: float = 4e-4
    last_rate: float = 2e-5
    entropy: float = 0.02
    last_entropy: float = 0.001
    imitation: float = 0.0
    """For this many minutes, at first, a teacher is imitated."""
    begun: float = 0.0
    """After this many minutes of training, under another plan, this one was made."""

    def position(self, minutes: float) -> float:
        """How much of the plan is done: from 0 to 1."""
        return min(1.0, (minutes - self.begun) / self.minutes)

    def pace(self, minutes: float, rounds: int) -> Pace:
        """How to learn after this many minutes of the plan, and rounds since the last start."""
        done = self.position(minutes)
        warm = min(1.0, (rounds + 1) / WARM_UP)
        return Pace(
            warm * between(self.rate, self.last_rate, done),
            between(self.entropy, self.last_entropy, done),
            minutes - self.begun < self.imitation,
        )


def between(first: float, last: float, part: float) -> float:
    """The number so far on the way from the first to the last."""
    return first + (last - first) * part
