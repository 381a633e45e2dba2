"""3: the Grocer."""

from typing import final

from carson.board import events as event
from carson.board.ids import DOUBLE, FROM_CHARACTERS, HOUSE, TAKE, TOWNHOUSE, Thing
from carson.board.map import town
from carson.board.powers.common import CASHED, CashOrWait, cash_in
from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason


@final
class GrocerYellow(Rule):
    """Take $8, at once or when building income begins; or double one type of building.

    Name the type when building income begins, before any attack is fought out: all your buildings
    of that type pay double this round. Owner and thief share the doubled income. A building that
    pays double is not multiplied by anything else. In the 2009 edition you take the $8 at once or
    not at all.
    """

    number = 3
    cash_limit = 60
    gives_cash = True
    doubles_incomes = True

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.do(CashOrWait(owner, self.number))

    def before_income(self, s: State, owner: Seat) -> None:
        if s.memo[self.number] != CASHED and has_a_choice(s, owner):
            s.do(DoubleOrCash(owner))

    def income_factor(self, s: State, owner: Seat, building: Thing) -> int:
        return 2 if s.memo[self.number] == building else 1


@final
class GrocerRed(Rule):
    """Take $8 at once; or get 1 VP after the last action of the round for each House and Townhouse
    you own.

    Buildings that count as Houses do not count here, and a Townhouse counts once.
    """

    number = 3
    red = True
    cash_limit = 60
    gives_cash = True

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.do(CashOrWait(owner, self.number))

    def before_close(self, s: State, owner: Seat) -> None:
        if s.memo[self.number] != CASHED:
            houses = town.count(s, owner, HOUSE) + town.count(s, owner, TOWNHOUSE)
            s.score(owner, houses, FROM_CHARACTERS)


def has_a_choice(s: State, owner: Seat) -> bool:
    """Whether there is a building to double, or still the money to take."""
    return s.options.edition.cash_may_wait or len(town.buildings_of(s, owner)) > 0


@final
class DoubleOrCash(Choice[State]):
    """Which type of building pays twice; or the $8 instead."""

    accepts = (DOUBLE, TAKE)

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is TAKE:
            in_time = s.options.edition.cash_may_wait
            return None if in_time else s.refusal("too-late-for-cash")
        if not town.is_building(Thing(move.noun)):
            return s.refusal("no-building", thing=move.noun)
        owned = town.count(s, seat, Thing(move.noun))
        return None if owned else s.refusal("none-of-yours", thing=move.noun)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is TAKE:
            cash_in(s, seat, GrocerYellow.number)
        else:
            s.remember(GrocerYellow.number, move.noun)
            s.emit(event.DOUBLED, seat, move.noun)
