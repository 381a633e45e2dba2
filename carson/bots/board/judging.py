"""How a kind of choice is judged: a function that rates its moves, in victory points."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from carson.board.state import State
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat

Rater = Callable[[Move], float]
"""How good a move is; only differences between the moves of one choice count."""
Judge = Callable[[State, Seat, Choice[State]], Rater]
"""Looks at a choice once and gives the rater of its moves. The state is the judge's own copy."""


@dataclass(frozen=True)
class Judging:
    """How a kind of choice is judged, and by what: the word stands for it in hints."""

    judge: Judge
    by: str


Entry = tuple[type[Choice[State]], Judging]

C = TypeVar("C", bound=Choice[State])

NEVER: Final = -99.0
A_LITTLE: Final = 0.001
"""Decides between moves that are worth the same."""


def judged(kind: type[C], judge: Callable[[State, Seat, C], Rater], by: str) -> Entry:
    """An entry of the table of judges: this kind of choice is judged so."""

    def checked(s: State, seat: Seat, choice: Choice[State]) -> Rater:
        assert isinstance(choice, kind)
        return judge(s, seat, choice)

    return kind, Judging(checked, by)
