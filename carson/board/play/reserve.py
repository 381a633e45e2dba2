"""Building from the reserve, after all purchases."""

from typing import Final, final

from carson.board.ids import (
    BUILDING_THINGS,
    DONE,
    ROAD,
    UNPACK,
    Thing,
)
from carson.board.map import town
from carson.board.play.build import PlaceBuilding, why_not_build
from carson.board.play.turn import OwnTurn
from carson.board.state import State
from carson.core.agenda import Task
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason


@final
class PlaceReserved(Task[State]):
    """After all purchases, everyone may build from their reserve, in pass order."""

    def run(self, s: State) -> None:
        s.do(*[OfferReserve(seat, ()) for seat in s.pass_order])


@final
class OfferReserve(Task[State]):
    """Ask a seat what to build from its reserve, if something there is not given up."""

    def __init__(self, seat: Seat, given_up: tuple[Thing, ...]) -> None:
        self.seat: Final = seat
        self.given_up: Final = given_up

    def run(self, s: State) -> None:
        if any(s.reserved(self.seat, t) and t not in self.given_up for t in BUILDING_THINGS):
            s.do(PickReserved(self.seat, self.given_up))


@final
class PickReserved(OwnTurn):
    """Which building of the reserve to build next, or none."""

    accepts = (UNPACK, DONE, ROAD)

    def __init__(self, seat: Seat, given_up: tuple[Thing, ...]) -> None:
        super().__init__(seat)
        self.given_up: Final = given_up

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is not UNPACK:
            return super().refuse(s, seat, move)
        building = Thing(move.noun)
        if not s.reserved(seat, building):
            return s.refusal("not-in-reserve", thing=building)
        if building in self.given_up:
            return s.refusal("given-up", thing=building)
        land = town.parcels_of(s, seat)
        if all(why_not_build(s, seat, building, parcel) for parcel in land):
            return s.refusal("nowhere-to-build", thing=building)
        return None

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is ROAD:
            super().play(s, seat, move)
        elif move.verb is UNPACK:
            building = Thing(move.noun)
            tried = SeeReserve(self, building, s.reserved(seat, building))
            s.do(PlaceBuilding(seat, building, kept=self, tried=tried))


@final
class SeeReserve(Task[State]):
    """Continue with the reserve after a building was placed.

    A type that came back is given up, until another building stands.
    """

    def __init__(self, asked: PickReserved, building: Thing, before: int) -> None:
        self.seat: Final = asked.seats[0]
        self.given_up: Final = asked.given_up
        self.building: Final = building
        self.before: Final = before

    def made_of(self) -> tuple[object, ...]:
        return PickReserved(self.seat, self.given_up), self.building, self.before

    def run(self, s: State) -> None:
        came_back = s.reserved(self.seat, self.building) == self.before
        given_up = (*self.given_up, self.building) if came_back else ()
        s.do(OfferReserve(self.seat, given_up))
