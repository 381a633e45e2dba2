"""How the greedy bot judges buying and putting up buildings, Houses and the roads to them."""

from collections.abc import Iterable
from typing import Final

from carson.board.ids import (
    ALLOW,
    ASK,
    BUILD,
    BUILD_SPACES,
    BUY,
    CITY_HALL,
    HOUSE,
    HOUSE_AT,
    KEEP,
    PARCELS,
    ROAD,
    TOWNHOUSE,
    UNPACK,
    Edge,
    Parcel,
    Place,
    Thing,
    edge_of,
    parcel_of,
)
from carson.board.map import town
from carson.board.map.buildings import BUILDINGS
from carson.board.play.build import (
    AllowHouse,
    BuyBuilding,
    PlaceBuilding,
    PlaceHouse,
    Site,
    enough_house_sites,
)
from carson.board.play.city_hall import PlaceCityHall
from carson.board.play.close import LayLastRoads
from carson.board.play.reserve import PickReserved
from carson.board.powers import ask
from carson.board.powers.common import BuildOnNewLand
from carson.board.printed import END_VP_PER_ASSET
from carson.board.state import State
from carson.bots.board import roads, worth
from carson.bots.board.judging import A_LITTLE, NEVER, Entry, Rater, judged
from carson.bots.board.variant_knowledge import advice_on
from carson.core.consequences import asked_next, consequences
from carson.core.moves import NOBODY, Move, Seat

KEPT: Final = 0.8
"""A building that waits in the reserve, for each round in which it can still be built."""
NO_SITE: Final = Parcel(Place(-1))
"""For a building that has no place yet."""
SPITE: Final = 0.3
"""How much a rival's gain hurts."""


def best_built(s: State, seat: Seat, building: Thing, land: Iterable[Parcel]) -> float:
    """What a building is worth on the best of these parcels, or in the reserve if none will do."""
    needs = BUILDINGS[building]
    best = KEPT * worth.rounds_left(s)
    if not enough_house_sites(s, Site(seat, building, NO_SITE)):
        return best
    far = roads.distances(s) if needs.needs_road else ()
    new = worth.NewBuilding(s, seat, building)
    for parcel in land:
        if needs.why_not_at(s, parcel) is not None:
            continue
        missing = roads.distance(far, parcel) if needs.needs_road else 0
        if missing <= s.roads_in_hand[seat]:
            best = max(best, new.at(parcel) - missing * worth.ROAD)
    return best


# --- roads ----------------------------------------------------------------------------------
Plan = tuple[Edge, float]
"""The road to lay next, and what the building at its end is worth."""


def plan_road(s: State, seat: Seat, building: Thing) -> Plan | None:
    """The road that leads to a better place for a building than there is without it."""
    if not BUILDINGS[building].needs_road:
        return None
    far = roads.distances(s)
    if not enough_house_sites(s, Site(seat, building, NO_SITE)):
        return _road_to_a_house(s, seat, far)
    new = worth.NewBuilding(s, seat, building)
    plans = [
        (roads.first_road(s, far, parcel), new.rather_at(parcel) - missing * worth.ROAD)
        for parcel in worth.free_land(s, seat)
        if 0 < (missing := roads.distance(far, parcel)) <= s.roads_in_hand[seat]
        and BUILDINGS[building].why_not_at(s, parcel) is None
    ]
    return max(plans, key=lambda plan: plan[1], default=None)


def _road_to_a_house(s: State, seat: Seat, far: tuple[int, ...]) -> Plan | None:
    """The road to the nearest ground for a House, where the town has none left."""
    ground = [p for p in PARCELS if town.takes_building(s, p) and s.owner[p] in (NOBODY, seat)]
    nearest = min(ground, key=lambda parcel: roads.distance(far, parcel), default=None)
    if nearest is None or roads.distance(far, nearest) > s.roads_in_hand[seat]:
        return None
    return roads.first_road(s, far, nearest), KEPT * worth.rounds_left(s) + 1


def by_plan(plan: Plan | None, move: Move) -> float:
    """Only the planned road is worth laying."""
    return plan[1] if plan is not None and move.noun == plan[0] else NEVER


def lay_last_roads(s: State, seat: Seat, choice: LayLastRoads) -> Rater:
    """Roads that someone pays for, now or at the end."""
    paid = RoadPay(s, seat)
    advised = advice_on(s.options.variants)

    def rate(move: Move) -> float:
        if move.verb is not ROAD:
            return A_LITTLE
        edge = edge_of(move)
        later = sum(advice.road_gain(s, seat, edge) for advice in advised)
        return later + paid.points(edge) - worth.road_price(s) * town.road_cost(s, edge)

    return rate


class RoadPay:
    """The points that a road brings at once, tried once for each kind of road."""

    def __init__(self, s: State, seat: Seat) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.known: Final[dict[tuple[bool, bool], int]] = {}

    def points(self, edge: Edge) -> int:
        """What a road on this edge brings, which is the same for all roads that reach new land."""
        kind = (bool(town.unconnected(self.s, edge)), town.is_crossing(self.s, edge))
        if kind not in self.known:
            tried = consequences(self.s, self.seat, ROAD.of(edge))
            self.known[kind] = tried.vps(self.seat) - self.s.vps(self.seat)
        return self.known[kind]


# --- buildings ------------------------------------------------------------------------------
def buy_building(s: State, seat: Seat, choice: BuyBuilding) -> Rater:
    """Buy what is worth more than its price; roads can wait until it is put up."""
    building = s.track[choice.place - BUILD_SPACES[0]]
    price = ask.price_of_building(s, seat, choice.place) * worth.dollar(s)
    gain = best_built(s, seat, building, worth.free_land(s, seat)) - price
    return lambda move: gain if move.verb is BUY else NEVER if move.verb is ROAD else 0.0


def place_building(s: State, seat: Seat, choice: PlaceBuilding) -> Rater:
    """Where income and points are best; on the way there, the roads that are missing."""
    plan = plan_road(s, seat, choice.building) if s.roads_in_hand[seat] else None
    kept = KEPT * worth.rounds_left(s)
    new = worth.NewBuilding(s, seat, choice.building)

    def rate(move: Move) -> float:
        if move.verb is BUILD:
            return new.rather_at(parcel_of(move))
        return by_plan(plan, move) if move.verb is ROAD else kept

    return rate


def pick_reserved(s: State, seat: Seat, choice: PickReserved) -> Rater:
    """The best building first; a road only where it lets something wait no longer."""
    stuck = not any(move.verb is UNPACK for move in s.offered)
    plan = _plan_for_reserve(s, seat) if stuck and s.roads_in_hand[seat] else None

    def rate(move: Move) -> float:
        if move.verb is UNPACK:
            return unpacked(s, seat, move)
        return by_plan(plan, move) if move.verb is ROAD else KEPT * worth.rounds_left(s)

    return rate


def unpacked(s: State, seat: Seat, move: Move) -> float:
    """What comes of a tile from the reserve; never one that would only be put back."""
    tried = consequences(s, seat, move)
    asked = asked_next(tried, seat)
    assert isinstance(asked, PlaceBuilding)
    rate = place_building(tried, seat, asked)
    best = max(rate(answer) for answer in tried.offered if answer.verb is not KEEP)
    return best if best > rate(KEEP.of()) else NEVER


def _plan_for_reserve(s: State, seat: Seat) -> Plan | None:
    """The road that lets a building leave the reserve."""
    kinds = [kind for kind in BUILDINGS if s.reserved(seat, kind)]
    plans = [plan for kind in kinds if (plan := plan_road(s, seat, kind)) is not None]
    return max(plans, key=lambda plan: plan[1], default=None)


def build_on_new_land(s: State, seat: Seat, choice: BuildOnNewLand) -> Rater:
    """Where the building pays best."""
    new = worth.NewBuilding(s, seat, choice.building)
    return lambda move: new.rather_at(parcel_of(move))


def place_city_hall(s: State, seat: Seat, choice: PlaceCityHall) -> Rater:
    """Next to our own shops, for which it counts as a House."""
    before = worth.income(s, seat)

    def rate(move: Move) -> float:
        parcel = parcel_of(move)
        return worth.income_if(s, seat, CITY_HALL, parcel, NOBODY) - before

    return rate


# --- Houses ---------------------------------------------------------------------------------
def house_at(s: State, seat: Seat, parcel: Parcel) -> float:
    """What a new House on a parcel is worth to the seat, whoever owns the parcel."""
    owner = s.owner[parcel]
    thing = TOWNHOUSE if s.on[parcel] == HOUSE else HOUSE
    gain = worth.future(s, worth.income_if(s, seat, thing, parcel, owner) - worth.income(s, seat))
    if owner == seat and thing == HOUSE:
        gain += END_VP_PER_ASSET - worth.Valuation(s, seat).site(parcel)
    return gain


def place_house(s: State, seat: Seat, choice: PlaceHouse) -> Rater:
    """Next to our own shops or on our own land, and rather not where others gain."""
    rivals = [rival for rival in s.seats if rival != seat]

    def rate(move: Move) -> float:
        if move.verb not in (HOUSE_AT, ASK):
            return NEVER if move.verb is ROAD else NEVER / 2
        parcel = parcel_of(move)
        harm = sum(house_at(s, rival, parcel) for rival in rivals) * SPITE
        return house_at(s, seat, parcel) - harm

    return rate


def allow_house(s: State, seat: Seat, choice: AllowHouse) -> Rater:
    """A House on our own land is welcome if it is worth more than the builder's trouble."""
    gain = house_at(s, seat, choice.parcel) - SPITE
    return lambda move: gain if move.verb is ALLOW else 0.0


JUDGES: Final[tuple[Entry, ...]] = (
    judged(BuyBuilding, buy_building, "building"),
    judged(PlaceBuilding, place_building, "site"),
    judged(PickReserved, pick_reserved, "building"),
    judged(BuildOnNewLand, build_on_new_land, "site"),
    judged(PlaceCityHall, place_city_hall, "hall"),
    judged(LayLastRoads, lay_last_roads, "roads"),
    judged(PlaceHouse, place_house, "house"),
    judged(AllowHouse, allow_house, "consent"),
)
