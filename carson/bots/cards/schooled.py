"""What the net and the greedy bot's judgement decide together in the card game."""

from typing import Final

from carson.bots.cards.contested import CONTESTED
from carson.bots.cards.learned import judged
from carson.bots.cards.worth import rounds_left
from carson.bots.neural import Mind
from carson.bots.schooled import Schooling
from carson.cards.encode import encode
from carson.cards.state import State

POINT: Final = 0.6
SENSE: Final = 15.0
"""How many points worse than the best a move may be and still be played."""
LAST_SENSE: Final = 4.0
"""The same in the last round, where everything can be counted."""


def card_schooling(mind: Mind) -> Schooling[State]:
    """Who decides what."""
    return Schooling(mind, encode, judged, CONTESTED, POINT, sense)


def sense(s: State) -> float:
    """How much worse than the best a move may be."""
    return SENSE if rounds_left(s) else LAST_SENSE
