"""The 96 terrain cards, one a line: the name, the four parcels (upper row / lower row), the appeal.

The deck is our own; only how often each element occurs in each era is that of the printed game.
`_.MOhTrmDBSHGCbcP` are no card, empty, Mountain, Outlaws, House, Townhouse, Ranch, Mine, Drugstore,
Bank, Saloon, Hotel, General Store, Church, Blacksmith, City Hall, Prison. The appeals come from
play: docs/card-deck.md.
"""

from typing import Final, final

from carson.cards.ids import CARDS_PER_ERA, ERAS, LETTERS, SIDE, TERRAIN_NAMES, Card, Thing

Layout = tuple[Thing, Thing, Thing, Thing]
"""The parcels of a card: top left, top right, bottom left, bottom right."""
CORNERS: Final = (0, 1, SIDE, SIDE + 1)
"""How far each of them is from the first one."""
Parts = tuple[tuple[Thing, tuple[int, ...]], ...]
"""A layout by thing: how far from the first parcel it is shown."""

TABLE: Final = """
I-1   MM/M. 6
I-2   .M/mM 8
I-3   .M/Mm 8
I-4   hh/M. 5
I-5   .m/OM 7
I-6   hO/.h 4
I-7   O./rT 9
I-8   M./M. 4
I-9   M./.M 3
I-10  .M/.M 4
I-11  .M/M. 3
I-12  m./M. 7
I-13  .M/.m 7
I-14  .m/M. 7
I-15  m./.M 7
I-16  .M/.r 7
I-17  Mr/.. 6
I-18  .M/.h 4
I-19  ../hM 3
I-20  .h/.M 4
I-21  ../hr 7
I-22  rh/.. 7
I-23  r./.r 9
I-24  .h/.D 6
I-25  D./.h 6
I-26  .B/.h 6
I-27  B./M. 6
I-28  r./D. 9
I-29  .h/G. 9
I-30  h./C. 9
I-31  M./.b 5
I-32  mb/.. 8
I-33  P./.B 7
I-34  ../M. 2
I-35  M./.. 2
I-36  ../.M 2
I-37  .M/.. 2
I-38  h./.. 3
I-39  ../.h 3
I-40  ../h. 3
I-41  .m/.. 5
I-42  ../m. 5
I-43  ../r. 7
I-44  .r/.. 7
I-45  .h/.. 3
I-46  ../.S 7
I-47  H./.. 8
I-48  T./.. 6
II-1  hD/.h 7
II-2  h./Bh 6
II-3  SO/h. 7
II-4  TB/.O 7
II-5  OH/.D 8
II-6  .T/hh 8
II-7  MM/m. 7
II-8  ../hD 6
II-9  .h/D. 5
II-10 D./T. 8
II-11 .h/.B 5
II-12 .h/B. 5
II-13 .B/T. 8
II-14 h./S. 6
II-15 S./.T 8
II-16 ../MM 3
II-17 M./.M 1
II-18 m./.M 5
II-19 mM/.. 6
II-20 BM/.. 5
II-21 rD/.. 8
II-22 P./h. 4
II-23 .T/.P 6
II-24 ../Ch 8
II-25 .S/H. 9
II-26 ../BO 4
II-27 TO/.. 5
II-28 ../hG 9
II-29 .h/.c 9
II-30 M./b. 5
II-31 ../hr 6
II-32 .h/.. 2
II-33 ../T. 5
II-34 ../.T 5
II-35 T./.. 4
II-36 .M/.. 1
II-37 ../.M 1
II-38 m./.. 4
II-39 .r/.. 6
II-40 ../r. 6
II-41 ../.D 5
II-42 ../D. 4
II-43 B./.. 4
II-44 ../.S 5
II-45 ../.H 6
II-46 H./.. 6
II-47 C./.. 8
II-48 .P/.. 4
"""


@final
class Terrain:
    """What is printed on a terrain card."""

    def __init__(self, name: str, layout: Layout, appeal: int) -> None:
        self.name: Final = name
        self.layout: Final = layout
        self.parts: Final = parts(layout)
        self.appeal: Final = appeal


def parts(layout: Layout) -> Parts:
    """Where a layout shows each of its things."""
    corners = list(zip(layout, CORNERS, strict=True))
    things = sorted(set(layout))
    return tuple(
        (thing, tuple(far for other, far in corners if other == thing)) for thing in things
    )


def read_layout(text: str) -> Layout:
    """The parcels of a card written like `M./.m`."""
    upper, _, lower = text.partition("/")
    first, second, third, fourth = [Thing(LETTERS.index(letter)) for letter in upper + lower]
    return first, second, third, fourth


def write_layout(layout: Layout) -> str:
    """The text that `read_layout` reads."""
    letters = [LETTERS[thing] for thing in layout]
    return "".join([*letters[:2], "/", *letters[2:]])


def _read(line: str) -> Terrain:
    name, layout, appeal = line.split()
    return Terrain(name, read_layout(layout), int(appeal))


TERRAIN: Final = tuple(_read(line) for line in TABLE.strip().splitlines())
assert tuple(terrain.name for terrain in TERRAIN) == TERRAIN_NAMES


def first_card(era: int) -> Card:
    """The first terrain card of an era; eras count from 1."""
    return Card((era - 1) * CARDS_PER_ERA)


def cards_of(era: int) -> range:
    """The numbers of an era's terrain cards."""
    assert 1 <= era <= len(ERAS)
    return range(first_card(era), first_card(era + 1))


def layout_of(card: Card) -> Layout:
    """What a terrain card shows."""
    return TERRAIN[card].layout


def parts_of(card: Card) -> Parts:
    """What a terrain card shows, by thing."""
    return TERRAIN[card].parts
