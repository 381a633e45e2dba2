"""How far land is from the roads, and which road leads there."""

from carson.board.ids import Edge, Parcel, Point
from carson.board.map.geometry import CORNERS, WAYS
from carson.board.map.ways import costs
from carson.board.map.ways import distances as distances_from
from carson.board.state import State


def distances(s: State) -> list[int]:
    """How many roads are missing to reach each corner."""
    reached = [Point(point) for point, roads in enumerate(s.touched) if roads]
    return distances_from(s.options.river, reached)


def distance(far: list[int], parcel: Parcel) -> int:
    """How many roads are missing to connect a parcel."""
    return min(far[point] for point in CORNERS[parcel])


def first_road(s: State, far: list[int], parcel: Parcel) -> Edge:
    """The road to lay first on a shortest way to a parcel that is not connected."""
    cost = costs(s.options.river)
    point = min(CORNERS[parcel], key=lambda corner: far[corner])
    while True:
        edge, back = min(WAYS[point], key=lambda way: far[way[1]] + cost[way[0]])
        if far[back] == 0:
            return edge
        point = back
