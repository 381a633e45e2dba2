"""What a city is worth: each building by itself, and all of them together."""

from collections.abc import Sequence
from typing import Final

from carson.cards.city import NEAR, City
from carson.cards.ids import (
    BANK,
    BLACKSMITH,
    CHURCH,
    CITY_HALL,
    DRUGSTORE,
    EMPTY,
    GENERAL_STORE,
    HOTEL,
    HOUSE,
    MINE,
    MOUNTAIN,
    OUTLAWS,
    PRISON,
    RANCH,
    SALOON,
    THING_COUNT,
    TOWNHOUSE,
    Parcel,
    Thing,
)
from carson.cards.printed import HOTEL_VP, MINE_VP, OUTLAWS_VP, SALOON_VP

HOUSE_VALUE: Final = tuple(
    {HOUSE: 1, TOWNHOUSE: 2, HOTEL: 2}.get(Thing(thing), 0) for thing in range(THING_COUNT)
)
"""For how many Houses each thing counts."""
BUILDINGS: Final = (
    *(RANCH, MINE, DRUGSTORE, BANK, SALOON, HOTEL, GENERAL_STORE, CHURCH, BLACKSMITH, CITY_HALL),
    PRISON,
)
"""The buildings that are neither House nor Townhouse."""
LIVELY: Final = frozenset({RANCH, MINE, DRUGSTORE, BANK, SALOON, GENERAL_STORE, CITY_HALL})
"""The buildings for which it matters what is around them."""


def houses(city: City) -> int:
    """The Houses of a city; a Townhouse or a Hotel counts for two."""
    return city.count(HOUSE) + 2 * (city.count(TOWNHOUSE) + city.count(HOTEL))


def houses_near(on: Sequence[Thing], parcel: Parcel) -> int:
    """The Houses around a parcel."""
    return sum([HOUSE_VALUE[on[near]] for near in NEAR[parcel]])


def empty_near(city: City, parcel: Parcel, lawful: bool) -> list[Parcel]:
    """The empty parcels around a parcel; where there is no card, nothing is empty."""
    return [near for near in NEAR[parcel] if is_empty(city.on[near], lawful)]


def is_empty(thing: Thing, lawful: bool) -> bool:
    """Whether a parcel counts as empty; with the law in town, one with Outlaws does too."""
    return thing == EMPTY or (lawful and thing == OUTLAWS)


def around(city: City, parcel: Parcel, lawful: bool) -> int:
    """What a building is worth for what lies around it."""
    thing = city.on[parcel]
    if thing == RANCH:
        return len(empty_near(city, parcel, lawful))
    if thing == MINE:
        return MINE_VP * sum([city.on[near] == MOUNTAIN for near in NEAR[parcel]])
    if thing == SALOON:
        return SALOON_VP * houses_near(city.on, parcel)
    return houses_near(city.on, parcel) if thing in LIVELY else 0


def anywhere(city: City) -> list[int]:
    """What one building of each kind is worth for what stands anywhere in the city."""
    worth = [0] * THING_COUNT
    ranches, mines = city.count(RANCH), city.count(MINE)
    worth[DRUGSTORE] = ranches
    worth[BANK] = mines
    worth[BLACKSMITH] = ranches + mines
    worth[CHURCH] = worth[GENERAL_STORE] = houses(city)
    worth[CITY_HALL] = sum(city.count(building) for building in BUILDINGS)
    worth[HOTEL] = HOTEL_VP
    return worth


def building_vps(city: City, parcel: Parcel, lawful: bool) -> int:
    """What the building on a parcel is worth."""
    return around(city, parcel, lawful) + anywhere(city)[city.on[parcel]]


def city_vps(city: City, lawful: bool) -> list[int]:
    """What a city is worth, by thing."""
    each = anywhere(city)
    points = [one * count for one, count in zip(each, city.counts, strict=True)]
    on = city.on
    for parcel in city.land:
        if on[parcel] in LIVELY:
            points[on[parcel]] += around(city, parcel, lawful)
    points[OUTLAWS] = 0 if lawful else OUTLAWS_VP * city.count(OUTLAWS)
    return points
