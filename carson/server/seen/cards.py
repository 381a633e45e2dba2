"""The card game as a seat sees it; `carson/cards/view.py` says what that is."""

from msgspec import Struct

from carson.server.seen.asked import PublicQuestion


class ColumnCard(Struct, kw_only=True, omit_defaults=True):
    """A card of the column."""

    card: str
    appeal: int
    layout: str | None = None
    """Of a terrain card."""
    fits: bool | None = None
    """Whether the seat has a place for a terrain card."""


class CardInHand(Struct, kw_only=True):
    """A terrain card for which the seat looks for a place."""

    card: str
    layout: str


class HeldCharacter(Struct, kw_only=True):
    """A character before a player of the card game."""

    name: str
    used: bool


class CardsPlayer(Struct, kw_only=True):
    """What lies before a player of the card game."""

    suit: str
    level: str | None
    """How well a virtual player plays."""
    hand: list[int]
    has_bid: bool
    bid: int
    bonus: int
    out: bool
    twice: bool
    characters: list[HeldCharacter]
    terrain: list[str]
    sold: int
    city: list[str]
    """A drawing, row by row."""
    corner: str
    """The parcel at the top left of the drawing."""
    cards: list[tuple[str, str]]
    """The terrain cards of the city, each with the parcel of its first corner."""
    vps: int
    sources: dict[str, int]


class CardsSeen(Struct, kw_only=True, tag_field="game", tag="cards"):
    """The card game as a seat sees it."""

    seat: int
    asked: PublicQuestion | None
    era: int
    round: int
    display: list[ColumnCard]
    backs: list[str]
    pile: int
    under: list[str]
    terrain_left: int
    left_over: list[str]
    order: list[int]
    ties: list[int]
    """Who goes first among equal bids; empty where nobody can know."""
    laying: CardInHand | None
    own_bid: int
    players: list[CardsPlayer]
