"""The map without anything on it: neighbours, edges, and the corners that roads touch."""

from collections.abc import Sequence
from typing import Final, TypeVar

from carson.board.ids import EDGE_COUNT, PARCELS, SIDE, Edge, Parcel, Place, Point

T = TypeVar("T")

POINT_COUNT: Final = (SIDE + 1) ** 2
EDGES: Final = tuple(Edge(number) for number in range(EDGE_COUNT))
ACROSS: Final = EDGE_COUNT // 2
"""Edges before this one lie along the rows, the others along the columns."""


def parcel_at(column: int, row: int) -> Parcel:
    """The parcel in that column and row, both from 0."""
    return Parcel(Place(row * SIDE + column))


def sides(parcel: Parcel) -> tuple[Edge, Edge, Edge, Edge]:
    """The four edges around a parcel."""
    row, column = divmod(parcel, SIDE)
    north, west = row * SIDE + column, ACROSS + row * (SIDE + 1) + column
    return Edge(north), Edge(north + SIDE), Edge(west), Edge(west + 1)


def _near(parcel: Parcel) -> tuple[Parcel, ...]:
    row, column = divmod(parcel, SIDE)
    return tuple(
        parcel_at(x, y)
        for y in range(max(row - 1, 0), min(row + 2, SIDE))
        for x in range(max(column - 1, 0), min(column + 2, SIDE))
        if (x, y) != (column, row)
    )


def _corners(parcel: Parcel) -> tuple[Point, ...]:
    row, column = divmod(parcel, SIDE)
    first = row * (SIDE + 1) + column
    return Point(first), Point(first + 1), Point(first + SIDE + 1), Point(first + SIDE + 2)


def _ends(edge: Edge) -> tuple[Point, Point]:
    if edge < ACROSS:
        row, column = divmod(edge, SIDE)
        return Point(row * (SIDE + 1) + column), Point(row * (SIDE + 1) + column + 1)
    row, column = divmod(edge - ACROSS, SIDE + 1)
    return Point(row * (SIDE + 1) + column), Point((row + 1) * (SIDE + 1) + column)


NEAR: Final = tuple(_near(parcel) for parcel in PARCELS)
"""The neighbours of each parcel: eight, five on the rim, three in a corner."""
CORNERS: Final = tuple(_corners(parcel) for parcel in PARCELS)
ENDS: Final = tuple(_ends(edge) for edge in EDGES)
LINES: Final = (
    *(tuple(range(row * SIDE, row * SIDE + SIDE)) for row in range(1, SIDE)),
    *(
        tuple(ACROSS + row * (SIDE + 1) + column for row in range(SIDE))
        for column in range(1, SIDE)
    ),
)
"""The fourteen straight lines across the map, each as its eight edges; the rim is none."""
WAYS: Final = tuple(
    tuple((edge, Point(sum(ENDS[edge]) - point)) for edge in EDGES if point in ENDS[edge])
    for point in range(POINT_COUNT)
)
"""From each corner: the edges that end there, and the corners at their other ends."""
MEETING: Final = tuple(
    tuple(other for other in EDGES if other != edge and not set(ENDS[edge]).isdisjoint(ENDS[other]))
    for edge in EDGES
)
"""The edges that share an end with each edge."""
AROUND: Final = tuple(
    tuple(p for p in PARCELS if not set(ENDS[edge]).isdisjoint(CORNERS[p])) for edge in EDGES
)
"""The parcels that a road on each edge touches, even if only with a corner."""
BESIDE: Final = tuple(tuple(p for p in PARCELS if edge in sides(p)) for edge in EDGES)
"""The one or two parcels that each edge is a side of."""
ORTHOGONAL: Final = tuple(
    tuple(near for near in NEAR[p] if not set(sides(p)).isdisjoint(sides(near))) for p in PARCELS
)
"""The neighbours that share a side with each parcel."""
IS_INNER: Final = tuple(len(NEAR[parcel]) == 8 for parcel in PARCELS)
INNER: Final = tuple(parcel for parcel in PARCELS if IS_INNER[parcel])
"""The 36 parcels that the dice can name."""


SUBSETS: Final = tuple(
    tuple(
        tuple(parcel_at(column, row) for column in range(SIDE) if bits >> column & 1)
        for bits in range(1 << SIDE)
    )
    for row in range(SIDE)
)
"""For each row of the map, the parcels that a pattern of eight bits stands for."""
WHOLE_ROW: Final = (1 << SIDE) - 1
Rows = tuple[tuple[tuple[T, ...], ...], ...]
"""Things on parcels, by row and by the pattern of the parcels that they are on."""
Pattern = tuple[int, int]
"""Parcels as bits: those of the northern half of the map, and those of the southern half.

All 64 in one number would be more than the compiled build computes with at once."""
HALF: Final = len(PARCELS) // 2
NO_PARCELS: Final[Pattern] = (0, 0)
ALL_PARCELS: Final[Pattern] = ((1 << HALF) - 1, (1 << HALF) - 1)


def noted(pattern: Pattern, parcel: Parcel, there: bool) -> Pattern:
    """The parcels with this one among them, or without it."""
    north, south = pattern
    if parcel < HALF:
        return with_bit(north, 1 << parcel, there), south
    return north, with_bit(south, 1 << parcel - HALF, there)


def with_bit(bits: int, bit: int, there: bool) -> int:
    """The bits with one of them set or not."""
    return bits | bit if there else (bits | bit) ^ bit


def by_rows(things: Sequence[T]) -> Rows[T]:
    """For each pattern of parcels of a row the things on them, given one thing for each parcel."""
    return tuple(
        tuple(tuple(things[parcel] for parcel in subset) for subset in row) for row in SUBSETS
    )


def on_parcels(rows: Rows[T], pattern: Pattern) -> list[T]:
    """The things on all parcels of a pattern, in their order."""
    found: list[T] = []
    bits, south = pattern
    for row in range(SIDE):
        if row == SIDE // 2:
            bits = south
        if bits & WHOLE_ROW:
            found += rows[row][bits & WHOLE_ROW]
        bits >>= SIDE
    return found


def rims(parcel: Parcel) -> list[str]:
    """The edges of the map that a parcel lies on."""
    row, column = divmod(parcel, SIDE)
    found = {"n": row == 0, "s": row == SIDE - 1, "w": column == 0, "e": column == SIDE - 1}
    return [rim for rim, there in found.items() if there]
