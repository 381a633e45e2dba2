"""The ground as masks: ints with a bit for each parcel, for questions about many at once.

A mask of spots tells where the top left parcel of a card may lie.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from carson.cards.ids import PARCELS, SIDE, Parcel
from carson.cards.printed import LONGEST_SIDE

Frame = tuple[int, int, int, int]
"""The first and the last row of a city, its first and its last column."""

REMEMBERED: Final = 4096
"""This many masks of buildings are remembered."""
BIT: Final = tuple(1 << parcel for parcel in PARCELS)
"""The mask of each parcel."""


def mask_of(parcels: Iterable[Parcel]) -> int:
    """The mask of some parcels."""
    mask = 0
    for parcel in parcels:
        mask |= BIT[parcel]
    return mask


LINES: Final = range(SIDE)
ROWS: Final = tuple(mask_of(p for p in PARCELS if p // SIDE == row) for row in LINES)
COLUMNS: Final = tuple(mask_of(p for p in PARCELS if p % SIDE == column) for column in LINES)
WHOLE: Final = mask_of(PARCELS)
SPOTS: Final = WHOLE ^ (ROWS[-1] | COLUMNS[-1])
"""Where a card does not stick out of the ground."""


# --- parcels and masks ------------------------------------------------------------------------
def has(mask: int, parcel: Parcel) -> bool:
    """Whether a parcel is in a mask."""
    return mask & BIT[parcel] != 0


_BITS: Final = 8
_IN_BYTE: Final = tuple(
    tuple(
        tuple(PARCELS[place * _BITS + bit] for bit in range(_BITS) if byte >> bit & 1)
        for byte in range(1 << _BITS)
    )
    for place in range(len(PARCELS) // _BITS)
)
"""By the place of a byte in a mask and by its value: its parcels."""


def parcels_in(mask: int) -> list[Parcel]:
    """The parcels of a mask, in order."""
    found: list[Parcel] = []
    size = (mask.bit_length() + _BITS - 1) // _BITS
    for place, byte in enumerate(mask.to_bytes(size, "little")):
        if byte:
            found.extend(_IN_BYTE[place][byte])
    return found


@lru_cache(maxsize=REMEMBERED)
def buildings_in(mask: int) -> tuple[Parcel, ...]:
    """The same of the buildings of a kind, which are asked for again and again."""
    return tuple(parcels_in(mask))


# --- near and beside --------------------------------------------------------------------------
def _around(parcel: Parcel) -> tuple[Parcel, ...]:
    row, column = divmod(parcel, SIDE)
    return tuple(
        Parcel(r * SIDE + c)
        for r in range(max(row - 1, 0), min(row + 2, SIDE))
        for c in range(max(column - 1, 0), min(column + 2, SIDE))
        if (r, c) != (row, column)
    )


NEAR: Final = tuple(mask_of(_around(parcel)) for parcel in PARCELS)
"""The parcels around each parcel, the diagonal ones included."""


def with_sides(land: int) -> int:
    """The land and all parcels beside it.

    A city is much narrower than the ground: what slips round its edges meets no land there.
    """
    return land | land << 1 | land >> 1 | land << SIDE | land >> SIDE


def connects(land: int, ends: int) -> bool:
    """Whether some parcels of the land can be reached from one another over it, side by side."""
    reached, before = ends & -ends, 0
    while ends & reached != ends and reached != before:
        before, reached = reached, with_sides(reached) & land
    return ends & reached == ends


def stays_whole(land: int, part: int) -> bool:
    """Whether connected land stays connected if a part is removed."""
    rest = land ^ part
    return connects(rest, with_sides(part) & rest)


# --- spots ------------------------------------------------------------------------------------
_SQUARE: Final = BIT[0] | BIT[1] | BIT[SIDE] | BIT[SIDE + 1]


def card_at(spot: Parcel) -> int:
    """The four parcels of a card."""
    return _SQUARE << spot


def spots_joining(land: int) -> int:
    """Where a card would lie on the land, or beside it."""
    reached = with_sides(land)
    rows = reached | reached >> SIDE
    return (rows | rows >> 1) & SPOTS


JOINED: Final = tuple(spots_joining(card_at(spot) & WHOLE) for spot in PARCELS)
"""By spot: where a card would lie on a card there, or beside it."""


def frame_of(land: int) -> Frame:
    """The rows and columns that the land reaches; there must be some."""
    rows = [row for row in LINES if land & ROWS[row]]
    columns = [column for column in LINES if land & COLUMNS[column]]
    return rows[0], rows[-1], columns[0], columns[-1]


def frame_around(spot: Parcel) -> Frame:
    """The rows and columns of a single card."""
    row, column = spot // SIDE, spot % SIDE
    return row, row + 1, column, column + 1


def joint_frame(one: Frame, other: Frame) -> Frame:
    """The rows and columns that two frames reach together."""
    top, bottom = min(one[0], other[0]), max(one[1], other[1])
    return top, bottom, min(one[2], other[2]), max(one[3], other[3])


def _within(most: int, lines: tuple[int, ...]) -> tuple[int, ...]:
    """By first and last line: where a card leaves the city no more lines than this."""
    return tuple(
        sum(lines[line] for line in LINES[:-1] if max(last, line + 1) - min(first, line) < most)
        for first in LINES
        for last in LINES
    )


LENGTHS: Final = range(LONGEST_SIDE, LONGEST_SIDE + 2)
"""How long a side of a city may be: usually, and with a character who adds a line."""
_ROWS_WITHIN: Final = tuple(_within(most, ROWS) for most in LENGTHS)
_COLUMNS_WITHIN: Final = tuple(_within(most, COLUMNS) for most in LENGTHS)


def spots_within(frame: Frame, long_side: int) -> int:
    """Where a card leaves the city within 8 x 8 parcels, or as long as one side may be."""
    top, bottom, left, right = frame
    height, width, longer = top * SIDE + bottom, left * SIDE + right, long_side - LONGEST_SIDE
    low, narrow = _ROWS_WITHIN[0][height], _COLUMNS_WITHIN[0][width]
    return (low & _COLUMNS_WITHIN[longer][width]) | (_ROWS_WITHIN[longer][height] & narrow)
