"""17: the Teacher."""

from typing import final

from carson.board import events as event
from carson.board.ids import CHURCH, FROM_CHARACTERS, PRISON, SALOON, SCHOOL
from carson.board.map import town
from carson.board.powers.rule import Rule
from carson.board.printed import ROUNDS
from carson.board.state import State
from carson.core.moves import Seat


@final
class TeacherYellow(Rule):
    """You are first in the next round's order, whenever you pass; the others keep their order.

    It takes effect as soon as the cards go back, before the track is refilled. For ties and for
    this round's order you stay where you passed. This side is used in rounds 1 to 3, the red one in
    round 4.
    """

    number = 17
    cash_limit = 60
    side_agreed = False

    def flipped(self, s: State) -> bool:
        return s.round == ROUNDS

    def on_round_over(self, s: State, owner: Seat) -> None:
        s.pass_order = (owner, *(seat for seat in s.pass_order if seat != owner))
        s.emit(event.FIRST_NEXT, owner)


@final
class TeacherRed(Rule):
    """In the final scoring you get 2 VP for each School, Prison and Church you own.

    You get 2 more if you own no Saloon. This side is used in round 4, the yellow one before.
    """

    number = 17
    red = True
    cash_limit = 60
    side_agreed = False

    def flipped(self, s: State) -> bool:
        return s.round < ROUNDS

    def at_the_end(self, s: State, owner: Seat) -> None:
        good = sum(town.count(s, owner, thing) for thing in (SCHOOL, PRISON, CHURCH))
        sober = 0 if town.count(s, owner, SALOON) else 1
        s.score(owner, 2 * (good + sober), FROM_CHARACTERS)
