"""Horses: five enclosures for each player, a horse with each cowboy, and a rodeo each round."""

from typing import Final, final

from carson.board import events as event
from carson.board.features.told import HORSES, Relative, Teller
from carson.board.ids import (
    AT_END_HORSES,
    BREED,
    BUY_HORSE,
    DECLINE,
    DONE,
    ENCLOSURES,
    FOR_ENCLOSURE,
    FOR_HORSE,
    FOR_WAGES,
    HORSE,
    PARCELS,
    PASS,
    RANCH,
    SHIFT,
    TAKE,
    TAKE_BACK,
    WAGES,
    Parcel,
    parcel_of,
    place_of,
)
from carson.board.map.pieces import PIECES
from carson.board.options import KIT_CARSON
from carson.board.play.land import why_too_dear
from carson.board.play.place import piece_of, placings_of, put_piece, why_not_place
from carson.board.play.shift import lift, lift_moves, why_no_lift
from carson.board.play.spaces import Clear, clear
from carson.board.powers import ask
from carson.board.powers.moments import IncomesReady, PieceStands
from carson.board.powers.rule import Rule
from carson.board.printed import WAGE
from carson.board.state import State
from carson.core.agenda import Choice, Task
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason
from carson.core.values import added, replaced

HATS: Final = (2, 1, 2, 3, 5)
"""Rodeo points of a horse in each enclosure; these values are ours."""
HORSE_PRICE: Final = 4
PADDOCK_MONEY: Final = 2
FIREPOWER: Final = 0
EXTRA: Final = 1
DOUBLE: Final = 2
MONEY: Final = 3


@final
class Horses(Rule):
    """Everyone starts with a horse. After each cowboy placed on the board a horse may be used.

    It goes into one of five enclosures. The first adds 1 to firepower in this round, 2 with three
    horses or more. The second lets you place another cowboy, move one, take one back, or pass;
    with Kit Carson it is closed. Each horse in the third doubles a Ranch. The fourth gives $2. The
    fifth counts most in the rodeo. A cowboy may be placed in each enclosure and doubles its
    points. On Wages a cowboy may buy a horse for $4 instead, once a round. After each round the
    most rodeo points win a token; at the end a horse is worth 1 VP, and 1 more for each token.
    """

    def firepower(self, s: State, owner: Seat) -> int:
        horses = stabled(s, owner, FIREPOWER)
        return 2 if horses >= 3 else min(horses, 1)

    def after_placing(self, s: State, owner: Seat, placed: PieceStands) -> None:
        if s.horses[placed.seat] and placed.place not in ENCLOSURES:
            s.do(UseHorse(placed.seat))

    def before_payment(self, s: State, owner: Seat, ready: IncomesReady) -> None:
        s.do(OfferDoubling(ready.seat, stabled(s, ready.seat, DOUBLE)))

    def at_the_end(self, s: State, owner: Seat) -> None:
        for seat in s.seats:
            if s.horses[seat]:
                s.score(seat, s.horses[seat] * (1 + s.rodeos[seat]), AT_END_HORSES)


def stabled(s: State, seat: Seat, enclosure: int) -> int:
    """How many horses a seat has in an enclosure."""
    return s.stabled[seat * len(ENCLOSURES) + enclosure]


def put_horse(s: State, seat: Seat, enclosure: int) -> None:
    """A horse of the personal supply goes into an enclosure."""
    s.horses = added(s.horses, seat, -1)
    s.stabled = added(s.stabled, seat * len(ENCLOSURES) + enclosure)
    s.emit(event.HORSE_PLACED, seat, enclosure + 1)
    if enclosure == MONEY:
        s.earn(seat, PADDOCK_MONEY, FOR_ENCLOSURE)


@final
class FirstHorses(Task[State]):
    """Everyone starts with a horse."""

    def run(self, s: State) -> None:
        for seat in s.seats:
            s.get_horse(seat)


class IntoEnclosure(Choice[State]):
    """Which enclosure a horse goes into, counted from 1; with Kit Carson never the second."""

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move is HORSE.of(0):
            return s.refusal("no-such-enclosure")
        closed = move is HORSE.of(EXTRA + 1) and KIT_CARSON in s.options.variants
        return s.refusal("enclosure-closed", enclosure=move.noun) if closed else None


@final
class UseHorse(IntoEnclosure):
    """A horse with the cowboy just placed; or none."""

    accepts = (HORSE, DECLINE)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is HORSE:
            put_horse(s, seat, move.noun - 1)
            if move.noun == EXTRA + 1:
                s.do(UseSecondEnclosure(seat))


@final
class UseSecondEnclosure(Choice[State]):
    """Another cowboy, a change of mind, or the end of one's placing; or nothing."""

    accepts = (*(piece.verb for piece in PIECES), SHIFT, TAKE_BACK, PASS, DECLINE)

    def moves(self, s: State, seat: Seat) -> list[Move]:
        return [*placings_of(s, seat), *lift_moves(s, seat), PASS.of(), DECLINE.of()]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb in (PASS, DECLINE):
            return None
        if move.verb in (SHIFT, TAKE_BACK):
            return why_no_lift(s, seat, move)
        return why_not_place(s, seat, move)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is PASS:
            s.pass_turn(seat)
        elif move.verb in (SHIFT, TAKE_BACK):
            lift(s, seat, move)
        elif move.verb is not DECLINE:
            put_piece(s, seat, place_of(move), piece_of(move))


# --- wages ----------------------------------------------------------------------------------
@final
class WagesOrHorses(Task[State]):
    """In the pass order, each cowboy on Wages is paid or buys a horse."""

    def run(self, s: State) -> None:
        cowboys = sorted(s.at(WAGES), key=lambda cowboy: s.pass_order.index(cowboy.seat))
        s.do(*[TakeWageOrHorse(cowboy.seat) for cowboy in cowboys], Clear(WAGES))


@final
class TakeWageOrHorse(Choice[State]):
    """$4; or pay $4 for a horse, once a round."""

    accepts = (TAKE, BUY_HORSE)

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is TAKE:
            return None
        if s.horse_bought[seat]:
            return s.refusal("horse-bought")
        if not s.horses_left():
            return s.refusal("no-horses-left")
        return why_too_dear(s, seat, HORSE_PRICE)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is TAKE:
            s.earn(seat, WAGE, FOR_WAGES)
            return
        s.pay(seat, HORSE_PRICE, FOR_HORSE)
        s.horse_bought = replaced(s.horse_bought, seat, 1)
        s.get_horse(seat)
        s.do(StableNewHorse(seat))


@final
class StableNewHorse(IntoEnclosure):
    """A horse just bought goes into an enclosure at once; in the second it only counts."""

    accepts = (HORSE,)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        put_horse(s, seat, move.noun - 1)


# --- Ranches --------------------------------------------------------------------------------
@final
class OfferDoubling(Task[State]):
    """Ask which Ranches the horses in the third enclosure double."""

    def __init__(self, seat: Seat, horses: int) -> None:
        self.seat: Final = seat
        self.horses: Final = horses

    def run(self, s: State) -> None:
        if not self.horses:
            return
        if any(why_no_doubling(s, self.seat, parcel) is None for parcel in PARCELS):
            s.do(DoubleRanch(self.seat, self.horses))


def why_no_doubling(s: State, seat: Seat, parcel: Parcel) -> Reason | None:
    """Why a horse cannot double what stands on a parcel."""
    if s.on[parcel] != RANCH or s.owner[parcel] != seat:
        return s.refusal("not-your-ranch", parcel=parcel)
    if ask.income_factor(s, parcel) > 1:
        return s.refusal("multiplied-already", parcel=parcel)
    return None


@final
class DoubleRanch(Choice[State]):
    """Which Ranch pays twice; or no more."""

    accepts = (BREED, DONE)

    def __init__(self, seat: Seat, horses: int) -> None:
        super().__init__(seat)
        self.horses: Final = horses

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is DONE:
            return None
        return why_no_doubling(s, seat, parcel_of(move))

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is BREED:
            s.multiply(parcel_of(move), 2)
            s.emit(event.BRED, seat, move.noun)
            s.do(OfferDoubling(seat, self.horses - 1))


# --- the rodeo ------------------------------------------------------------------------------
@final
class Rodeo(Task[State]):
    """Most rodeo points win a token; among equals, who passed first. All horses go home."""

    def run(self, s: State) -> None:
        hats = {seat: rodeo_points(s, seat) for seat in s.pass_order}
        for seat, points in hats.items():
            s.emit(event.RODEO, seat, points)
        winner = max(s.pass_order, key=lambda seat: hats[seat])
        s.rodeos = added(s.rodeos, winner)
        s.emit(event.RODEO_WON, winner)
        for seat in s.seats:
            s.horses = added(s.horses, seat, s.stabled_by(seat))
        s.stabled = (0,) * len(s.stabled)
        s.horse_bought = (0,) * len(s.seats)
        for place in ENCLOSURES:
            clear(s, place)


def rodeo_points(s: State, seat: Seat) -> int:
    """Horses times hats, doubled where a cowboy is with them."""
    points = 0
    for enclosure, place in enumerate(ENCLOSURES):
        doubled = any(cowboy.seat == seat for cowboy in s.at(place))
        points += stabled(s, seat, enclosure) * HATS[enclosure] * (2 if doubled else 1)
    return points


# --- what learned players are told ----------------------------------------------------------
@final
class TellDoubling(Teller):
    """How many horses are left to double with."""

    def tell(
        self,
        choice: Choice[State],
        me: Seat,
        to: Relative,
        found: list[int],
        numbers: list[float],
    ) -> None:
        assert isinstance(choice, DoubleRanch)
        numbers[HORSES] = choice.horses / 4.0
