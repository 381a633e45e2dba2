"""How the greedy bot fills in the sheet of a new beginning."""

from typing import Final

from carson.board.state import State
from carson.board.variants.new_beginning import LINES, FillSheet
from carson.bots.judging import Entry, Rater, judged
from carson.core.moves import Seat

WANTED: Final = {"cowboys": 2, "revolvers": 2, "roads": 1, "parcels": 2}
"""The usual kit and a revolver more; nothing else is bought or bid, and the rest stays money."""


def fill_sheet(s: State, seat: Seat, choice: FillSheet) -> Rater:
    """What is wanted on this line, or as near to it as the money allows."""
    line = LINES[len(choice.sheets[seat])]
    wanted = WANTED.get(line, 0)
    return lambda move: -abs(move.noun - wanted)


JUDGES: Final[tuple[Entry, ...]] = (judged(FillSheet, fill_sheet),)
