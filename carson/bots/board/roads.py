"""How far land is from the roads, and which road leads there."""

from functools import lru_cache
from typing import Final

from carson.board.ids import Edge, Parcel, Point
from carson.board.map.geometry import CORNERS, WAYS
from carson.board.map.ways import costs
from carson.board.map.ways import distances as distances_from
from carson.board.state import State

TOWNS: Final = 256
"""This many towns are remembered: bots ask again and again, and roads are seldom laid."""


def distances(s: State) -> tuple[int, ...]:
    """How many roads are missing to reach each corner."""
    return _distances(s.options.river, s.touched)


@lru_cache(maxsize=TOWNS)
def _distances(river: tuple[Parcel, ...], touched: bytes) -> tuple[int, ...]:
    reached = [Point(point) for point, roads in enumerate(touched) if roads]
    return tuple(distances_from(river, reached))


def distance(far: tuple[int, ...], parcel: Parcel) -> int:
    """How many roads are missing to connect a parcel."""
    return min(far[point] for point in CORNERS[parcel])


def first_road(s: State, far: tuple[int, ...], parcel: Parcel) -> Edge:
    """The road to lay first on a shortest way to a parcel that is not connected."""
    cost = costs(s.options.river)
    point = min(CORNERS[parcel], key=lambda corner: far[corner])
    while True:
        edge, back = min(WAYS[point], key=lambda way: far[way[1]] + cost[way[0]])
        if far[back] == 0:
            return edge
        point = back
