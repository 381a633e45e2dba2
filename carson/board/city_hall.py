"""Placing the City Hall: the first player does it as soon as it is drawn."""

from collections.abc import Iterable
from typing import Final, final

from carson.board import happenings as event
from carson.board import town
from carson.board.geometry import CORNERS, ENDS, NEXT_POINTS, POINT_COUNT
from carson.board.ids import BUILD, CITY_HALL, PARCELS, ROAD, Edge, Parcel, Place, Point
from carson.board.land import why_occupied
from carson.board.state import State
from carson.board.turn import road_on
from carson.core.agenda import Choice, Task
from carson.core.moves import NOBODY, Move, Seat
from carson.core.reasons import Reason
from carson.core.values import added

FAR: Final = POINT_COUNT


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
        elif roads_needed(s):
            s.do(LayFreeRoad(first), self)
        else:
            s.do(PlaceCityHall(first))


def sites(s: State) -> list[Parcel]:
    """Free parcels that nobody owns."""
    return [p for p in PARCELS if town.is_unowned(s, p) and town.takes_building(s, p)]


def distances(starts: Iterable[Point]) -> list[int]:
    """How many edges lie between each corner of the map and the nearest start."""
    distance = [FAR] * POINT_COUNT
    reached = list(starts)
    for point in reached:
        distance[point] = 0
    for point in reached:
        for other in NEXT_POINTS[point]:
            if distance[other] == FAR:
                distance[other] = distance[point] + 1
                reached.append(Point(other))
    return distance


def to_nearest_site(s: State) -> list[int]:
    """How many roads lie between each corner of the map and the nearest site."""
    return distances(dict.fromkeys(point for site in sites(s) for point in CORNERS[site]))


def roads_needed(s: State) -> int:
    """The fewest roads that connect a site."""
    distance = to_nearest_site(s)
    return min(distance[point] for point in range(POINT_COUNT) if s.touched[point])


@final
class LayFreeRoad(Choice[State]):
    """A road of the general supply that leads to the nearest site."""

    accepts = (ROAD,)

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        edge = Edge(move.noun)
        if not town.extends_roads(s, edge):
            return s.refusal("road-there" if s.roads[edge] else "road-apart", edge=edge)
        distance = to_nearest_site(s)
        nearer = min(distance[point] for point in ENDS[edge]) < roads_needed(s)
        return None if nearer else s.refusal("road-astray", edge=edge)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        edge = Edge(move.noun)
        road = road_on(s, seat, edge)
        s.put_road(edge)
        s.emit(event.FREE_ROAD, seat, edge)
        s.tell(road)


@final
class PlaceCityHall(Choice[State]):
    """On a free parcel that nobody owns and that is connected."""

    accepts = (BUILD,)

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        parcel = Parcel(Place(move.noun))
        if s.owner[parcel] != NOBODY:
            return s.refusal("parcel-owned", parcel=parcel, seat=s.owner[parcel])
        if not town.takes_building(s, parcel):
            return why_occupied(s, parcel)
        connected = town.is_connected(s, parcel)
        return None if connected else s.refusal("no-road-touches", parcel=parcel)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        s.away = added(s.away, CITY_HALL, -1)
        s.put_on(Parcel(Place(move.noun)), CITY_HALL)
        s.emit(event.HALL_BUILT, seat, move.noun)
