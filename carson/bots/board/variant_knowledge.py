"""Advice: what the greedy bot knows of a variant, from a file named like the variant."""

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from carson.board.ids import Edge, Place
from carson.board.options import VARIANTS
from carson.board.state import State
from carson.board.variant_files import from_files
from carson.bots.board.judging import Entry
from carson.core.agenda import Choice
from carson.core.moves import Seat

if TYPE_CHECKING:
    from carson.bots.board.outlook import Outlook


class Advice:
    """What a bot must know of one variant; stateless and shared."""

    judges: ClassVar[tuple[Entry, ...]] = ()
    """How the variant's own choices are judged."""
    contested: ClassVar[tuple[type[Choice[State]], ...]] = ()
    """Its choices in which it matters what others do."""

    def holdings(self, s: State, seat: Seat) -> float:
        """What a seat has that is there in this variant only."""
        return 0.0

    def gain(self, o: "Outlook", place: Place) -> float | None:
        """What a place gives, where the variant decides it."""
        return None

    def road_gain(self, s: State, seat: Seat, edge: Edge) -> float:
        """What a road on an edge brings to a seat at the end."""
        return 0.0


@cache
def advice_on(variants: frozenset[str]) -> tuple[Advice, ...]:
    """The advice for a game with these variants, in the order in which the options name them."""
    advice = from_files("carson.bots.board.variants", "ADVICE", Advice)
    return tuple(advice[variant] for variant in VARIANTS if variant in variants)
