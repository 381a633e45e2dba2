"""What the things on the board are worth now: places, and the numbers of the players."""

from collections.abc import Callable
from typing import Final

from carson.board.ids import (
    BUILD_SPACES,
    PARCEL_INCOME,
    PARCEL_VP,
    PLACE,
    PLACE_NAMES,
    SOURCE_COUNT,
    Parcel,
    Place,
    is_parcel,
)
from carson.board.map import town
from carson.board.play.place import why_space_closed
from carson.board.powers import ask
from carson.board.printed import AMMUNITION_REVOLVERS
from carson.board.state import State
from carson.core.moves import NOBODY, Seat
from carson.core.views import View
from carson.preview.board.preview import foretold_limit
from carson.preview.board.prospects import gains, prospect
from carson.preview.board.stake_lines import given, stake
from carson.preview.board.standing import everybody
from carson.preview.following import imagined
from carson.preview.report import Line, Prospect, Stake, line


def about(view: View[State], name: str) -> list[Line]:
    """The numbers of a place such as `d4`, or of a fact such as `cash-0`; else nothing."""
    if name in PLACE_NAMES:
        return about_place(view, Place(PLACE_NAMES.index(name)))
    fact, _, number = name.rpartition("-")
    s = imagined(view)
    if fact not in FACTS or number not in map(str, s.seats):
        return []
    return FACTS[fact](s, Seat(int(number)))


# --- places ---------------------------------------------------------------------------------
def about_place(view: View[State], place: Place) -> list[Line]:
    """Whose it is and what it pays, who stands there, and what it is to the seat."""
    s = imagined(view)
    lines = about_parcel(s, Parcel(place)) if is_parcel(place) else []
    lines += [
        line("stands-there", seat=cowboy.seat, count=ask.firepower(s, cowboy.seat))
        for cowboy in s.at(place)
    ]
    if view.seat == NOBODY:
        return lines + for_sale(s, place)
    return lines + to_seat(standing(view, s, place), view.seat, place)


def about_parcel(s: State, parcel: Parcel) -> list[Line]:
    """The owner of a parcel, what its building pays in all, and whether a road is there."""
    lines = []
    if s.owner[parcel] != NOBODY:
        lines.append(line("belongs", parcel=parcel, seat=s.owner[parcel]))
        if town.is_building(s.on[parcel]):
            lines.append(line("pays-now", thing=s.on[parcel], amount=ask.income(s, parcel)))
    if town.takes_building(s, parcel) and not town.is_connected(s, parcel):
        lines.append(line("no-road"))
    return lines


def for_sale(s: State, place: Place) -> list[Line]:
    """What land costs who has no character."""
    if not is_parcel(place) or not town.is_for_sale(s, Parcel(place)):
        return []
    return [line("land-price", amount=town.land_price(s, Parcel(place)))]


def standing(view: View[State], s: State, place: Place) -> State:
    """The same, or with a cowboy of the seat on a place where it may put one."""
    if PLACE.of(place) not in view.moves:
        return s
    twin = s.copy()
    twin.place(view.seat, place)
    return twin


def to_seat(s: State, seat: Seat, place: Place) -> list[Line]:
    """What the seat would pay, get and risk there."""
    is_empty = place in BUILD_SPACES and not s.track[place - BUILD_SPACES[0]]
    if is_empty or why_space_closed(s, place):
        return []
    return stake(s, Stake(PLACE_NAMES[place], None, prospect(s, seat, place)))


# --- numbers of a player --------------------------------------------------------------------
def cash(s: State, seat: Seat) -> list[Line]:
    """What the cash limit would take."""
    if not s.hands[seat]:
        return []
    numbers = everybody(s)[seat]
    excess, points = numbers["excess"], numbers["excess-points"]
    return [foretold_limit(numbers["limit"], excess, points)]


def firepower(s: State, seat: Seat) -> list[Line]:
    """The parts of a firepower."""
    token = AMMUNITION_REVOLVERS if s.ammunition == seat else 0
    revolvers, cowboys, total = s.revolvers[seat], s.home[seat], ask.firepower(s, seat)
    other = total - revolvers - cowboys - token
    return [
        line(
            "firepower-sum",
            total=total,
            revolvers=revolvers,
            cowboys=cowboys,
            ammunition=token,
            other=other,
        )
    ]


def land(s: State, seat: Seat) -> list[Line]:
    """What the parcels would bring on the spaces that count them."""
    return [
        about_space
        for space in (PARCEL_INCOME, PARCEL_VP)
        for about_space in given(space, Prospect(tuple(gains(s, seat, space)), 0, None))
    ]


def vp(s: State, seat: Seat) -> list[Line]:
    """Where the victory points came from, and how many there would be."""
    points = s.points[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT]
    came = [
        line("came-from", source=source, points=number)
        for source, number in enumerate(points)
        if number
    ]
    return [*came, final(s, seat)]


def final(s: State, seat: Seat) -> Line:
    """The victory points if the game ended now."""
    return line("forecast-final", points=everybody(s)[seat]["final"])


def income(s: State, seat: Seat) -> list[Line]:
    """What the buildings would pay, and what would be stolen."""
    numbers = everybody(s)[seat]
    return [
        line("forecast-income", amount=numbers["income"], worst=numbers["worst"]),
        line("forecast-loot", amount=numbers["loot"]),
    ]


FACTS: Final[dict[str, Callable[[State, Seat], list[Line]]]] = {
    "cash": cash,
    "land": land,
    "firepower": firepower,
    "vp": vp,
    "income": income,
}
"""What can be asked about a player, by the names of the messages."""
