"""0: the Paperboy."""

from typing import Final, final

from carson.board.features.told import PRICE, Relative, Teller
from carson.board.ids import DECLINE, TAKE_CARD, for_character
from carson.board.play.choose import TakeCard, why_not_take
from carson.board.play.land import why_too_dear
from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason


@final
class PaperboyYellow(Rule):
    """At once you may pay $3 and take a second card that nobody has taken, but never the Sheriff.

    You get that card's powers and its cash limit, and the number 0 for the turn order. Without a
    second card your limit is $0. With the Paperboy in the game there are eight cards.
    """

    number = 0
    cash_limit = 0
    extra_card = True

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.do(FetchCard(owner, 3))


@final
class PaperboyRed(Rule):
    """At once you may take a second card that nobody has taken, free of charge, but never the
    Sheriff.

    You get that card's powers, a cash limit $5 below its own, and the number 0 for the turn order.
    Without a second card your limit is $0. With the Paperboy in the game there are eight cards.
    """

    number = 0
    red = True
    cash_limit = -5
    extra_card = True

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.do(FetchCard(owner, 0))


@final
class FetchCard(Choice[State]):
    """Which second card to take; or none."""

    accepts = (TAKE_CARD, DECLINE)

    def __init__(self, seat: Seat, price: int) -> None:
        super().__init__(seat)
        self.price: Final = price

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is DECLINE:
            return None
        reason = why_not_take(s, move.noun)
        rule = s.rules[move.noun]
        if reason is None and rule is not None and not rule.fetchable:
            return s.refusal("not-fetchable", card=move.noun)
        return reason or why_too_dear(s, seat, self.price)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is TAKE_CARD:
            s.pay(seat, self.price, for_character(PaperboyYellow.number, red=False))
            s.do(TakeCard(seat, move.noun))


# --- what learned players are told ----------------------------------------------------------
@final
class TellPrice(Teller):
    """What a second card costs."""

    def tell(
        self,
        choice: Choice[State],
        me: Seat,
        to: Relative,
        found: list[int],
        numbers: list[float],
    ) -> None:
        assert isinstance(choice, FetchCard)
        numbers[PRICE] = choice.price / 12.0
