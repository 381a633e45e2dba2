"""The map: 64 parcels between 144 edges, with coordinates."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from carson.board.ids import PARCEL_NAMES, PARCELS, SIDE, Parcel
from carson.board.map.geometry import ACROSS, parcel_at
from carson.board.state import State
from carson.i18n.texts import Texts
from carson.terminal import marks
from carson.terminal.board import parcels

COLUMNS: Final = "abcdefgh"
CORNERS: Final = {
    "": "·",
    "n": "║",
    "s": "║",
    "ns": "║",
    "e": "═",
    "w": "═",
    "ew": "═",
    "ne": "╚",
    "se": "╔",
    "nse": "╠",
    "nw": "╝",
    "sw": "╗",
    "nsw": "╣",
    "new": "╩",
    "sew": "╦",
    "nsew": "╬",
}
"""How a corner looks, by the sides on which a road leaves it."""
MARGIN: Final = 2
"""Room for the numbers of the rows."""


@dataclass(frozen=True)
class Scale:
    """How large a parcel is drawn."""

    width: int
    room: int
    """How many cowboys a parcel has room for, whatever stands there."""
    draw: Callable[[State, Parcel, int, Texts], list[Text]]

    @property
    def whole(self) -> int:
        """The width of the whole map."""
        return MARGIN + SIDE * (self.width + 1) + 1


SMALL: Final = Scale(7, 2, parcels.low)
LARGE: Final = Scale(9, 4, parcels.high)


def draw(s: State, scale: Scale, texts: Texts) -> Text:
    """The whole map."""
    lines = [heading(scale)]
    for row in range(SIDE):
        lines.append(ridge(s, row, scale))
        lines.extend(strip(s, row, scale, texts))
    lines.append(ridge(s, SIDE, scale))
    return Text("\n").join([*lines, *overcrowded(s, scale)])


def heading(scale: Scale) -> Text:
    """The letters of the columns."""
    letters = " ".join(letter.center(scale.width) for letter in COLUMNS)
    return Text(" " * (MARGIN + 1) + letters + " ", marks.QUIET)


def ridge(s: State, row: int, scale: Scale) -> Text:
    """The line between two rows of parcels: corners, and roads along the rows."""
    line = Text(" " * MARGIN)
    for column in range(SIDE + 1):
        corner = corner_at(s, row, column)
        line.append(corner, marks.QUIET if corner == CORNERS[""] else marks.ROAD)
        if column < SIDE:
            line.append(("═" if road_along(s, row, column) else " ") * scale.width, marks.ROAD)
    return line


def strip(s: State, row: int, scale: Scale, texts: Texts) -> list[Text]:
    """A row of parcels, with the roads between them."""
    cells = [scale.draw(s, parcel_at(column, row), scale.width, texts) for column in range(SIDE)]
    lines = []
    for number in range(len(cells[0])):
        line = Text().append(f"{row + 1} " if number == 0 else " " * MARGIN, marks.QUIET)
        for column, cell in enumerate(cells):
            line.append("║" if road_across(s, row, column) else " ", marks.ROAD)
            line.append_text(cell[number])
        line.append("║" if road_across(s, row, SIDE) else " ", marks.ROAD)
        lines.append(line)
    return lines


def road_along(s: State, row: int, column: int) -> bool:
    """Whether a road lies on the north side of that parcel."""
    return s.roads[row * SIDE + column] > 0


def road_across(s: State, row: int, column: int) -> bool:
    """Whether a road lies on the west side of that parcel."""
    return s.roads[ACROSS + row * (SIDE + 1) + column] > 0


def corner_at(s: State, row: int, column: int) -> str:
    """The sign of a corner: where roads lead from it."""
    sides = {
        "n": row > 0 and road_across(s, row - 1, column),
        "s": row < SIDE and road_across(s, row, column),
        "e": column < SIDE and road_along(s, row, column),
        "w": column > 0 and road_along(s, row, column - 1),
    }
    return CORNERS["".join(side for side, road in sides.items() if road)]


def overcrowded(s: State, scale: Scale) -> list[Text]:
    """All cowboys of the parcels that may have no room for them."""
    lines = []
    for parcel in PARCELS:
        crowd = s.at(parcel)
        if len(crowd) > scale.room:
            everybody = parcels.cowboys(crowd, parcels.width_of(crowd))
            lines.append(Text(f"{PARCEL_NAMES[parcel]}: ").append_text(everybody))
    return lines
