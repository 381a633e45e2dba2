"""Placing the City Hall: the first player does it as soon as it is drawn."""

from typing import final

from carson.board import events as event
from carson.board.ids import (
    BUILD,
    CITY_HALL,
    PARCELS,
    ROAD,
    Parcel,
    edge_of,
    parcel_of,
)
from carson.board.map import town
from carson.board.map.geometry import CORNERS, ENDS, POINT_COUNT
from carson.board.map.ways import distances
from carson.board.play.land import why_occupied
from carson.board.play.turn import road_on
from carson.board.state import State
from carson.core.agenda import Choice, Task
from carson.core.moves import NOBODY, Move, Seat
from carson.core.reasons import Reason
from carson.core.values import added


@final
class RaiseCityHall(Task[State]):
    """The first player places the City Hall, after roads to a site if need be.

    It goes back into the box only if there is no free parcel left that nobody owns.
    """

    def run(self, s: State) -> None:
        first = s.pass_order[0]
        if not s.away[CITY_HALL]:
            return
        if not sites(s):
            s.emit(event.HALL_BOXED)
        elif fewest(s, to_nearest_site(s)):
            s.do(LayFreeRoad(first), self)
        else:
            s.do(PlaceCityHall(first))


def sites(s: State) -> list[Parcel]:
    """Free parcels that nobody owns."""
    return [p for p in PARCELS if town.is_unowned(s, p) and town.takes_building(s, p)]


def to_nearest_site(s: State) -> list[int]:
    """How many roads lie between each corner of the map and the nearest site."""
    corners = dict.fromkeys(point for site in sites(s) for point in CORNERS[site])
    return distances(s.options.river, corners)


def fewest(s: State, distance: list[int]) -> int:
    """The fewest roads that connect a site, given how far the corners are from one."""
    return min(distance[point] for point in range(POINT_COUNT) if s.touched[point])


@final
class LayFreeRoad(Choice[State]):
    """A road of the general supply that leads to the nearest site, or two of them for a bridge."""

    accepts = (ROAD,)

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        edge = edge_of(move)
        if not town.extends_roads(s, edge):
            return s.refusal("road-there" if s.roads[edge] else "road-apart", edge=edge)
        distance = to_nearest_site(s)
        by_here = town.road_cost(s, edge) + min(distance[point] for point in ENDS[edge])
        return None if by_here == fewest(s, distance) else s.refusal("road-astray", edge=edge)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        edge = edge_of(move)
        road = road_on(s, seat, edge)
        s.put_road(edge)
        s.emit(event.FREE_ROAD, seat, edge, town.road_cost(s, edge))
        s.tell(road)


@final
class PlaceCityHall(Choice[State]):
    """On a free parcel that nobody owns and that is connected."""

    accepts = (BUILD,)

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        parcel = parcel_of(move)
        if s.owner[parcel] != NOBODY:
            return s.refusal("parcel-owned", parcel=parcel, seat=s.owner[parcel])
        if not town.takes_building(s, parcel):
            return why_occupied(s, parcel)
        connected = town.is_connected(s, parcel)
        return None if connected else s.refusal("no-road-touches", parcel=parcel)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        s.away = added(s.away, CITY_HALL, -1)
        s.put_on(parcel_of(move), CITY_HALL)
        s.emit(event.HALL_BUILT, seat, move.noun)
