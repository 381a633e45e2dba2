"""How many roads lie between the corners of the map; a bridge takes two."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from carson.board.ids import Parcel, Point
from carson.board.map.geometry import BESIDE, EDGES, POINT_COUNT, WAYS
from carson.board.printed import BRIDGE_ROADS

FAR: Final = 99
"""More roads than any way takes."""


@cache
def costs(river: tuple[Parcel, ...]) -> tuple[int, ...]:
    """How many roads each edge takes; those between two parcels of the river are bridges."""
    bridges = [len(BESIDE[edge]) == 2 and set(BESIDE[edge]) <= set(river) for edge in EDGES]
    return tuple(BRIDGE_ROADS if bridge else 1 for bridge in bridges)


def distances(river: tuple[Parcel, ...], starts: Iterable[Point]) -> list[int]:
    """How many roads it takes from each corner of the map to the nearest start."""
    cost = costs(river)
    far = [FAR] * POINT_COUNT
    row = list(starts)
    for point in row:
        far[point] = 0
    while row:
        following = []
        for point in row:
            for edge, other in WAYS[point]:
                if far[point] + cost[edge] < far[other]:
                    far[other] = far[point] + cost[edge]
                    following.append(other)
        row = following
    return far
