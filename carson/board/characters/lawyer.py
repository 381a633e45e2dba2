"""18: the Lawyer and the Editor."""

from typing import final

from carson.board import events as event
from carson.board.ids import CLAIM, DECLINE, FROM_CHARACTERS, parcel_of
from carson.board.play.land import buy_land, why_not_buy_now
from carson.board.play.place import land_wanted
from carson.board.powers.moments import IncomesPaid
from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason


@final
class LawyerYellow(Rule):
    """At once you may buy an unowned parcel at its price.

    Nobody fights you for land: other players' cowboys on parcels where yours stands go home before
    any duel for land, and this is not a lost duel. Everywhere else you fight as usual.
    """

    number = 18
    cash_limit = 60

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.do(BuyParcelNow(owner))

    def before_parcels(self, s: State, owner: Seat) -> None:
        for parcel in land_wanted(s, owner):
            for cowboy in s.at(parcel):
                if cowboy.seat != owner:
                    s.emit(event.SENT_AWAY, cowboy.seat, parcel, cowboy.piece.number)
                    s.send_home(cowboy)


@final
class EditorRed(Rule):
    """After building income you get 1 VP for each $5, $10, $15 or $20 of it, by round.

    Everything you kept of your own buildings' income counts together, rounded up.
    What you stole does not count.
    """

    number = 18
    red = True
    cash_limit = 40

    def after_income(self, s: State, owner: Seat, incomes: IncomesPaid) -> None:
        s.score(owner, -(-incomes.kept[owner] // (5 * s.round)), FROM_CHARACTERS)


@final
class BuyParcelNow(Choice[State]):
    """Which parcel to buy; or none."""

    accepts = (CLAIM, DECLINE)

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is DECLINE:
            return None
        return why_not_buy_now(s, seat, parcel_of(move))

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is CLAIM:
            buy_land(s, seat, parcel_of(move))
