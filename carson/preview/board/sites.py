"""Where a building would pay how much: what a player weighs who looks for a place for it."""

from carson.board.ids import PARCEL_NAMES, PARCELS, THING_NAMES, Parcel, Thing
from carson.board.map import town
from carson.board.map.buildings import BUILDINGS
from carson.board.powers import ask
from carson.board.state import State
from carson.core.moves import NOBODY, Seat
from carson.core.views import View
from carson.preview.following import imagined
from carson.preview.report import ParcelIncome


def sites(view: View[State], building: str) -> list[ParcelIncome]:
    """What a building would pay on each parcel that a seat has or can get, the best first.

    A road can still be laid, so that none is asked for; Houses that come with it are not counted.
    """
    thing = Thing(THING_NAMES.index(building)) if building in THING_NAMES else None
    if thing is None or not town.is_building(thing) or view.seat == NOBODY:
        return []
    s = imagined(view)
    found = [site(s, view.seat, thing, parcel) for parcel in PARCELS]
    return sorted((one for one in found if one), key=lambda one: (-one.income, one.parcel))


def site(s: State, seat: Seat, building: Thing, parcel: Parcel) -> ParcelIncome | None:
    """What a building would pay on a parcel, if it could stand there."""
    can_be_had = s.owner[parcel] == seat or (s.owner[parcel] == NOBODY and s.titles[seat])
    if not can_be_had or not town.takes_building(s, parcel):
        return None
    if BUILDINGS[building].why_not_at(s, parcel) is not None:
        return None
    twin = s.copy()
    if s.owner[parcel] == NOBODY:
        twin.claim(seat, parcel)
    twin.keep(seat, building)
    twin.build(seat, building, parcel)
    return ParcelIncome(PARCEL_NAMES[parcel], s.owner[parcel], ask.income(twin, parcel))
