"""Judgement: what a bot thinks that moves are worth."""

from collections.abc import Callable, Sequence

from carson.core.agenda import Choice, S
from carson.core.moves import Move, Seat

Judge = Callable[[S, Seat, Choice[S], Sequence[Move]], list[float]]
"""What moves are worth to a seat, in points; the state is the judge's own copy."""
