"""Remarks: what a variant adds to the preview of an answer."""

from carson.board.state import State
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat
from carson.preview.report import Line


class Remarks:
    """What a comparison of positions cannot show of the choices of one variant."""

    def about(self, s: State, seat: Seat, choice: Choice[State], move: Move) -> list[Line]:
        """What is special about answering a choice with a move."""
        return []
