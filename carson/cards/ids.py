"""Every name of the card game as a small number, and the verbs that use them."""

from typing import Final, NewType

from carson.core.moves import Nouns, Verb, Vocabulary

Card = NewType("Card", int)
"""A card that can be taken: terrain (0-95), then the characters."""
Parcel = NewType("Parcel", int)
"""A square of the ground on which a city is built: row * 16 + column, a1 is the top left one."""
Thing = NewType("Thing", int)
"""What a parcel shows: no card, empty land, a Mountain, Outlaws or a building."""
Suit = NewType("Suit", int)
"""The sign on a player's auction cards."""
Back = NewType("Back", int)
"""The back of a character: a column of suits, or a skull."""
Source = NewType("Source", int)
"""Where victory points came from."""

# --- things -----------------------------------------------------------------------------------
NO_CARD: Final = Thing(0)
EMPTY: Final = Thing(1)
MOUNTAIN: Final = Thing(2)
OUTLAWS: Final = Thing(3)
HOUSE: Final = Thing(4)
TOWNHOUSE: Final = Thing(5)
RANCH: Final = Thing(6)
MINE: Final = Thing(7)
DRUGSTORE: Final = Thing(8)
BANK: Final = Thing(9)
SALOON: Final = Thing(10)
HOTEL: Final = Thing(11)
GENERAL_STORE: Final = Thing(12)
CHURCH: Final = Thing(13)
BLACKSMITH: Final = Thing(14)
CITY_HALL: Final = Thing(15)
PRISON: Final = Thing(16)
THING_NAMES: Final = (
    *("no-card", "empty", "mountain", "outlaws", "house", "townhouse", "ranch", "mine"),
    *("drugstore", "bank", "saloon", "hotel", "general-store", "church", "blacksmith"),
    *("city-hall", "prison"),
)
THING_COUNT: Final = len(THING_NAMES)
THINGS: Final = tuple(Thing(number) for number in range(THING_COUNT))
LETTERS: Final = "_.MOhTrmDBSHGCbcP"
"""How each thing is drawn."""

# --- the ground -------------------------------------------------------------------------------
SIDE: Final = 16
"""A city that grows from the middle, 9 parcels long at most, never leaves it."""
MIDDLE: Final = SIDE // 2 - 1
"""The row and the column where the first card begins."""
PARCELS: Final = tuple(Parcel(number) for number in range(SIDE * SIDE))
CENTRE: Final = Parcel(MIDDLE * SIDE + MIDDLE)

# --- suits and backs --------------------------------------------------------------------------
SUIT_NAMES: Final = ("hat", "star", "cactus", "boot", "horseshoe", "cow")
SUITS: Final = tuple(Suit(number) for number in range(len(SUIT_NAMES)))
HAT, STAR, CACTUS, BOOT, HORSESHOE, COW = SUITS
HAT_BACK: Final = Back(0)
STAR_BACK: Final = Back(1)
CACTUS_BACK: Final = Back(2)
BOOT_BACK: Final = Back(3)
HORSESHOE_BACK: Final = Back(4)
COW_BACK: Final = Back(5)
SKULL: Final = Back(6)
BACKS: Final = tuple(Back(number) for number in range(SKULL + 1))
BACK_NAMES: Final = (*SUIT_NAMES, "skull")
"""A column is named after the suit on top of it."""

# --- cards ------------------------------------------------------------------------------------
ERAS: Final = ("I", "II")
CARDS_PER_ERA: Final = 48
TERRAIN_COUNT: Final = CARDS_PER_ERA * len(ERAS)
CHARACTER_NAMES: Final = (
    *("governor", "lawyer", "chinese-worker", "heroes", "gunsmith", "mercenary", "doctor"),
    *("cowboy", "auctioneer", "settler", "captain", "singer", "banker", "teacher", "editor"),
    *("grocer", "paperboy", "sheriff", "indian", "prospector", "undertaker"),
)
"""The seven with a power first, in the order in which they are used."""
CHARACTER_COUNT: Final = len(CHARACTER_NAMES)
ARROW_COUNT: Final = 7
"""How many have a power, and bear an arrow."""
TERRAIN_NAMES: Final = tuple(
    f"{era}-{number}" for era in ERAS for number in range(1, CARDS_PER_ERA + 1)
)
CARD_NAMES: Final = TERRAIN_NAMES + CHARACTER_NAMES
CARDS: Final = tuple(Card(number) for number in range(len(CARD_NAMES)))
CHARACTERS: Final = CARDS[TERRAIN_COUNT:]
HIGHEST_BID: Final = 11

# --- where victory points come from -----------------------------------------------------------
FROM_CHARACTER: Final = THING_COUNT
"""Where the characters begin among the sources; before them come the things."""
FROM_APPEAL: Final = Source(FROM_CHARACTER + CHARACTER_COUNT)
SOURCE_NAMES: Final = (*THING_NAMES, *CHARACTER_NAMES, "appeal")
SOURCE_COUNT: Final = len(SOURCE_NAMES)


def parcel_name(parcel: Parcel) -> str:
    """A letter for the column and a number for the row, from the top left."""
    return "abcdefghijklmnop"[parcel % SIDE] + str(parcel // SIDE + 1)


PARCEL_NAMES: Final = tuple(parcel_name(parcel) for parcel in PARCELS)

_cards: Final = Nouns(CARD_NAMES)
_characters: Final = Nouns(CHARACTER_NAMES)
_values: Final = Nouns([str(value) for value in range(HIGHEST_BID + 1)])

# --- verbs ------------------------------------------------------------------------------------
DRAW: Final = Verb("draw", Nouns(TERRAIN_NAMES))
"""Chance: the terrain card that comes off the pile."""
BACK: Final = Verb("back", Nouns(BACK_NAMES))
"""Chance: the back that the next character of the pile shows."""
MEET: Final = Verb("meet", _characters)
"""Chance: the character that is turned over."""
FLIP: Final = Verb("flip", _values)
"""Chance: the auction card that a virtual player turns over."""
USE: Final = Verb("use", _characters)
PASS: Final = Verb("pass")
BID: Final = Verb("bid", _values)
TAKE: Final = Verb("take", _cards)
PLACE: Final = Verb("place", Nouns(PARCEL_NAMES))
"""Where the top left parcel of a terrain card goes."""
SELL: Final = Verb("sell", Nouns(TERRAIN_NAMES))
FETCH: Final = Verb("fetch", _characters)
"""Take a character that was left over."""
TOP: Final = Verb("top")
"""Take the top character of the pile, unseen."""

VOCABULARY: Final = Vocabulary(
    *(DRAW, BACK, MEET, FLIP, USE, PASS, BID, TAKE, PLACE, SELL, FETCH, TOP),
)
