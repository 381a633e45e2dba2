"""The Lawyer."""

from typing import final

from carson.cards.ids import STAR_BACK
from carson.cards.play.pick import TakeNow
from carson.cards.powers.rule import BEFORE_BIDS, Rule
from carson.cards.state import State
from carson.core.moves import Seat


@final
class Lawyer(Rule):
    """Once an era, before the bids, you take any card of the column at once.

    You put down an auction card in this round like everyone else, but it only goes away: you do
    not pick again.
    """

    name = "lawyer"
    appeal = 4
    back = STAR_BACK
    power = BEFORE_BIDS

    def on_used(self, s: State, owner: Seat) -> None:
        s.sit_out(owner)
        s.do(TakeNow(owner))
