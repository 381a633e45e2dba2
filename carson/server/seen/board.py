"""The board game as a seat sees it; `carson/board/view.py` says what that is."""

from msgspec import Struct

from carson.server.seen.asked import PublicQuestion


class SeenParcel(Struct, kw_only=True, omit_defaults=True):
    """A parcel that is not just bare land."""

    on: str
    owner: int
    income: int | None = None
    """Of a building."""


class PlacedCowboy(Struct, kw_only=True):
    """A cowboy that was placed."""

    seat: int
    place: str
    piece: str


class BoardPlayer(Struct, kw_only=True):
    """What lies before a player of the board game."""

    cash: int
    vps: int
    sources: dict[str, int]
    """The victory points by their source."""
    cowboys: int
    """At home, in the personal supply."""
    box: int
    """In the general supply."""
    revolvers: int
    firepower: int
    roads: int
    dynamite: int
    horses: int
    stabled: list[int]
    """The horses by enclosure."""
    rodeos: int
    duel_tiles: int
    powers: list[str]
    titles: int
    ammunition: bool
    cards: list[str]
    reserve: dict[str, int]


class BoardSeen(Struct, kw_only=True, tag_field="game", tag="board"):
    """The board game as a seat sees it."""

    seat: int
    asked: PublicQuestion | None
    round: int
    order: list[int]
    pass_order: list[int]
    passed: list[int]
    parcels: dict[str, SeenParcel]
    roads: list[str]
    track: dict[str, str]
    """The tiles by the price of their space."""
    outlaws: list[str]
    strength: int
    tiles: list[int]
    """The seat's own duel tiles by value."""
    pile: list[int]
    """The duel tiles that nobody is known to have, by value."""
    cast: list[str]
    bag: dict[str, int]
    cowboys: list[PlacedCowboy]
    players: list[BoardPlayer]
    limits: dict[str, int]
    """The cash limit of each character."""
    closed: list[str]
    """The VP spaces that are over."""
    prices: dict[str, int]
    """What land costs, where it is for sale."""
