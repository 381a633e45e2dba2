"""Luck: what dice and draws gave or took, as the difference to the same dice rolled again."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from carson.bots.neural import Floats
from carson.core.agenda import Chance, S, pending, play
from carson.core.chance import Luck, Stream, answer
from carson.core.moves import CHANCE
from carson.review.chances import chances
from carson.review.insight import Insight

AGAIN: Final = 12
"""How often dice are rolled again; their mean is what was to be expected."""


@dataclass(frozen=True)
class Fortune:
    """What chance gave each seat in one go, before anyone had to decide again."""

    number: int
    """How many moves the record has before it."""
    gifts: tuple[float, ...]
    """By seat, in win chance."""


def fortune(insight: Insight[S], number: int, before: S, after: S, seed: int) -> Fortune:
    """What the dice between two states gave each seat, compared with other dice."""
    others = [rolled(before.copy(), Stream(seed + roll)) for roll in range(AGAIN)]
    found = chances(insight, [after, *others])
    gifts = found[0] - np.mean(np.stack(found[1:]), axis=0)
    return Fortune(number, tuple(float(gift) for gift in gifts))


def rolled(s: S, luck: Luck) -> S:
    """The state after chance has answered every question that is open now."""
    while isinstance(choice := pending(s), Chance):
        play(s, CHANCE, answer(s, choice, luck, 0))
    return s


def totals(fortunes: Sequence[Fortune], seats: int) -> Floats:
    """What luck gave each seat in all."""
    gifts = [one.gifts for one in fortunes] or [(0.0,) * seats]
    summed: Floats = np.array(gifts, np.float32).sum(axis=0)
    return summed
