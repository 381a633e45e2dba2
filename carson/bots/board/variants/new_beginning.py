"""A New Beginning: how the greedy bot fills in its sheet, and what it bought for good."""

from typing import ClassVar, Final, final

from carson.board.state import State
from carson.board.variants.new_beginning import (
    LINES,
    SECOND_CHARACTER,
    FillSheet,
    TakeSecond,
    has_power,
)
from carson.bots.board import worth
from carson.bots.board.judging import Entry, Rater, judged
from carson.bots.board.variant_knowledge import Advice
from carson.core.agenda import Choice
from carson.core.moves import Seat

WANTED: Final = {"cowboys": 2, "revolvers": 2, "roads": 1, "parcels": 2}
"""The usual kit and a revolver more; nothing else is bought or bid, and the rest stays money."""
SECOND: Final = 2.0
"""The right to a second character in another round."""


def fill_sheet(s: State, seat: Seat, choice: FillSheet) -> Rater:
    """What is wanted on this line, or as near to it as the money allows."""
    line = LINES[len(choice.sheets[seat])]
    wanted = WANTED.get(line, 0)
    return lambda move: -abs(move.noun - wanted)


@final
class NewBeginningAdvice(Advice):
    """A second character that can be taken in a later round is worth something."""

    contested: ClassVar[tuple[type[Choice[State]], ...]] = (FillSheet, TakeSecond)
    judges: ClassVar[tuple[Entry, ...]] = (judged(FillSheet, fill_sheet, "sheet"),)

    def holdings(self, s: State, seat: Seat) -> float:
        return SECOND if worth.rounds_left(s) and has_power(s, seat, SECOND_CHARACTER) else 0.0


ADVICE: Final = NewBeginningAdvice()
