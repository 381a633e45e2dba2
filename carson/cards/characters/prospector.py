"""The Prospector."""

from typing import final

from carson.cards.ids import COW_BACK, MINE, MOUNTAIN
from carson.cards.powers.rule import Rule
from carson.cards.state import State
from carson.core.moves import Seat


@final
class Prospector(Rule):
    """1 VP for each Mountain and each Mine in your city."""

    name = "prospector"
    appeal = 6
    back = COW_BACK

    def points(self, s: State, owner: Seat) -> int:
        return s.cities[owner].count(MOUNTAIN) + s.cities[owner].count(MINE)
