"""Building income: attacks are fought out, then each building pays its owner and its thief."""

from typing import Final, final

from carson.board import events as event
from carson.board.ids import (
    BLAST,
    CITY_HALL,
    DECLINE,
    DONE,
    FOR_BUILDINGS,
    FOR_THEFT,
    MINE,
    PARCELS,
    TAKE,
    Parcel,
    is_parcel,
    parcel_of,
)
from carson.board.map import town
from carson.board.map.pieces import DYNAMITER, Cowboy
from carson.board.play.duel import Duel, duels_on
from carson.board.play.spaces import clear
from carson.board.powers import ask
from carson.board.powers.moments import IncomeBegins, IncomesPaid, IncomesReady
from carson.board.state import State, Tell
from carson.core.agenda import Choice, Task
from carson.core.events import Kind
from carson.core.moves import NOBODY, Move, Seat
from carson.core.reasons import Reason

DYNAMITE_FACTOR: Final = 3


@final
class BuildingIncome(Task[State]):
    """The characters, dynamite in Mines, the City Hall, the other duels, thefts, the payments."""

    def run(self, s: State) -> None:
        dynamite = [task for seat in s.pass_order for task in multiply(seat)]
        s.do(LightFuses(), FightForHall(), FightForBuildings(), Thefts(), *dynamite, PayIncomes())
        s.tell(IncomeBegins())


def multiply(seat: Seat) -> list[Task[State]]:
    """What a seat can do to multiply its incomes."""
    return [OfferDynamite(seat), Tell(IncomesReady(seat), 0)]


@final
class FightForHall(Task[State]):
    """Who wants the City Hall fights whoever holds it; the winner stays."""

    def run(self, s: State) -> None:
        hall = town.city_hall(s)
        if hall is not None:
            s.do(Duel(hall))


@final
class FightForBuildings(Task[State]):
    """Attackers and defenders of the same building fight."""

    def run(self, s: State) -> None:
        s.do(*duels_on(s, [p for p in town.crowded(s) if s.on[p] != CITY_HALL]))


@final
class Thefts(Task[State]):
    """Attackers who are left may steal, in the pass order.

    Whoever chose theft as the reward for an Outlaw is not asked again.
    """

    def run(self, s: State) -> None:
        undecided = [cowboy for cowboy in thieves_at_work(s) if cowboy.place not in s.thefts]
        thieves = sorted(undecided, key=lambda cowboy: s.pass_order.index(cowboy.seat))
        s.thefts = ()
        s.do(*[StealOrNot(cowboy.seat, Parcel(cowboy.place)) for cowboy in thieves])


def thieves_at_work(s: State) -> list[Cowboy]:
    """Cowboys on other people's buildings."""
    return [
        cowboy
        for cowboy in s.cowboys
        if is_parcel(cowboy.place) and s.owner[cowboy.place] not in (NOBODY, cowboy.seat)
    ]


@final
class StealOrNot(Choice[State]):
    """Take half the income of someone else's building, or decline."""

    accepts = (TAKE, DECLINE)

    def __init__(self, seat: Seat, parcel: Parcel) -> None:
        super().__init__(seat)
        self.parcel: Final = parcel

    def obvious(self, s: State, seat: Seat) -> Move | None:
        return TAKE.of()

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is DECLINE:
            s.emit(event.GAVE_UP, seat, self.parcel)
            clear(s, self.parcel)


@final
class LightFuses(Task[State]):
    """A Mine where its owner placed a cowboy with dynamite pays three times."""

    def run(self, s: State) -> None:
        for cowboy in s.cowboys:
            mine = Parcel(cowboy.place)
            if cowboy.piece is DYNAMITER and why_no_blast(s, cowboy.seat, mine) is None:
                s.multiply(mine, DYNAMITE_FACTOR)


def why_no_blast(s: State, seat: Seat, mine: Parcel) -> Reason | None:
    """Why dynamite of a seat does nothing in a place."""
    if not is_parcel(mine) or s.on[mine] != MINE or s.owner[mine] != seat:
        return s.refusal("not-your-mine", place=mine)
    if ask.income_factor(s, mine) > 1:
        return s.refusal("multiplied-already", parcel=mine)
    return None


@final
class OfferDynamite(Task[State]):
    """Ask a seat that has dynamite and a Mine to use it in."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        if not s.dynamite[self.seat]:
            return
        if any(why_no_blast(s, self.seat, parcel) is None for parcel in PARCELS):
            s.do(UseDynamite(self.seat))


@final
class UseDynamite(Choice[State]):
    """Which Mine pays three times, for one stick; or none."""

    accepts = (BLAST, DONE)

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is DONE:
            return None
        return why_no_blast(s, seat, parcel_of(move))

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is BLAST:
            s.use_dynamite(seat, parcel_of(move), DYNAMITE_FACTOR)
            s.do(OfferDynamite(seat))


@final
class PayIncomes(Task[State]):
    """Every building pays; a thief gets half, rounded down, and the owner the rest."""

    def run(self, s: State) -> None:
        incomes = [(p, ask.income(s, p)) for seat in s.seats for p in town.buildings_of(s, seat)]
        thieves = {cowboy.place: cowboy.seat for cowboy in thieves_at_work(s)}
        kept = [0] * len(s.seats)
        for parcel, income in incomes:
            owner, thief = s.owner[parcel], thieves.get(parcel, NOBODY)
            lost = robbed(s, parcel, income)
            stolen = 0 if thief == NOBODY else (income - lost) // 2
            if lost:
                s.emit(event.ROBBED, owner, s.on[parcel], parcel, lost)
            pay_out(s, event.STOLEN, thief, parcel, stolen)
            pay_out(s, event.INCOME, owner, parcel, income - lost - stolen)
            kept[owner] += income - lost - stolen
        s.boosts = ()
        leave_buildings(s)
        s.tell(IncomesPaid(tuple(kept)))


def robbed(s: State, parcel: Parcel, income: int) -> int:
    """What an Outlaw takes of the income of a building: half, rounded up."""
    spared = not s.outlaws[parcel] or ask.is_shielded(s, parcel)
    return 0 if spared else income - income // 2


def pay_out(s: State, kind: Kind, seat: Seat, parcel: Parcel, amount: int) -> None:
    """What a seat gets of the income of a building."""
    if amount:
        s.emit(kind, seat, s.on[parcel], parcel, amount)
        s.earn(seat, amount, FOR_THEFT if kind is event.STOLEN else FOR_BUILDINGS)


def leave_buildings(s: State) -> None:
    """All who came have done their work; in the City Hall they stay, without their dynamite."""
    for parcel in town.crowded(s):
        if s.on[parcel] == CITY_HALL:
            s.use_up_dynamite(parcel)
        else:
            clear(s, parcel)
