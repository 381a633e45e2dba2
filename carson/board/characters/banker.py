"""2: the Banker."""

from typing import Final, final

from carson.board.ids import FROM_CHARACTERS, POINTS, for_character
from carson.board.play.land import why_too_dear
from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason

PACKAGES: Final = {0: 0, 3: 3, 5: 12, 7: 25}
"""Victory points, and what they cost together."""


@final
class BankerYellow(Rule):
    """You get $9 at once."""

    number = 2
    cash_limit = 120

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.earn(owner, 9, for_character(self.number, self.red))


@final
class BankerRed(Rule):
    """After the last action, and before the cash limit, you may buy 3 VP for $3, or 5 for $12,
    or 7 for $25; once.
    """

    number = 2
    red = True
    cash_limit = 60

    def before_close(self, s: State, owner: Seat) -> None:
        s.do(BuyPackage(owner))


@final
class BuyPackage(Choice[State]):
    """Which package of victory points to buy; or none."""

    accepts = (POINTS,)

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        return [POINTS.of(points) for points in PACKAGES]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.noun not in PACKAGES:
            return s.refusal("no-such-package", points=move.noun)
        return why_too_dear(s, seat, PACKAGES[move.noun])

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.noun:
            s.pay(seat, PACKAGES[move.noun], for_character(BankerRed.number, red=True))
            s.score(seat, move.noun, FROM_CHARACTERS)
