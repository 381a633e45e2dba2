"""Printed facts of the card game: what the rulebook says in numbers."""

from typing import Final

from carson.cards.ids import (
    BOOT,
    BOOT_BACK,
    CACTUS,
    CACTUS_BACK,
    COW,
    COW_BACK,
    HAT,
    HAT_BACK,
    HORSESHOE,
    HORSESHOE_BACK,
    STAR,
    STAR_BACK,
    Back,
    Suit,
)

ROUNDS_PER_ERA: Final = 9
FEWEST_SEATS: Final = 4
MOST_SEATS: Final = 6
SMALL_TABLE: Final = 4
"""Up to this many seats, one terrain card less is drawn."""
HAND: Final = tuple(range(1, 10))
"""The auction cards of a person, for each era."""
LEVELS: Final = {
    "novice": tuple(range(1, 10)),
    "intermediate": tuple(range(2, 11)),
    "expert": tuple(range(3, 12)),
}
"""The auction cards of the virtual players."""
LONGEST_SIDE: Final = 8
"""How many parcels a city may have in a row or a column."""

MINE_VP: Final = 2
SALOON_VP: Final = 2
HOTEL_VP: Final = 3
OUTLAWS_VP: Final = -6

COLUMNS: Final[dict[Back, tuple[Suit, ...]]] = {
    HAT_BACK: (HAT, CACTUS, HORSESHOE, STAR, BOOT, COW),
    COW_BACK: (COW, BOOT, STAR, HORSESHOE, CACTUS, HAT),
    STAR_BACK: (STAR, COW, CACTUS, BOOT, HAT, HORSESHOE),
    HORSESHOE_BACK: (HORSESHOE, HAT, BOOT, CACTUS, COW, STAR),
    CACTUS_BACK: (CACTUS, HORSESHOE, COW, HAT, STAR, BOOT),
    BOOT_BACK: (BOOT, STAR, HAT, COW, HORSESHOE, CACTUS),
}
"""The suits on each back, the strongest first. Each column has another that is its reverse, so
that no suit is better than another."""


def terrain_per_round(seats: int) -> int:
    """How many terrain cards are drawn in a round."""
    return 4 if seats <= SMALL_TABLE else 5
