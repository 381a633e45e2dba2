"""Phase 1: each player chooses a character; their numbers order the turns."""

from typing import Final, final

from carson.board import events as event
from carson.board.ids import SIDE_OF, TAKE_CARD
from carson.board.powers import ask
from carson.board.state import State
from carson.core.agenda import Choice, Task
from carson.core.moves import NOBODY, Move, Seat
from carson.core.reasons import Reason


@final
class TakeCharacters(Task[State]):
    """In the order in which they passed last, the players choose."""

    def run(self, s: State) -> None:
        s.do(*[ChooseCharacter(seat) for seat in s.pass_order])


@final
class ChooseCharacter(Choice[State]):
    """Any card that nobody has taken yet; its power acts at once where it says so."""

    accepts = (TAKE_CARD,)

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        return why_not_take(s, move.noun)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        s.do(TakeCard(seat, move.noun))


def why_not_take(s: State, card: int) -> Reason | None:
    """Why nobody can take a card now."""
    if s.rules[card] is None:
        return s.refusal("card-not-in-play", card=card)
    holder = s.holder[card]
    return None if holder == NOBODY else s.refusal("card-taken", card=card, seat=holder)


@final
class TakeCard(Task[State]):
    """A card comes to a seat, on the side that is due, and gives what it gives at once."""

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, s: State) -> None:
        s.take_card(self.seat, self.card)
        s.emit(event.CARD_TAKEN, self.seat, self.card)
        rule = s.rules[self.card]
        assert rule is not None
        free = rule.free_side or ask.chooses_side(s, self.seat)
        if free and len(ask.usable_sides(s, self.card)) > 1:
            s.do(ChooseSide(self.seat, self.card), UseAtOnce(self.seat, self.card))
            return
        if ask.turned_over(s, self.card):
            s.turn_card(self.card, not rule.red)
        s.do(UseAtOnce(self.seat, self.card))


@final
class ChooseSide(Choice[State]):
    """Which side of a card to use in this round."""

    accepts = (SIDE_OF,)

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def play(self, s: State, seat: Seat, move: Move) -> None:
        s.turn_card(self.card, bool(move.noun))
        s.emit(event.SIDE_CHOSEN, seat, self.card, move.noun)


@final
class UseAtOnce(Task[State]):
    """What the card just taken gives immediately."""

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, s: State) -> None:
        rule = s.rules[self.card]
        assert rule is not None
        rule.on_chosen(s, self.seat)


@final
class OrderByNumber(Task[State]):
    """The lowest number acts first in phase 2."""

    def run(self, s: State) -> None:
        s.order = tuple(sorted(s.seats, key=lambda seat: ask.number(s, seat)))
        for rank, seat in enumerate(s.order, 1):
            s.emit(event.TURN_ORDER, seat, rank)
