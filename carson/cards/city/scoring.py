"""What a city is worth: each building by itself, and all of them together."""

from collections.abc import Sequence
from typing import Final

from carson.cards.city.city import City
from carson.cards.city.ground import NEAR, WHOLE, buildings_in
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
    THINGS,
    TOWNHOUSE,
    Parcel,
    Thing,
)
from carson.cards.printed import HOTEL_VP, MINE_VP, OUTLAWS_VP, SALOON_VP

OTHER_BUILDINGS: Final = RANCH
"""Where the buildings begin, among the things, that are neither House nor Townhouse."""
BUILDINGS: Final[tuple[Thing, ...]] = THINGS[OTHER_BUILDINGS:]
LIVELY: Final[tuple[Thing, ...]] = (RANCH, MINE, DRUGSTORE, BANK, SALOON, GENERAL_STORE, CITY_HALL)
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
    return lively_vps(city, thing, (parcel,), lawful) if thing in LIVELY else 0


def lively_vps(city: City, thing: Thing, parcels: Sequence[Parcel], lawful: bool) -> int:
    """What lively buildings of a kind are worth for what lies around them."""
    once, twice, each = counted_around(city, thing, lawful)
    found = 0
    for parcel in parcels:
        near = NEAR[parcel]
        found += (near & once).bit_count()
        if twice:
            found += 2 * (near & twice).bit_count()
    return each * found


def counted_around(city: City, thing: Thing, lawful: bool) -> tuple[int, int, int]:
    """What counts next to a lively building: once, twice, and how much each time."""
    shows = city.shows
    if thing == RANCH:
        return empty_land(city, lawful), 0, 1
    if thing == MINE:
        return shows[MOUNTAIN], 0, MINE_VP
    double = shows[TOWNHOUSE] | shows[HOTEL]
    return shows[HOUSE], double, SALOON_VP if thing == SALOON else 1


def anywhere(city: City, thing: Thing) -> int:
    """What one building of a kind is worth for what the whole city shows."""
    if thing == DRUGSTORE:
        return city.count(RANCH)
    if thing == BANK:
        return city.count(MINE)
    if thing == BLACKSMITH:
        return city.count(RANCH) + city.count(MINE)
    if thing in (CHURCH, GENERAL_STORE):
        return houses(city)
    if thing == CITY_HALL:
        return sum(city.counts()[OTHER_BUILDINGS:])
    return HOTEL_VP if thing == HOTEL else 0


def building_vps(city: City, parcel: Parcel, lawful: bool) -> int:
    """What the building on a parcel is worth."""
    return around(city, parcel, lawful) + anywhere(city, city.thing(parcel))


def city_vps(city: City, lawful: bool) -> list[int]:
    """What a city is worth, by thing."""
    points = [0] * THING_COUNT
    for thing in BUILDINGS:
        mask = city.shows[thing]
        if mask:
            points[thing] = anywhere(city, thing) * mask.bit_count()
    for thing in LIVELY:
        mask = city.shows[thing]
        if mask:
            points[thing] += lively_vps(city, thing, buildings_in(mask), lawful)
    points[OUTLAWS] = 0 if lawful else OUTLAWS_VP * city.count(OUTLAWS)
    return points
