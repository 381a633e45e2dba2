"""Games to try laws with: the board game with random options, and what its events change."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Final

from carson.board import happenings as event
from carson.board.characters import CARDS
from carson.board.game import BOARD
from carson.board.ids import (
    AMMUNITION,
    ASK,
    BUILD,
    BUILD_SPACES,
    BUY,
    CARD_COUNT,
    CLAIM,
    DOUBLE,
    DRAFT,
    HOUSE_AT,
    PARCELS,
    PLACE,
    ROAD,
    SIDE,
    SPEND,
    TAKE,
    THING_NAMES,
    UNPACK,
    WAGES,
)
from carson.board.options import CASTS, EDITIONS, RANDOM_CAST, VARIANTS, cast_size
from carson.board.printed import FEWEST_PLAYERS, GOLD_AND_GUNS_TILES, MOST_PLAYERS
from carson.board.state import State
from carson.core.chance import Stream
from carson.core.events import Kind
from carson.core.game import BadOption
from carson.core.moves import Move
from carson.core.testing import Posting
from carson.core.trials import Trial, evenly, verb_first

BOARD_ACCOUNTS: Final[Mapping[Kind, Posting]] = {
    event.PAID: Posting("cash", -1, "amount"),
    event.EARNED: Posting("cash", +1, "amount"),
    event.SCORED: Posting("points", +1, "points"),
    event.GOT_ROADS: Posting("roads", +1, "count"),
    event.ROAD_LAID: Posting("roads", -1, "count"),
    event.GOT_REVOLVERS: Posting("revolvers", +1, "count"),
    event.GOT_HORSE: Posting("horses", +1),
}

EAGER: Final = (BUY, BUILD, HOUSE_AT, ASK, UNPACK, DOUBLE, TAKE, CLAIM, ROAD)
SMALL_TOWN: Final = frozenset(
    {*BUILD_SPACES, WAGES, AMMUNITION, *(p for p in PARCELS if 2 <= p % SIDE <= 5 and 16 <= p < 48)}
)


def in_a_small_town(stream: Stream, moves: Sequence[Move]) -> Move:
    """Mostly what builds a town in the middle and starts quarrels there, and saves money."""
    if stream.below(8) == 0:
        return evenly(stream, moves)
    if moves[0].verb is SPEND:
        return moves[0]
    liked = [move for move in moves if move.verb in EAGER] or [
        move for move in moves if move.verb in (DRAFT, PLACE) and move.noun in SMALL_TOWN
    ]
    return evenly(stream, liked or moves)


SWITCH: Final = ("no", "yes")
RIVERS: Final = ("ours", "c1,c2,c3,d3,e3,f3,g3,h3", "a7,b7,b8", "d1,d2,d3,d4,d5,d6,d7,d8")
PLACINGS: Final = ("turns", "live")
CHOOSERS: Final = (evenly, verb_first, in_a_small_town)


def random_options(stream: Stream) -> dict[str, str]:
    """Options of the board game, drawn by lot until they fit together."""
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
            return BOARD.complete(drawn)


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


def board_trials(first: int, count: int) -> list[Trial[State]]:
    """So many games with random options, numbered from `first` on; a number is also a seed."""
    return [board_trial(seed) for seed in range(first, first + count)]


def board_trial(seed: int) -> Trial[State]:
    """The game of a seed, which decides on the options and on how the players choose as well."""
    stream = Stream(seed)
    choose = CHOOSERS[stream.below(len(CHOOSERS))]
    return Trial(BOARD, random_options(stream), seed, choose)
