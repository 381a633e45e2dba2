"""Powers: each owner is asked in the printed order whether to use a character."""

from typing import Final, final

from carson.cards import events as event
from carson.cards.ids import ARROW_COUNT, CARDS, PASS, TERRAIN_COUNT, USE, Card
from carson.cards.powers import ask
from carson.cards.state import State
from carson.core.agenda import Choice, Task
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason


@final
class AskForPowers(Task[State]):
    """One power after the other, from a character on; what the first does is finished first."""

    def __init__(self, when: int, first: int = 0) -> None:
        self.when: Final = when
        self.first: Final = first

    def run(self, s: State) -> None:
        for number in range(self.first, ARROW_COUNT):
            rule = s.rules[number]
            if rule.power == self.when and ask.is_usable(s, rule):
                owner = Seat(s.where[rule.card])
                s.do(UsePower(owner, rule.card), AskForPowers(self.when, number + 1))
                return


@final
class UsePower(Choice[State]):
    """Whether to use a character now; what is announced is done."""

    accepts = (USE, PASS)

    def __init__(self, seat: Seat, card: Card) -> None:
        super().__init__(seat)
        self.card: Final = card

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        return [USE.of(self.card - TERRAIN_COUNT), PASS.of()]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is PASS or CARDS[TERRAIN_COUNT + move.noun] == self.card:
            return None
        return Reason("other-power", card=self.card)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is PASS:
            s.emit(event.LEFT_POWER, seat, self.card)
            return
        rule = s.rule(self.card)
        s.turn_sideways(seat, rule)
        rule.on_used(s, seat)
