"""Coming to own land, and paying for it."""

from carson.board.ids import CITY_HALL, FOR_LAND, RIVER, Parcel
from carson.board.map import town
from carson.board.powers import ask
from carson.board.state import State
from carson.core.moves import NOBODY, Seat
from carson.core.reasons import Reason


def why_not_ownable(s: State, seat: Seat, parcel: Parcel) -> Reason | None:
    """Why the seat cannot come to own a parcel."""
    if s.owner[parcel] != NOBODY:
        return s.refusal("parcel-owned", parcel=parcel, seat=s.owner[parcel])
    if s.on[parcel] in (CITY_HALL, RIVER):
        return s.refusal("nobodys-for-ever", parcel=parcel)
    return None if s.titles[seat] else s.refusal("no-titles")


def why_not_empty_and_ownable(s: State, seat: Seat, parcel: Parcel) -> Reason | None:
    """Why the seat cannot take a parcel and build on it at once."""
    if not town.takes_building(s, parcel):
        return why_occupied(s, parcel)
    return why_not_ownable(s, seat, parcel)


def why_outlaw(s: State, parcel: Parcel) -> Reason | None:
    """An Outlaw stands there, so it cannot be sold or built on."""
    return s.refusal("outlaw-there", parcel=parcel) if s.outlaws[parcel] else None


def why_occupied(s: State, parcel: Parcel) -> Reason | None:
    """What stands in the way of building there."""
    if not town.is_free(s, parcel):
        return s.refusal("not-free", parcel=parcel, thing=s.on[parcel])
    return why_outlaw(s, parcel)


def why_too_dear(s: State, seat: Seat, price: int) -> Reason | None:
    """Why the seat cannot pay a price."""
    return s.refusal("too-dear", cash=s.cash[seat], price=price) if s.cash[seat] < price else None


def why_not_buy_now(s: State, seat: Seat, parcel: Parcel) -> Reason | None:
    """Why the seat cannot buy a parcel at its price."""
    reason = why_not_ownable(s, seat, parcel) or why_outlaw(s, parcel)
    return reason or why_too_dear(s, seat, ask.price_of_land(s, seat, parcel))


def buy_land(s: State, seat: Seat, parcel: Parcel) -> None:
    """Pay for a parcel and put a property tile on it."""
    s.pay(seat, ask.price_of_land(s, seat, parcel), FOR_LAND)
    s.claim(seat, parcel)
