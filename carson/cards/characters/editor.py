"""The Editor."""

from typing import final

from carson.cards.ids import HAT_BACK
from carson.cards.powers.rule import NEVER, Rule
from carson.cards.state import State
from carson.core.moves import Seat


@final
class Editor(Rule):
    """1 VP for each of your characters with a dollar, 4 for each with an arrow.

    The Editor counts too. A power shows as an arrow, its lack as a dollar; no card has both.
    """

    name = "editor"
    appeal = 6
    back = HAT_BACK

    def points(self, s: State, owner: Seat) -> int:
        return sum(1 if rule.power == NEVER else 4 for rule in s.held[owner])
