"""Things that hardly ever happen in random games: positions, and the moves that lead to them."""

from typing import Final

from carson.board.ids import PARCEL_NAMES

CLOSING: Final = """
    option buildings city-hall
    phase close
    track - ranch ranch mine mine bank bank
"""
LONELY_BANK: Final = """
    phase resolve reserve
    reserve 1 bank ranch
    roads a1n
    land 1 a1
"""
"""Player 1 can build on a1, and the only site for a House is b1."""

SHORT_WAY_SOUTH: Final = f"""
    {CLOSING}
    roads d4n d4s d4w d4e
    land 1 c3 d3 e3 c4 e4 c5 d5 e5
    land 2 b2 c2 d2 e2 f2
    land - d4=house
"""
NO_ROOM: Final = "\n".join(
    [
        *(CLOSING, "option players 6"),
        *(f"land {n + 1} {' '.join(PARCEL_NAMES[11 * n : 11 * n + 11])}" for n in range(6)),
    ]
)
SITE_FOR_A_BANK_ONLY: Final = """
    phase resolve build-12
    track bank - - - - - -
    cowboy build-12 1
    roads a1n
    land 1 a1
    land - b1=mountain
"""
BESIDE_THE_LINE: Final = """
    option buildings station
    phase resolve reserve
    reserve 1 station
    roads a4n b4n c4n d4n e4n f4n g4n h4n d4w
    land 1 d4 d5
"""
TWO_STICKS: Final = """
    phase resolve building-income
    player 1 dynamite 2
    land 1 c3=mine d3=mine
"""
UNDER_ATTACK: Final = """
    phase resolve reserve
    reserve 1 church
    land 1 c3=bank d3
    cowboy c3 2
"""

TWO_SCHOOLS: Final = """
    option buildings school
    option variants river
    phase resolve reserve
    reserve 1 school
    land 1 a1=school b1 a5
"""

OLD_GROCER: Final = """
    option edition 2009
    phase resolve building-income
    card 1 grocer
    land 1 a1=hotel c1=ranch
"""

ALL_SPEND: Final = ("1 spend 0", "2 spend 0", "3 spend 0")
REFUSED: Final = ("1 unpack bank", "1 build a1", "1 ask b1", "2 refuse", "1 keep")
RARITIES: Final[dict[str, tuple[str, ...]]] = {
    "reason road-astray": (SHORT_WAY_SOUTH, *ALL_SPEND, "* draw city-hall", "1 road d5w"),
    "event free-road": (SHORT_WAY_SOUTH, *ALL_SPEND, "* draw city-hall", "1 road d5w"),
    "event hall-boxed": (NO_ROOM, *(f"{n} spend 0" for n in range(1, 7)), "* draw city-hall"),
    "reason school-on-this-bank": (TWO_SCHOOLS, "1 unpack school", "1 keep"),
    "reason no-house-site": (SITE_FOR_A_BANK_ONLY, "1 buy", "1 keep"),
    "reason given-up": (f"{LONELY_BANK} land 2 b1", *REFUSED, "1 done"),
    "reason already-refused": (f"{LONELY_BANK} land 2 b1", *REFUSED),
    "event taken-back": (f"{LONELY_BANK} land 2 b1", *REFUSED),
    "reason too-late-for-cash": (OLD_GROCER, "1 double hotel"),
    "reason no-line": (BESIDE_THE_LINE, "1 unpack station", "1 keep"),
    "reason multiplied-already": (TWO_STICKS, "1 blast c3", "1 done"),
    "event attack-cancelled": (UNDER_ATTACK, "1 unpack church", "1 build d3", "1 house d4"),
}
"""Rare things, each with a position and moves that show it."""
