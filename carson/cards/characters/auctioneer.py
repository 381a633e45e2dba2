"""The Auctioneer."""

from typing import Final, final

from carson.cards.ids import SKULL
from carson.cards.powers.rule import Rule
from carson.cards.state import State
from carson.core.moves import Seat

MOST_SALES: Final = 3


@final
class Auctioneer(Rule):
    """You may sell up to three terrain cards of your city, for 7 VP each.

    You sell when it is your turn to pick a card, or before the final scoring, all at once or one
    by one. A card that covers another one or is covered by one cannot be sold, nor one without
    which your city would fall apart.
    """

    name = "auctioneer"
    appeal = 5
    back = SKULL

    def sales_left(self, s: State, owner: Seat) -> int:
        return MOST_SALES - s.sold[owner]

    def points(self, s: State, owner: Seat) -> int:
        return 7 * s.sold[owner]
