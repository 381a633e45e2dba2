"""Options of both games, drawn at random: whatever a table could agree on."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from carson.board.characters import CARDS
from carson.board.game import BOARD_GAME
from carson.board.ids import CARD_COUNT, THING_NAMES
from carson.board.options import CASTS, EDITIONS, RANDOM_CAST, VARIANTS, cast_size
from carson.board.printed import FEWEST_PLAYERS, GOLD_AND_GUNS_TILES, MOST_PLAYERS
from carson.cards.ids import SUIT_NAMES
from carson.cards.printed import FEWEST_SEATS, LEVELS, MOST_SEATS
from carson.core.chance import Stream
from carson.core.given import BadOption

SWITCH: Final = ("no", "yes")
RIVERS: Final = ("ours", "c1,c2,c3,d3,e3,f3,g3,h3", "a7,b7,b8", "d1,d2,d3,d4,d5,d6,d7,d8")
PLACINGS: Final = ("turns", "live")


def random_board_options(stream: Stream) -> dict[str, str]:
    """Options of the board game, drawn at random until they fit together."""
    while True:
        drawn = {
            "players": str(FEWEST_PLAYERS + stream.below(MOST_PLAYERS - FEWEST_PLAYERS + 1)),
            "edition": any_of(stream, EDITIONS),
            "buildings": any_of(stream, ["first-game", "all", random_tiles(stream)]),
            "characters": any_of(stream, [*CASTS, RANDOM_CAST, *2 * [random_cast(stream)]]),
            "station_needs_house": any_of(stream, SWITCH),
            "indian_skips_occupied": any_of(stream, SWITCH),
            "variants": random_variants(stream),
            "river": any_of(stream, RIVERS),
            "placing": any_of(stream, PLACINGS),
        }
        with suppress(BadOption):
            return BOARD_GAME.complete(drawn)


def any_of(stream: Stream, values: Iterable[str]) -> str:
    """One of the values."""
    known = list(values)
    return known[stream.below(len(known))]


def random_tiles(stream: Stream) -> str:
    """Some of the buildings of Gold & Guns."""
    chosen = [THING_NAMES[thing] for thing in GOLD_AND_GUNS_TILES if stream.below(2)]
    return ",".join(chosen) or "first-game"


def random_variants(stream: Stream) -> str:
    """Some of the variants: none as often as all of them together."""
    count = stream.below(len(VARIANTS) + 1)
    chosen: list[str] = []
    while len(chosen) < count:
        name = any_of(stream, VARIANTS)
        chosen = [*chosen, name] if name not in chosen else chosen
    return ",".join(chosen) or "none"


def random_cast(stream: Stream) -> str:
    """As many cards as there must be, each with one of its sides."""
    cards: list[int] = []
    while len(cards) != cast_size([CARDS[f"{card}Y"] for card in cards]):
        card = stream.below(CARD_COUNT)
        cards = [*cards, card] if card not in cards else cards
    return ",".join(f"{card}{'YR'[stream.below(2)]}" for card in cards)


def random_card_options(stream: Stream) -> dict[str, str]:
    """Options of the card game, drawn at random."""
    people = 1 + stream.below(MOST_SEATS)
    least = max(FEWEST_SEATS - people, 0)
    count = least + stream.below(MOST_SEATS - people - least + 1)
    virtual = [list(LEVELS)[stream.below(len(LEVELS))] for _ in range(count)]
    suits = list(SUIT_NAMES)
    drawn = [suits.pop(stream.below(len(suits))) for _ in range(people + count)]
    return {
        "people": str(people),
        "virtual": ",".join(virtual) or "none",
        "suits": ",".join(drawn),
    }
