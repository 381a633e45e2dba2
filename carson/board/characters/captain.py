"""6: the Captain."""

from typing import Final, final

from carson.board.ids import ARM, RECRUIT, for_character
from carson.board.play.land import why_too_dear
from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason

COWBOY_PRICES: Final = (0, 1, 4, 9)
"""For none, one, two or three cowboys."""
REVOLVER_PRICES: Final = (0, 3, 9)
"""For none, one or two revolvers."""


@final
class CaptainYellow(Rule):
    """At once you may buy cowboys from the general supply: one for $1, two for $4, three for $9.

    The supply must hold as many as you pay for.
    """

    number = 6
    cash_limit = 25

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.do(RecruitCowboys(owner))


@final
class CaptainRed(Rule):
    """At once you may buy revolvers, which you keep: one for $3 or two for $9."""

    number = 6
    red = True
    cash_limit = 20

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.do(BuyRevolvers(owner))


@final
class RecruitCowboys(Choice[State]):
    """How many cowboys to buy."""

    accepts = (RECRUIT,)

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.noun > s.general_supply[seat]:
            return s.refusal("not-enough-cowboys", count=s.general_supply[seat])
        return why_too_dear(s, seat, COWBOY_PRICES[move.noun])

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.noun:
            s.pay(seat, COWBOY_PRICES[move.noun], for_character(CaptainYellow.number, red=False))
            s.get_cowboys(seat, move.noun)


@final
class BuyRevolvers(Choice[State]):
    """How many revolvers to buy."""

    accepts = (ARM,)

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.noun >= len(REVOLVER_PRICES):
            return s.refusal("not-that-many", most=len(REVOLVER_PRICES) - 1)
        return why_too_dear(s, seat, REVOLVER_PRICES[move.noun])

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.noun:
            s.pay(seat, REVOLVER_PRICES[move.noun], for_character(CaptainRed.number, red=True))
            s.get_revolvers(seat, move.noun)
