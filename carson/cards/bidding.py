"""The auction: everybody puts down a card in secret; the highest picks first."""

from typing import Final, final

from carson.cards import happenings as event
from carson.cards.ids import BID, FLIP, SKULL
from carson.cards.pile import LookAtPile, is_hidden
from carson.cards.printed import COLUMNS
from carson.cards.state import VALUES, State
from carson.core.agenda import Chance, Choice, Task
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason


@final
class Bid(Task[State]):
    """All people choose an auction card at the same time."""

    def run(self, s: State) -> None:
        s.do(SealBids(*s.people), OpenBids())


@final
class SealBids(Choice[State]):
    """Which auction card to put down; nobody sees it until all have chosen."""

    accepts = (BID,)
    secret = True

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        held = s.hand[seat * VALUES + move.noun]
        return None if held else Reason("not-in-hand", value=move.noun)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        s.seal(seat, move.noun)
        left = [other for other in self.seats if other != seat]
        if left:
            s.do(SealBids(*left))


@final
class OpenBids(Task[State]):
    """All cards are shown, then those of the virtual players."""

    def run(self, s: State) -> None:
        for seat in s.people:
            s.open(seat, s.sealed[seat])
        s.do(*[FlipBid(seat) for seat in s.seats[len(s.people) :]])


@final
class FlipBid(Chance[State]):
    """The top card of a virtual player's shuffled pile."""

    accepts = (FLIP,)

    def __init__(self, virtual: Seat) -> None:
        super().__init__()
        self.virtual: Final = virtual

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        held = s.hand[self.virtual * VALUES + move.noun]
        return None if held else Reason("not-in-hand", value=move.noun)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        s.open(self.virtual, move.noun)


@final
class OrderByBids(Task[State]):
    """The highest value picks first; the column on the next back decides between equals."""

    def run(self, s: State) -> None:
        values = [s.value(seat) for seat in s.seats if not s.out[seat]]
        if len(set(values)) < len(values) and SKULL in s.backs[-1:] and is_hidden(s):
            s.do(LookAtPile(), self)
            return
        s.order = picking_order(s)
        for rank, seat in enumerate(s.order, 1):
            s.emit(event.TURN_ORDER, seat, rank, s.value(seat))


def picking_order(s: State) -> list[Seat]:
    """Who picks when, by the bids that are open."""
    bidders = [seat for seat in s.seats if not s.out[seat]]
    return sorted(bidders, key=lambda seat: (-s.value(seat), strength(s, seat)))


def strength(s: State, seat: Seat) -> int:
    """The place of a seat's suit in the column that decides ties; the first is the strongest."""
    columns = [COLUMNS[back] for back in s.backs if back != SKULL]
    return columns[0].index(s.options.suits[seat]) if columns else 0
