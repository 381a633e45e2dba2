"""Auctions: clockwise from the seller, everyone bids more or is out."""

from typing import Final, final

from carson.board import events as event
from carson.board.ids import BID, MOST_MONEY, PASS, Parcel
from carson.board.state import State
from carson.core.agenda import Choice, Task
from carson.core.moves import NOBODY, Move, Seat
from carson.core.reasons import Reason


class Lot:
    """What is sold in an auction: parcels, or something else."""

    def __init__(self, seller: Seat, parcels: tuple[Parcel, ...] = ()) -> None:
        self.seller: Final = seller
        self.parcels: Final = parcels

    def why_no_bid(self, s: State, seat: Seat) -> Reason | None:
        """Why a seat cannot have the lot at all."""
        return None

    def sell(self, s: State, winner: Seat, bid: int) -> None:
        """Take the money and hand the lot over."""
        raise AssertionError(f"{type(self).__name__} cannot be sold")


@final
class Auction(Task[State]):
    """The bidding so far: who is still in, the next one first, and the best bid."""

    def __init__(self, lot: Lot, bidders: tuple[Seat, ...], bid: int, leader: Seat) -> None:
        self.lot: Final = lot
        self.bidders: Final = bidders
        self.bid: Final = bid
        self.leader: Final = leader

    def run(self, s: State) -> None:
        if not self.bidders:
            s.emit(event.NO_BIDS, self.lot.seller)
        elif self.bidders == (self.leader,):
            s.emit(event.AUCTION_WON, self.leader, self.bid)
            self.lot.sell(s, self.leader, self.bid)
        else:
            s.do(BidOrPass(self))


def begin(s: State, lot: Lot) -> Auction:
    """The auction of a lot; its seller bids first, then clockwise."""
    s.emit(event.AUCTION_BEGAN, lot.seller)
    first = s.seats.index(lot.seller)
    return Auction(lot, s.seats[first:] + s.seats[:first], 0, NOBODY)


@final
class BidOrPass(Choice[State]):
    """Bid more than the best bid, as far as one's money goes; or be out."""

    accepts = (BID, PASS)

    def __init__(self, auction: Auction) -> None:
        super().__init__(auction.bidders[0])
        self.auction: Final = auction
        self.bid: Final = auction.bid

    def made_of(self) -> tuple[object, ...]:
        return (self.auction,)

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        most = min(s.cash[seat], MOST_MONEY)
        return [*(BID.of(amount) for amount in range(self.bid + 1, most + 1)), PASS.of()]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is PASS:
            return None
        if move.noun <= self.bid:
            return s.refusal("bid-more", bid=self.bid)
        if move.noun > s.cash[seat]:
            return s.refusal("not-that-much", cash=s.cash[seat])
        return self.auction.lot.why_no_bid(s, seat)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        lot, others = self.auction.lot, self.auction.bidders[1:]
        if move.verb is PASS:
            s.emit(event.PASSED_BID, seat)
            s.do(Auction(lot, others, self.bid, self.auction.leader))
        else:
            s.emit(event.BID, seat, move.noun)
            s.do(Auction(lot, (*others, seat), move.noun, seat))
