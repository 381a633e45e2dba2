"""Schooled bots: what a net likes and what a judge thinks it is worth, put together.

A net knows what others will do, but it is careless; a judge reckons exactly and looks at itself.
"""

from collections.abc import Callable, Sequence
from typing import Final, Generic

import numpy as np

from carson.bots.neural import Encode, Mind, whims
from carson.core.agenda import Choice, S, considered, pending
from carson.core.chance import Stream
from carson.core.moves import Move, Seat
from carson.core.views import View

Judge = Callable[[S, Seat, Choice[S], Sequence[Move]], list[float]]
"""What moves are worth to a seat, in points; the state is the judge's own copy."""
HOPELESS: Final = 30.0
"""This many points below the best, nothing is told apart any more."""
WHIM: Final = 0.05
"""How freely it chooses between moves that are nearly alike, so that not all its games are."""


class SchooledBot(Generic[S]):
    """Plays what both like best."""

    name: Final = "learned"

    def __init__(
        self, seed: int, mind: Mind, encode: Encode[S], judge: Judge[S], point: float
    ) -> None:
        """A point of judgement weighs as much as so much of the net's liking, in logits."""
        self._dice: Final = Stream(seed)
        self._mind: Final = mind
        self._encode: Final = encode
        self._judge: Final = judge
        self._point: Final = point

    def choose(self, view: View[S]) -> Move:
        """The move that is liked best by both."""
        s = view.imagine(self._dice)
        choice = pending(s)
        assert choice is not None, "a bot is asked when its seat is"
        moves = considered(choice, view.moves)
        if len(moves) == 1:
            return moves[0]
        index = view.game.vocabulary.index
        seen = self._mind.look(*self._encode(s, view.seat))
        liked = self._mind.logits(seen, [index(move) for move in moves])
        worth = np.array(self._judge(s, view.seat, choice, moves), np.float32)
        loss = np.minimum(worth.max() - worth, HOPELESS)
        both = liked - self._point * loss + whims(self._dice, len(moves), WHIM)
        return moves[int(both.argmax())]
