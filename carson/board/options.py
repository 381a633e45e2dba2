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
from carson.core.game import BadOption, Option
from carson.core.given import spelt
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
    """Duel tiles are drawn anew from one's own used ones."""


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
    """With Kit Carson: everybody places at once, by arrival, and not in turn."""


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
"""So many tiles of a laid river take a mountain's place; the publisher's 8 leave 7 of 9."""
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
DEFAULTS: Final = {
    "players": "4",
    "edition": "big-box",
    "buildings": "first-game",
    "characters": "first-game",
    "station_needs_house": "no",
    "indian_skips_occupied": "no",
    "variants": "none",
    "river": OURS,
    "placing": "turns",
}


def complete(given: Mapping[str, Option], cards: Mapping[str, Rule]) -> dict[str, str]:
    """The options with defaults filled in; what is unknown or does not fit is refused."""
    texts = spelt(given)
    for name in texts:
        if name not in DEFAULTS:
            raise BadOption(Reason("unknown-option", option=name[:40], known=", ".join(DEFAULTS)))
    options = {name: texts.get(name, default) for name, default in DEFAULTS.items()}
    options["characters"] = _sides(options["characters"])
    parse(options, cards)
    return options


def _sides(text: str) -> str:
    """The characters as they are written: by the names of their sides, or one of the casts."""
    names = [SIDES_BY_NAME.get(name, name) for name in text.split(",")]
    return ",".join(name.upper() if name.upper() in CARD_SIDES else name for name in names)


def parse(options: Mapping[str, str], cards: Mapping[str, Rule]) -> Options:
    """The options as the engine uses them."""
    edition = EDITIONS[_one_of("edition", options["edition"], tuple(EDITIONS))]
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
        station_needs_house=_switch("station_needs_house", options),
        indian_skips_occupied=_switch("indian_skips_occupied", options),
        variants=variants,
        river=river,
        mountains=_mountains(river, options["river"] == OURS, cast),
        placing_live=_one_of("placing", options["placing"], ("turns", "live")) == "live",
    )


def _variants(text: str, edition: Edition) -> frozenset[str]:
    """The variants in play, in any combination that the edition has."""
    names = [] if text == "none" else text.split(",")
    known = VARIANTS if len(names) > 1 else ("none", *VARIANTS)
    chosen = [_one_of("variants", name, known) for name in names]
    if len(set(chosen)) != len(chosen):
        raise BadOption(Reason("named-twice", option="variants", text=text[:40]))
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
    if text not in {str(count) for count in range(least, MOST_PLAYERS + 1)}:
        raise BadOption(Reason("players-out-of-range", text=text[:40], least=least, most=most))
    if int(text) > most:
        raise BadOption(Reason("edition-has-fewer-players", text=text, least=least, most=most))
    return int(text)


def _switch(option: str, options: Mapping[str, str]) -> bool:
    return _one_of(option, options[option], ("no", "yes")) == "yes"


def _one_of(option: str, text: str, known: tuple[str, ...]) -> str:
    if text not in known:
        names = ", ".join(known)
        raise BadOption(Reason("unknown-value", option=option, text=text[:40], known=names))
    return text


def _tiles(text: str, edition: Edition) -> dict[Thing, int]:
    """The base tiles, and the kinds of Gold & Guns that are named."""
    if text == "first-game":
        return dict(BASE_TILES)
    if edition.base_only:
        raise BadOption(Reason("edition-has-base-tiles-only"))
    if text == "all":
        return {**BASE_TILES, **GOLD_AND_GUNS_TILES}
    names = text.split(",")
    kinds = tuple(THING_NAMES[thing] for thing in GOLD_AND_GUNS_TILES)
    known = kinds if len(names) > 1 else ("first-game", "all", *kinds)
    chosen = [_one_of("buildings", name, known) for name in names]
    if len(set(chosen)) != len(chosen):
        raise BadOption(Reason("named-twice", option="buildings", text=text[:40]))
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
            known = ", ".join([*CASTS, RANDOM_CAST])
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
