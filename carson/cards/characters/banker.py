"""The Banker."""

from typing import final

from carson.cards.ids import BANK, HAT_BACK
from carson.cards.powers.rule import Rule
from carson.cards.state import State
from carson.core.moves import Seat


@final
class Banker(Rule):
    """4 VP for each Bank in your city."""

    name = "banker"
    appeal = 7
    back = HAT_BACK

    def points(self, s: State, owner: Seat) -> int:
        return 4 * s.cities[owner].count(BANK)
