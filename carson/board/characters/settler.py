"""5: the Settler."""

from typing import final

from carson.board.ids import CLAIM, DECLINE, FROM_CHARACTERS, MOUNTAIN, parcel_of
from carson.board.map import town
from carson.board.play.land import why_not_ownable
from carson.board.powers.common import CASHED, CashOrWait
from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason


@final
class SettlerYellow(Rule):
    """At once you may take a parcel free of charge: any unowned one, with whatever stands on it.

    It uses a property tile. The City Hall's parcel can never be owned.
    """

    number = 5
    cash_limit = 30

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.do(ReceiveParcel(owner))


@final
class SettlerRed(Rule):
    """Take $8 at once; or get 1 VP after the last action of the round for each mountain you own."""

    number = 5
    red = True
    cash_limit = 20
    gives_cash = True

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.do(CashOrWait(owner, self.number))

    def before_close(self, s: State, owner: Seat) -> None:
        if s.memo[self.number] != CASHED:
            s.score(owner, town.count(s, owner, MOUNTAIN), FROM_CHARACTERS)


@final
class ReceiveParcel(Choice[State]):
    """Which parcel to receive; or none."""

    accepts = (CLAIM, DECLINE)

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is DECLINE:
            return None
        return why_not_ownable(s, seat, parcel_of(move))

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is CLAIM:
            s.claim(seat, parcel_of(move))
