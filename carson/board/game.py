"""BOARD_GAME: the board game as records, tables, bots and servers use it."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, final

from carson.board import derived, options, view
from carson.board.characters import CARDS
from carson.board.ids import SOURCE_COUNT, SOURCE_NAMES, THING_COUNT, VOCABULARY
from carson.board.options import MIGHT_IS_RIGHT, OPTIONS
from carson.board.play import close, flow
from carson.board.state import State
from carson.board.variants import DICE, RULES, WEAPONS
from carson.core.agenda import ask_again
from carson.core.chance import Luck
from carson.core.game import Game, Json
from carson.core.given import OptionValue, spelt
from carson.core.moves import Seat
from carson.core.pickling import let_travel


@final
class BoardGame(Game[State]):
    """Carson City, the board game."""

    name = "board"
    rules_version = 2
    vocabulary = VOCABULARY
    options = OPTIONS

    def complete(self, given: Mapping[str, OptionValue]) -> dict[str, str]:
        return options.complete(given, CARDS)

    def start(self, given: Mapping[str, OptionValue]) -> State:
        s = new_state(given)
        s.do(*flow.whole_game(s))
        return s

    def options_of(self, s: State) -> dict[str, str]:
        return dict(s.options.told)

    def seats(self, s: State) -> tuple[Seat, ...]:
        return s.seats

    def see(self, s: State, seat: Seat) -> dict[str, Json]:
        return view.see(s, seat)

    def imagine(self, s: State, seat: Seat, luck: Luck) -> State:
        twin = s.copy()
        for rule in s.variants:
            rule.imagine(twin, seat, luck)
        if s.variants:
            ask_again(twin)
        return twin

    def scores(self, s: State) -> dict[str, list[int]]:
        return {
            name: [s.points[seat * SOURCE_COUNT + source] for seat in s.seats]
            for source, name in enumerate(SOURCE_NAMES)
        }

    def ranking(self, s: State) -> list[Seat]:
        return close.ranking(s)

    def census(self, s: State) -> dict[str, int]:
        return census(s)

    def derived(self, s: State) -> dict[str, tuple[object, object]]:
        return derived.derived(s)

    def ledger(self, s: State) -> dict[str, list[int]]:
        return {
            "cash": list(s.cash),
            "points": [s.vps(seat) for seat in s.seats],
            "roads": list(s.roads_in_hand),
            "revolvers": list(s.revolvers),
            "horses": [s.horses[seat] + s.stabled_by(seat) for seat in s.seats],
        }

    def digest(self, s: State) -> str:
        return view.digest(s)


@lru_cache(maxsize=256)
def checked(given: tuple[tuple[str, str], ...]) -> options.Options:
    """The options as the engine uses them; many games are played with the same."""
    return options.parse(options.complete(dict(given), CARDS), CARDS)


def new_state(given: Mapping[str, OptionValue]) -> State:
    """An empty table with these options, and nothing on the agenda."""
    chosen = checked(tuple(spelt(given).items()))
    rules = tuple(rule for name, rule in RULES.items() if name in chosen.variants)
    weapons = [arms for name, arms in WEAPONS.items() if name in chosen.variants]
    s = State(chosen, CARDS, rules, weapons[0] if weapons else DICE)
    s.unpack()
    for side in chosen.cast:
        s.turn_card(CARDS[side].number, CARDS[side].red)
    return s


def census(s: State) -> dict[str, int]:
    """What no move may change: tiles, cowboys and property tiles."""
    counts = {}
    for thing in s.options.tiles:
        reserve = sum(s.reserve[seat * THING_COUNT + thing] for seat in s.seats)
        shown = s.track.count(thing) + s.on.count(thing) + s.away[thing]
        counts[f"tile-{thing}"] = s.bag[thing] + shown + reserve
    for seat in s.seats:
        placed = sum(c.seat == seat and c.piece.numbered for c in s.cowboys)
        counts[f"cowboys-{seat}"] = s.home[seat] + s.general_supply[seat] + placed
        counts[f"titles-{seat}"] = s.titles[seat] + s.owner.count(seat)
    if MIGHT_IS_RIGHT in s.options.variants:
        counts["duel-tiles"] = sum(s.tiles) + sum(s.pile)
    return counts


BOARD_GAME: Final = BoardGame()
let_travel(BOARD_GAME, "BOARD_GAME", State)
