"""What the net and the greedy bot's judgement decide together in the card game."""

from collections.abc import Sequence
from typing import Final

from carson.bots.cards.contested import CONTESTED
from carson.bots.cards.greedy import PRICE, Thought
from carson.bots.cards.worth import USUAL
from carson.bots.neural import Mind
from carson.bots.schooled import Schooling
from carson.cards.encode import encode
from carson.cards.state import State
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat

POINT: Final = 0.6
SENSE: Final = 4.0


def card_schooling(mind: Mind) -> Schooling[State]:
    """Who decides what."""
    return Schooling(mind, encode, judged, CONTESTED, POINT, lambda s: SENSE)


def judged(s: State, seat: Seat, choice: Choice[State], moves: Sequence[Move]) -> list[float]:
    """What the moves are worth to the greedy bot, in points."""
    rate = Thought(s, seat, USUAL, PRICE).judge(choice)
    return [rate(move) for move in moves]
