"""The Heroes."""

from typing import final

from carson.cards.ids import BOOT_BACK
from carson.cards.powers.rule import BEFORE_BIDS, Rule
from carson.cards.state import State
from carson.core.moves import Seat


@final
class Heroes(Rule):
    """6 VP; and once an era, before the bids, you add 3 to your auction card of this round."""

    name = "heroes"
    appeal = 2
    back = BOOT_BACK
    power = BEFORE_BIDS

    def on_used(self, s: State, owner: Seat) -> None:
        s.raise_bid(owner, 3)

    def points(self, s: State, owner: Seat) -> int:
        return 6
