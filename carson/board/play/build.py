"""Buying a building, and building it: ground, road, and a House for the new townspeople."""

from typing import Final, final

from carson.board import events as event
from carson.board.ids import (
    ALLOW,
    ASK,
    BUILD,
    BUY,
    DECLINE,
    HOUSE,
    HOUSE_AT,
    KEEP,
    NOTHING,
    PARCELS,
    REFUSE,
    ROAD,
    TOWNHOUSE,
    Parcel,
    Thing,
    parcel_of,
)
from carson.board.map import town
from carson.board.map.buildings import BUILDINGS
from carson.board.map.geometry import NEAR
from carson.board.map.pieces import Cowboy
from carson.board.play.land import why_occupied, why_outlaw, why_too_dear
from carson.board.play.track import take_tile
from carson.board.play.turn import OwnTurn
from carson.board.powers import ask
from carson.board.state import State
from carson.core.agenda import Choice, Task
from carson.core.moves import NOBODY, Move, Seat
from carson.core.reasons import Reason


@final
class BuyBuilding(OwnTurn):
    """The tile on a building space, at its price."""

    accepts = (BUY, DECLINE, ROAD)

    def __init__(self, cowboy: Cowboy) -> None:
        super().__init__(cowboy.seat)
        self.place: Final = cowboy.place

    def made_of(self) -> tuple[object, ...]:
        return (Cowboy(self.seats[0], self.place),)

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is not BUY:
            return super().refuse(s, seat, move)
        return why_too_dear(s, seat, ask.price_of_building(s, seat, self.place))

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is ROAD:
            super().play(s, seat, move)
        elif move.verb is BUY:
            price = ask.price_of_building(s, seat, self.place)
            s.do(PlaceBuilding(seat, take_tile(s, seat, self.place, price)))
        else:
            s.emit(event.GAVE_UP, seat, self.place)


@final
class PlaceBuilding(OwnTurn):
    """A building of the reserve goes on a parcel of its owner now, or waits."""

    accepts = (BUILD, KEEP, ROAD)

    def __init__(
        self,
        seat: Seat,
        building: Thing,
        kept: Task[State] | None = None,
        tried: Task[State] | None = None,
    ) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.kept: Final = kept
        """What follows if it waits."""
        self.tried: Final = tried
        """What follows once it was put down, finished or not."""

    def way_back(self) -> Move | None:
        return KEEP.of() if self.kept is not None else None

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        return [*(BUILD.of(parcel) for parcel in town.parcels_of(s, seat)), KEEP.of()]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is not BUILD:
            return super().refuse(s, seat, move)
        return why_not_build(s, seat, self.building, parcel_of(move))

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is ROAD:
            super().play(s, seat, move)
        elif move.verb is BUILD:
            self.put_down(s, seat, parcel_of(move))
        else:
            s.emit(event.KEPT, seat, self.building)
            if self.kept is not None:
                s.do(self.kept)

    def put_down(self, s: State, seat: Seat, parcel: Parcel) -> None:
        """Build, and then add its Houses."""
        s.build(seat, self.building, parcel)
        if self.tried is not None:
            s.do(self.tried)
        s.do(AddHouses(Site(seat, self.building, parcel), ()))


def why_not_build(s: State, seat: Seat, building: Thing, parcel: Parcel) -> Reason | None:
    """Why the seat cannot put a building on a parcel."""
    needs = BUILDINGS[building]
    if s.owner[parcel] != seat:
        return s.refusal("not-your-land", parcel=parcel)
    if not town.takes_building(s, parcel):
        return why_occupied(s, parcel)
    if needs.needs_road and not town.is_connected(s, parcel):
        return s.refusal("no-road-touches", parcel=parcel)
    reason = needs.why_not_at(s, parcel)
    if reason is None and not enough_house_sites(s, Site(seat, building, parcel)):
        return s.refusal("no-house-site", thing=building)
    return reason


@final
class Site:
    """Who builds what where, and on which parcels a House was refused meanwhile."""

    def __init__(
        self, seat: Seat, building: Thing, parcel: Parcel, refused: tuple[Parcel, ...] = ()
    ) -> None:
        self.seat: Final = seat
        self.building: Final = building
        self.parcel: Final = parcel
        self.refused: Final = refused

    def without(self, parcel: Parcel) -> "Site":
        """The same after one more refusal."""
        return Site(self.seat, self.building, self.parcel, (*self.refused, parcel))

    def __repr__(self) -> str:
        return f"({self.seat}, {self.building}, {self.parcel}, {self.refused})"


def why_no_house(s: State, site: Site, parcel: Parcel) -> Reason | None:
    """Why no House can be added on a parcel, even if its owner agreed."""
    if parcel == site.parcel:
        return s.refusal("not-free", parcel=parcel, thing=site.building)
    if s.outlaws[parcel]:
        return why_outlaw(s, parcel)
    if s.on[parcel] == HOUSE and not town.takes_townhouse(s, parcel):
        return s.refusal("townhouse-not-closed-in", parcel=parcel)
    if s.on[parcel] not in (NOTHING, HOUSE):
        return s.refusal("not-free", parcel=parcel, thing=s.on[parcel])
    return None if town.is_connected(s, parcel) else s.refusal("no-road-touches", parcel=parcel)


def why_not_house_at(s: State, site: Site, parcel: Parcel) -> Reason | None:
    """Why the builder cannot add a House there without asking anyone."""
    if s.owner[parcel] not in (NOBODY, site.seat):
        return s.refusal("ask-first", parcel=parcel, seat=s.owner[parcel])
    return why_no_house(s, site, parcel)


def why_not_ask(s: State, site: Site, parcel: Parcel) -> Reason | None:
    """Why the builder cannot ask for a House there."""
    if s.owner[parcel] in (NOBODY, site.seat):
        return s.refusal("nobody-to-ask", parcel=parcel)
    if parcel in site.refused:
        return s.refusal("already-refused", parcel=parcel, seat=s.owner[parcel])
    return why_no_house(s, site, parcel)


def enough_house_sites(s: State, site: Site) -> bool:
    """Whether all Houses that the building brings can be added, if need be by asking."""
    return has_room(s, site, BUILDINGS[site.building].houses(s), by_asking=True)


def has_room(s: State, site: Site, houses: int, *, by_asking: bool) -> bool:
    """Whether this many Houses can be added one by one; a new House may help the next one."""
    if not houses:
        return True
    parcel = next((parcel for parcel in PARCELS if takes_house(s, site, parcel, by_asking)), None)
    if parcel is None or houses == 1:
        return parcel is not None
    later = s.copy()
    later.add_house(site.seat, parcel)
    return has_room(later, site, houses - 1, by_asking=by_asking)


def takes_house(s: State, site: Site, parcel: Parcel, by_asking: bool) -> bool:
    """Whether a House can be added on a parcel, by asking its owner or only without that."""
    if parcel == site.parcel or not town.is_connected(s, parcel):
        return False
    alone = s.owner[parcel] in (NOBODY, site.seat)
    return (alone or (by_asking and parcel not in site.refused)) and town.takes_house(s, parcel)


@final
class AddHouses(Task[State]):
    """The Houses that a new building brings, one by one; then it is finished."""

    def __init__(self, site: Site, added: tuple[Parcel, ...]) -> None:
        self.site: Final = site
        self.added: Final = added

    def run(self, s: State) -> None:
        if len(self.added) < BUILDINGS[self.site.building].houses(s):
            s.do(PlaceHouse(self.site, self.added))
        else:
            s.do(FinishBuilding(self.site))


@final
class PlaceHouse(OwnTurn):
    """Where the House goes: unowned land, the builder's own, or another player's if they agree.

    What can be finished without anyone's consent must be; otherwise the building may still be
    taken back into the reserve.
    """

    accepts = (HOUSE_AT, ASK, KEEP, ROAD)

    def __init__(self, site: Site, added: tuple[Parcel, ...]) -> None:
        super().__init__(site.seat)
        self.site: Final = site
        self.added: Final = added

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is ROAD:
            return super().refuse(s, seat, move)
        if move.verb is KEEP:
            return s.refusal("house-must-be-placed") if self.needs_nobody(s) else None
        if move.verb is ASK:
            return why_not_ask(s, self.site, parcel_of(move))
        return why_not_house_at(s, self.site, parcel_of(move))

    def needs_nobody(self, s: State) -> bool:
        """Whether all Houses still missing can be added without anyone's consent."""
        missing = BUILDINGS[self.site.building].houses(s) - len(self.added)
        return has_room(s, self.site, missing, by_asking=False)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is ROAD:
            super().play(s, seat, move)
        elif move.verb is KEEP:
            give_up_building(s, self.site, self.added)
        elif move.verb is ASK:
            parcel = parcel_of(move)
            s.emit(event.ASKED, seat, s.owner[parcel], parcel)
            s.do(AllowHouse(s.owner[parcel], self.site, self.added, parcel))
        else:
            s.add_house(seat, parcel_of(move))
            s.do(AddHouses(self.site, (*self.added, parcel_of(move))))


def give_up_building(s: State, site: Site, added: tuple[Parcel, ...]) -> None:
    """The building cannot be completed: it goes into the reserve, and its Houses away."""
    for parcel in reversed(added):
        s.put_on(parcel, HOUSE if s.on[parcel] == TOWNHOUSE else NOTHING)
    s.put_on(site.parcel, NOTHING)
    s.keep(site.seat, site.building)
    s.emit(event.TAKEN_BACK, site.seat, site.building, site.parcel)


@final
class AllowHouse(Choice[State]):
    """The owner of a parcel allows someone else's House on it, or refuses."""

    accepts = (ALLOW, REFUSE)

    def __init__(self, owner: Seat, site: Site, added: tuple[Parcel, ...], parcel: Parcel) -> None:
        super().__init__(owner)
        self.site: Final = site
        self.added: Final = added
        self.parcel: Final = parcel

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is ALLOW:
            s.emit(event.ALLOWED, seat, self.parcel)
            s.add_house(self.site.seat, self.parcel)
            s.do(AddHouses(self.site, (*self.added, self.parcel)))
        else:
            s.emit(event.REFUSED, seat, self.parcel)
            s.do(PlaceHouse(self.site.without(self.parcel), self.added))


@final
class FinishBuilding(Task[State]):
    """What a building brings as soon as it stands: revolvers, and a Church's protection."""

    def __init__(self, site: Site) -> None:
        self.site: Final = site

    def run(self, s: State) -> None:
        building = BUILDINGS[self.site.building]
        if building.revolvers:
            s.get_revolvers(self.site.seat, building.revolvers)
        if building.shelters:
            call_off_attacks(s, self.site)


def call_off_attacks(s: State, church: Site) -> None:
    """Cowboys who attack the owner's buildings next to a new Church go home; it is no duel."""
    for parcel in NEAR[church.parcel]:
        if s.owner[parcel] == church.seat and town.is_building(s.on[parcel]):
            for cowboy in s.at(parcel):
                if cowboy.seat != church.seat and not s.outlaws[parcel]:
                    s.emit(event.ATTACK_CANCELLED, cowboy.seat, parcel)
                    s.send_home(cowboy)
