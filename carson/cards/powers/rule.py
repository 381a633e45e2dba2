"""Rule: what a character can change, as a closed list of hooks.

Facts are attributes. Queries are pure and only called from `ask`. Moments are called where the
order of play names them: when the card is taken, and when its power is used.
"""

from typing import TYPE_CHECKING, Final

from carson.cards.ids import CHARACTER_NAMES, SKULL, TERRAIN_COUNT, Back, Card
from carson.core.moves import Seat

if TYPE_CHECKING:
    from carson.cards.state import State

NEVER: Final = 0
BEFORE_BIDS: Final = 1
AFTER_REVEAL: Final = 2


class Rule:
    """A character card; stateless and shared."""

    # Facts
    name: str = ""
    appeal: int = 0
    """What it is worth to a virtual player."""
    back: Back = SKULL
    """The column of suits on its back, or the skull."""
    power: int = NEVER
    """When its power can be used; who has one bears an arrow, all others a dollar."""
    once_per_game: bool = False
    """Whether it stays turned sideways for the second era."""
    keeps_law: bool = False
    """Whether Outlaws do its owner no harm."""
    extra_line: bool = False
    """Whether its owner's city may have one more row or column."""

    def __init__(self) -> None:
        self.card: Final = Card(TERRAIN_COUNT + CHARACTER_NAMES.index(self.name))
        """Its number among all cards; the powers are used in this order."""

    # Queries
    def points(self, s: "State", owner: Seat) -> int:
        """What it is worth to its owner at the end."""
        return 0

    def usable(self, s: "State", owner: Seat) -> bool:
        """Whether its power could do anything now."""
        return not s.out[owner]

    def sales_left(self, s: "State", owner: Seat) -> int:
        """How many terrain cards its owner may still sell."""
        return 0

    # Moments
    def on_taken(self, s: "State", owner: Seat) -> None:
        """Its owner has just taken the card."""

    def on_used(self, s: "State", owner: Seat) -> None:
        """Its owner uses its power; the card is turned sideways."""
