"""How far land is from the roads, and which road leads there."""

from functools import cache
from typing import Final

from carson.board.geometry import BESIDE, CORNERS, EDGES, ENDS, POINT_COUNT
from carson.board.ids import Edge, Parcel, Point
from carson.board.state import State

FAR: Final = 99


def _ways() -> tuple[tuple[tuple[Edge, Point], ...], ...]:
    ways: list[list[tuple[Edge, Point]]] = [[] for _ in range(POINT_COUNT)]
    for edge in EDGES:
        first, second = ENDS[edge]
        ways[first].append((edge, second))
        ways[second].append((edge, first))
    return tuple(tuple(way) for way in ways)


WAYS: Final = _ways()
"""From each corner: the edges that end there, and the corners at their other ends."""


@cache
def costs(river: tuple[Parcel, ...]) -> tuple[int, ...]:
    """How many roads each edge takes; those over the river are bridges and take two."""
    return tuple(1 + (len(BESIDE[edge]) == 2 and set(BESIDE[edge]) <= set(river)) for edge in EDGES)


def distances(s: State) -> list[int]:
    """How many roads are missing to reach each corner."""
    cost = costs(s.options.river)
    far = [0 if touched else FAR for touched in s.touched]
    row = [Point(point) for point, steps in enumerate(far) if steps == 0]
    while row:
        following = []
        for point in row:
            for edge, other in WAYS[point]:
                if far[point] + cost[edge] < far[other]:
                    far[other] = far[point] + cost[edge]
                    following.append(other)
        row = following
    return far


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
