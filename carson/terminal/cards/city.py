"""A city of the card game as a picture: parcels with coordinates, and where a card may go."""

from collections.abc import Mapping
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from carson.cards.city.city import City, square
from carson.cards.ids import (
    EMPTY,
    HOTEL,
    HOUSE,
    LETTERS,
    MOUNTAIN,
    NO_CARD,
    OUTLAWS,
    SIDE,
    TOWNHOUSE,
    Parcel,
    Thing,
)
from carson.i18n.texts import Texts
from carson.story.cards.gains import signed
from carson.terminal import marks

COLUMNS: Final = "abcdefghijklmnop"
CELL: Final = 5
"""The width of a parcel."""
ROOMY_CELL: Final = 7
"""The same where it also tells what a card would bring."""
GAIN: Final = 3
"""The room for that."""
MARGIN: Final = 3
"""Room for the numbers of the rows."""
BARE: Final = "·"
"""Land on which nothing stands."""
STYLES: Final = {
    NO_CARD: "",
    EMPTY: "#6b5a35 on #d9c69c",
    MOUNTAIN: "bold white on #6f7580",
    OUTLAWS: "bold white on #b02a2a",
    HOUSE: "bold black on #f3d56b",
    TOWNHOUSE: "bold black on #f3d56b",
    HOTEL: "bold black on #f3d56b",
}
BUILDING: Final = "bold black on #c98f4a"
"""All other things."""
SPOT: Final = "bold green"
Gains = Mapping[Parcel, int]
"""Where a card may go, by its top left parcel, and how many VP it would bring there at once."""


def style_of(thing: Thing) -> str:
    """The colour of a thing."""
    return STYLES.get(thing, BUILDING)


def code_of(thing: Thing, texts: Texts) -> str:
    """A thing in four columns at most."""
    return BARE if thing == EMPTY else texts.thing(thing, ".code")


def draw(city: City, texts: Texts, gains: Gains | None = None) -> Text:
    """A city with its coordinates; with gains, also the places around it where a card may go."""
    rows, columns = window(city, gains or {})
    width = CELL if gains is None else ROOMY_CELL
    heading = "".join(COLUMNS[column].center(width) for column in columns)
    lines = [Text(" " * MARGIN + heading, marks.QUIET)]
    for row in rows:
        line = Text(f"{row + 1:>{MARGIN - 1}} ", marks.QUIET)
        for column in columns:
            line.append_text(cell(city, Parcel(row * SIDE + column), width, gains or {}, texts))
        lines.append(line)
    return Text("\n").join(lines)


def window(city: City, gains: Gains) -> tuple[range, range]:
    """The rows and columns that hold the city and every place where a card may go."""
    parcels = [*city.land, *(parcel for spot in gains for parcel in square(spot))]
    if not parcels:
        return range(city.top, city.bottom + 1), range(city.left, city.right + 1)
    rows = [parcel // SIDE for parcel in parcels]
    columns = [parcel % SIDE for parcel in parcels]
    return range(min(rows), max(rows) + 1), range(min(columns), max(columns) + 1)


def cell(city: City, parcel: Parcel, width: int, gains: Gains, texts: Texts) -> Text:
    """One parcel; where the top left of a card may go, what it would bring."""
    thing = city.on[parcel]
    gain = signed(gains[parcel]) if parcel in gains else ""
    if thing == NO_CARD:
        return Text(centred(gain, width), SPOT)
    room = GAIN if width == ROOMY_CELL else 0
    code = centred(code_of(thing, texts), width - room)
    return Text(code, style_of(thing)).append(gain.ljust(room), "underline" if gain else "")


def centred(text: str, width: int) -> str:
    """A text centred in this many columns, however wide its letters are."""
    left = max(0, (width - cell_len(text)) // 2)
    return set_cell_size(" " * left + text, width)


def tiny(city: City) -> Text:
    """A city with one letter for each parcel."""
    picture = Text()
    for number, row in enumerate(city.drawing()):
        picture.append("\n" if number else "")
        for letter in row:
            thing = Thing(LETTERS.index(letter))
            picture.append(" " if thing == NO_CARD else letter, style_of(thing))
    return picture
