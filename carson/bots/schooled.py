"""Schooled bots: what a net likes and what a judge thinks it is worth, put together.

A net knows what others will do, but it is careless; a judge reckons exactly and looks at itself.
So the net is asked where others matter, and never talks the bot into plain nonsense.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic

import numpy as np

from carson.bots.judgement import Judge
from carson.bots.neural import Encode, Floats, Mind, whims
from carson.core.agenda import Choice, S, considered, pending
from carson.core.chance import Stream
from carson.core.moves import Move
from carson.core.views import View

WHIM: Final = 0.05
"""How freely it chooses between moves that are nearly alike, so that not all its games are."""


@dataclass(frozen=True)
class Schooling(Generic[S]):
    """Who decides what in a game."""

    mind: Mind
    encode: Encode[S]
    judge: Judge[S]
    asked: tuple[type[Choice[S]], ...]
    """What the net is asked about; all else the judge decides alone."""
    point: float
    """A point of judgement weighs as much as so much of the net's liking, in logits."""
    sense: Callable[[S], float]
    """A move that is this many points worse than the best is not played, however it is liked."""


class SchooledBot(Generic[S]):
    """Plays what both like best."""

    name: Final = "learned"

    def __init__(self, seed: int, schooling: Schooling[S]) -> None:
        self._dice: Final = Stream(seed)
        self._schooling: Final = schooling

    def choose(self, view: View[S]) -> Move:
        """The move that is liked best by both."""
        s = view.imagine(self._dice)
        choice = pending(s)
        assert choice is not None, "a bot is asked when its seat is"
        moves = considered(choice, view.moves)
        if len(moves) == 1:
            return moves[0]
        worth = np.array(self._schooling.judge(s, view.seat, choice, moves), np.float32)
        best: Floats = worth - worth.max()
        if isinstance(choice, self._schooling.asked):
            best = self._together(view, s, moves, best)
        equals = np.flatnonzero(best == best.max())
        return moves[int(equals[self._dice.below(len(equals))])]

    def _together(self, view: View[S], s: S, moves: Sequence[Move], worth: Floats) -> Floats:
        """What the net and the judge think of moves, of which the best is worth nothing more."""
        known, index = self._schooling, view.game.vocabulary.index
        seen = known.mind.look(*known.encode(s, view.seat))
        liked = known.mind.logits(seen, [index(move) for move in moves])
        both = liked + known.point * worth + whims(self._dice, len(moves), WHIM)
        sensible: Floats = np.where(worth >= -known.sense(s), both, np.float32(-np.inf))
        return sensible
