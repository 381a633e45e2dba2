"""The buildings: what each one needs, earns and is worth to its neighbours."""

from typing import Final

from carson.board.ids import (
    BANK,
    BLACKSMITH,
    CHURCH,
    CITY_HALL,
    DRUGSTORE,
    GENERAL_STORE,
    HOTEL,
    HOUSE,
    MINE,
    PRISON,
    RANCH,
    RIVER,
    SALOON,
    SCHOOL,
    STATION,
    THING_COUNT,
    TOWNHOUSE,
    Parcel,
    Thing,
)
from carson.board.map import town
from carson.board.map.geometry import NEAR
from carson.board.printed import VALUES_ON_A_TILE
from carson.board.state import State
from carson.core.moves import Seat
from carson.core.reasons import Reason


class Building:
    """A type of building."""

    thing: Thing
    needs_road: bool = True
    houses_to_add: int = 1
    """Houses that must be added to the town with it."""
    counts_as_houses: int = 0
    """What it is worth to shops next to it."""
    revolvers: int = 0
    """What its builder gets."""
    attackable: bool = True
    shelters: bool = False
    """Whether the owner's buildings next to it cannot be attacked."""
    cap: int = 0
    """The highest income on its golden tiles; 0 where the formula cannot pass it."""
    level: int = 0
    """From one value of a tile to the next; what the City Hall adds to its income."""

    def houses(self, s: State) -> int:
        """Houses that must be added to the town with it."""
        return self.houses_to_add

    def why_not_at(self, s: State, parcel: Parcel) -> Reason | None:
        """Why it cannot stand on a parcel that is free and connected."""
        return None

    def income(self, s: State, parcel: Parcel, owner: Seat) -> int:
        """What it earns by itself on this parcel for this owner, before the cap."""
        return 0

    def most(self, s: State) -> int:
        """The highest income on its tiles; 0 where the formula cannot pass it."""
        return self.cap if s.options.edition.golden_tiles else VALUES_ON_A_TILE * self.level


class Ranch(Building):
    """Earns $1 for each neighbour that is free, whoever owns it, or river; never less than $1.

    Needs no road and no House. Brings 1 revolver. Counts as a House.
    """

    thing = RANCH
    needs_road = False
    houses_to_add = 0
    counts_as_houses = 1
    revolvers = 1

    def income(self, s: State, parcel: Parcel, owner: Seat) -> int:
        return max(1, town.open_neighbours(s, parcel))


class Mine(Building):
    """Earns $3 for each mountain next to it that is unowned or its owner's, and $3 at a river.

    Needs no road and no House. Brings 1 revolver.
    """

    thing = MINE
    needs_road = False
    houses_to_add = 0
    revolvers = 1

    def income(self, s: State, parcel: Parcel, owner: Seat) -> int:
        return 3 * (town.mountains_near(s, parcel, owner) + town.is_at_river(s, parcel))


class Drugstore(Building):
    """Earns $3 for each House next to it and $3 for each Ranch of its owner; at most $33.

    In the 2009 edition it earns at most $24.
    """

    thing = DRUGSTORE
    cap = 33
    level = 3

    def income(self, s: State, parcel: Parcel, owner: Seat) -> int:
        return 3 * (houses_near(s, parcel, owner) + town.count(s, owner, RANCH))


class Bank(Building):
    """Earns $3 for each House next to it and $3 for each Mine of its owner; at most $45.

    In the 2009 edition it earns at most $24.
    """

    thing = BANK
    cap = 45
    level = 3

    def income(self, s: State, parcel: Parcel, owner: Seat) -> int:
        return 3 * (houses_near(s, parcel, owner) + town.count(s, owner, MINE))


class Saloon(Building):
    """Earns $5 for each House next to it; at most $55, in the 2009 edition $40."""

    thing = SALOON
    cap = 55
    level = 5

    def income(self, s: State, parcel: Parcel, owner: Seat) -> int:
        return 5 * houses_near(s, parcel, owner)


class Hotel(Building):
    """Earns $6. Counts as two Houses."""

    thing = HOTEL
    counts_as_houses = 2

    def income(self, s: State, parcel: Parcel, owner: Seat) -> int:
        return 6


class Church(Building):
    """Protects itself and its owner's buildings next to it from attacks. Counts as a House.

    Attacks that are under way when it is built are called off; the cowboys go home.
    """

    thing = CHURCH
    counts_as_houses = 1
    attackable = False
    shelters = True


class Prison(Building):
    """Brings 2 revolvers. Cannot be attacked."""

    thing = PRISON
    revolvers = 2
    attackable = False


class Blacksmith(Building):
    """Earns $5, $10, $15 or $20 by round, and $5 for each Ranch of its owner; at most $40."""

    thing = BLACKSMITH
    cap = 40
    level = 5

    def income(self, s: State, parcel: Parcel, owner: Seat) -> int:
        return 5 * (s.round + town.count(s, owner, RANCH))


class GeneralStore(Building):
    """Earns $6 for each House of its owner next to it, and $3 for each other one; at most $33.

    It is the only building that earns by Houses of other players.
    """

    thing = GENERAL_STORE
    cap = 33
    level = 3

    def income(self, s: State, parcel: Parcel, owner: Seat) -> int:
        return sum(
            HOUSE_VALUE.get(s.on[near], 0) * (6 if s.owner[near] == owner else 3)
            for near in NEAR[parcel]
        )


class School(Building):
    """Brings three Houses. Counts as a House. Earns nothing; an attack on it gains nothing.

    Each bank of a river takes one School only.
    """

    thing = SCHOOL
    houses_to_add = 3
    counts_as_houses = 1

    def why_not_at(self, s: State, parcel: Parcel) -> Reason | None:
        taken = RIVER in s.on and any(s.on[p] == SCHOOL for p in town.bank_of(s, parcel))
        return s.refusal("school-on-this-bank", parcel=parcel) if taken else None


class Station(Building):
    """Stands beside a road that crosses the whole map in a straight line, the rim excepted.

    At the end its owner gets 1 VP for every two House symbols on the map. Counts as two Houses.
    Cannot be attacked. It brings no House, unless the table agreed that it does.
    """

    thing = STATION
    houses_to_add = 0
    counts_as_houses = 2
    attackable = False

    def houses(self, s: State) -> int:
        return 1 if s.options.station_needs_house else 0

    def why_not_at(self, s: State, parcel: Parcel) -> Reason | None:
        return None if town.on_full_line(s, parcel) else s.refusal("no-line", parcel=parcel)


class CityHall(Building):
    """Belongs to nobody. The first player places it as soon as it is drawn.

    It stands on a free, unowned, connected parcel; where there is none, the fewest possible roads
    are laid to get to one. The cowboy who holds it stays there and raises the income of its
    player's Drugstores, Banks and General Stores by $3, and of Saloons and Blacksmiths by $5,
    up to their maximum. Counts as a House.
    """

    thing = CITY_HALL
    houses_to_add = 0
    counts_as_houses = 1
    attackable = False


BUILDINGS: Final[dict[Thing, Building]] = {
    building.thing: building
    for building in (
        *(Ranch(), Mine(), Drugstore(), Bank(), Saloon(), Hotel(), Church(), Prison()),
        *(Blacksmith(), GeneralStore(), School(), Station(), CityHall()),
    )
}

HOUSE_VALUE: Final[dict[Thing, int]] = {
    HOUSE: 1,
    TOWNHOUSE: 2,
    **{thing: building.counts_as_houses for thing, building in BUILDINGS.items()},
}
"""How many Houses a thing counts as for the shops next to it."""


SHELTERS: Final = tuple(
    thing in BUILDINGS and BUILDINGS[Thing(thing)].shelters for thing in range(THING_COUNT)
)
"""Whether a thing protects its owner's buildings next to it."""


def houses_near(s: State, parcel: Parcel, owner: Seat) -> int:
    """Houses next to the parcel, and what counts as such, if nobody's or this owner's."""
    return sum(
        HOUSE_VALUE.get(s.on[near], 0) for near in NEAR[parcel] if town.is_shared(s, near, owner)
    )


def house_symbols(s: State) -> int:
    """The Houses on the whole map, and what counts as such."""
    return sum(HOUSE_VALUE.get(thing, 0) for thing in s.on)


def is_protected(s: State, parcel: Parcel) -> bool:
    """Whether the building cannot be attacked, by its nature or because of a Church."""
    owner = s.owner[parcel]
    return not BUILDINGS[s.on[parcel]].attackable or any(
        SHELTERS[s.on[near]] and s.owner[near] == owner for near in NEAR[parcel]
    )
