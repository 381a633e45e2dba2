"""The Cowboy."""

from typing import final

from carson.cards.ids import COW_BACK, RANCH
from carson.cards.powers.rule import Rule
from carson.cards.state import State
from carson.core.moves import Seat


@final
class Cowboy(Rule):
    """3 VP for each Ranch in your city."""

    name = "cowboy"
    appeal = 3
    back = COW_BACK

    def points(self, s: State, owner: Seat) -> int:
        return 3 * s.cities[owner].count(RANCH)
