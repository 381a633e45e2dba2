"""7: the Mercenary."""

from typing import final

from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.core.moves import Seat


@final
class MercenaryYellow(Rule):
    """You have 3 more firepower this round, wherever firepower counts."""

    number = 7
    cash_limit = 20

    def firepower(self, s: State, owner: Seat) -> int:
        return 3


@final
class MercenaryRed(Rule):
    """You have 2 more firepower this round, wherever firepower counts."""

    number = 7
    red = True
    cash_limit = 30

    def firepower(self, s: State, owner: Seat) -> int:
        return 2
