"""What things are worth to a seat, in victory points: money, buildings, land."""

from typing import Final

from carson.board.ids import (
    BUILD_SPACES,
    HOUSE,
    MINE,
    MOUNTAIN,
    NOTHING,
    RANCH,
    RIVER,
    SALOON,
    STATION,
    THING_COUNT,
    TOWNHOUSE,
    Parcel,
    Thing,
)
from carson.board.map import town
from carson.board.map.buildings import BUILDINGS, Building, house_symbols
from carson.board.options import EDITIONS
from carson.board.play.flow import step_names
from carson.board.play.place import land_wanted
from carson.board.powers import ask
from carson.board.printed import (
    END_CASH_PER_VP,
    END_VP_PER_ASSET,
    EXCESS_PER_VP,
    ROUNDS,
    SYMBOLS_PER_VP,
    building_price,
)
from carson.board.state import State
from carson.core.moves import Seat
from carson.core.values import replaced

INCOME_STEP: Final = step_names(EDITIONS["big-box"]).index("building-income")

# How much a greedy bot cares; found by play, not printed anywhere.
DOLLAR: Final[tuple[float, ...]] = (0.24, 0.24, 0.22, 0.2, 1 / END_CASH_PER_VP)
"""A dollar, by round."""
SEED_MONEY: Final = 12
"""What a round should begin with, to buy land and buildings."""
SEED_DOLLAR: Final = 0.4
SAFE: Final = 0.85
"""The part of an income that is not stolen or built over."""
PARCEL: Final = 0.2
"""A parcel, for each round in which it can be counted."""
BUILDING: Final = 0.3
"""A building, for each round in which it can be counted."""
SITE_SHARES: Final[tuple[float, ...]] = (0.6, 0.35, 0.15)
"""The part of a building's worth that lies in the ground for it, by spare parcels."""
GROUND: Final = 0.15
"""The part of the best income on a parcel that is given up if something else is built there."""
GROUND_FOR: Final = (RANCH, MINE, SALOON)
"""Buildings that depend most on what lies around them."""
CONNECTED: Final = 0.3
"""Ground that a road touches."""
FIREPOWER: Final = 0.25
REVOLVER: Final = 0.3
"""A revolver, for each round left."""
HOUSE_BROUGHT: Final = 0.3
"""A House that comes with a building."""
ROAD: Final = 0.3
DYNAMITE: Final = 0.8
COWBOY_DOLLARS: Final = 5
"""What a cowboy brings in a round."""


def rounds_left(s: State) -> int:
    """Rounds after this one."""
    return ROUNDS - s.round


def income_ahead(s: State) -> bool:
    """Whether buildings still pay in this round."""
    return s.round > 0 and s.step <= INCOME_STEP


def incomes_left(s: State) -> int:
    """How often buildings will still pay."""
    return rounds_left(s) + income_ahead(s)


def dollar(s: State) -> float:
    """A dollar that is earned or spent now."""
    return DOLLAR[s.round]


def purse(s: State, seat: Seat, cash: int) -> float:
    """Money that is there when the round is closed, above the limit of the character or not."""
    limit = ask.cash_limit(s, seat) if s.hands[seat] else cash
    kept = min(cash, limit)
    excess = (cash - kept) / EXCESS_PER_VP
    if s.round == ROUNDS:
        return kept / END_CASH_PER_VP + excess
    seed = min(kept, SEED_MONEY)
    return seed * SEED_DOLLAR + (kept - seed) * dollar(s) + excess


def road_price(s: State) -> float:
    """What it costs that a road is gone; after the last round nobody needs one."""
    return ROAD if rounds_left(s) else 0.0


def later(s: State, amount: int) -> float:
    """An income of the rounds after this one."""
    return amount * rounds_left(s) * dollar(s) * SAFE


# --- buildings ------------------------------------------------------------------------------
def income(s: State, seat: Seat) -> int:
    """What all buildings of the seat pay now."""
    return sum(ask.income(s, parcel) for parcel in town.buildings_of(s, seat))


def kind_income(s: State, seat: Seat, building: Thing) -> int:
    """What all the seat's buildings of a kind pay, once."""
    return sum(
        ask.tile_income(s, parcel)
        for parcel in town.buildings_of(s, seat)
        if s.on[parcel] == building
    )


def future(s: State, amount: int) -> float:
    """An income that will come as often as incomes still come."""
    return amount * incomes_left(s) * dollar(s) * SAFE


def standing(s: State, building: Thing) -> float:
    """What a building brings merely by standing there."""
    station = house_symbols(s) // SYMBOLS_PER_VP if building == STATION else 0
    return END_VP_PER_ASSET + BUILDING * incomes_left(s) + station


def finishing(s: State, building: Thing) -> float:
    """What a building brings when it is put up: revolvers and Houses."""
    brings = BUILDINGS[building]
    return brings.revolvers * REVOLVER * (1 + rounds_left(s)) + brings.houses(s) * HOUSE_BROUGHT


def income_if(s: State, seat: Seat, thing: Thing, parcel: Parcel, owner: Seat) -> int:
    """What the seat's buildings would pay if this stood there, on land of that owner."""
    # For a moment only, because a copy for each parcel would take longer than the incomes.
    on, owned_by = s.on, s.owner
    s.on, s.owner = replaced(on, parcel, thing), replaced(owned_by, parcel, owner)
    found = income(s, seat)
    s.on, s.owner = on, owned_by
    return found


class NewBuilding:
    """What a building more is worth to a seat, looked up once for many parcels."""

    def __init__(self, s: State, seat: Seat, building: Thing) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.building: Final = building
        self.anywhere: Final = standing(s, building) + finishing(s, building)
        self.before: Final = income(s, seat)

    def at(self, parcel: Parcel) -> float:
        """What it is worth to put it on a parcel."""
        s, seat = self.s, self.seat
        more = income_if(s, seat, self.building, parcel, seat) - self.before
        return self.anywhere + future(s, more)

    def rather_at(self, parcel: Parcel) -> float:
        """The same, less what the ground would bear otherwise: mountains are for Mines."""
        s, most = self.s, 0
        if not rounds_left(s):
            return self.at(parcel)
        for building in GROUND_FOR:
            most = max(most, BUILDINGS[building].income(s, parcel, self.seat))
        return self.at(parcel) - GROUND * later(s, most)


# --- land -----------------------------------------------------------------------------------
def free_land(s: State, seat: Seat) -> list[Parcel]:
    """Where the seat could build, roads apart: its own land and the land it is about to buy."""
    land = town.parcels_of(s, seat) + land_wanted(s, seat)
    return [parcel for parcel in land if town.takes_building(s, parcel)]


def spare_land(s: State, seat: Seat) -> int:
    """How many free parcels are left when all is built that the seat has or stands for."""
    waiting = sum(s.reserve[seat * THING_COUNT : (seat + 1) * THING_COUNT])
    wanted = sum(cowboy.seat == seat and cowboy.place in BUILD_SPACES for cowboy in s.cowboys)
    return len(free_land(s, seat)) - waiting - wanted


class Valuation:
    """What land is worth to a seat, looked up once for many parcels."""

    def __init__(self, s: State, seat: Seat) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.share: Final = SITE_SHARES[max(0, min(spare_land(s, seat), len(SITE_SHARES) - 1))]
        self.is_mayor: Final = town.mayor(s) == seat
        self.incomes: Final = incomes_left(s)
        self.dollar: Final = dollar(s)
        self.kinds: Final = self._kinds()
        """Buildings that can be had in this round, and what they are worth without income."""

    def _kinds(self) -> list[tuple[Building, float]]:
        s = self.s
        kinds: dict[Thing, float] = {}
        for space, building in zip(BUILD_SPACES, s.track, strict=True):
            if building != NOTHING:
                kinds[building] = -building_price(space) * dollar(s)
        kinds |= {building: 0.0 for building in BUILDINGS if s.reserved(self.seat, building)}
        return [
            (BUILDINGS[building], standing(s, building) + finishing(s, building) + price)
            for building, price in kinds.items()
        ]

    def land(self, parcel: Parcel) -> float:
        """A parcel with whatever stands on it; the river is nobody's."""
        if self.s.on[parcel] == RIVER:
            return 0.0
        worth = PARCEL * (1 + rounds_left(self.s))
        thing = self.s.on[parcel]
        if thing in (HOUSE, TOWNHOUSE, MOUNTAIN):
            return worth + END_VP_PER_ASSET
        return worth + self.site(parcel) if town.is_free(self.s, parcel) else worth

    def site(self, parcel: Parcel) -> float:
        """Free ground for the best building that can be had, less if there is enough of it."""
        s = self.s
        connected = town.is_connected(s, parcel)
        best = 0.0
        for building, worth in self.kinds:
            if (connected or not building.needs_road) and building.why_not_at(s, parcel) is None:
                pays = ask.income_there(s, building, parcel, self.seat, self.is_mayor)
                best = max(best, worth + pays * self.incomes * self.dollar * SAFE)
        return self.share * best + connected * CONNECTED
