"""How the greedy bot judges what it is offered: land, money, points, cards' gifts."""

from typing import Final

from carson.board.characters.auctioneer import OfferParcel
from carson.board.characters.banker import PACKAGES, BuyPackage
from carson.board.characters.captain import (
    COWBOY_PRICES,
    REVOLVER_PRICES,
    BuyRevolvers,
    RecruitCowboys,
)
from carson.board.characters.grocer import DoubleOrCash
from carson.board.characters.lawyer import BuyParcelNow
from carson.board.characters.settler import ReceiveParcel
from carson.board.ids import (
    BID,
    BLAST,
    BUILD_SPACES,
    CLAIM,
    DECLINE,
    DOUBLE,
    PASS,
    ROAD,
    TAKE,
    Thing,
    parcel_of,
)
from carson.board.play.auction import BidOrPass
from carson.board.play.close import SpendExcess
from carson.board.play.income import DYNAMITE_FACTOR, StealOrNot, UseDynamite
from carson.board.play.setup import DraftParcel
from carson.board.play.spaces import BuyParcels, BuyPoints, TakeGain
from carson.board.powers import ask
from carson.board.powers.common import CASH, CashOrWait
from carson.board.printed import END_CASH_PER_VP, EXCESS_PER_VP, ROUNDS, vp_price
from carson.board.state import State
from carson.bots.board import worth
from carson.bots.board.building import best_built
from carson.bots.board.character_value import WHEN_WAITING
from carson.bots.board.judging import A_LITTLE, NEVER, Entry, Rater, judged
from carson.bots.board.position import position
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat


# --- land -----------------------------------------------------------------------------------
def receive_parcel(s: State, seat: Seat, choice: Choice[State]) -> Rater:
    """The best land, free of charge."""
    prospect = worth.Valuation(s, seat)

    def rate(move: Move) -> float:
        if move.verb is DECLINE:
            return 0.0
        return prospect.land(parcel_of(move))

    return rate


def buy_parcels(s: State, seat: Seat, choice: BuyParcels) -> Rater:
    """Land that is worth its price, as long as the buildings one stands for can be paid."""
    prospect = worth.Valuation(s, seat)
    needed, lost = _buildings_ahead(s, seat)

    def rate(move: Move) -> float:
        if move.verb is not CLAIM:
            return NEVER if move.verb is ROAD else 0.0
        parcel = parcel_of(move)
        price = ask.price_of_land(s, seat, parcel)
        spoilt = lost if s.cash[seat] - price < needed <= s.cash[seat] else 0.0
        return prospect.land(parcel) - price * worth.dollar(s) - spoilt

    return rate


def _buildings_ahead(s: State, seat: Seat) -> tuple[int, float]:
    """The price of the buildings that the seat stands for, and what it gains by them."""
    price, gain = 0, 0.0
    for cowboy in s.cowboys:
        if cowboy.seat == seat and cowboy.place in BUILD_SPACES:
            building = s.track[cowboy.place - BUILD_SPACES[0]]
            price += ask.price_of_building(s, seat, cowboy.place)
            gain += best_built(s, seat, building, worth.free_land(s, seat))
    return price, gain - price * worth.dollar(s)


def buy_parcel_now(s: State, seat: Seat, choice: BuyParcelNow) -> Rater:
    """Land that is worth its price."""
    prospect = worth.Valuation(s, seat)

    def rate(move: Move) -> float:
        if move.verb is DECLINE:
            return 0.0
        parcel = parcel_of(move)
        return prospect.land(parcel) - ask.price_of_land(s, seat, parcel) * worth.dollar(s)

    return rate


# --- money and points -----------------------------------------------------------------------
def take(s: State, seat: Seat, choice: Choice[State]) -> Rater:
    """Nothing that is given does harm."""
    return lambda move: float(move.verb is TAKE)


def buy_points(s: State, seat: Seat, choice: BuyPoints) -> Rater:
    """Points, as long as the money for them is worth less."""
    price, cash = vp_price(choice.place), s.cash[seat]
    return lambda move: move.noun + worth.purse(s, seat, cash - move.noun * price)


def spend_excess(s: State, seat: Seat, choice: SpendExcess) -> Rater:
    """Full tens that are worth more as points; to the dollar, when the game ends."""
    cash, least = s.cash[seat], choice.excess(s)

    def rate(move: Move) -> float:
        if move.noun % EXCESS_PER_VP and move.noun > least:
            return NEVER
        left = cash - move.noun
        kept = left // END_CASH_PER_VP if s.round == ROUNDS else worth.purse(s, seat, left)
        return move.noun // EXCESS_PER_VP + kept - move.noun * A_LITTLE

    return rate


def double_or_cash(s: State, seat: Seat, choice: DoubleOrCash) -> Rater:
    """Whatever pays more."""

    def rate(move: Move) -> float:
        return worth.kind_income(s, seat, Thing(move.noun)) if move.verb is DOUBLE else CASH

    return rate


def cash_or_wait(s: State, seat: Seat, choice: CashOrWait) -> Rater:
    """Wait only if what the card gives later is already worth more than the money."""
    rule = s.rules[choice.card]
    assert rule is not None
    later = WHEN_WAITING[rule.name](s, seat) if rule.name in WHEN_WAITING else 0.0
    return lambda move: CASH * worth.dollar(s) if move.verb is TAKE else later


def buy_package(s: State, seat: Seat, choice: BuyPackage) -> Rater:
    """The package that costs less than it is worth."""
    cash = s.cash[seat]
    return lambda move: move.noun + worth.purse(s, seat, cash - PACKAGES[move.noun])


def use_dynamite(s: State, seat: Seat, choice: UseDynamite) -> Rater:
    """The richest Mine, if it pays more than the dynamite is worth later."""
    kept = worth.DYNAMITE if worth.rounds_left(s) else 0.0

    def rate(move: Move) -> float:
        if move.verb is not BLAST:
            return kept
        more = (DYNAMITE_FACTOR - 1) * ask.tile_income(s, parcel_of(move))
        return more * worth.dollar(s)

    return rate


def bid_or_pass(s: State, seat: Seat, choice: BidOrPass) -> Rater:
    """One dollar more, as long as the lot is worth it."""
    bid = choice.bid + 1
    sold = s.copy()
    gain = NEVER
    if BID.of(bid) in s.offered:
        choice.auction.lot.sell(sold, seat, bid)
        gain = position(sold, seat) - position(s, seat)
    return lambda move: 0.0 if move.verb is PASS else gain if move.noun == bid else NEVER


def recruit(s: State, seat: Seat, choice: RecruitCowboys) -> Rater:
    """As many cowboys as earn their price."""
    return lambda move: move.noun * worth.COWBOY_DOLLARS - COWBOY_PRICES[move.noun]


def buy_revolvers(s: State, seat: Seat, choice: BuyRevolvers) -> Rater:
    """As many revolvers as earn their price; they are there for all rounds."""
    each = worth.FIREPOWER + worth.REVOLVER * worth.rounds_left(s)
    return lambda move: move.noun * each - REVOLVER_PRICES[move.noun] * worth.dollar(s)


JUDGES: Final[tuple[Entry, ...]] = (
    judged(DraftParcel, receive_parcel, "land"),
    judged(ReceiveParcel, receive_parcel, "land"),
    judged(OfferParcel, receive_parcel, "land"),
    judged(BuyParcelNow, buy_parcel_now, "land-bought"),
    judged(BuyParcels, buy_parcels, "land-bought"),
    judged(TakeGain, take, "gift"),
    judged(StealOrNot, take, "gift"),
    judged(BuyPoints, buy_points, "points"),
    judged(SpendExcess, spend_excess, "points"),
    judged(DoubleOrCash, double_or_cash, "pay"),
    judged(CashOrWait, cash_or_wait, "pay"),
    judged(BuyPackage, buy_package, "points"),
    judged(UseDynamite, use_dynamite, "pay"),
    judged(BidOrPass, bid_or_pass, "bid"),
    judged(RecruitCowboys, recruit, "hire"),
    judged(BuyRevolvers, buy_revolvers, "arms"),
)
