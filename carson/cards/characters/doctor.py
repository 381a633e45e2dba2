"""The Doctor."""

from typing import final

from carson.cards.ids import SKULL
from carson.cards.powers.rule import AFTER_REVEAL, Rule
from carson.cards.state import State
from carson.core.moves import Seat


@final
class Doctor(Rule):
    """5 VP; and once an era, when all bids are open, you add 2 to your auction card."""

    name = "doctor"
    appeal = 4
    back = SKULL
    power = AFTER_REVEAL

    def on_used(self, s: State, owner: Seat) -> None:
        s.raise_bid(owner, 2)

    def points(self, s: State, owner: Seat) -> int:
        return 5
