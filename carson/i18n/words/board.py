"""The words of the board game."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, final

from carson.board.characters.auctioneer import Land
from carson.board.ids import (
    AMMUNITION,
    CARD_NAMES,
    CARD_SIDES,
    CAUSE_NAMES,
    EDGE_NAMES,
    PLACE_NAMES,
    PLAIN_CAUSES,
    SOURCE_NAMES,
    SPACE_NAMES,
    THING_NAMES,
)
from carson.board.map.pieces import PIECES, Cowboy
from carson.board.play.auction import Auction
from carson.board.play.build import Site
from carson.board.play.duel import Dice
from carson.core.agenda import Choice, S, facts
from carson.core.moves import Seat
from carson.i18n.words import Value, Words
from carson.i18n.words.variants import VARIANT_WORDS

if TYPE_CHECKING:
    from carson.i18n.texts import Texts

PIECE_NAMES: Final = tuple(piece.name for piece in PIECES)
PLACES: Final = ("place", "parcel", "box", "site", "to")


@final
class BoardWords(Words):
    """Parcels and spaces, buildings, characters and their sides."""

    prefix = "board-"
    kinds: Mapping[str, tuple[str, Sequence[str]]] = {
        "thing": ("thing", THING_NAMES),
        "building": ("thing", THING_NAMES),
        "card": ("card", CARD_NAMES),
        "side": ("side", CARD_SIDES),
        "source": ("source", SOURCE_NAMES),
        "cause": ("cause", CAUSE_NAMES),
        "piece": ("piece", PIECE_NAMES),
        **{field: kind for words in VARIANT_WORDS for field, kind in words.kinds.items()},
    }
    players = (
        *("seat", "owner", "thief", "builder", "gambler", "doctor", "undertaker", "receiver"),
        *("seller", "leader"),
    )
    lists: Mapping[Sequence[str], str] = {
        PLACE_NAMES[: -len(SPACE_NAMES)]: "parcel",
        PLACE_NAMES: "place",
        tuple(EDGE_NAMES): "edge",
        THING_NAMES: "thing",
        CARD_NAMES: "card",
        CARD_SIDES: "side",
    }

    def key(self, field: str, value: Value) -> str | None:
        if field == "cause" and isinstance(value, int) and value >= len(PLAIN_CAUSES):
            return f"side-{CAUSE_NAMES[value]}"
        return super().key(field, value)

    def plain(self, texts: "Texts", field: str, number: int) -> dict[str, Value]:
        if field not in PLACES:
            return {field: EDGE_NAMES[number] if field == "edge" else number}
        name = PLACE_NAMES[number]
        if name not in SPACE_NAMES:
            return {field: name, f"gives-{field}": ""}
        gives = texts.say(f"space-{name}.gives")
        return {field: texts.say(f"space-{name}"), f"gives-{field}": gives}

    def about(self, choice: Choice[S], seat: Seat | None = None) -> dict[str, Value]:
        found = super().about(choice, seat)
        for words in VARIANT_WORDS:
            found |= words.about(choice, seat)
        for value in facts(choice).values():
            if isinstance(value, Site):
                found |= {"builder": value.seat, "building": value.building, "site": value.parcel}
            elif isinstance(value, Cowboy):
                found |= {"gambler": value.seat, "place": value.place}
            elif isinstance(value, Dice):
                found["place"] = value.place
            elif isinstance(value, Auction):
                found |= bidding(value)
        return found


def bidding(auction: Auction) -> dict[str, Value]:
    """What is sold, the seller, who is still in, and whose bid is best; -1 if there is none."""
    return {
        "lot": lot_of(auction),
        "seller": auction.lot.seller,
        "leader": auction.leader,
        "bidders": " ".join(str(bidder) for bidder in auction.bidders),
    }


def lot_of(auction: Auction) -> str:
    """What is sold: two parcels by their names, or the ammunition token."""
    lot = auction.lot
    if isinstance(lot, Land):
        return " + ".join(PLACE_NAMES[parcel] for parcel in lot.parcels)
    return PLACE_NAMES[AMMUNITION]


BOARD_WORDS: Final = BoardWords()
