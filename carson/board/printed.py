"""Facts printed on the board, the track and in the lists of parts, as tables."""

from typing import Final, NamedTuple

from carson.board.ids import (
    AMMUNITION,
    BANK,
    BLACKSMITH,
    BUILD_SPACES,
    CHURCH,
    CITY_HALL,
    DRUGSTORE,
    GENERAL_STORE,
    HOTEL,
    MINE,
    ONE_ROAD,
    PRISON,
    RANCH,
    SALOON,
    SCHOOL,
    STATION,
    VP_SPACES,
    WAGES,
    Place,
    Thing,
)

ROUNDS: Final = 4
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6

# What each player has: at the start, and in all.
STARTING_CASH: Final = 15
STARTING_ROADS: Final = 1
STARTING_REVOLVERS: Final = 1
STARTING_COWBOYS: Final = 3
COWBOYS: Final = 10
TITLES: Final = 12
DRAFTED_PARCELS: Final = 2
NEW_COWBOYS: Final[tuple[int, ...]] = (4, 5, 5)
"""At the end of rounds 1, 2 and 3."""

MOUNTAINS: Final = 9
BASE_TILES: Final[dict[Thing, int]] = {
    RANCH: 6,
    MINE: 6,
    DRUGSTORE: 4,
    BANK: 4,
    SALOON: 3,
    HOTEL: 3,
    CHURCH: 2,
    PRISON: 2,
}
GOLD_AND_GUNS_TILES: Final[dict[Thing, int]] = {
    GENERAL_STORE: 2,
    SCHOOL: 2,
    BLACKSMITH: 2,
    CITY_HALL: 1,
    STATION: 1,
}
DYNAMITE: Final = 7
HORSE_COUNT: Final = 25
OUTLAW_COUNT: Final = 9
DUEL_TILE_KINDS: Final = 6
"""Duel tiles are numbered from 0 to 5."""
CARDS_IN_PLAY: Final = 7
"""One more with the Paperboy."""
BUILDING_PRICES: Final[tuple[int, ...]] = (12, 10, 8, 6, 5, 4, 3)
"""Of the seven building spaces, in the order in which they are resolved."""
FIRST_TRACK: Final[dict[int, Thing]] = {3: RANCH, 10: RANCH, 4: MINE, 12: MINE}
"""Which tile lies on which price at the start; the other spaces are drawn."""
DRAWN_AT_START: Final = (5, 6, 8)

VP_PRICES: Final[tuple[int, ...]] = (5, 4, 3, 2)
"""Of the four spaces of the VP purchase, in the order in which they are resolved."""
NO_DUEL_SPACES: Final = frozenset({WAGES, ONE_ROAD})
"""Anyone may stand here, with as many cowboys as they like."""

WAGE: Final = 4
AMMUNITION_REVOLVERS: Final = 3
ROADS_OF_SPACE: Final = 3
PARCEL_RENT: Final = 2
COWBOY_PAY: Final = 2
PARCELS_PER_VP: Final = 2
FIREPOWER_PER_VP: Final = 2
EXCESS_PER_VP: Final = 10
END_CASH_PER_VP: Final = 6
END_VP_PER_ASSET: Final = 2
SYMBOLS_PER_VP: Final = 2
"""House symbols on the map, for the owner of the Station."""
VALUES_ON_A_TILE: Final = 8
"""Incomes around the edge of a building's tile, the lowest first."""
LAND_PRICE: Final = 1
BRIDGE_ROADS: Final = 2
"""Roads that a bridge takes."""

assert len(BUILDING_PRICES) == len(BUILD_SPACES)
assert len(VP_PRICES) == len(VP_SPACES)
assert AMMUNITION not in NO_DUEL_SPACES


def building_price(space: Place) -> int:
    """The price printed under a building space."""
    return BUILDING_PRICES[space - BUILD_SPACES[0]]


def vp_price(space: Place) -> int:
    """The price of one VP on a space of the VP purchase."""
    return VP_PRICES[space - VP_SPACES[0]]


# --- what the book says of the variants -------------------------------------------------------
class Rating(NamedTuple):
    """How a variant changes the game."""

    complexity: int
    """From 1, simple, to 3."""
    strategy: int
    """From 1, more luck than the plain game, to 3, more control."""
    length: int
    """-1 for a shorter game, 1 for a longer one."""
    two: bool = False
    """Whether the book advises it to two players."""


RATINGS: Final = {
    "new-beginning": Rating(2, 3, 0),
    "river": Rating(1, 2, 0, two=True),
    "might-is-right": Rating(2, 3, 1),
    "kit-carson": Rating(1, 2, -1),
    "outlaws": Rating(3, 1, 1),
    "horses": Rating(3, 3, 1),
}
"""Of the variants, by name."""
