"""The Indian."""

from typing import final

from carson.cards.ids import STAR_BACK
from carson.cards.powers import ask
from carson.cards.powers.rule import Rule
from carson.cards.state import State
from carson.core.moves import Seat


@final
class Indian(Rule):
    """Half a VP for each parcel of your ground that no card covers, rounded up.

    The ground has 64 parcels, or 72 if your city may have one more row or column. Land that was
    freed again counts.
    """

    name = "indian"
    appeal = 4
    back = STAR_BACK

    def points(self, s: State, owner: Seat) -> int:
        uncovered = ask.ground(s, owner) - s.cities[owner].covered.bit_count()
        return -(-uncovered // 2)
