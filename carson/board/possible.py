"""What a position must fulfil to be possible; a position from a text is checked against it."""

from typing import Final

from carson.board import ask, town
from carson.board.buildings import BUILDINGS, is_protected
from carson.board.geometry import EDGES, ENDS
from carson.board.ids import (
    BUILDING_THINGS,
    CITY_HALL,
    HOUSE,
    MOUNTAIN,
    PARCELS,
    TOWNHOUSE,
    WAGES,
    Parcel,
)
from carson.board.options import NEW_BEGINNING
from carson.board.pieces import DYNAMITER
from carson.board.place import why_space_closed
from carson.board.printed import COWBOYS, DYNAMITE, NO_DUEL_SPACES, TITLES
from carson.board.state import State
from carson.core.moves import NOBODY, Seat
from carson.core.positions import Impossible, demand
from carson.core.values import replaced

NO_COWBOYS_YET: Final = "choose"


def derive(s: State) -> None:
    """Fill in what follows from the rest: boxes, titles, the bag and the order of turns."""
    for seat in s.seats:
        placed = sum(cowboy.seat == seat and cowboy.piece.numbered for cowboy in s.cowboys)
        s.box = replaced(s.box, seat, COWBOYS - s.home[seat] - placed)
        s.titles = replaced(s.titles, seat, TITLES - s.owner.count(seat))
        demand(s.box[seat] >= 0, "too-many-cowboys", seat=seat)
        demand(s.titles[seat] >= 0, "too-many-parcels", seat=seat)
    for thing in BUILDING_THINGS:
        seen = s.track.count(thing) + s.on.count(thing)
        seen += sum(s.reserved(seat, thing) for seat in s.seats)
        s.bag = replaced(s.bag, thing, s.options.tiles.get(thing, 0) - seen)
        demand(s.bag[thing] >= 0, "too-many-tiles", thing=thing)
    if all(seat in s.holder for seat in s.seats):
        s.order = tuple(sorted(s.seats, key=lambda seat: ask.number(s, seat)))


def check(s: State, phase: str, turn: Seat) -> None:
    """Refuse what the rules cannot lead to."""
    s.curious = True
    check_town(s)
    check_roads(s)
    check_cards(s, phase)
    check_cowboys(s)
    demand(not s.passed or phase == "place", "nobody-passes-now")
    demand(turn == NOBODY or turn not in s.passed, "passed-already", seat=turn)
    demand(len(s.passed) < len(s.seats), "all-passed")
    if phase == NO_COWBOYS_YET:
        outside = [cowboy for cowboy in s.cowboys if cowboy.place != town.city_hall(s)]
        demand(not outside, "too-early-for-cowboys")
    sticks = sum(s.dynamite) + sum(cowboy.piece is DYNAMITER for cowboy in s.cowboys)
    demand(sticks <= DYNAMITE, "too-much-dynamite", most=DYNAMITE)
    s.curious = False


def check_town(s: State) -> None:
    """Buildings stand on owned land; Houses and what needs a road are connected."""
    most = s.options.mountains
    demand(s.on.count(MOUNTAIN) <= most, "too-many-mountains", most=most)
    for parcel in PARCELS:
        thing = s.on[parcel]
        if thing in (HOUSE, TOWNHOUSE):
            demand(town.is_connected(s, parcel), "no-road-touches", parcel=parcel)
        if town.is_building(thing):
            owned = s.owner[parcel] != NOBODY
            demand(owned != (thing == CITY_HALL), "wrong-owner", parcel=parcel, thing=thing)
            if BUILDINGS[thing].needs_road:
                demand(town.is_connected(s, parcel), "no-road-touches", parcel=parcel)


def check_roads(s: State) -> None:
    """All roads hang together."""
    laid = [edge for edge in EDGES if s.roads[edge]]
    reached = set(ENDS[laid[0]]) if laid else set()
    waiting = laid
    while waiting:
        apart = [edge for edge in waiting if reached.isdisjoint(ENDS[edge])]
        demand(len(apart) < len(waiting), "road-apart", edge=apart[0] if apart else 0)
        reached.update(point for edge in waiting if edge not in apart for point in ENDS[edge])
        waiting = apart


def check_cards(s: State, phase: str) -> None:
    """Nobody has two characters unless one allows it; after phase 1 everybody has one."""
    for seat in s.seats:
        count = s.holder.count(seat)
        most = 1 + any(rule.extra_card for rule in s.hands[seat])
        most += NEW_BEGINNING in s.options.variants
        demand(count <= most, "two-cards", seat=seat)
        demand(count >= 1 or phase == "choose", "no-card", seat=seat)
    demand(
        phase != "choose" or not all(seat in s.holder for seat in s.seats), "everybody-has-chosen"
    )


def check_cowboys(s: State) -> None:
    """Cowboys stand where they may stand."""
    for number, cowboy in enumerate(s.cowboys):
        place = cowboy.place
        before = [other.seat for other in s.cowboys[:number] if other.place == place]
        alone = cowboy.seat not in before or place in NO_DUEL_SPACES
        demand(alone, "already-there", place=place, seat=cowboy.seat)
        if place >= WAGES:
            reason = why_space_closed(s, place)
            if reason is not None:
                raise Impossible(reason)
        elif s.owner[place] != NOBODY and not s.outlaws[place]:
            check_fighter(s, cowboy.seat, Parcel(place))


def check_fighter(s: State, seat: Seat, parcel: Parcel) -> None:
    """On owned land, a cowboy fights for a building."""
    owner = s.owner[parcel]
    building = town.is_building(s.on[parcel])
    demand(building, "nothing-to-attack", parcel=parcel, seat=owner)
    guarded = seat != owner and is_protected(s, parcel)
    demand(not guarded, "protected", parcel=parcel, thing=s.on[parcel])
