"""The Captain."""

from typing import final

from carson.cards.ids import CACTUS_BACK
from carson.cards.powers.rule import Rule
from carson.cards.state import State
from carson.core.moves import Seat


@final
class Captain(Rule):
    """6 VP; and from now on your city may have nine rows or nine columns, eight of the other."""

    name = "captain"
    appeal = 5
    back = CACTUS_BACK
    extra_line = True

    def points(self, s: State, owner: Seat) -> int:
        return 6
