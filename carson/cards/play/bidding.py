"""The auction: everyone puts down a card in secret; the highest picks first."""

from typing import Final, final

from carson.cards import events as event
from carson.cards.ids import BACKS, BID, FLIP, SKULL, SUITS
from carson.cards.play.pile import LookAtPile, is_hidden
from carson.cards.printed import COLUMNS
from carson.cards.state import State
from carson.core.agenda import Chance, Choice, Task
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason

PLACES: Final = tuple(
    tuple(COLUMNS[back].index(suit) for suit in SUITS) for back in BACKS if back != SKULL
)
"""The place of each suit in the column of each back; the first is the strongest."""


@final
class Bid(Task[State]):
    """All people choose an auction card at the same time."""

    def run(self, s: State) -> None:
        s.do(SealBids(*s.people), OpenBids())


@final
class SealBids(Choice[State]):
    """Which auction card to put down; nobody sees it until all have chosen."""

    accepts = (BID,)

    @property
    def secret(self) -> bool:
        return True

    def moves(self, s: State, seat: Seat) -> list[Move]:
        return [BID.moves[value] for value in s.hand[seat]]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        held = move.noun in s.hand[seat]
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

    def moves(self, s: State, seat: Seat) -> list[Move]:
        return [FLIP.moves[value] for value in s.hand[self.virtual]]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        held = move.noun in s.hand[self.virtual]
        return None if held else Reason("not-in-hand", value=move.noun)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        s.open(self.virtual, move.noun)


@final
class OrderByBids(Task[State]):
    """The highest value picks first; the column on the next back decides between equals."""

    def run(self, s: State) -> None:
        values = [s.value(seat) for seat in s.seats if not s.out[seat]]
        if len(set(values)) < len(values) and s.backs[-1:] == (SKULL,) and is_hidden(s):
            s.do(LookAtPile(), self)
            return
        s.order = picking_order(s)
        for rank, seat in enumerate(s.order, 1):
            s.emit(event.TURN_ORDER, seat, rank, s.value(seat))


def picking_order(s: State) -> tuple[Seat, ...]:
    """Who picks when, by the bids that are open."""
    bids = [(-s.value(seat), strength(s, seat), seat) for seat in s.seats if not s.out[seat]]
    return tuple([seat for _, _, seat in sorted(bids)])


def tie_order(s: State) -> list[Seat]:
    """Who goes first among equals, as long as a back shows it."""
    if all(back == SKULL for back in s.backs):
        return []
    return sorted(s.seats, key=lambda seat: strength(s, seat))


def strength(s: State, seat: Seat) -> int:
    """The place of a seat's suit in the column that decides ties; the first is the strongest."""
    for back in s.backs:
        if back != SKULL:
            return PLACES[back][s.options.suits[seat]]
    return 0
