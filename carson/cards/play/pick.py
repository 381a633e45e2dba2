"""Picking: in the order of the bids each takes a card; virtual players take what appeals most."""

from typing import Final, final

from carson.cards.ids import CARDS, PASS, SELL, TAKE, Card
from carson.cards.play.taking import TakeCard
from carson.cards.powers import ask
from carson.cards.state import State
from carson.core.agenda import Choice, Task
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason


@final
class PickInTurn(Task[State]):
    """All picks of the round, one after the other."""

    def run(self, s: State) -> None:
        picks = [seat for seat in s.order for _ in range(1 + s.twice[seat])]
        s.do(*[NextPick(seat) for seat in picks])


@final
class NextPick(Task[State]):
    """A person chooses; a virtual player takes the card of the highest appeal."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        if s.is_person(self.seat):
            s.do(PickCard(self.seat))
        else:
            s.do(TakeCard(self.seat, most_appealing(s)))


def most_appealing(s: State) -> Card:
    """The card of the highest appeal; among equals the one nearest to the piles."""
    return max(s.display, key=lambda card: ask.appeal(s, card))


class Sale(Choice[State]):
    """A choice during which a seat may sell terrain cards as well, if a character lets it."""

    def moves(self, s: State, seat: Seat) -> list[Move]:
        return [SELL.of(card) for card in ask.sellable(s, seat)]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        return ask.why_not_sell(s, seat, CARDS[move.noun])

    def play(self, s: State, seat: Seat, move: Move) -> None:
        s.sell(seat, CARDS[move.noun])
        s.do(self)


@final
class PickCard(Sale):
    """Which card of the column to take."""

    accepts = (TAKE, SELL)

    def moves(self, s: State, seat: Seat) -> list[Move]:
        return takes(s) + super().moves(s, seat)

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is SELL:
            return super().refuse(s, seat, move)
        return why_not_take(s, CARDS[move.noun])

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is SELL:
            super().play(s, seat, move)
        else:
            s.do(TakeCard(seat, CARDS[move.noun]))


@final
class TakeNow(Choice[State]):
    """Which card of the column to take before the bids."""

    accepts = (TAKE,)

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        return takes(s)

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        return why_not_take(s, CARDS[move.noun])

    def play(self, s: State, seat: Seat, move: Move) -> None:
        s.do(TakeCard(seat, CARDS[move.noun]))


def takes(s: State) -> list[Move]:
    """The cards of the column as moves, in its order."""
    return [TAKE.moves[card] for card in s.display]


def why_not_take(s: State, card: Card) -> Reason | None:
    """Why a card cannot be taken from the column."""
    return None if card in s.display else Reason("not-on-display", card=card)


@final
class LastSale(Sale):
    """Whether to sell terrain cards before the scoring."""

    accepts = (SELL, PASS)

    def moves(self, s: State, seat: Seat) -> list[Move]:
        return [*super().moves(s, seat), PASS.of()]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        return None if move.verb is PASS else super().refuse(s, seat, move)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is SELL:
            super().play(s, seat, move)
