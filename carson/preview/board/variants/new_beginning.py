"""The remarks of A New Beginning: what is left to spend on the sheet."""

from typing import Final, final

from carson.board.state import State
from carson.board.variants.new_beginning import FillSheet, money_left
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat
from carson.preview.board.remarks import Remarks
from carson.preview.report import Line, line


@final
class NewBeginningRemarks(Remarks):
    """The money that a sheet leaves."""

    def about(self, s: State, seat: Seat, choice: Choice[State], move: Move) -> list[Line]:
        if not isinstance(choice, FillSheet):
            return []
        return [line("sheet", left=money_left((*choice.sheets[seat], move.noun)))]


REMARKS: Final = NewBeginningRemarks()
