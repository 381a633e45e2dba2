"""The remarks of Might is Right: the totals of a duel, as far as its tiles lie open."""

from typing import Final, final

from carson.board.ids import TILE
from carson.board.powers import ask
from carson.board.state import State
from carson.board.variants.might_is_right import PlayTiles
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat
from carson.preview.board.remarks import Remarks
from carson.preview.report import Line, line


@final
class MightIsRightRemarks(Remarks):
    """Your total with a tile, and what the rivals have without theirs."""

    def about(self, s: State, seat: Seat, choice: Choice[State], move: Move) -> list[Line]:
        if not isinstance(choice, PlayTiles):
            return []
        tile = move.noun if move.verb is TILE else 0
        total = ask.firepower(s, seat) + sum(choice.duel.of(seat)) + tile
        rivals = [fighter.seat for fighter in choice.duel.fighters if fighter.seat != seat]
        return [line("tile", total=total), *(open_total(s, choice, rival) for rival in rivals)]


def open_total(s: State, choice: PlayTiles, rival: Seat) -> Line:
    """What everyone can add up of a rival."""
    total = ask.firepower(s, rival) + sum(choice.shown(rival))
    return line("tile-rival", seat=rival, total=total)


REMARKS: Final = MightIsRightRemarks()
