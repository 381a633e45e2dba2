"""Careful bots: any move will do that is nearly as good as the best.

They tell good moves from absurd ones as well as their judge does, but not the best of them. So
they never play nonsense, and the more they tolerate, the weaker they are.
"""

from dataclasses import dataclass
from typing import Final, Generic

from carson.bots.bot import BotMaker
from carson.bots.judgement import Judge
from carson.core.agenda import Choice, S, considered, pending
from carson.core.chance import Stream
from carson.core.moves import Move
from carson.core.views import View


@dataclass(frozen=True)
class Carefulness(Generic[S]):
    """What a careful bot tolerates."""

    judge: Judge[S]
    hard: tuple[type[Choice[S]], ...]
    """The choices in which it is hard to tell what is best; in all others it takes the best."""
    slack: float
    """By this many points a move may be worse than the best."""
    part: float
    """By this part of what the best is worth a move may be worse, however little that is."""

    @property
    def makes(self) -> BotMaker[S]:
        """What makes such bots."""
        return lambda seed: CarefulBot(seed, self)

    def least(self, choice: Choice[S], best: float) -> float:
        """What a move must be worth, where the best is worth so much."""
        if not isinstance(choice, self.hard):
            return best
        return best - min(self.slack, self.part * abs(best))


class CarefulBot(Generic[S]):
    """Makes one of the moves that are good enough; its dice say which."""

    name: Final = "careful"

    def __init__(self, seed: int, carefulness: Carefulness[S]) -> None:
        self._dice: Final = Stream(seed)
        self._carefulness: Final = carefulness

    def choose(self, view: View[S]) -> Move:
        """One of the moves that are nearly as good as the best."""
        s = view.imagine(self._dice)
        choice = pending(s)
        assert choice is not None, "a bot is asked when its seat is"
        moves = considered(choice, view.moves)
        worth = self._carefulness.judge(s, view.seat, choice, moves)
        least = self._carefulness.least(choice, max(worth))
        good = [move for move, found in zip(moves, worth, strict=True) if found >= least]
        return good[self._dice.below(len(good))]
