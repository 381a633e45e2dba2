"""Goods: what the building spaces sold at each moment, as the log itself tells it."""

from collections.abc import Sequence

from carson.board.events import BOUGHT, DREW, ROUND_BEGAN
from carson.board.ids import NOTHING
from carson.board.printed import BUILDING_PRICES, FIRST_TRACK
from carson.core.events import Event
from carson.i18n.words import Words
from carson.i18n.words.board import selling


def words_by_goods(events: Sequence[Event]) -> list[Words]:
    """The words for each event of a whole log: spaces have the names of what they sold then."""
    first: list[int] = [FIRST_TRACK.get(price, NOTHING) for price in BUILDING_PRICES]
    shown = left = first
    found: list[Words] = []
    for event in events:
        if event.kind is BOUGHT and event.get("thing") in left:
            # Of two equal tiles either may go: what is left slides together alike.
            left = without(left, event.get("thing"))
        elif event.kind is DREW:
            left = shown = drawn(left, event.get("thing"), event.get("price"))
        elif event.kind is ROUND_BEGAN:
            shown = left
        found.append(selling(tuple(shown)))
    return found


def without(track: list[int], thing: int) -> list[int]:
    """The tiles after one is gone and those before it have slid to the lower prices."""
    slot = track.index(thing)
    return [NOTHING, *track[:slot], *track[slot + 1 :]]


def drawn(track: list[int], thing: int, price: int) -> list[int]:
    """The tiles after one was drawn for a space."""
    slot = BUILDING_PRICES.index(price)
    return [*track[:slot], thing, *track[slot + 1 :]]
