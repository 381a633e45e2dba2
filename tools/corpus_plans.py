"""Which games the corpus holds: the game, its players, and the seed."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import combinations, cycle, product
from typing import Final

from carson.board.game import BOARD_GAME
from carson.board.ids import CARD_SIDES, THING_NAMES
from carson.board.options import CASTS, EDITIONS, RANDOM_CAST, VARIANTS
from carson.board.printed import FEWEST_PLAYERS, GOLD_AND_GUNS_TILES, MOST_PLAYERS
from carson.bots.bot import LEVEL_NAMES
from carson.bots.random_options import (
    RIVERS,
    SWITCH,
    random_board_options,
    random_card_options,
    random_cast,
)
from carson.cards.game import CARDS_GAME
from carson.cards.printed import FEWEST_SEATS, LEVELS, MOST_SEATS
from carson.core.chance import Stream
from carson.core.given import BadOption
from carson.games import GAMES

TERMINAL: Final = "terminal"
SERVER: Final = "server"
TYPED: Final = (TERMINAL, SERVER)
"""Games that were typed through an interface, each move as its text."""
TABLES: Final = (
    ("greedy",),
    ("random",),
    ("friendly",),
    ("greedy", "random"),
    ("friendly", "greedy", "random"),
)
"""Who sits at a table; they go round."""
LEARNED: Final = "learned"
"""Games of the learned bot, which sits with greedy ones."""
BOT_LEVELS: Final = "levels"
"""Games in which the six opponents to choose from sit together."""
COUNTS: Final = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
OFTEN: Final = 3
"""So often each side of a character is in a cast that was not drawn."""
ANYTHING: Final = 60
MIXED: Final = 40


@dataclass(frozen=True)
class Plan:
    """One game of the corpus."""

    game: str
    group: str
    number: int
    options: Mapping[str, str]
    players: tuple[str, ...]
    """The bots by seat, or the interface through which all moves were typed."""

    @property
    def name(self) -> str:
        """How it is found."""
        return f"{self.group} {self.number}"


def plans() -> list[Plan]:
    """All games, those of one group together."""
    return [*planned(BOARD_GAME.name, BOARD_GROUPS), *planned(CARDS_GAME.name, CARD_GROUPS)]


Groups = Mapping[str, Sequence[dict[str, str]]]


def planned(game: str, groups: Groups) -> Iterator[Plan]:
    """The games of all groups, with different players from one to the next."""
    tables = cycle(TABLES)
    for group, games in groups.items():
        for number, given in enumerate(games, 1):
            full = GAMES[game].game.complete(given)
            yield Plan(game, group, number, full, seated(group, number) or next(tables))


def seated(group: str, number: int) -> tuple[str, ...]:
    """Who plays the games of a group that has players of its own."""
    if group == LEARNED:
        return (LEARNED, "greedy")
    if group == BOT_LEVELS:
        return LEVEL_NAMES
    return TYPED[number % 2 :][:1] if group == "typed" else ()


# --- the board game ---------------------------------------------------------------------------
def by_players() -> list[dict[str, str]]:
    """Every number of players of every edition, three times."""
    return [
        {"edition": edition, "players": str(count)}
        for edition, count in product(EDITIONS, COUNTS)
        if count <= EDITIONS[edition].most_players
        for _ in range(3)
    ]


def by_cast() -> list[dict[str, str]]:
    """Every cast that has a name, and drawn ones, with few and with all buildings."""
    counts = cycle(COUNTS)
    return [
        {"characters": cast, "buildings": buildings, "players": str(next(counts))}
        for cast, buildings, _ in product([*CASTS, RANDOM_CAST], ("first-game", "all"), range(2))
    ]


def by_side() -> list[dict[str, str]]:
    """Random casts until each side was in some of them."""
    stream, left = Stream(1), dict.fromkeys(CARD_SIDES, OFTEN)
    counts, found = cycle(COUNTS), list[dict[str, str]]()
    while any(count > 0 for count in left.values()):
        cast = random_cast(stream)
        given = {"characters": cast, "buildings": "all", "players": str(next(counts))}
        if all(left[side] <= 0 for side in cast.split(",")):
            continue
        found.append(given if fits(given) else {**given, "variants": "horses"})
        for side in cast.split(","):
            left[side] -= 1
    return found


def fits(given: Mapping[str, str]) -> bool:
    """Whether these options go together."""
    with suppress(BadOption):
        BOARD_GAME.complete(given)
        return True
    return False


def by_variant() -> list[dict[str, str]]:
    """Each variant with each number of players, each two of them, and all those an edition has."""
    counts = cycle(COUNTS)
    alone = [{"variants": name, "players": str(count)} for name, count in product(VARIANTS, COUNTS)]
    pairs = [
        {"variants": ",".join(two), "players": str(next(counts)), "characters": RANDOM_CAST}
        for two in combinations(VARIANTS, 2)
    ]
    everything = {"characters": RANDOM_CAST, "buildings": "all", "variants": ",".join(VARIANTS)}
    whole = [{**everything, "players": str(count)} for count in COUNTS]
    old = [
        {"edition": "2009", "variants": names, "players": str(count)}
        for names in (*EDITIONS["2009"].variants, ",".join(EDITIONS["2009"].variants))
        for count in (2, 4)
    ]
    live = [
        {"variants": "kit-carson", "placing": "live", "players": str(count)} for count in COUNTS
    ]
    return [*alone, *pairs, *whole, *old, *live]


def by_river() -> list[dict[str, str]]:
    """Every river, with few and with many mountains."""
    return [
        {"variants": "river", "river": river, "characters": cast, "buildings": "all"}
        for river, cast in product(RIVERS, ("first-game", "gold-rush"))
    ]


def by_switch() -> list[dict[str, str]]:
    """Every way to set the two switches, where they matter."""
    cast, every = "0Y,2Y,3Y,4R,6Y,8R,12Y,16Y", "all"
    return [
        {
            "station_needs_house": station,
            "indian_skips_occupied": indian,
            "characters": chosen,
            "buildings": every,
        }
        for station, indian, chosen in product(SWITCH, SWITCH, (cast, "settling-scores"))
    ]


def by_building() -> list[dict[str, str]]:
    """Each kind of Gold & Guns alone."""
    return [
        {"buildings": THING_NAMES[thing], "characters": RANDOM_CAST, "players": "3"}
        for thing in GOLD_AND_GUNS_TILES
    ]


def by_learned() -> list[dict[str, str]]:
    """Each number of players, without variants and with all of them."""
    every = {"characters": RANDOM_CAST, "buildings": "all"}
    return [
        {**every, "players": str(count), "variants": names}
        for count, names in product(COUNTS, ("none", ",".join(VARIANTS)))
    ]


def typed_board() -> list[dict[str, str]]:
    """What was typed at the terminal and sent to the server."""
    every = {"characters": RANDOM_CAST, "buildings": "all"}
    return [
        {"players": "2"},
        {"players": "3", **every, "variants": ",".join(VARIANTS)},
        {"players": "4", "edition": "2009"},
        {"players": "3", "variants": "kit-carson", "placing": "live"},
        {"players": "5", "characters": "gold-rush", "buildings": "all", "variants": "river"},
        {"players": "2", **every, "variants": "new-beginning,horses"},
    ]


BOARD_GROUPS: Final[Groups] = {
    "players": by_players(),
    "casts": by_cast(),
    "sides": by_side(),
    "variants": by_variant(),
    "rivers": by_river(),
    "switches": by_switch(),
    "buildings": by_building(),
    "anything": [random_board_options(Stream(seed)) for seed in range(1000, 1000 + ANYTHING)],
    "typed": typed_board(),
    LEARNED: by_learned(),
    BOT_LEVELS: [{"players": "6"}, {"players": "6", "characters": RANDOM_CAST, "buildings": "all"}],
}


# --- the card game ----------------------------------------------------------------------------
def by_seats() -> list[dict[str, str]]:
    """Every number of people and virtual players, of every level."""
    return [
        {"people": str(people), "virtual": ",".join([level] * virtual) or "none"}
        for people in range(1, MOST_SEATS + 1)
        for virtual in range(max(FEWEST_SEATS - people, 0), MOST_SEATS - people + 1)
        for level in LEVELS
    ]


def typed_cards() -> list[dict[str, str]]:
    """What was typed at the terminal and sent to the server."""
    return [
        {"people": "1", "virtual": "novice,intermediate,expert"},
        {"people": "2", "virtual": "expert,novice"},
        {"people": "4", "virtual": "none"},
        {"people": "6", "virtual": "none", "suits": "cow,boot,hat,star,cactus,horseshoe"},
    ]


CARD_GROUPS: Final[Groups] = {
    "seats": by_seats(),
    "mixed": [random_card_options(Stream(seed)) for seed in range(1000, 1000 + MIXED)],
    "typed": typed_cards(),
    LEARNED: [{"people": "2", "virtual": "expert,novice"}, {"people": "4", "virtual": "none"}],
    BOT_LEVELS: [{"people": "6", "virtual": "none"}],
}
