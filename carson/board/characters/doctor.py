"""14: the Doctor and the Undertaker."""

from typing import Final, final

from carson.board import events as event
from carson.board.features.told import ABOUT_SEAT, Relative, Teller
from carson.board.ids import (
    DECLINE,
    FROM_CHARACTERS,
    LOSE,
    MOVE,
    ONE_ROAD,
    PAY,
    PLACE_NAMES,
    SPACES,
    Parcel,
    Place,
    for_character,
    is_enclosure,
    is_parcel,
    place_of,
)
from carson.board.map import town
from carson.board.map.geometry import by_rows, on_parcels
from carson.board.play.flow import step_of
from carson.board.play.land import why_too_dear
from carson.board.play.place import why_no_title, why_space_closed
from carson.board.powers.moments import DuelFought
from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.core.agenda import Choice
from carson.core.moves import NOBODY, Move, Seat
from carson.core.reasons import Reason

DOCTORS_FEE: Final = 3
UNDERTAKERS_FEE: Final = 2
REFUGES: Final = by_rows(MOVE.moves)
"""The moves to a parcel."""


@final
class DoctorYellow(Rule):
    """Losers of duels may pay you $3 to go to an empty place instead of home.

    That is a space that has not been resolved yet (the one-road space even if cowboys stand there),
    or an unowned parcel while land is still to be sold; never a building. Your own cowboy comes
    first and pays nothing; then the others, in pass order. For each Outlaw that is beaten the bank
    pays you $3. You choose the side of the card each time you take it.
    """

    number = 14
    cash_limit = 60
    side_agreed = False
    free_side = True

    def on_duel(self, s: State, owner: Seat, duel: DuelFought) -> None:
        if duel.outlaw and duel.winner != NOBODY:
            s.earn(owner, DOCTORS_FEE, for_character(self.number, self.red))
        patients = sorted(duel.losers, key=lambda seat: seat != owner)
        s.do(*[CallTheDoctor(patient, owner) for patient in patients])


@final
class UndertakerRed(Rule):
    """For each cowboy that loses a duel, its player pays you $2 or loses 1 VP, as they like.

    A player with less than $2 loses the VP, and may fall below zero. You need not have fought. Your
    own cowboys cost nothing. For each Outlaw that is beaten the bank pays you $2. You choose the
    side of the card each time you take it.
    """

    number = 14
    red = True
    cash_limit = 90
    side_agreed = False
    free_side = True

    def on_duel(self, s: State, owner: Seat, duel: DuelFought) -> None:
        if duel.outlaw and duel.winner != NOBODY:
            s.earn(owner, UNDERTAKERS_FEE, for_character(self.number, self.red))
        s.do(*[PayUndertaker(loser, owner) for loser in duel.losers if loser != owner])


@final
class CallTheDoctor(Choice[State]):
    """Where the beaten cowboy goes for the doctor's fee; or nowhere."""

    accepts = (MOVE, DECLINE)

    def __init__(self, patient: Seat, doctor: Seat) -> None:
        super().__init__(patient)
        self.doctor: Final = doctor

    def fee(self) -> int:
        """The Doctor's own player pays nothing."""
        return 0 if self.seats[0] == self.doctor else DOCTORS_FEE

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        spaces = [MOVE.of(space) for space in SPACES]
        return [*on_parcels(REFUGES, s.wild), *spaces, DECLINE.of()]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is DECLINE:
            return None
        reason = why_no_refuge(s, seat, place_of(move))
        return reason or why_too_dear(s, seat, self.fee())

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is MOVE:
            if self.fee():
                doctor = for_character(DoctorYellow.number, red=False)
                s.transfer(seat, self.doctor, self.fee(), doctor)
            s.emit(event.HEALED, seat, move.noun)
            s.place(seat, place_of(move))


def why_no_refuge(s: State, seat: Seat, place: Place) -> Reason | None:
    """Why a beaten cowboy cannot go to a place."""
    parcel = is_parcel(place)
    if is_enclosure(place) or (parcel and not town.is_for_sale(s, Parcel(place))):
        return s.refusal("no-refuge", place=place)
    step = step_of("parcel-purchase" if parcel else PLACE_NAMES[place], s.options.edition)
    if step < s.step or (step == s.step and not parcel):
        return s.refusal("too-late", place=place)
    if s.cowboys_at[place] and place != ONE_ROAD:
        return s.refusal("not-empty", place=place)
    return why_no_title(s, seat) if parcel else why_space_closed(s, place)


@final
class PayUndertaker(Choice[State]):
    """Pay the undertaker, or lose a victory point."""

    accepts = (PAY, LOSE)

    def __init__(self, loser: Seat, undertaker: Seat) -> None:
        super().__init__(loser)
        self.undertaker: Final = undertaker

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        return why_too_dear(s, seat, UNDERTAKERS_FEE) if move.verb is PAY else None

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is PAY:
            undertaker = for_character(UndertakerRed.number, red=True)
            s.transfer(seat, self.undertaker, UNDERTAKERS_FEE, undertaker)
        else:
            s.score(seat, -1, FROM_CHARACTERS)


# --- what learned players are told ----------------------------------------------------------
@final
class TellDoctor(Teller):
    """Who would treat the cowboy."""

    def tell(
        self,
        choice: Choice[State],
        me: Seat,
        to: Relative,
        found: list[int],
        numbers: list[float],
    ) -> None:
        assert isinstance(choice, CallTheDoctor)
        found.append(ABOUT_SEAT + to[choice.doctor])


@final
class TellUndertaker(Teller):
    """Who wants to be paid."""

    def tell(
        self,
        choice: Choice[State],
        me: Seat,
        to: Relative,
        found: list[int],
        numbers: list[float],
    ) -> None:
        assert isinstance(choice, PayUndertaker)
        found.append(ABOUT_SEAT + to[choice.undertaker])
