"""The words of the board game."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, final

from carson.board.characters.auctioneer import Land
from carson.board.ids import (
    AMMUNITION,
    BUILD_SPACES,
    CARD_NAMES,
    CARD_SIDES,
    CAUSE_NAMES,
    EDGE_NAMES,
    NOTHING,
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
from carson.board.printed import BUILDING_PRICES
from carson.board.state import State
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

    def __init__(self, track: tuple[int, ...] = ()) -> None:
        self.track: Final = track
        """What the building spaces sell; nothing if nobody asks for it."""

    def memory(self) -> Sequence[int]:
        return self.track

    def remembering(self, memory: Sequence[int]) -> Words:
        return selling(tuple(memory))

    def seen(self, state: object) -> "BoardWords":
        return selling(state.track) if isinstance(state, State) else self

    def key(self, field: str, value: Value) -> str | None:
        if field == "cause" and isinstance(value, int) and value >= len(PLAIN_CAUSES):
            return f"side-{CAUSE_NAMES[value]}"
        return super().key(field, value)

    def plain(self, texts: "Texts", field: str, number: int) -> dict[str, Value]:
        if field not in PLACES:
            return {field: EDGE_NAMES[number] if field == "edge" else number}
        name = PLACE_NAMES[number]
        if name not in SPACE_NAMES:
            return {field: name, f"the-{field}": name, f"gives-{field}": ""}
        space = self.space(texts, number)
        return {
            field: space,
            f"the-{field}": texts.say("space-named", place=space),
            f"gives-{field}": texts.say(f"space-{name}.gives"),
        }

    def space(self, texts: "Texts", place: int) -> str:
        """A space by its name; a building space by what it sells, if that is known."""
        tile = self.track[place - BUILD_SPACES[0]] if self.track and place in BUILD_SPACES else 0
        if tile == NOTHING:
            return texts.say(f"space-{PLACE_NAMES[place]}")
        price = BUILDING_PRICES[place - BUILD_SPACES[0]]
        return texts.say("space-sells", thing=texts.thing(tile), price=price)

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


@lru_cache(maxsize=1_000)
def selling(track: tuple[int, ...]) -> BoardWords:
    """The words of a table whose building spaces sell these tiles."""
    return BoardWords(track)


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
