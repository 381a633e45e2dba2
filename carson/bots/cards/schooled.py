"""A schooled bot of the card game: a net and the greedy bot's judgement together."""

from collections.abc import Sequence
from typing import Final, final

from carson.bots.cards.greedy import PRICE, GreedyCardBot, Thought
from carson.bots.cards.worth import USUAL
from carson.bots.neural import Mind
from carson.bots.schooled import SchooledBot
from carson.cards.encode import encode
from carson.cards.play.bidding import SealBids
from carson.cards.play.pick import PickCard, TakeNow
from carson.cards.state import State
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat
from carson.core.views import View

ASKED: Final = (SealBids, PickCard, TakeNow)
"""What the net is asked about: there it matters what others do. Land is laid by judgement alone."""
POINT: Final = 0.6


@final
class SchooledCardBot:
    """Bids and picks what both the net and its judgement like; all else it judges."""

    name: Final = "learned"

    def __init__(self, mind: Mind, seed: int) -> None:
        self._schooled: Final = SchooledBot(seed, mind, encode, judged, POINT)
        self._judge: Final = GreedyCardBot(seed)

    def choose(self, view: View[State]) -> Move:
        """The move that is liked best."""
        thinks = self._schooled if isinstance(view.choice, ASKED) else self._judge
        return thinks.choose(view)


def judged(s: State, seat: Seat, choice: Choice[State], moves: Sequence[Move]) -> list[float]:
    """What the moves are worth to the greedy bot, in points."""
    rate = Thought(s, seat, USUAL, PRICE).judge(choice)
    return [rate(move) for move in moves]
