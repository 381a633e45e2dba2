"""The Teacher."""

from typing import final

from carson.cards.city import scoring
from carson.cards.ids import STAR_BACK
from carson.cards.powers.rule import Rule
from carson.cards.state import State
from carson.core.moves import Seat


@final
class Teacher(Rule):
    """1 VP for each House in your city; a Townhouse or a Hotel counts for two."""

    name = "teacher"
    appeal = 7
    back = STAR_BACK

    def points(self, s: State, owner: Seat) -> int:
        return scoring.houses(s.cities[owner])
