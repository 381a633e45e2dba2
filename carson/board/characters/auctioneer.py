"""12: the Auctioneer."""

from typing import Final, final

from carson.board import events as event
from carson.board.features.told import ABOUT_PARCELS, Relative, Teller
from carson.board.ids import FOR_AUCTION, OFFER, PARCELS, Parcel, parcel_of
from carson.board.map import town
from carson.board.play import auction
from carson.board.play.land import why_outlaw
from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.core.agenda import Choice
from carson.core.moves import NOBODY, Move, Seat
from carson.core.reasons import Reason

PARCELS_FOR_SALE: Final = 2


@final
class AuctioneerYellow(Rule):
    """You choose two unowned parcels, and they are sold together in an auction at once.

    You bid first, then clockwise; each player bids more than the last bid or is out, until one is
    left. Nobody may bid more than they have, nor without two property tiles. Half of the winning
    bid, rounded down, goes to the bank, the rest to you; if you win, you pay only the bank's half.
    Without a bid nothing is sold.
    """

    number = 12
    cash_limit = 30

    def on_chosen(self, s: State, owner: Seat) -> None:
        if sum(town.is_for_sale(s, parcel) for parcel in PARCELS) >= PARCELS_FOR_SALE:
            s.do(OfferParcel(owner, ()))


@final
class AuctioneerRed(Rule):
    """The ammunition token is sold in an auction at once.

    You bid first, then clockwise; each player bids more than the last bid or is out, until one is
    left. Nobody may bid more than they have. The winner pays you, or nothing if it is you, and has
    the token for this round; then nobody can go to its space. Without a bid it stays there.
    """

    number = 12
    red = True
    cash_limit = 30
    sells_ammunition = True

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.do(auction.begin(s, Ammunition(owner)))


@final
class OfferParcel(Choice[State]):
    """Which parcel to sell."""

    accepts = (OFFER,)

    def __init__(self, seat: Seat, offered: tuple[Parcel, ...]) -> None:
        super().__init__(seat)
        self.offered: Final = offered

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        parcel = parcel_of(move)
        if parcel in self.offered:
            return s.refusal("offered-already", parcel=parcel)
        if s.owner[parcel] != NOBODY:
            return s.refusal("parcel-owned", parcel=parcel, seat=s.owner[parcel])
        if not town.is_unowned(s, parcel):
            return s.refusal("nobodys-for-ever", parcel=parcel)
        return why_outlaw(s, parcel)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        offered = (*self.offered, parcel_of(move))
        s.emit(event.OFFERED, seat, move.noun)
        if len(offered) < PARCELS_FOR_SALE:
            s.do(OfferParcel(seat, offered))
        else:
            s.do(auction.begin(s, Land(seat, offered)))


@final
class Land(auction.Lot):
    """Two parcels."""

    def why_no_bid(self, s: State, seat: Seat) -> Reason | None:
        return s.refusal("no-titles") if s.titles[seat] < len(self.parcels) else None

    def sell(self, s: State, winner: Seat, bid: int) -> None:
        s.pay(winner, bid // 2, FOR_AUCTION)
        if winner != self.seller:
            s.transfer(winner, self.seller, bid - bid // 2, FOR_AUCTION)
        for parcel in self.parcels:
            s.claim(winner, parcel)

    def __repr__(self) -> str:
        return f"Land({self.seller}, {self.parcels})"


@final
class Ammunition(auction.Lot):
    """The ammunition token."""

    def sell(self, s: State, winner: Seat, bid: int) -> None:
        if winner != self.seller:
            s.transfer(winner, self.seller, bid, FOR_AUCTION)
        s.get_ammunition(winner)

    def __repr__(self) -> str:
        return f"Ammunition({self.seller})"


# --- what learned players are told ----------------------------------------------------------
@final
class TellOffered(Teller):
    """Which parcels are for sale already."""

    def tell(
        self,
        choice: Choice[State],
        me: Seat,
        to: Relative,
        found: list[int],
        numbers: list[float],
    ) -> None:
        assert isinstance(choice, OfferParcel)
        found.extend([ABOUT_PARCELS + parcel for parcel in choice.offered])
