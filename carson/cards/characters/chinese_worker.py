"""The Chinese Worker."""

from typing import final

from carson.cards.ids import CACTUS_BACK
from carson.cards.play.pile import DrawTerrain
from carson.cards.powers.rule import BEFORE_BIDS, Rule
from carson.cards.state import State
from carson.core.moves import Seat


@final
class ChineseWorker(Rule):
    """Once an era, before the bids, one more terrain card is drawn for everyone.

    When it is your turn to pick in this round, you take two cards. It cannot be used in a round
    in which you have no turn.
    """

    name = "chinese-worker"
    appeal = 4
    back = CACTUS_BACK
    power = BEFORE_BIDS

    def on_used(self, s: State, owner: Seat) -> None:
        s.take_twice(owner)
        s.do(DrawTerrain())
