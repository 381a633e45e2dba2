"""The Sheriff."""

from typing import final

from carson.cards.ids import PRISON, SKULL
from carson.cards.powers.rule import Rule
from carson.cards.state import State
from carson.core.moves import Seat


@final
class Sheriff(Rule):
    """3 VP for each Prison in your city, and Outlaws do you no harm.

    They cost nothing, count as empty parcels, and may be covered by anything but Outlaws.
    """

    name = "sheriff"
    appeal = 3
    back = SKULL
    keeps_law = True

    def points(self, s: State, owner: Seat) -> int:
        return 3 * s.cities[owner].count(PRISON)
