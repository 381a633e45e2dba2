"""Questions about a board position that are worth asking before and after a move."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from carson.board import events as event
from carson.board.ids import BUILDING_THINGS, PARCELS, Parcel, Place
from carson.board.map import town
from carson.board.map.pieces import COWBOY
from carson.board.play.close import FinalScoring
from carson.board.play.flow import step_names
from carson.board.play.income import PayIncomes
from carson.board.powers import ask
from carson.board.printed import EXCESS_PER_VP
from carson.board.state import State
from carson.core.agenda import advance
from carson.core.events import Event
from carson.core.moves import Seat

HOLDINGS: Final[dict[str, Callable[[State, Seat], int]]] = {
    "cash": lambda s, seat: s.cash[seat],
    "roads": lambda s, seat: s.roads_in_hand[seat],
    "cowboys": lambda s, seat: s.home[seat],
    "revolvers": lambda s, seat: s.revolvers[seat],
    "firepower": ask.firepower,
    "dynamite": lambda s, seat: s.dynamite[seat],
    "horses": lambda s, seat: s.horses[seat],
    "reserve": lambda s, seat: sum(s.reserved(seat, building) for building in BUILDING_THINGS),
    "limit": ask.cash_limit,
    "points": lambda s, seat: s.vps(seat),
}
"""What a seat has, by name."""


# --- the end of the game --------------------------------------------------------------------
def final_points(s: State) -> list[int]:
    """Everyone's victory points if the game ended now."""
    twin = s.copy()
    twin.instead(FinalScoring())
    rest = advance(twin)
    assert rest is None, "nobody decides anything in the final scoring"
    return [twin.vps(seat) for seat in twin.seats]


# --- building income ------------------------------------------------------------------------
class Payment(NamedTuple):
    """What a building pays: the receiver and the amount."""

    seat: Seat
    parcel: Parcel
    amount: int


def is_income_ahead(s: State) -> bool:
    """Whether buildings still pay in this round."""
    return s.round > 0 and s.step <= step_names(s.options.edition).index("building-income")


def payments(s: State) -> tuple[list[Payment], list[Payment]]:
    """What owners keep and what thieves take if the buildings pay as the table lies now.

    A thief is counted where neither the owner nor an Outlaw fights back, and takes nothing where
    several want it.
    """
    twin = s.copy()
    for parcel in PARCELS:
        if s.outlaws[parcel] or s.owner[parcel] in {cowboy.seat for cowboy in s.at(parcel)}:
            drive_out(twin, parcel)
    twin.log = []
    PayIncomes().run(twin)
    kept = [told(happened, "seat") for happened in twin.log if happened.kind is event.INCOME]
    taken = [told(happened, "thief") for happened in twin.log if happened.kind is event.STOLEN]
    return kept, [theft for theft in taken if len(s.at(theft.parcel)) == 1]


def told(happened: Event, who: str) -> Payment:
    """The payment that an event tells of."""
    parcel = Parcel(Place(happened.get("parcel")))
    return Payment(Seat(happened.get(who)), parcel, happened.get("amount"))


def drive_out(s: State, parcel: Parcel) -> None:
    """Take everyone from a parcel."""
    for cowboy in s.at(parcel):
        s.send_home(cowboy)


def under_attack(s: State, seat: Seat) -> State:
    """A copy in which someone attacks every building of a seat that can be attacked."""
    twin = s.copy()
    thief = next(other for other in s.seats if other != seat)
    for parcel in town.buildings_of(s, seat):
        if ask.can_be_attacked(s, parcel):
            drive_out(twin, parcel)
            twin.stand(thief, parcel, COWBOY)
    return twin


def worst_income(s: State, seat: Seat, kept: Sequence[Payment]) -> int:
    """What a seat's buildings pay if all cowboys that the others can still place attack them."""
    usual = by_parcel(kept, seat)
    robbed = by_parcel(payments(under_attack(s, seat))[0], seat)
    losses = {parcel: usual[parcel] - robbed.get(parcel, 0) for parcel in usual}
    begun = sum(loss for parcel, loss in losses.items() if s.cowboys_at[parcel])
    feared = sorted(
        (loss for parcel, loss in losses.items() if not s.cowboys_at[parcel]), reverse=True
    )
    return sum(usual.values()) - begun - sum(feared[: attackers(s, seat)])


def by_parcel(kept: Sequence[Payment], seat: Seat) -> dict[Parcel, int]:
    """What a seat gets, by parcel."""
    return {payment.parcel: payment.amount for payment in kept if payment.seat == seat}


def attackers(s: State, seat: Seat) -> int:
    """How many cowboys the others can still place in this round."""
    if s.step >= 0:
        return 0
    return sum(s.home[other] for other in s.seats if other != seat and other not in s.passed)


# --- everything about everyone -------------------------------------------------------------
class Standing(NamedTuple):
    """How the seats and the town stand."""

    seats: list[dict[str, int]]
    """The numbers of each seat, by name."""
    incomes: dict[Parcel, int]
    """Of the buildings that someone owns."""
    prices: dict[Parcel, int]
    """Of the land that is for sale, to the viewer."""
    connected: list[bool]


def standing(s: State, viewer: Seat) -> Standing:
    """How everything stands, as a viewer may know it."""
    for_sale = [parcel for parcel in PARCELS if town.is_for_sale(s, parcel)]
    return Standing(
        everybody(s),
        incomes(s),
        {parcel: ask.price_of_land(s, viewer, parcel) for parcel in for_sale},
        [town.is_connected(s, parcel) for parcel in PARCELS],
    )


def incomes(s: State) -> dict[Parcel, int]:
    """What each building that someone owns pays."""
    owned = [parcel for seat in s.seats for parcel in town.buildings_of(s, seat)]
    return {parcel: ask.income(s, parcel) for parcel in sorted(owned)}


def everybody(s: State) -> list[dict[str, int]]:
    """The numbers of all seats."""
    final = final_points(s)
    kept, stolen = payments(s) if is_income_ahead(s) else ([], [])
    found = []
    for seat in s.seats:
        numbers = {name: question(s, seat) for name, question in HOLDINGS.items()}
        numbers["final"] = final[seat]
        numbers["income"] = sum(payment.amount for payment in kept if payment.seat == seat)
        numbers["worst"] = worst_income(s, seat, kept) if numbers["income"] else 0
        numbers["loot"] = sum(theft.amount for theft in stolen if theft.seat == seat)
        numbers["excess"] = excess(s, seat, numbers)
        numbers["excess-points"] = numbers["excess"] // EXCESS_PER_VP
        found.append(numbers)
    return found


def excess(s: State, seat: Seat, numbers: dict[str, int]) -> int:
    """What a seat must spend at the end of the round, with the income of its buildings."""
    if not s.hands[seat]:
        return 0
    return max(0, numbers["cash"] + numbers["income"] + numbers["loot"] - numbers["limit"])
