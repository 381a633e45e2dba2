"""Seen: what a view shows of a table, as values with names."""

from msgspec import Struct, convert

from carson.server.http import responses


class Parcel(Struct):
    """A parcel that is not just bare land."""

    on: str
    owner: int
    income: int | None = None


class PlacedCowboy(Struct):
    """A cowboy that was placed."""

    seat: int
    place: str
    piece: str


class BoardPlayer(Struct):
    """What lies before a player of the board game."""

    cash: int
    vps: int
    cowboys: int
    revolvers: int
    firepower: int
    roads: int
    dynamite: int
    horses: int
    stabled: list[int]
    rodeos: int
    duel_tiles: int
    powers: list[str]
    ammunition: bool
    cards: list[str]
    reserve: dict[str, int]


class Board(Struct):
    """The board game as a seat sees it."""

    round: int
    order: list[int]
    pass_order: list[int]
    passed: list[int]
    parcels: dict[str, Parcel]
    roads: list[str]
    track: dict[str, str]
    outlaws: list[str]
    strength: int
    tiles: list[int]
    cast: list[str]
    bag: dict[str, int]
    cowboys: list[PlacedCowboy]
    players: list[BoardPlayer]
    limits: dict[str, int]
    closed: list[str]
    prices: dict[str, int]


class ColumnCard(Struct):
    """A card of the column."""

    card: str
    appeal: int
    layout: str = ""
    fits: bool = True


class Held(Struct):
    """A character before a player of the card game."""

    name: str
    used: bool


class CardsPlayer(Struct):
    """What lies before a player of the card game."""

    level: str | None
    hand: list[int]
    has_bid: bool
    bid: int
    bonus: int
    characters: list[Held]
    terrain: list[str]
    sold: int
    city: list[str]
    corner: str
    vps: int


class Cards(Struct):
    """The card game as a seat sees it."""

    era: int
    round: int
    display: list[ColumnCard]
    backs: list[str]
    pile: int
    terrain_left: int
    left_over: list[str]
    order: list[int]
    own_bid: int
    players: list[CardsPlayer]


def board_of(view: responses.TableView) -> Board:
    """The board game that a view shows."""
    return convert(view.state, Board)


def cards_of(view: responses.TableView) -> Cards:
    """The card game that a view shows."""
    return convert(view.state, Cards)
