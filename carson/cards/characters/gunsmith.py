"""The Gunsmith."""

from typing import final

from carson.cards.ids import HORSESHOE_BACK
from carson.cards.powers.rule import BEFORE_BIDS, Rule
from carson.cards.state import State
from carson.core.moves import Seat


@final
class Gunsmith(Rule):
    """Once an era, before the bids, you add 6 to your auction card of this round."""

    name = "gunsmith"
    appeal = 3
    back = HORSESHOE_BACK
    power = BEFORE_BIDS

    def on_used(self, s: State, owner: Seat) -> None:
        s.raise_bid(owner, 6)
