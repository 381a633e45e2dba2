"""What a seat can count on while cowboys are placed, and what each place gives."""

from collections.abc import Callable
from typing import Final

from carson.board.ids import (
    AMMUNITION,
    BUILD_SPACES,
    BUILDING_VP,
    CITY_HALL,
    COWBOY_INCOME,
    COWBOY_VP,
    GAMBLING,
    ONE_ROAD,
    PARCEL_INCOME,
    PARCEL_VP,
    THREE_ROADS,
    VP_SPACES,
    WAGES,
    Parcel,
    Place,
    Thing,
    is_parcel,
)
from carson.board.map import town
from carson.board.map.buildings import BUILDINGS
from carson.board.play.place import land_wanted
from carson.board.powers import ask
from carson.board.printed import (
    AMMUNITION_REVOLVERS,
    COWBOY_PAY,
    FIREPOWER_PER_VP,
    PARCEL_RENT,
    PARCELS_PER_VP,
    ROADS_OF_SPACE,
    WAGE,
    vp_price,
)
from carson.board.state import State
from carson.bots.board import odds, worth
from carson.bots.board.building import SPITE, best_built
from carson.bots.board.variant_knowledge import advice_on
from carson.core.moves import NOBODY, Seat

GAMBLED: Final = 7
"""What two dice show on average."""
UNKNOWN: Final = 1.0
"""What a space gives that this module does not know."""
STAYS: Final = 0.5
"""The part of the cowboys at home that will not be placed."""
MORE: Final = 6
"""By this many dollars the next one is judged."""
ROADS_WANTED: Final = 3
"""More roads in the supply are hardly ever laid."""


class Outlook:
    """What a seat can count on in this round, looked up once for all its moves."""

    def __init__(self, s: State, seat: Seat) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.advice: Final = advice_on(s.options.variants)
        self.prospect: Final = worth.Valuation(s, seat)
        self.places: Final = [cowboy.place for cowboy in s.cowboys if cowboy.seat == seat]
        self.wanted: Final = land_wanted(s, seat)
        self.spaces: Final = [place for place in self.places if place in BUILD_SPACES]
        self.parcels: Final = len(town.parcels_of(s, seat)) + len(self.wanted)
        self.income: Final = worth.income(s, seat)
        self.strength: Final = odds.strength(s, seat)
        self.rivals: Final = odds.still_placing(s, seat)
        self.firepower: Final = ask.firepower(s, seat) - int(s.home[seat] * (1 - STAYS))
        """What is left of it when the seat has placed as many cowboys as it probably will."""
        self.due: Final = self._due()
        self.money: Final = s.cash[seat] + WAGE * self.places.count(WAGES) - self.due
        """What is left after wages and after everything that the seat already stands for."""
        self.dollar: Final = self._dollar()
        self.firepower_price: Final = self._firepower_price()
        self._built: Final[dict[Thing, float]] = {}

    def _due(self) -> int:
        """What the seat will pay for the land and the buildings it stands for."""
        s, seat = self.s, self.seat
        land = sum(ask.price_of_land(s, seat, parcel) for parcel in self.wanted)
        return land + sum(ask.price_of_building(s, seat, space) for space in self.spaces)

    def _dollar(self) -> float:
        """A dollar more: less above the cash limit, but not where the seat will buy points."""
        s, seat, cash = self.s, self.seat, self.late_money
        kept = (worth.purse(s, seat, cash + MORE) - worth.purse(s, seat, cash)) / MORE
        sold = [1 / vp_price(place) for place in self.places if place in VP_SPACES]
        return max([min(kept, worth.dollar(s)), *sold])

    @property
    def late_money(self) -> int:
        """What will be there when points are sold: also the incomes of this round."""
        rent = PARCEL_RENT * self.parcels if PARCEL_INCOME in self.places else 0
        dice = GAMBLED if GAMBLING in self.places else 0
        pay = COWBOY_PAY * self.firepower if COWBOY_INCOME in self.places else 0
        return max(0, self.money + rent + dice + pay + self.income)

    def _firepower_price(self) -> float:
        """What a point of firepower less costs where the seat is paid for it."""
        pay = COWBOY_PAY * self.dollar if COWBOY_INCOME in self.places else 0.0
        points = 1 / FIREPOWER_PER_VP if COWBOY_VP in self.places else 0.0
        return pay + points

    def built(self, building: Thing) -> float:
        """What a building is worth, on the seat's own land or land it is about to buy."""
        if building not in self._built:
            spare = worth.spare_land(self.s, self.seat) > 0
            land = worth.free_land(self.s, self.seat) if spare else []
            self._built[building] = best_built(self.s, self.seat, building, land)
        return self._built[building]


# --- what spaces give -----------------------------------------------------------------------
def ammunition(o: Outlook) -> float:
    """Firepower for the duels to come, and where it is paid."""
    return AMMUNITION_REVOLVERS * (worth.FIREPOWER + o.firepower_price)


def roads(o: Outlook, count: int) -> float:
    """Roads, as far as they are still wanted and can be used."""
    wanted = max(0, ROADS_WANTED - o.s.roads_in_hand[o.seat])
    return min(count, wanted) * worth.ROAD if worth.rounds_left(o.s) else 0.0


SPACE_GAINS: Final[dict[Place, Callable[[Outlook], float]]] = {
    WAGES: lambda o: WAGE * o.dollar,
    AMMUNITION: ammunition,
    THREE_ROADS: lambda o: roads(o, ROADS_OF_SPACE),
    ONE_ROAD: lambda o: roads(o, 1),
    PARCEL_INCOME: lambda o: PARCEL_RENT * o.parcels * o.dollar,
    COWBOY_INCOME: lambda o: COWBOY_PAY * o.firepower * o.dollar,
    GAMBLING: lambda o: GAMBLED * o.dollar,
    PARCEL_VP: lambda o: o.parcels // PARCELS_PER_VP,
    BUILDING_VP: lambda o: len(town.buildings_of(o.s, o.seat)) + len(o.spaces),
    COWBOY_VP: lambda o: o.firepower // FIREPOWER_PER_VP,
}


def building_space(o: Outlook, space: Place) -> float:
    """The building that is sold there, if it can be paid."""
    price = ask.price_of_building(o.s, o.seat, space)
    if price > o.money:
        return 0.0
    return o.built(o.s.track[space - BUILD_SPACES[0]]) - price * o.dollar


def points_space(o: Outlook, space: Place) -> float:
    """Points for the money that will be there, less what it is worth otherwise."""
    cash, price = o.late_money, vp_price(space)
    purses = [worth.purse(o.s, o.seat, cash - n * price) + n for n in range(cash // price + 1)]
    return max(purses) - purses[0]


def city_hall(o: Outlook) -> float:
    """What the shops of whoever holds it pay more."""
    levels = [BUILDINGS[o.s.on[p]].level for p in town.buildings_of(o.s, o.seat)]
    return worth.future(o.s, sum(levels))


def parcel(o: Outlook, where: Parcel) -> float:
    """Land to buy, if it can be paid; an income to steal or to defend."""
    s = o.s
    if s.on[where] == CITY_HALL:
        return city_hall(o)
    if s.owner[where] == NOBODY:
        price = ask.price_of_land(s, o.seat, where)
        if price > o.money:
            return 0.0
        return o.prospect.land(where) - price * o.dollar
    stolen = half_income(o, where)
    if s.owner[where] == o.seat:
        return stolen if s.cowboys_at[where] else 0.0
    return stolen * (1 + SPITE)


def half_income(o: Outlook, where: Parcel) -> float:
    """What a thief, or an Outlaw, takes from a building."""
    return ask.income(o.s, where) // 2 * o.dollar


def gain(o: Outlook, place: Place) -> float:
    """What a place gives to the player who gets it."""
    for advice in o.advice:
        advised = advice.gain(o, place)
        if advised is not None:
            return advised
    if is_parcel(place):
        return parcel(o, Parcel(place))
    if place in BUILD_SPACES:
        return building_space(o, place)
    if place in VP_SPACES:
        return points_space(o, place)
    known = SPACE_GAINS.get(place)
    return UNKNOWN if known is None else known(o)


def prize(s: State, seat: Seat, place: Place) -> float:
    """What a seat stands for on a place, which it would lose in a duel there."""
    lifted = s.copy()
    cowboy = next(cowboy for cowboy in lifted.at(place) if cowboy.seat == seat)
    lifted.take_back(cowboy)
    return max(0.0, gain(Outlook(lifted, seat), place))
