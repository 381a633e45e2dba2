"""The Governor."""

from typing import final

from carson.cards.ids import HAT_BACK
from carson.cards.play.pick import TakeNow
from carson.cards.play.pile import DrawTerrain
from carson.cards.powers.rule import BEFORE_BIDS, Rule
from carson.cards.state import State
from carson.core.moves import Seat


@final
class Governor(Rule):
    """Once in the game, before the bids, one more terrain card is drawn.

    You take any card of the column at once, the new one if you like. You bid and pick in this
    round as usual.
    """

    name = "governor"
    appeal = 6
    back = HAT_BACK
    power = BEFORE_BIDS
    once_per_game = True

    def usable(self, s: State, owner: Seat) -> bool:
        return True

    def on_used(self, s: State, owner: Seat) -> None:
        s.do(DrawTerrain(), TakeNow(owner))
