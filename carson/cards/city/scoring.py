"""What a city is worth: each building by itself, and all of them together."""

from collections.abc import Sequence
from typing import Final

from carson.cards.city.city import City
from carson.cards.city.ground import NEAR, WHOLE, parcels_in
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
    RANCH,
    SALOON,
    THING_COUNT,
    TOWNHOUSE,
    Parcel,
    Thing,
)
from carson.cards.printed import HOTEL_VP, MINE_VP, OUTLAWS_VP, SALOON_VP

OTHER_BUILDINGS: Final = RANCH
"""Where the buildings begin, among the things, that are neither House nor Townhouse."""
LIVELY: Final = (RANCH, MINE, DRUGSTORE, BANK, SALOON, GENERAL_STORE, CITY_HALL)
"""The buildings for which it matters what is around them."""


def houses(city: City, where: int = WHOLE) -> int:
    """The Houses of a city, or of a part of it; a Townhouse or a Hotel counts for two."""
    shows = city.shows
    single, double = shows[HOUSE] & where, (shows[TOWNHOUSE] | shows[HOTEL]) & where
    return single.bit_count() + 2 * double.bit_count()


def empty_land(city: City, lawful: bool) -> int:
    """The mask of the empty parcels; with the law in town, those with Outlaws count too.

    Where there is no card, nothing is empty.
    """
    return city.shows[EMPTY] | (city.shows[OUTLAWS] if lawful else 0)


def around(city: City, parcel: Parcel, lawful: bool) -> int:
    """What the building on a parcel is worth for what lies around it."""
    thing = city.thing(parcel)
    return nearby(city, thing, NEAR[parcel], lawful) if thing in LIVELY else 0


def nearby(city: City, thing: Thing, near: int, lawful: bool) -> int:
    """What a lively building is worth for what lies in this mask around it."""
    if thing == RANCH:
        return (near & empty_land(city, lawful)).bit_count()
    if thing == MINE:
        return MINE_VP * (near & city.shows[MOUNTAIN]).bit_count()
    if thing == SALOON:
        return SALOON_VP * houses(city, near)
    return houses(city, near)


def anywhere(city: City, counts: Sequence[int]) -> list[int]:
    """What one building of each kind is worth for how many of each thing the city shows."""
    worth = [0] * THING_COUNT
    ranches, mines = counts[RANCH], counts[MINE]
    worth[DRUGSTORE] = ranches
    worth[BANK] = mines
    worth[BLACKSMITH] = ranches + mines
    worth[CHURCH] = worth[GENERAL_STORE] = houses(city)
    worth[CITY_HALL] = sum(counts[OTHER_BUILDINGS:])
    worth[HOTEL] = HOTEL_VP
    return worth


def building_vps(city: City, parcel: Parcel, lawful: bool) -> int:
    """What the building on a parcel is worth."""
    return around(city, parcel, lawful) + anywhere(city, city.counts())[city.thing(parcel)]


def city_vps(city: City, lawful: bool) -> list[int]:
    """What a city is worth, by thing."""
    counts = city.counts()
    points = [one * counts[thing] for thing, one in enumerate(anywhere(city, counts))]
    for thing in LIVELY:
        if counts[thing]:
            for parcel in parcels_in(city.shows[thing]):
                points[thing] += nearby(city, thing, NEAR[parcel], lawful)
    points[OUTLAWS] = 0 if lawful else OUTLAWS_VP * counts[OUTLAWS]
    return points
