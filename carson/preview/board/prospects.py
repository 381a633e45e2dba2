"""What the cowboys of a seat stand for: what each place gives or costs, and the odds there."""

from typing import Final

from carson.board.ids import (
    BUILD_SPACES,
    CITY_HALL,
    ENCLOSURES,
    ONE_ROAD,
    PLACE_NAMES,
    ROLL,
    TAKE,
    VP_SPACES,
    WAGES,
    Parcel,
    Place,
    is_parcel,
)
from carson.board.map import town
from carson.board.map.pieces import COWBOY
from carson.board.play.duel import SettleDuel
from carson.board.play.flow import path
from carson.board.play.spaces import GAINS, Gamble
from carson.board.powers import ask
from carson.board.printed import vp_price
from carson.board.state import State
from carson.core.agenda import Choice, Task, pending
from carson.core.consequences import follow, run_down
from carson.core.moves import NOBODY, Move, Seat
from carson.preview.board.dice import FACES
from carson.preview.board.duels import odds
from carson.preview.board.standing import HOLDINGS, drive_out, payments
from carson.preview.report import Gain, Prospect

GIVEN: Final = ("cash", "roads", "points", "firepower")
"""What a space of the track can give."""
PAYING: Final = frozenset({*GAINS, WAGES, ONE_ROAD})
"""The spaces that give something as soon as one acts there."""


def prospects(s: State, seat: Seat) -> dict[Place, Prospect]:
    """Everything a seat's cowboys are placed for, by place."""
    places = sorted({cowboy.place for cowboy in s.cowboys if cowboy.seat == seat})
    return {place: prospect(s, seat, place) for place in places}


def prospect(s: State, seat: Seat, place: Place) -> Prospect:
    """What a seat stands for on a place."""
    return Prospect(tuple(gains(s, seat, place)), price(s, seat, place), odds(s, seat, place))


def price(s: State, seat: Seat, place: Place) -> int:
    """What a tile, a parcel or one victory point costs there."""
    if place in BUILD_SPACES:
        return ask.price_of_building(s, seat, place)
    if place in VP_SPACES:
        return vp_price(place)
    if is_parcel(place) and town.is_for_sale(s, Parcel(place)):
        return ask.price_of_land(s, seat, Parcel(place))
    return 0


def gains(s: State, seat: Seat, place: Place) -> list[Gain]:
    """What the place gives to a seat that has it for itself."""
    if place in ENCLOSURES:
        return []
    if place in VP_SPACES:
        return [Gain("points", 0, s.cash[seat] // vp_price(place))]
    if not is_parcel(place):
        return paid(s, seat, place) if place in PAYING else []
    return on_parcel(s, seat, Parcel(place))


# --- spaces of the track --------------------------------------------------------------------
def paid(s: State, seat: Seat, space: Place) -> list[Gain]:
    """What the space would give now, with the lowest and with the highest dice."""
    steps = path(s.options.edition.vp_boxes, s.options.variants)
    box = next(step.task for step in steps if step.name == PLACE_NAMES[space])
    return gained(alone(s, seat, space), seat, box)


def alone(s: State, seat: Seat, place: Place) -> State:
    """A copy in which nobody but the seat stands on a place."""
    twin = s.copy()
    for cowboy in s.at(place):
        if cowboy.seat != seat:
            twin.send_home(cowboy)
    return twin


def gained(s: State, seat: Seat, task: Task[State]) -> list[Gain]:
    """What a task gives to a seat, with the lowest and with the highest dice."""
    low, high = (carried_out(s, task, face) for face in (FACES[0], FACES[-1]))
    found = []
    for what in GIVEN:
        before = HOLDINGS[what](s, seat)
        least, most = (HOLDINGS[what](after, seat) - before for after in (low, high))
        if most:
            found.append(Gain(what, least, most))
    return found


def carried_out(s: State, task: Task[State], face: int) -> State:
    """A copy in which a task alone was carried out, with all its gains, and this face of dice."""
    twin = s.copy()
    twin.instead(task)
    run_down(twin, 0)
    while (choice := pending(twin)) is not None:
        answer = usual_answer(choice, face)
        if answer is None:
            break
        follow(twin, choice.seats[0], answer, 0)
    return twin


def usual_answer(choice: Choice[State], face: int) -> Move | None:
    """How a player who wants the gain answers a choice."""
    if TAKE in choice.accepts:
        return TAKE.of()
    return ROLL.of(face) if isinstance(choice, Gamble) else None


# --- parcels --------------------------------------------------------------------------------
def on_parcel(s: State, seat: Seat, parcel: Parcel) -> list[Gain]:
    """The reward for an Outlaw; what is stolen, or saved, on a building."""
    if s.outlaws[parcel]:
        return rewarded(s, seat, parcel)
    owner = s.owner[parcel]
    if owner == NOBODY or s.on[parcel] == CITY_HALL or not town.is_building(s.on[parcel]):
        return []
    half = stolen_from(s, seat, parcel)
    return [Gain("saved" if owner == seat else "loot", half, half)]


def rewarded(s: State, seat: Seat, parcel: Parcel) -> list[Gain]:
    """What a seat gets that is a match for the Outlaw on a parcel."""
    twin = alone(s, seat, parcel)
    return gained(twin, seat, SettleDuel(parcel, tuple(twin.at(parcel)), (s.strength,)))


def stolen_from(s: State, seat: Seat, parcel: Parcel) -> int:
    """What a thief takes from a building: the seat itself, or anyone if it is its own."""
    twin = s.copy()
    owner = s.owner[parcel]
    thief = seat if seat != owner else next(other for other in s.seats if other != seat)
    drive_out(twin, parcel)
    twin.stand(thief, parcel, COWBOY)
    return sum(theft.amount for theft in payments(twin)[1] if theft.parcel == parcel)
