"""Plans: what a city shows and is worth, and what each place for a card would add to it.

Cities are values that many states share, so a plan is made once and kept for a while. All of it
could be asked of `scoring` place by place; here a position can be looked at in microseconds.
"""

from struct import pack
from typing import Final, final

from carson.cards.city import scoring
from carson.cards.city.city import City
from carson.cards.city.ground import parcels_in
from carson.cards.city.terrain import Layout, layout_of, parts_of
from carson.cards.ids import (
    BANK,
    BLACKSMITH,
    CHURCH,
    CITY_HALL,
    DRUGSTORE,
    EMPTY,
    GENERAL_STORE,
    HOTEL,
    HOUSE,
    MINE,
    MOUNTAIN,
    NO_CARD,
    OUTLAWS,
    PARCELS,
    PRISON,
    RANCH,
    SALOON,
    SIDE,
    TERRAIN_COUNT,
    THING_COUNT,
    THINGS,
    TOWNHOUSE,
    Card,
    Parcel,
    Thing,
)
from carson.cards.printed import HOTEL_VP, MINE_VP, OUTLAWS_VP, SALOON_VP

MOST_PLANS: Final = 4096
"""This many are kept at most; then all are dropped."""
PER_CITY: Final = THING_COUNT + THING_COUNT + 3
"""How many numbers tell about a city."""
NO_SPOTS: Final = bytes(4 * len(PARCELS))
NO_CITY_NUMBERS: Final = bytes(4 * PER_CITY)
GROUND: Final = len(PARCELS)

ROWS_AT: Final = GROUND * (THING_COUNT - 1)
"""The first indices are what each parcel of our city shows; then in which row each card lies,"""
COLUMNS_AT: Final = ROWS_AT + TERRAIN_COUNT * SIDE
"""then in which column;"""
PLAN_INDICES: Final = COLUMNS_AT + TERRAIN_COUNT * SIDE
"""and there end the indices of plans."""


def floats(values: list[float]) -> bytes:
    """Numbers as float32, the lowest byte first."""
    return pack(f"<{len(values)}f", *values)


def shorts(values: list[int]) -> bytes:
    """Small numbers as uint16, the lowest byte first."""
    return pack(f"<{len(values)}H", *values)


# --- what two parcels beside each other are worth to one another ------------------------------
def _gives(thing: Thing, other: Thing, lawful: bool) -> int:
    """What a building is worth for one parcel around it that shows another thing."""
    if thing not in scoring.LIVELY:
        return 0
    if thing == RANCH:
        return int(other == EMPTY or (lawful and other == OUTLAWS))
    if thing == MINE:
        return MINE_VP * (other == MOUNTAIN)
    houses = 2 if other in (TOWNHOUSE, HOTEL) else int(other == HOUSE)
    return SALOON_VP * houses if thing == SALOON else houses


def _pairs(lawful: bool) -> tuple[int, ...]:
    return tuple(
        [
            _gives(one, other, lawful) + _gives(other, one, lawful)
            for one in THINGS
            for other in THINGS
        ]
    )


PAIRS: Final = (_pairs(False), _pairs(True))
"""Without and with the law, by both things: what they are worth to each other."""
_SEEN: Final = tuple(
    tuple(
        [
            bytes([*pairs[thing * THING_COUNT : (thing + 1) * THING_COUNT], *bytes(256)][:256])
            for thing in THINGS
        ]
    )
    for pairs in PAIRS
)
"""The same for `bytes.translate`: what each parcel would be worth to a thing beside it."""


def around(worth: bytes) -> bytes:
    """For each parcel the sum over the eight around it; a city never reaches round the ground."""
    here = int.from_bytes(worth, "little")
    rows = here + (here << 8) + (here >> 8)
    return (rows + (rows << 8 * SIDE) + (rows >> 8 * SIDE) - here).to_bytes(
        GROUND + SIDE + 1, "little"
    )


def together(counts: list[int], lawful: bool) -> int:
    """What the buildings of a city are worth, wherever they lie."""
    from_houses = counts[HOUSE] + 2 * (counts[TOWNHOUSE] + counts[HOTEL])
    ranches, mines = counts[RANCH], counts[MINE]
    others = 0
    for thing in range(scoring.OTHER_BUILDINGS, THING_COUNT):
        others += counts[thing]
    return (
        counts[DRUGSTORE] * ranches
        + counts[BANK] * mines
        + counts[BLACKSMITH] * (ranches + mines)
        + (counts[CHURCH] + counts[GENERAL_STORE]) * from_houses
        + counts[CITY_HALL] * others
        + counts[HOTEL] * HOTEL_VP
        + (0 if lawful else OUTLAWS_VP * counts[OUTLAWS])
    )


# --- plans ------------------------------------------------------------------------------------
@final
class Gains:
    """What a card would add to a city, by place."""

    def __init__(self, spots: list[Parcel], gains: list[int]) -> None:
        self.spots: Final = spots
        self.gains: Final = gains
        self.best: Final = max(gains) if gains else 0
        self._numbers = b""

    def numbers(self) -> bytes:
        """For each parcel one more than the gain if the card begins there, in tens; else zero."""
        if not self._numbers:
            values = [0.0] * GROUND
            for spot, gain in zip(self.spots, self.gains, strict=True):
                values[spot] = (gain + 1) / 10.0
            self._numbers = floats(values)
        return self._numbers


@final
class Plan:
    """A city under one law: what it shows, what it is worth, and what cards would add."""

    def __init__(self, city: City, lawful: bool) -> None:
        self.city: Final = city
        self.lawful: Final = lawful
        on = bytearray(GROUND)
        cells: list[int] = []
        for thing in THINGS[EMPTY:]:
            for parcel in parcels_in(city.shows[thing]):
                on[parcel] = thing
                cells.append(parcel * (THING_COUNT - 1) + thing - 1)
        self.on: Final = bytes(on)
        self.land: Final = len(cells)
        self.cells: Final = shorts(cells)
        """An index for each parcel that shows something, and for what it shows."""
        self.placed: Final = shorts(
            [ROWS_AT + card * SIDE + spot // SIDE for card, spot in city.cards]
            + [COLUMNS_AT + card * SIDE + spot % SIDE for card, spot in city.cards]
        )
        """Indices for where each card lies."""
        self.counts: Final = city.counts()
        self.counts[NO_CARD] = 0
        points = scoring.city_vps(city, lawful)
        self.points: Final = points
        self.total: Final = sum(points)
        self.numbers: Final = floats(self._numbers(points))
        self.together: Final = together(self.counts, lawful)
        self._near: Final[list[bytes | None]] = [None] * THING_COUNT
        self._gains: Final[dict[int, Gains]] = {}

    def _numbers(self, points: list[int]) -> list[float]:
        city, land = self.city, self.land
        return [
            *[count / 8.0 for count in self.counts],
            *[vps / 10.0 for vps in points],
            (city.bottom - city.top + 1) / 9.0 if land else 0.0,
            (city.right - city.left + 1) / 9.0 if land else 0.0,
            land / 64.0,
        ]

    def near(self, thing: int) -> bytes:
        """What a thing would be worth on each parcel, for itself and for those around it."""
        known = self._near[thing]
        if known is None:
            known = around(self.on.translate(_SEEN[self.lawful][thing]))
            self._near[thing] = known
        return known

    def gains(self, card: Card, long_side: int) -> Gains:
        """What a terrain card would add, wherever it may go."""
        key = card * 16 + long_side
        known = self._gains.get(key)
        if known is None:
            city = self.city
            spots = parcels_in(city.spots_for(parts_of(card), self.lawful, long_side))
            if not self.lawful and PRISON in layout_of(card):
                found = self._gain_of_law(card, spots)
            else:
                found = self._gain_by_pairs(card, spots)
            known = Gains(spots, found)
            self._gains[key] = known
        return known

    def _gain_of_law(self, card: Card, spots: list[Parcel]) -> list[int]:
        """What a Prison adds: with it the city is one under the law."""
        ruled = plan_of(self.city, True)
        more = ruled.total - self.total
        return [gain + more for gain in ruled._gain_by_pairs(card, spots)]

    def _gain_by_pairs(self, card: Card, spots: list[Parcel]) -> list[int]:
        """What a card adds at each place, from pairs of neighbours and from what is counted."""
        on, layout = self.on, layout_of(card)
        one, two, three, four = layout
        first, second, third, fourth = [self.near(thing) for thing in layout]
        counted: dict[int, int] = {}
        found: list[int] = []
        for spot in spots:
            below = spot + SIDE
            nw, ne, sw, se = on[spot], on[spot + 1], on[below], on[below + 1]
            gain, news = 0, 0
            if nw != one:
                gain += first[spot] - (self.near(nw)[spot] if nw else 0)
                news += 1
            if ne != two:
                gain += second[spot + 1] - (self.near(ne)[spot + 1] if ne else 0)
                news += 2
            if sw != three:
                gain += third[below] - (self.near(sw)[below] if sw else 0)
                news += 4
            if se != four:
                gain += fourth[below + 1] - (self.near(se)[below + 1] if se else 0)
                news += 8
            if nw > EMPTY or ne > EMPTY or sw > EMPTY or se > EMPTY:
                news = ((nw * 32 + ne) * 32 + sw) * 32 + se + 16
            if news not in counted:
                counted[news] = self._counted(layout, (nw, ne, sw, se))
            gain += counted[news] + among(card, self.lawful, nw, ne, sw, se)
            found.append(gain)
        return found

    def _counted(self, layout: Layout, olds: tuple[int, int, int, int]) -> int:
        """What the buildings are worth together with the card, compared with before."""
        counts = self.counts.copy()
        for old, new in zip(olds, layout, strict=True):
            counts[old] -= 1
            counts[new] += 1
        return together(counts, self.lawful) - self.together


_among: Final[dict[int, int]] = {}


def among(card: Card, lawful: bool, nw: int, ne: int, sw: int, se: int) -> int:
    """How to mend what `near` says: the four parcels of a card are neighbours themselves."""
    key = ((((card * 2 + lawful) * 32 + nw) * 32 + ne) * 32 + sw) * 32 + se
    known = _among.get(key)
    if known is None:
        pairs, layout, olds = PAIRS[lawful], layout_of(card), (nw, ne, sw, se)
        known = 0
        for one in range(4):
            new, old = layout[one] * THING_COUNT, olds[one] * THING_COUNT
            for other in range(one):
                known += pairs[new + layout[other]] + pairs[old + olds[other]]
                known -= pairs[new + olds[other]] + pairs[old + layout[other]]
        _among[key] = known
    return known


KEPT: Final[tuple[dict[City, Plan], dict[City, Plan]]] = ({}, {})
"""The plans by city, without and with the law."""


def plan_of(city: City, lawful: bool) -> Plan:
    """The plan of a city."""
    plans = KEPT[lawful]
    known = plans.get(city)
    if known is None:
        if len(plans) >= MOST_PLANS:
            plans.clear()
        known = Plan(city, lawful)
        plans[city] = known
    return known
