"""What the town of a position must fulfil: land, buildings, roads and Outlaws."""

from typing import Final

from carson.board.ids import (
    CITY_HALL,
    HOUSE,
    MOUNTAIN,
    NOTHING,
    PARCELS,
    PRISON,
    TOWNHOUSE,
    Parcel,
)
from carson.board.map import town
from carson.board.map.buildings import BUILDINGS
from carson.board.map.geometry import EDGES, ENDS, IS_INNER
from carson.board.printed import OUTLAW_COUNT
from carson.board.state import State
from carson.core.moves import NOBODY
from carson.core.positions import Impossible, demand

FIRST_ROUND_OF_OUTLAWS: Final = 2


def check(s: State) -> None:
    """Refuse a town that the rules cannot lead to."""
    check_land(s)
    check_roads(s)
    check_outlaws(s)


def check_land(s: State) -> None:
    """There are not too many mountains; what needs a road is connected."""
    most = s.options.mountains
    demand(s.on.count(MOUNTAIN) <= most, "too-many-mountains", most=most)
    for parcel in PARCELS:
        thing = s.on[parcel]
        if thing in (HOUSE, TOWNHOUSE):
            demand(town.is_connected(s, parcel), "no-road-touches", parcel=parcel)
        if thing == TOWNHOUSE:
            check_townhouse(s, parcel)
        if town.is_building(thing):
            check_building(s, parcel)


def check_townhouse(s: State, parcel: Parcel) -> None:
    """A Townhouse has eight neighbours. That they are taken or built on may be left out."""
    demand(s.options.edition.townhouses, "edition-has-no-townhouses")
    demand(IS_INNER[parcel], "townhouse-on-the-rim", parcel=parcel)


def check_building(s: State, parcel: Parcel) -> None:
    """A building stands on someone's land, with its road, where it could be built."""
    thing = s.on[parcel]
    owned = s.owner[parcel] != NOBODY
    demand(owned != (thing == CITY_HALL), "wrong-owner", parcel=parcel, thing=thing)
    if BUILDINGS[thing].needs_road:
        demand(town.is_connected(s, parcel), "no-road-touches", parcel=parcel)
    s.put_on(parcel, NOTHING)
    reason = BUILDINGS[thing].why_not_at(s, parcel)
    s.put_on(parcel, thing)
    if reason is not None:
        raise Impossible(reason)


def check_roads(s: State) -> None:
    """There are roads from the beginning on, and all of them hang together."""
    laid = [edge for edge in EDGES if s.roads[edge]]
    demand(bool(laid), "town-without-roads")
    reached = set(ENDS[laid[0]])
    waiting = laid
    while waiting:
        apart = [edge for edge in waiting if reached.isdisjoint(ENDS[edge])]
        demand(len(apart) < len(waiting), "road-apart", edge=apart[0] if apart else 0)
        reached.update(point for edge in waiting if edge not in apart for point in ENDS[edge])
        waiting = apart


def check_outlaws(s: State) -> None:
    """Outlaws come from round 2 on, are as strong as the die says, and never in a Prison."""
    count = sum(s.outlaws)
    demand(count <= OUTLAW_COUNT, "too-many-outlaws", most=OUTLAW_COUNT)
    early = s.round < FIRST_ROUND_OF_OUTLAWS
    demand(not (count or s.strength) or not early, "outlaws-too-early")
    demand(not count or s.strength > 0, "outlaws-need-strength")
    for parcel in PARCELS:
        jailed = s.outlaws[parcel] and s.on[parcel] == PRISON
        demand(not jailed, "outlaw-in-prison", parcel=parcel)
