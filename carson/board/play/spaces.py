"""The spaces of the track: what each space gives the player who acts there."""

from collections.abc import Callable
from math import prod
from typing import Final, final

from carson.board import events as event
from carson.board.ids import (
    AMMUNITION,
    BUILDING_VP,
    CLAIM,
    COWBOY_INCOME,
    COWBOY_VP,
    DECLINE,
    DONE,
    FOR_COWBOYS,
    FOR_GAMBLING,
    FOR_PARCELS,
    FOR_VPS,
    FOR_WAGES,
    FROM_BUILDINGS,
    FROM_COWBOYS,
    FROM_PARCELS,
    FROM_PURCHASE,
    GAMBLING,
    MOST_MONEY,
    ONE_ROAD,
    PARCEL_INCOME,
    PARCEL_VP,
    POINTS,
    ROAD,
    ROLL,
    TAKE,
    THREE_ROADS,
    WAGES,
    Place,
    parcel_of,
)
from carson.board.map import town
from carson.board.map.pieces import Cowboy
from carson.board.play.build import BuyBuilding
from carson.board.play.duel import Duel, duels_on
from carson.board.play.land import buy_land, why_too_dear
from carson.board.play.place import land_wanted, wants_land
from carson.board.play.turn import OwnTurn
from carson.board.powers import ask
from carson.board.powers.moments import ParcelsSold
from carson.board.printed import (
    COWBOY_PAY,
    FIREPOWER_PER_VP,
    PARCEL_RENT,
    PARCELS_PER_VP,
    ROADS_OF_SPACE,
    WAGE,
    vp_price,
)
from carson.board.state import State
from carson.core.agenda import Chance, Choice, Task
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason


@final
class PayWages(Task[State]):
    """$4 for each cowboy."""

    def run(self, s: State) -> None:
        for cowboy in s.at(WAGES):
            s.earn(cowboy.seat, WAGE, FOR_WAGES)
        clear(s, WAGES)


@final
class GiveOneRoad(Task[State]):
    """One road for each cowboy."""

    def run(self, s: State) -> None:
        for cowboy in s.at(ONE_ROAD):
            s.get_roads(cowboy.seat, 1)
        clear(s, ONE_ROAD)


def clear(s: State, place: Place) -> None:
    """Cowboys who have done their work go to the general supply."""
    for cowboy in s.at(place):
        s.retire(cowboy)


@final
class Contest(Task[State]):
    """A space for one: those who do not fight act first, then the winner or whoever is alone."""

    def __init__(self, place: Place, act: Callable[[Cowboy], Choice[State]]) -> None:
        self.place: Final = place
        self.act: Final = act

    def run(self, s: State) -> None:
        s.emit(event.BOX_OPENED, self.place)
        s.do(*self.acts(s, fighting=False), Duel(self.place), Act(self), Clear(self.place))

    def acts(self, s: State, fighting: bool) -> list[Choice[State]]:
        """What the cowboys on the space do who fight, or those who do not."""
        cowboys = [cowboy for cowboy in s.at(self.place) if cowboy.piece.fights == fighting]
        return [self.act(cowboy) for cowboy in cowboys]

    def __repr__(self) -> str:
        return f"Contest {self.place}"


@final
class Act(Task[State]):
    """Whoever is left on a space after the duel acts."""

    def __init__(self, contest: Contest) -> None:
        self.contest: Final = contest

    def run(self, s: State) -> None:
        s.do(*self.contest.acts(s, fighting=True))


@final
class Clear(Task[State]):
    """The cowboys on a space have done their work."""

    def __init__(self, place: Place) -> None:
        self.place: Final = place

    def run(self, s: State) -> None:
        clear(s, self.place)


# --- spaces that give something -------------------------------------------------------------
def ammunition(s: State, cowboy: Cowboy) -> None:
    """The ammunition token, for this round."""
    s.get_ammunition(cowboy.seat)


def three_roads(s: State, cowboy: Cowboy) -> None:
    """Three roads."""
    s.get_roads(cowboy.seat, ROADS_OF_SPACE)


def parcel_income(s: State, cowboy: Cowboy) -> None:
    """$2 for each parcel, built on or not."""
    rent = PARCEL_RENT * len(town.parcels_of(s, cowboy.seat))
    s.earn(cowboy.seat, rent, FOR_PARCELS)


def cowboy_income(s: State, cowboy: Cowboy) -> None:
    """$2 for each point of firepower."""
    s.earn(cowboy.seat, COWBOY_PAY * ask.firepower(s, cowboy.seat), FOR_COWBOYS)


def gambling(s: State, cowboy: Cowboy) -> None:
    """What two dice show."""
    s.do(Gamble(cowboy, ()))


def parcel_vp(s: State, cowboy: Cowboy) -> None:
    """A VP for every two parcels."""
    parcels = town.parcels_of(s, cowboy.seat)
    s.score(cowboy.seat, len(parcels) // PARCELS_PER_VP, FROM_PARCELS)


def building_vp(s: State, cowboy: Cowboy) -> None:
    """A VP for each building on the map."""
    s.score(cowboy.seat, len(town.buildings_of(s, cowboy.seat)), FROM_BUILDINGS)


def cowboy_vp(s: State, cowboy: Cowboy) -> None:
    """A VP for every two points of firepower."""
    s.score(cowboy.seat, ask.firepower(s, cowboy.seat) // FIREPOWER_PER_VP, FROM_COWBOYS)


GAINS: Final[dict[Place, Callable[[State, Cowboy], None]]] = {
    AMMUNITION: ammunition,
    THREE_ROADS: three_roads,
    PARCEL_INCOME: parcel_income,
    COWBOY_INCOME: cowboy_income,
    GAMBLING: gambling,
    PARCEL_VP: parcel_vp,
    BUILDING_VP: building_vp,
    COWBOY_VP: cowboy_vp,
}


@final
class TakeGain(Choice[State]):
    """Take what a space gives, or decline it."""

    accepts = (TAKE, DECLINE)

    def __init__(self, cowboy: Cowboy) -> None:
        super().__init__(cowboy.seat)
        self.cowboy: Final = cowboy
        self.place: Final = cowboy.place

    def made_of(self) -> tuple[object, ...]:
        return (self.cowboy,)

    def obvious(self, s: State, seat: Seat) -> Move | None:
        return TAKE.of()

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is TAKE:
            GAINS[self.place](s, self.cowboy)
        else:
            s.emit(event.GAVE_UP, seat, self.place)


@final
class Gamble(Chance[State]):
    """Two dice, paid in dollars."""

    accepts = (ROLL,)

    def __init__(self, cowboy: Cowboy, dice: tuple[int, ...]) -> None:
        super().__init__()
        self.cowboy: Final = cowboy
        self.dice: Final = dice

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        return None if move.noun else s.refusal("no-face")

    def play(self, s: State, seat: Seat, move: Move) -> None:
        dice = (*self.dice, move.noun)
        s.emit(event.ROLLED, self.cowboy.seat, move.noun)
        if len(dice) < 2:
            s.do(Gamble(self.cowboy, dice))
        else:
            won = prod(dice) if self.cowboy.piece.multiplies else sum(dice)
            s.earn(self.cowboy.seat, won, FOR_GAMBLING)


@final
class BuyPoints(Choice[State]):
    """Any number of victory points, at the price of the space."""

    accepts = (POINTS,)

    def __init__(self, cowboy: Cowboy) -> None:
        super().__init__(cowboy.seat)
        self.place: Final = cowboy.place

    def made_of(self) -> tuple[object, ...]:
        return (Cowboy(self.seats[0], self.place),)

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        most = min(s.cash[seat] // vp_price(self.place), MOST_MONEY)
        return [POINTS.of(points) for points in range(most + 1)]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        return why_too_dear(s, seat, move.noun * vp_price(self.place))

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.noun:
            s.pay(seat, move.noun * vp_price(self.place), FOR_VPS)
            s.score(seat, move.noun, FROM_PURCHASE)
        else:
            s.emit(event.GAVE_UP, seat, self.place)


# --- parcels --------------------------------------------------------------------------------
@final
class SellParcels(Task[State]):
    """The characters first, then all duels for land, then the purchases in passing order."""

    def run(self, s: State) -> None:
        s.do(FightForParcels(), *[OfferParcels(seat) for seat in s.pass_order])
        s.tell(ParcelsSold())


@final
class FightForParcels(Task[State]):
    """Those who want the same parcel fight."""

    def run(self, s: State) -> None:
        s.do(*duels_on(s, [p for p in town.crowded(s) if town.is_for_sale(s, p)]))


@final
class OfferParcels(Task[State]):
    """Ask a seat to buy, if it has land to buy."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        if land_wanted(s, self.seat):
            s.do(BuyParcels(self.seat))


@final
class BuyParcels(OwnTurn):
    """The parcels the seat may buy, one by one in any order; DONE declines the rest."""

    accepts = (CLAIM, DONE, ROAD)

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        return [CLAIM.of(parcel) for parcel in land_wanted(s, seat)] + [DONE.of()]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is not CLAIM:
            return super().refuse(s, seat, move)
        parcel = parcel_of(move)
        if not wants_land(s, seat, parcel):
            return s.refusal("no-cowboy-there", place=parcel)
        return why_too_dear(s, seat, ask.price_of_land(s, seat, parcel))

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is ROAD:
            super().play(s, seat, move)
        elif move.verb is CLAIM:
            clear(s, parcel_of(move))
            buy_land(s, seat, parcel_of(move))
            s.do(OfferParcels(seat))
        else:
            for parcel in land_wanted(s, seat):
                s.emit(event.GAVE_UP, seat, parcel)
                clear(s, parcel)


def gain(place: Place) -> Contest:
    """A space that gives something to its winner."""
    return Contest(place, TakeGain)


def building(place: Place) -> Contest:
    """A space where a building is sold."""
    return Contest(place, BuyBuilding)


def points(place: Place) -> Contest:
    """A space where victory points are sold."""
    return Contest(place, BuyPoints)
