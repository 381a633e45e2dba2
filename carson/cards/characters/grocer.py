"""The Grocer."""

from typing import final

from carson.cards.ids import DRUGSTORE, HORSESHOE_BACK
from carson.cards.powers.rule import Rule
from carson.cards.state import State
from carson.core.moves import Seat


@final
class Grocer(Rule):
    """4 VP for each Drugstore in your city."""

    name = "grocer"
    appeal = 7
    back = HORSESHOE_BACK

    def points(self, s: State, owner: Seat) -> int:
        return 4 * s.cities[owner].count(DRUGSTORE)
