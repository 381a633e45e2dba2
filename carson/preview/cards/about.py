"""What the things of the card game are worth now: parcels of the cities, and points."""

from carson.cards.ids import PARCEL_NAMES
from carson.cards.powers import ask
from carson.cards.state import State
from carson.core.moves import Seat
from carson.core.views import View
from carson.preview.cards.preview import worth_by_parcel
from carson.preview.following import imagined
from carson.preview.report import Line, line


def about(view: View[State], name: str) -> list[Line]:
    """The worth of a parcel in a city, such as `h8-0`, or of `vp-0`; else nothing."""
    what, _, number = name.rpartition("-")
    s = imagined(view)
    if number not in map(str, s.seats):
        return []
    seat = Seat(int(number))
    if what == "vp":
        return [line("forecast-final", points=ask.total(s, seat))]
    if what not in PARCEL_NAMES or seat not in s.people:
        return []
    worth = worth_by_parcel(s.cities[seat], ask.lawful(s, seat))
    points = {PARCEL_NAMES[parcel]: points for parcel, points in worth.items()}.get(what)
    return [] if points is None else [line("worth-now", points=points)]
