"""Hints: the moves that the greedy bot likes best, and by what it judged them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from carson.bots.board.judging import NEVER
from carson.core.moves import Move

MOST: Final = 3
"""How many moves are named."""
BELOW: Final = "below"
"""Stands for a number of points below zero."""

Rated = tuple[float, Move]


@dataclass(frozen=True)
class Why:
    """A sentence as a code and named arguments; its text is the message `hint-<code>`."""

    code: str
    args: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class Hint:
    """A move that the bot would make, and why."""

    move: Move
    why: tuple[Why, ...]
    behind: float = 0.0
    """By how much it is rated lower than the best."""


def best(rated: Iterable[Rated], why: Callable[[float, Move], tuple[Why, ...]]) -> list[Hint]:
    """The best moves, the very best first; none that the bot would never make."""
    ranked = sorted(rated, key=lambda one: -one[0])
    likely = [one for one in ranked if one[0] > NEVER / 2] or ranked[:1]
    top = ranked[0][0]
    return [Hint(move, why(rating, move), top - rating) for rating, move in likely[:MOST]]


def points(worth: float) -> int | str:
    """Victory points as a sentence tells them: whole ones, as the bot only guesses."""
    return BELOW if worth < 0 else round(worth)


def worth(rating: float) -> Why:
    """What the bot thinks that a move brings, all in all."""
    return Why("worth", {"points": points(rating)})
