"""CARDS_GAME: the card game as records, tables, bots and servers use it."""

from collections.abc import Mapping
from typing import Final, final

from carson.cards import derived, options, view
from carson.cards.characters import RULES
from carson.cards.ids import SOURCE_NAMES, VOCABULARY
from carson.cards.options import OPTIONS
from carson.cards.play import close, flow
from carson.cards.state import State
from carson.core.chance import Luck
from carson.core.game import Game, Json
from carson.core.given import OptionValue
from carson.core.moves import Seat
from carson.core.pickling import let_travel


@final
class CardGame(Game[State]):
    """Carson City: The Card Game."""

    name = "cards"
    rules_version = 2
    vocabulary = VOCABULARY
    options = OPTIONS

    def complete(self, given: Mapping[str, OptionValue]) -> dict[str, str]:
        return options.complete(given)

    def start(self, given: Mapping[str, OptionValue]) -> State:
        s = new_state(given)
        s.do(*flow.GAME)
        return s

    def options_of(self, s: State) -> dict[str, str]:
        return dict(s.options.told)

    def seats(self, s: State) -> tuple[Seat, ...]:
        return s.seats

    def see(self, s: State, seat: Seat) -> dict[str, Json]:
        return view.see(s, seat)

    def imagine(self, s: State, seat: Seat, luck: Luck) -> State:
        return view.imagine(s, seat, luck)

    def scores(self, s: State) -> dict[str, list[int]]:
        return {
            name: [s.points[seat][source] for seat in s.seats]
            for source, name in enumerate(SOURCE_NAMES)
        }

    def ranking(self, s: State) -> list[Seat]:
        return close.ranking(s)

    def census(self, s: State) -> dict[str, int]:
        return view.census(s)

    def derived(self, s: State) -> dict[str, tuple[object, object]]:
        return derived.derived(s)

    def ledger(self, s: State) -> dict[str, list[int]]:
        return {
            "points": [s.total(seat) for seat in s.seats],
            "auction cards": [len(s.values(seat)) for seat in s.seats],
            "sold": list(s.sold),
            "laid": [len(s.cities[seat].cards) + s.sold[seat] for seat in s.seats],
        }

    def digest(self, s: State) -> str:
        return view.digest(s)


def new_state(given: Mapping[str, OptionValue]) -> State:
    """An empty table with these options, and nothing on the agenda."""
    s = State(options.parse(options.complete(given)), RULES)
    s.unpack()
    return s


CARDS_GAME: Final = CardGame()
let_travel(CARDS_GAME, "CARDS_GAME", State)
