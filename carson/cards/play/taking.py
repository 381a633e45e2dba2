"""Taking a card: a terrain card is laid at once, a character gives what it gives at once."""

from typing import Final, final

from carson.cards.ids import PLACE, TERRAIN_COUNT, Card, Parcel
from carson.cards.powers import ask
from carson.cards.state import State
from carson.core.agenda import Choice, Task, pending
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason


@final
class TakeCard(Task[State]):
    """A card comes to a seat; virtual players only keep it."""

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, s: State) -> None:
        s.take(self.seat, self.card)
        if not s.is_person(self.seat):
            return
        if self.card >= TERRAIN_COUNT:
            s.rule(self.card).on_taken(s, self.seat)
        elif ask.has_room(s, self.seat, self.card):
            s.do(PlaceCard(self.seat, self.card))
        else:
            s.throw_away(self.seat, self.card)


@final
class PlaceCard(Choice[State]):
    """Where a terrain card goes; it cannot be kept back."""

    accepts = (PLACE,)

    def __init__(self, seat: Seat, card: Card) -> None:
        super().__init__(seat)
        self.card: Final = card

    def moves(self, s: State, seat: Seat) -> list[Move]:
        return [PLACE.moves[spot] for spot in ask.placements(s, seat, self.card)]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        return ask.why_not_place(s, seat, self.card, Parcel(move.noun))

    def play(self, s: State, seat: Seat, move: Move) -> None:
        s.lay(seat, self.card, Parcel(move.noun))


def card_to_lay(s: State, seat: Seat) -> Card | None:
    """The card for which a seat looks for a place now."""
    choice = pending(s)
    if isinstance(choice, PlaceCard) and choice.seats[0] == seat:
        return choice.card
    return None
