"""Options: what a table agrees on before the game, and which combinations there are."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from carson.board.ids import (
    BUILDING_VP,
    CARD_SIDES,
    COWBOY_VP,
    PARCEL_NAMES,
    PARCEL_VP,
    PARCELS,
    SIDES_BY_NAME,
    SIDES_OF_CARD,
    THING_NAMES,
    Parcel,
    Place,
    Thing,
)
from carson.board.map.geometry import ORTHOGONAL, rims
from carson.board.powers.rule import Rule
from carson.board.printed import (
    BASE_TILES,
    CARDS_IN_PLAY,
    FEWEST_PLAYERS,
    GOLD_AND_GUNS_TILES,
    MOST_PLAYERS,
    MOUNTAINS,
    STARTING_REVOLVERS,
)
from carson.core.given import BadOption, OptionValue
from carson.core.options import Need, Option, agreed, check, defaults, number, switch
from carson.core.reasons import Reason

VP_BOXES: Final = (PARCEL_VP, BUILDING_VP, COWBOY_VP)


@dataclass(frozen=True)
class Edition:
    """What differs between the editions of the game."""

    most_players: int = MOST_PLAYERS
    revolvers: int = STARTING_REVOLVERS
    draft_starts_with_last: bool = True
    townhouses: bool = True
    golden_tiles: bool = True
    """Golden tiles show incomes beyond the eight values of a plain one."""
    cash_may_wait: bool = True
    """The Grocer's money can still be taken when building income begins."""
    base_only: bool = False
    """Only the base tiles and the characters 1-7."""
    vp_boxes: tuple[Place, ...] = VP_BOXES
    variants: tuple[str, ...] = (
        *("new-beginning", "river", "might-is-right", "kit-carson", "outlaws", "horses"),
    )
    own_duel_tiles: bool = False
    """Duel tiles are drawn again from the player's own used ones."""


@dataclass(frozen=True)
class Options:
    """The options of one game, checked."""

    players: int
    edition: Edition
    tiles: Mapping[Thing, int]
    """How many tiles of each building are in the game."""
    cast: tuple[str, ...]
    """The sides of the character cards in play; empty if they are drawn."""
    drawable: tuple[tuple[int, int], ...]
    """The numbers of the sides that can be drawn, and how likely each of them is."""
    station_needs_house: bool
    indian_skips_occupied: bool
    variants: frozenset[str]
    river: tuple[Parcel, ...]
    """The parcels of the river, from one edge of the map to another."""
    mountains: int
    placing_live: bool
    """With Kit Carson: everyone places at once, by arrival, and not in turn."""
    told: tuple[tuple[str, str], ...]
    """All of them as they were told, by name."""


NEW_BEGINNING: Final = "new-beginning"
RIVER_VARIANT: Final = "river"
MIGHT_IS_RIGHT: Final = "might-is-right"
KIT_CARSON: Final = "kit-carson"
OUTLAWS: Final = "outlaws"
HORSES: Final = "horses"
VARIANTS: Final = (NEW_BEGINNING, RIVER_VARIANT, MIGHT_IS_RIGHT, KIT_CARSON, OUTLAWS, HORSES)
POWERS: Final = ("connections", "second-character", "sharpshooter")
"""What a new beginning can buy for good."""
OURS: Final = "ours"
OUR_RIVER: Final = "a3,b3,c3,c4,d4,e4,e5,f5,g5,g6,h6"
"""No text gives the course of the river on the back of the board; this one is ours."""
RIVER_LENGTHS: Final = (3, 15)
RIVER_MOUNTAINS: Final = 6
TILES_PER_MOUNTAIN: Final = 3
"""This many tiles of a laid river take a mountain's place; the publisher's 8 leave 7 of 9."""
EDITIONS: Final = {
    "big-box": Edition(),
    "2009": Edition(
        most_players=5,
        revolvers=0,
        draft_starts_with_last=False,
        townhouses=False,
        golden_tiles=False,
        cash_may_wait=False,
        base_only=True,
        vp_boxes=(PARCEL_VP, COWBOY_VP, BUILDING_VP),
        variants=("river", "might-is-right", "kit-carson"),
        own_duel_tiles=True,
    ),
}
CASTS: Final = {
    "first-game": "1Y,2Y,3Y,4Y,5Y,6Y,7Y",
    "quiet": "1R,2R,5Y,11Y,13Y,14Y,16R",
    "home-owner": "0Y,3R,4Y,5R,8Y,9Y,12Y,15R",
    "prosper": "0Y,2Y,3Y,4R,6Y,8R,12Y,16Y",
    "settling-scores": "0R,6R,7Y,9R,10Y,12R,13R,14Y",
    "gold-rush": "0R,1Y,3Y,5R,8R,9Y,10R,11R",
}
GOLD_RUSH: Final = frozenset(CASTS["gold-rush"].split(","))
RANDOM_CAST: Final = "random"
EXTRA_TILES: Final = tuple(THING_NAMES[thing] for thing in GOLD_AND_GUNS_TILES)
FIRST_GAME: Final = "first-game"
NO_VARIANTS: Final = "none"
TURNS: Final = "turns"
LIVE: Final = "live"

# --- what a table agrees on -----------------------------------------------------------------
PLAYERS: Final = number("players", 4, FEWEST_PLAYERS, MOST_PLAYERS, seating=True)
EDITION: Final = Option("edition", "one-of", "big-box", tuple(EDITIONS), key="web-edition")
BUILDINGS: Final = Option(
    "buildings",
    "several-of",
    default=FIRST_GAME,
    choices=EXTRA_TILES,
    presets={FIRST_GAME: "", "all": ",".join(EXTRA_TILES)},
    key="thing",
)
CHARACTERS: Final = Option(
    "characters",
    "list-or-preset",
    default=FIRST_GAME,
    choices=CARD_SIDES,
    presets={**CASTS, RANDOM_CAST: ""},
    key="web-cast",
)
STATION_NEEDS_HOUSE: Final = switch("station_needs_house", rare=True)
INDIAN_SKIPS_OCCUPIED: Final = switch("indian_skips_occupied", rare=True)
VARIANTS_IN_PLAY: Final = Option(
    "variants",
    "several-of",
    default=NO_VARIANTS,
    choices=VARIANTS,
    presets={NO_VARIANTS: ""},
    key="web-variant",
)
RIVER: Final = Option(
    "river",
    "list-or-preset",
    default=OURS,
    choices=PARCEL_NAMES,
    presets={OURS: OUR_RIVER},
    needs=Need("variants", RIVER_VARIANT),
    rare=True,
)
PLACING: Final = Option(
    "placing",
    "one-of",
    default=TURNS,
    choices=(TURNS, LIVE),
    needs=Need("variants", KIT_CARSON),
    key="web-placing",
    rare=True,
)
OPTIONS: Final[tuple[Option, ...]] = (
    PLAYERS,
    EDITION,
    BUILDINGS,
    CHARACTERS,
    STATION_NEEDS_HOUSE,
    INDIAN_SKIPS_OCCUPIED,
    VARIANTS_IN_PLAY,
    RIVER,
    PLACING,
)
DEFAULTS: Final = defaults(OPTIONS)


# --- what was agreed on ---------------------------------------------------------------------
def complete(given: Mapping[str, OptionValue], cards: Mapping[str, Rule]) -> dict[str, str]:
    """The options with defaults filled in; what is unknown or does not fit is refused."""
    options = {**DEFAULTS, **agreed(given, OPTIONS)}
    options["characters"] = _sides(options["characters"])
    parse(options, cards)
    check(options, OPTIONS)
    return options


def _sides(text: str) -> str:
    """The characters as they are written: by the names of their sides, or one of the casts."""
    names = [SIDES_BY_NAME.get(name, name) for name in text.split(",")]
    return ",".join(name.upper() if name.upper() in CARD_SIDES else name for name in names)


def parse(options: Mapping[str, str], cards: Mapping[str, Rule]) -> Options:
    """The options as the engine uses them."""
    edition = EDITIONS[EDITION.one_of(options["edition"])]
    variants = _variants(options["variants"], edition)
    cast = _cast(options["characters"], cards, edition, variants)
    course = _river(options["river"])
    river = course if RIVER_VARIANT in variants else ()
    return Options(
        players=_players(options["players"], edition),
        edition=edition,
        tiles=_tiles(options["buildings"], edition),
        cast=cast,
        drawable=_drawable(cards, edition, variants),
        station_needs_house=STATION_NEEDS_HOUSE.is_on(options["station_needs_house"]),
        indian_skips_occupied=INDIAN_SKIPS_OCCUPIED.is_on(options["indian_skips_occupied"]),
        variants=variants,
        river=river,
        mountains=_mountains(river, options["river"] == OURS, cast),
        placing_live=PLACING.one_of(options["placing"]) == LIVE,
        told=tuple(options.items()),
    )


def _variants(text: str, edition: Edition) -> frozenset[str]:
    """The variants in play, in any combination that the edition has."""
    chosen = VARIANTS_IN_PLAY.several(text)
    for name in chosen:
        if name not in edition.variants:
            raise BadOption(Reason("edition-has-no-such-variant", text=name))
    return frozenset(chosen)


def _river(text: str) -> tuple[Parcel, ...]:
    """A path of parcels, side by side, from one edge of the map to another."""
    names = (OUR_RIVER if text == OURS else text).split(",")
    unknown = [name for name in names if name not in PARCEL_NAMES]
    if unknown:
        raise BadOption(Reason("unknown-name", text=unknown[0][:40]))
    path = tuple(PARCELS[PARCEL_NAMES.index(name)] for name in names)
    least, most = RIVER_LENGTHS
    if not least <= len(path) <= most:
        raise BadOption(Reason("river-length", count=len(path), least=least, most=most))
    joined = all(after in ORTHOGONAL[before] for before, after in pairwise(path))
    if not joined or len(set(path)) != len(path):
        raise BadOption(Reason("river-broken"))
    edges = {(first, last) for first in rims(path[0]) for last in rims(path[-1])}
    if all(first == last for first, last in edges):
        raise BadOption(Reason("river-must-reach-two-edges"))
    return path


def _mountains(river: tuple[Parcel, ...], is_ours: bool, cast: tuple[str, ...]) -> int:
    """Nine; six beside our river, except in the gold rush; fewer beside a river that is laid."""
    if not river:
        return MOUNTAINS
    if not is_ours:
        return MOUNTAINS - len(river) // TILES_PER_MOUNTAIN
    return MOUNTAINS if set(cast) == GOLD_RUSH else RIVER_MOUNTAINS


def _players(text: str, edition: Edition) -> int:
    least, most = FEWEST_PLAYERS, edition.most_players
    if text not in PLAYERS.choices:
        raise BadOption(Reason("players-out-of-range", text=text[:40], least=least, most=most))
    if int(text) > most:
        raise BadOption(Reason("edition-has-fewer-players", text=text, least=least, most=most))
    return int(text)


def _tiles(text: str, edition: Edition) -> dict[Thing, int]:
    """The base tiles, and the kinds of Gold & Guns that are named."""
    if edition.base_only and text != FIRST_GAME:
        raise BadOption(Reason("edition-has-base-tiles-only"))
    chosen = BUILDINGS.several(text)
    added = {t: n for t, n in GOLD_AND_GUNS_TILES.items() if THING_NAMES[t] in chosen}
    return {**BASE_TILES, **added}


def _cast(
    text: str, cards: Mapping[str, Rule], edition: Edition, variants: frozenset[str]
) -> tuple[str, ...]:
    """The sides in play: as many cards as there must be, none twice."""
    if text == RANDOM_CAST:
        return ()
    sides = tuple(CASTS.get(text, text).split(","))
    for side in sides:
        if side not in cards:
            known = ", ".join(CHARACTERS.presets)
            raise BadOption(Reason("unknown-cast", text=side[:40], known=known))
    cast = [cards[side] for side in sides]
    numbers = [rule.number for rule in cast]
    twice = [number for number in numbers if numbers.count(number) > 1]
    if twice:
        raise BadOption(Reason("card-twice", card=twice[0]))
    if len(cast) != cast_size(cast):
        raise BadOption(Reason("wrong-cast-size", count=len(cast), needed=cast_size(cast)))
    for rule in cast:
        reason = why_not_in_cast(rule, edition, variants)
        if reason is not None:
            raise BadOption(reason)
    return sides


def _drawable(
    cards: Mapping[str, Rule], edition: Edition, variants: frozenset[str]
) -> tuple[tuple[int, int], ...]:
    """The sides that a random cast is drawn from; every card is as likely as the others."""
    rules = [cards[side] for side in CARD_SIDES]
    drawn = [n for n, rule in enumerate(rules) if why_not_drawn(rule, edition, variants) is None]
    numbers = [rules[side].number for side in drawn]
    return tuple((side, SIDES_OF_CARD // numbers.count(rules[side].number)) for side in drawn)


def why_not_drawn(side: Rule, edition: Edition, variants: frozenset[str]) -> Reason | None:
    """Why a side of a card cannot be drawn: it is not in the game, or settled in play."""
    reason = why_not_in_cast(side, edition, variants)
    if reason is None and side.red and not side.side_agreed:
        return Reason("side-settled-in-play", card=side.number)
    return reason


def why_not_in_cast(side: Rule, edition: Edition, variants: frozenset[str]) -> Reason | None:
    """Why a side of a card cannot be in the game."""
    if side.needs_horses and HORSES not in variants:
        return Reason("card-needs-horses", card=side.number)
    if edition.base_only and not 1 <= side.number <= CARDS_IN_PLAY:
        return Reason("edition-has-base-characters-only")
    return None


def cast_size(cast: Sequence[Rule]) -> int:
    """How many cards there must be: one more with a card that brings its holder a second one."""
    return CARDS_IN_PLAY + any(side.extra_card for side in cast)
