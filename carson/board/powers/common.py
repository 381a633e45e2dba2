"""Choices that several characters have in common."""

from typing import Final, final

from carson.board import events as event
from carson.board.ids import (
    BUILD,
    BUILD_SPACES,
    DECLINE,
    FETCH,
    FOR_TILE,
    FROM_BAG,
    PARCELS,
    TAKE,
    WAIT,
    Thing,
    for_character,
    parcel_of,
    place_of,
)
from carson.board.play.build import FinishBuilding, Site
from carson.board.play.land import why_not_empty_and_ownable, why_too_dear
from carson.board.play.track import RefillTrack, take_tile, tile_on
from carson.board.state import State
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason
from carson.core.values import added

CASHED: Final = 1
CASH: Final = 8


def cash_in(s: State, seat: Seat, card: int) -> None:
    """The $8 that a card gives instead of its other power."""
    rule = s.rules[card]
    assert rule is not None, "only cards in play give money"
    s.earn(seat, CASH, for_character(card, rule.red))
    s.remember(card, CASHED)


@final
class CashOrWait(Choice[State]):
    """Take the $8 now, or wait for what else the card gives later."""

    accepts = (TAKE, WAIT)

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is TAKE:
            cash_in(s, seat, self.card)


@final
class TakeBuildingAndLand(Choice[State]):
    """Pay for a building of one kind, from the track or else from the bag; or decline.

    It is built at once on a free parcel that nobody owns, which comes with it.
    """

    accepts = (FETCH, FROM_BAG, DECLINE)

    def __init__(self, seat: Seat, building: Thing, price: int) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.price: Final = price

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is DECLINE:
            return None
        if move.verb is FETCH and tile_on(s, move.noun) != self.building:
            return s.refusal("not-on-space", place=move.noun, thing=self.building)
        if move.verb is FROM_BAG and self.building in s.track:
            return s.refusal("on-the-track", thing=self.building)
        if move.verb is FROM_BAG and not s.bag[self.building]:
            return s.refusal("not-in-bag", thing=self.building)
        if not self.ground(s):
            return s.refusal("nowhere-to-build", thing=self.building)
        return why_too_dear(s, seat, self.price)

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        spaces = [space for space in BUILD_SPACES if tile_on(s, space) == self.building]
        return [*(FETCH.of(space) for space in spaces), FROM_BAG.of(), DECLINE.of()]

    def ground(self, s: State) -> bool:
        """Whether there is a parcel to build on."""
        seat = self.seats[0]
        return any(why_not_empty_and_ownable(s, seat, p) is None for p in PARCELS)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is FETCH:
            take_tile(s, seat, place_of(move), self.price)
            s.do(BuildOnNewLand(seat, self.building), RefillTrack())
        elif move.verb is FROM_BAG:
            s.bag = added(s.bag, self.building, -1)
            s.pay(seat, self.price, FOR_TILE)
            s.keep(seat, self.building)
            s.emit(event.BOUGHT, seat, self.building, self.price)
            s.do(BuildOnNewLand(seat, self.building))


@final
class BuildOnNewLand(Choice[State]):
    """Which parcel to claim and build on."""

    accepts = (BUILD,)

    def __init__(self, seat: Seat, building: Thing) -> None:
        super().__init__(seat)
        self.building: Final = building

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        return why_not_empty_and_ownable(s, seat, parcel_of(move))

    def play(self, s: State, seat: Seat, move: Move) -> None:
        site = Site(seat, self.building, parcel_of(move))
        s.claim(seat, site.parcel)
        s.build(seat, self.building, site.parcel)
        s.do(FinishBuilding(site))
