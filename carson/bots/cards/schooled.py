"""A schooled bot of the card game: a net and the greedy bot's judgement together."""

from typing import Final, final

import numpy as np

from carson.bots.cards.greedy import PRICE, GreedyCardBot, Thought
from carson.bots.cards.worth import USUAL
from carson.bots.neural import Floats, Mind
from carson.cards.encode import encode
from carson.cards.play.bidding import SealBids
from carson.cards.play.pick import PickCard, TakeNow
from carson.cards.state import State
from carson.core.agenda import Choice, considered
from carson.core.chance import Stream
from carson.core.moves import Move, Seat
from carson.core.views import View

ASKED: Final = (SealBids, PickCard, TakeNow)
"""What the net is asked about: there it matters what others do. Land is laid by judgement alone."""
POINT: Final = 0.6
"""What a point of judgement weighs; one of the net's liking makes a move e times as likely."""
SEEDS: Final = 1 << 32


@final
class SchooledCardBot:
    """Bids and picks what both the net and its judgement like; all else it judges."""

    name: Final = "learned"

    def __init__(self, mind: Mind, seed: int) -> None:
        self._mind: Final = mind
        self._dice: Final = Stream(seed)
        self._judge: Final = GreedyCardBot(self._dice.below(SEEDS))

    def choose(self, view: View[State]) -> Move:
        """The move that is liked best by both."""
        choice = view.choice
        assert choice is not None, "a bot is asked when its seat is"
        if not isinstance(choice, ASKED):
            return self._judge.choose(view)
        moves = considered(choice, view.moves)
        if len(moves) == 1:
            return moves[0]
        index = view.game.vocabulary.index
        s = view.imagine(self._dice)
        seen = self._mind.look(*encode(s, view.seat))
        liked = self._mind.logits(seen, [index(move) for move in moves])
        return moves[int((liked + POINT * judged(s, view.seat, choice, moves)).argmax())]


def judged(s: State, seat: Seat, choice: Choice[State], moves: list[Move]) -> Floats:
    """What the moves are worth to the greedy bot, in points."""
    rate = Thought(s, seat, USUAL, PRICE).judge(choice)
    return np.array([rate(move) for move in moves], np.float32)
