"""The Undertaker."""

from typing import final

from carson.cards.ids import CACTUS_BACK
from carson.cards.powers.rule import Rule
from carson.cards.state import State
from carson.core.moves import Seat


@final
class Undertaker(Rule):
    """2 VP for each of your characters, this one included."""

    name = "undertaker"
    appeal = 6
    back = CACTUS_BACK

    def points(self, s: State, owner: Seat) -> int:
        return 2 * len(s.held[owner])
