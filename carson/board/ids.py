"""Every name of the board game as a small number, and the verbs that use them."""

from typing import Final, NewType

from carson.core.moves import Move, Nouns, Verb, Vocabulary

Place = NewType("Place", int)
"""Where a cowboy can stand: a parcel (0-63) or an action space (from 64 on)."""
Parcel = NewType("Parcel", Place)
"""One of the 64 squares of the town: row * 8 + column, a1 is the top left one."""
Edge = NewType("Edge", int)
"""One of the 144 sides between or around parcels, where a road can lie."""
Point = NewType("Point", int)
"""One of the 81 corners of parcels."""
Thing = NewType("Thing", int)
"""What stands on a parcel: nothing, a mountain, a House, a Townhouse or a building."""
Source = NewType("Source", int)
"""Where victory points came from."""
Cause = NewType("Cause", int)
"""What money is received or paid for."""

SIDE: Final = 8
PARCELS: Final = tuple(Parcel(Place(number)) for number in range(SIDE * SIDE))
EDGE_COUNT: Final = 144
MOST_MONEY: Final = 999
"""The largest amount that a move can name."""

# --- things ---------------------------------------------------------------------------------
NOTHING: Final = Thing(0)
MOUNTAIN: Final = Thing(1)
HOUSE: Final = Thing(2)
TOWNHOUSE: Final = Thing(3)
RANCH: Final = Thing(4)
MINE: Final = Thing(5)
DRUGSTORE: Final = Thing(6)
BANK: Final = Thing(7)
SALOON: Final = Thing(8)
HOTEL: Final = Thing(9)
CHURCH: Final = Thing(10)
PRISON: Final = Thing(11)
BLACKSMITH: Final = Thing(12)
GENERAL_STORE: Final = Thing(13)
SCHOOL: Final = Thing(14)
STATION: Final = Thing(15)
CITY_HALL: Final = Thing(16)
"""From here on: what makes a parcel nobody's for ever."""
RIVER: Final = Thing(17)
THING_NAMES: Final = (
    *("nothing", "mountain", "house", "townhouse"),
    *("ranch", "mine", "drugstore", "bank", "saloon", "hotel", "church", "prison"),
    *("blacksmith", "general-store", "school", "station", "city-hall", "river"),
)
THING_COUNT: Final = len(THING_NAMES)
BUILDING_THINGS: Final = tuple(Thing(number) for number in range(RANCH, RIVER))

# --- action spaces, in the order in which they are resolved ---------------------------------
WAGES: Final = Place(64)
AMMUNITION: Final = Place(65)
THREE_ROADS: Final = Place(66)
ONE_ROAD: Final = Place(67)
BUILD_12: Final = Place(68)
BUILD_3: Final = Place(74)
PARCEL_INCOME: Final = Place(75)
COWBOY_INCOME: Final = Place(76)
GAMBLING: Final = Place(77)
PARCEL_VP: Final = Place(78)
BUILDING_VP: Final = Place(79)
COWBOY_VP: Final = Place(80)
VP_5: Final = Place(81)
VP_2: Final = Place(84)
ENCLOSURE_1: Final = Place(85)
ENCLOSURE_2: Final = Place(86)
PLACE_COUNT: Final = 90
PLACES: Final = tuple(Place(number) for number in range(PLACE_COUNT))
SPACES: Final = tuple(Place(number) for number in range(WAGES, ENCLOSURE_1))
ENCLOSURES: Final = tuple(Place(number) for number in range(ENCLOSURE_1, PLACE_COUNT))
"""Each player has their own; no duel is fought there."""
BUILD_SPACES: Final = tuple(Place(number) for number in range(BUILD_12, BUILD_3 + 1))
VP_SPACES: Final = tuple(Place(number) for number in range(VP_5, VP_2 + 1))
SPACE_NAMES: Final = (
    *("wages", "ammunition", "three-roads", "one-road"),
    *("build-12", "build-10", "build-8", "build-6", "build-5", "build-4", "build-3"),
    *("parcel-income", "cowboy-income", "gambling"),
    *("parcel-vp", "building-vp", "cowboy-vp", "vp-5", "vp-4", "vp-3", "vp-2"),
    *("enclosure-1", "enclosure-2", "enclosure-3", "enclosure-4", "enclosure-5"),
)

# --- where victory points come from ---------------------------------------------------------
FROM_PARCELS: Final = Source(0)
FROM_BUILDINGS: Final = Source(1)
FROM_COWBOYS: Final = Source(2)
FROM_PURCHASE: Final = Source(3)
FROM_CHARACTERS: Final = Source(4)
FROM_EXCESS: Final = Source(5)
AT_END_CASH: Final = Source(6)
AT_END_BUILDINGS: Final = Source(7)
AT_END_HOUSES: Final = Source(8)
AT_END_MOUNTAINS: Final = Source(9)
AT_END_STATION: Final = Source(10)
AT_END_HORSES: Final = Source(11)
FROM_OUTLAWS: Final = Source(12)
FROM_START: Final = Source(13)
AT_END_PASSING: Final = Source(14)
AT_END_BRIDGES: Final = Source(15)
SOURCE_NAMES: Final = (
    *("parcels", "buildings", "cowboys", "purchase", "characters", "excess"),
    *("end-cash", "end-buildings", "end-houses", "end-mountains", "end-station"),
    *("end-horses", "outlaws", "start", "end-passing", "end-bridges"),
)
SOURCE_COUNT: Final = len(SOURCE_NAMES)

# --- character cards ------------------------------------------------------------------------
CARD_NAMES: Final = (
    *("paperboy", "sheriff", "banker", "grocer", "chinese-worker", "settler", "captain"),
    *("mercenary", "indian", "prospector", "gunsmith", "singer", "auctioneer", "governor"),
    *("doctor", "cowboy", "heroes", "teacher", "lawyer"),
)
CARD_COUNT: Final = len(CARD_NAMES)
SECOND_NAMES: Final = {"undertaker": 14, "editor": 18}
"""What some cards are called on their red sides."""
SIDES_OF_CARD: Final = 2
CARD_SIDES: Final = tuple(f"{card}{side}" for card in range(CARD_COUNT) for side in "YR")
"""Every side of every card: its number, and Y for yellow or R for red."""
SIDES_BY_NAME: Final = {
    **{name: f"{card}Y" for card, name in enumerate(CARD_NAMES)},
    **{f"{name}-yellow": f"{card}Y" for card, name in enumerate(CARD_NAMES)},
    **{f"{name}-red": f"{card}R" for card, name in enumerate(CARD_NAMES)},
    **{name: f"{card}R" for name, card in SECOND_NAMES.items()},
}
"""The sides by the names of their characters; without a colour the yellow one."""

# --- what money is received or paid for -----------------------------------------------------
FOR_WAGES: Final = Cause(0)
FOR_PARCELS: Final = Cause(1)
FOR_COWBOYS: Final = Cause(2)
FOR_GAMBLING: Final = Cause(3)
FOR_BUILDINGS: Final = Cause(4)
FOR_THEFT: Final = Cause(5)
FOR_ENCLOSURE: Final = Cause(6)
FOR_START: Final = Cause(7)
FOR_LAND: Final = Cause(8)
FOR_TILE: Final = Cause(9)
FOR_VPS: Final = Cause(10)
FOR_EXCESS: Final = Cause(11)
FOR_HORSE: Final = Cause(12)
FOR_AUCTION: Final = Cause(13)
PLAIN_CAUSES: Final = (
    *("wages", "parcel-income", "cowboy-income", "gambling", "building-income", "theft"),
    *("enclosure", "start", "land", "tile", "vps", "excess", "horse", "auction"),
)
CAUSE_NAMES: Final = (*PLAIN_CAUSES, *CARD_SIDES)


def for_character(card: int, red: bool) -> Cause:
    """What a side of a character gives or costs."""
    return Cause(len(PLAIN_CAUSES) + SIDES_OF_CARD * card + red)


# --- how they are written -------------------------------------------------------------------
def parcel_name(parcel: Parcel) -> str:
    """A letter for the column and a digit for the row, from the top left."""
    return "abcdefgh"[parcel % SIDE] + str(parcel // SIDE + 1)


def _edge_names() -> tuple[list[str], dict[str, int]]:
    """An edge is the north or west side of a parcel, or the rim's south or east side.

    Edges 0-71 lie along the rows (north sides), 72-143 along the columns (west sides).
    """
    names = [""] * EDGE_COUNT
    aliases: dict[str, int] = {}
    for parcel in PARCELS:
        row, column = divmod(parcel, SIDE)
        sides = {
            "n": row * SIDE + column,
            "s": (row + 1) * SIDE + column,
            "w": 72 + row * (SIDE + 1) + column,
            "e": 72 + row * (SIDE + 1) + column + 1,
        }
        for side, edge in sides.items():
            if side in "nw" or not names[edge]:
                names[edge] = parcel_name(parcel) + side
            aliases[parcel_name(parcel) + side] = edge
    return names, aliases


PARCEL_NAMES: Final = tuple(parcel_name(parcel) for parcel in PARCELS)
PLACE_NAMES: Final = PARCEL_NAMES + SPACE_NAMES
EDGE_NAMES, EDGE_ALIASES = _edge_names()

_parcels: Final = Nouns(PARCEL_NAMES)
_places: Final = Nouns(PLACE_NAMES)
_things: Final = Nouns(THING_NAMES)
_seats: Final = Nouns([str(number + 1) for number in range(6)])
_dice: Final = Nouns(["?", *(str(face) for face in range(1, 7))])
_amounts: Final = Nouns([str(amount) for amount in range(MOST_MONEY + 1)])
_few: Final = Nouns([str(number) for number in range(4)])
_few_more: Final = Nouns([str(number) for number in range(6)])

# --- verbs ----------------------------------------------------------------------------------
LAND: Final = Verb("land", _parcels)
"""Chance: the parcel that the dice name."""
DRAW: Final = Verb("draw", _things)
"""Chance: the building that comes out of the bag."""
ROLL: Final = Verb("roll", _dice)
"""Chance: the face of a die."""
LOT: Final = Verb("lot", _seats)
"""Chance: the seat that is drawn."""
DRAFT: Final = Verb("draft", _parcels)
TAKE_CARD: Final = Verb("choose", Nouns(CARD_NAMES, SECOND_NAMES))
PLACE: Final = Verb("place", _places)
WHITE: Final = Verb("white", _places)
"""Place the white cowboy."""
SING: Final = Verb("sing", _places)
"""Place a cowboy with a no-duel token."""
LUCKY: Final = Verb("lucky", _places)
"""Place a cowboy of the general supply who plays for the product of the dice."""
DYNAMITE: Final = Verb("dynamite", _places)
"""Place a cowboy with a stick of dynamite."""
PASS: Final = Verb("pass")
ROAD: Final = Verb("road", Nouns(EDGE_NAMES, EDGE_ALIASES))
DUEL: Final = Verb("duel", _places)
TAKE: Final = Verb("take")
DECLINE: Final = Verb("decline")
CLAIM: Final = Verb("claim", _parcels)
BUY: Final = Verb("buy")
BUILD: Final = Verb("build", _parcels)
KEEP: Final = Verb("keep")
HOUSE_AT: Final = Verb("house", _parcels)
ASK: Final = Verb("ask", _parcels)
ALLOW: Final = Verb("allow")
REFUSE: Final = Verb("refuse")
UNPACK: Final = Verb("unpack", _things)
DONE: Final = Verb("done")
POINTS: Final = Verb("points", _amounts)
SPEND: Final = Verb("spend", _amounts)
RECRUIT: Final = Verb("recruit", _few)
DOUBLE: Final = Verb("double", _things)
WAIT: Final = Verb("wait")
CAST: Final = Verb("cast", Nouns(CARD_SIDES))
"""Chance: a side of a character card that is in play."""
SIDE_OF: Final = Verb("side", Nouns(["yellow", "red"]))
FETCH: Final = Verb("fetch", _places)
"""Take the tile of a building space."""
FROM_BAG: Final = Verb("bag")
"""Take the tile out of the bag."""
ARM: Final = Verb("arm", _few)
DISMISS: Final = Verb("dismiss", _few)
TAX: Final = Verb("tax", Nouns(["weapons", "money"]))
OFFER: Final = Verb("offer", _parcels)
BID: Final = Verb("bid", _amounts)
BLAST: Final = Verb("blast", _parcels)
"""Use dynamite in a Mine."""
REROLL: Final = Verb("reroll", _few)
"""Roll a die again: the first, the second."""
DROP: Final = Verb("drop", _few)
"""Put a die aside: the first, the second, the third."""
MOVE: Final = Verb("move", _places)
"""Pay the doctor and go somewhere else."""
OUTLAW: Final = Verb("outlaw", _parcels)
"""Which Outlaw moves next."""
RIDE: Final = Verb("ride", _parcels)
"""Chance: where an Outlaw goes."""
SHIFT: Final = Verb("shift", _places)
"""Lift a cowboy to put it somewhere else."""
TAKE_BACK: Final = Verb("back", _places)
"""Take a cowboy back into the personal supply."""
HORSE: Final = Verb("horse", _few_more)
"""Put a horse into an enclosure."""
BREED: Final = Verb("breed", _parcels)
"""Double a Ranch with a horse."""
TILE: Final = Verb("tile", Nouns([str(number) for number in range(6)]))
"""Play a duel tile; chance: draw one."""
DISCARD: Final = Verb("discard")
SHEET: Final = Verb("sheet", _amounts)
"""What a line of the sheet says."""
STEAL: Final = Verb("steal")
BUY_HORSE: Final = Verb("buy-horse")
PAY: Final = Verb("pay")
LOSE: Final = Verb("lose")
"""Lose a victory point."""

VOCABULARY: Final = Vocabulary(
    *(LAND, DRAW, ROLL, LOT, DRAFT, TAKE_CARD, PLACE, WHITE, PASS, ROAD, DUEL, TAKE, DECLINE),
    *(CLAIM, BUY, BUILD, KEEP, HOUSE_AT, ASK, ALLOW, REFUSE, UNPACK, DONE, POINTS, SPEND),
    *(RECRUIT, DOUBLE, WAIT, SING, LUCKY, DYNAMITE, CAST, SIDE_OF, FETCH, FROM_BAG, ARM),
    *(DISMISS, TAX, OFFER, BID, BLAST, REROLL, MOVE, PAY, LOSE, OUTLAW, RIDE, SHIFT),
    *(TAKE_BACK, HORSE, BREED, TILE, DISCARD, SHEET, DROP, STEAL, BUY_HORSE),
)


# --- what a place is, and what a move names -------------------------------------------------
def is_parcel(place: Place) -> bool:
    """Whether a place is a parcel."""
    return place < WAGES


def is_enclosure(place: Place) -> bool:
    """Whether a place is an enclosure for horses."""
    return place >= ENCLOSURE_1


def is_space(place: Place) -> bool:
    """Whether a place is an action space."""
    return WAGES <= place < ENCLOSURE_1


def place_of(move: Move) -> Place:
    """The place that a move names."""
    return Place(move.noun)


def parcel_of(move: Move) -> Parcel:
    """The parcel that a move names."""
    return Parcel(Place(move.noun))


def edge_of(move: Move) -> Edge:
    """The edge that a move names."""
    return Edge(move.noun)
