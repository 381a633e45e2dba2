"""The Mercenary."""

from typing import final

from carson.cards.ids import COW_BACK
from carson.cards.powers.rule import AFTER_REVEAL, Rule
from carson.cards.state import State
from carson.core.moves import Seat


@final
class Mercenary(Rule):
    """Once an era, when all bids are open, you add 5 to your auction card."""

    name = "mercenary"
    appeal = 3
    back = COW_BACK
    power = AFTER_REVEAL

    def on_used(self, s: State, owner: Seat) -> None:
        s.raise_bid(owner, 5)
