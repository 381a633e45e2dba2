"""Changes of mind while cowboys are placed: moving a cowboy, or taking it back."""

from typing import Final, final

from carson.board import events as event
from carson.board.ids import SHIFT, TAKE_BACK, Place, place_of
from carson.board.map.pieces import PIECES, Cowboy, Piece
from carson.board.play.place import lift_piece, piece_of, placings_with, settle_piece, why_not_there
from carson.board.state import State
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason

MOST_SHIFTS: Final = 10
"""How often a player may change their mind in a round: ours, so that every game ends."""


def mayor_stays(s: State, cowboy: Cowboy) -> bool:
    """Whoever came to the City Hall in an earlier round stays there."""
    return cowboy in s.settled


def own_cowboy(s: State, seat: Seat, place: Place) -> Cowboy | None:
    """A cowboy that the seat has placed there in this round."""
    for cowboy in s.at(place):
        if cowboy.seat == seat and not mayor_stays(s, cowboy):
            return cowboy
    return None


def lift_moves(s: State, seat: Seat) -> list[Move]:
    """All cowboys that the seat can move or take back."""
    own = [cowboy for cowboy in s.cowboys if cowboy.seat == seat]
    places = sorted({cowboy.place for cowboy in own if not mayor_stays(s, cowboy)})
    shifts = [SHIFT.of(place) for place in places if why_no_lift(s, seat, SHIFT.of(place)) is None]
    return shifts + [TAKE_BACK.of(place) for place in places]


def why_no_lift(s: State, seat: Seat, move: Move) -> Reason | None:
    """Why the seat cannot shift or take back a cowboy."""
    cowboy = own_cowboy(s, seat, place_of(move))
    if cowboy is None:
        return s.refusal("no-cowboy-there", place=move.noun)
    if move.verb is SHIFT and not any(goes_to(s, cowboy, p) for p in cowboy.piece.places):
        return s.refusal("nowhere-to-go", place=move.noun)
    return None


def goes_to(s: State, cowboy: Cowboy, place: Place) -> bool:
    """Whether a cowboy can go to another place."""
    if place == cowboy.place:
        return False
    return why_not_there(s, cowboy.seat, place, cowboy.piece) is None


def lift(s: State, seat: Seat, move: Move) -> None:
    """Take a cowboy from the board; if it is to move, ask where to."""
    cowboy = own_cowboy(s, seat, place_of(move))
    assert cowboy is not None
    lift_piece(s, cowboy)
    if move.verb is SHIFT:
        s.do(PutElsewhere(seat, cowboy))


@final
class PutElsewhere(Choice[State]):
    """Where a cowboy goes who was lifted."""

    accepts = tuple(piece.verb for piece in PIECES)

    def __init__(self, seat: Seat, cowboy: Cowboy) -> None:
        super().__init__(seat)
        self.cowboy: Final = cowboy

    @property
    def piece(self) -> Piece:
        """What was lifted."""
        return self.cowboy.piece

    def moves(self, s: State, seat: Seat) -> list[Move]:
        found = placings_with(s, seat, self.piece)
        return [move for move in found if move.noun != self.cowboy.place]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if piece_of(move) is not self.piece:
            return s.refusal("no-piece", piece=piece_of(move).name)
        if move.noun == self.cowboy.place:
            return s.refusal("same-place", place=move.noun)
        return why_not_there(s, seat, place_of(move), self.piece)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        settle_piece(s, seat, place_of(move), self.piece)
        s.emit(event.SHIFTED, seat, self.cowboy.place, move.noun, self.piece.number)
