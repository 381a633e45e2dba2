"""Where the cowboys of a position may stand."""

from carson.board.ids import (
    CITY_HALL,
    ENCLOSURE_2,
    PLACE_NAMES,
    RIVER,
    Parcel,
    Place,
    is_enclosure,
    is_space,
)
from carson.board.map import town
from carson.board.map.buildings import is_protected
from carson.board.map.pieces import COWBOY, EVERYWHERE, Cowboy
from carson.board.options import HORSES, KIT_CARSON
from carson.board.play import flow
from carson.board.play.place import land_wanted, why_closed, why_space_closed
from carson.board.printed import NO_DUEL_SPACES
from carson.board.state import State
from carson.core.moves import NOBODY
from carson.core.positions import Impossible, demand


def check(s: State, phase: str, step: int) -> None:
    """Refuse cowboys who stand where they cannot."""
    if phase == "choose":
        outside = [cowboy for cowboy in s.cowboys if cowboy.place != town.city_hall(s)]
        demand(not outside, "too-early-for-cowboys")
        s.settled = tuple(s.cowboys)
    for number, cowboy in enumerate(s.cowboys):
        check_owner(s, cowboy)
        check_company(s, cowboy, s.cowboys[:number])
        check_place(s, cowboy)
        demand(last_step(s, cowboy.place) >= step, "box-is-over", place=cowboy.place)
    if phase == "place":
        for seat in s.seats:
            demand(len(land_wanted(s, seat)) <= s.titles[seat], "too-many-parcels", seat=seat)
    check_hall(s, phase, step)


def check_owner(s: State, cowboy: Cowboy) -> None:
    """Pieces of characters belong to the player with the card."""
    piece, seat = cowboy.piece, cowboy.seat
    brought = any(rule.own_piece is piece for rule in s.hands[seat])
    common = piece.numbered and piece.fights
    demand(brought or common, "piece-without-card", seat=seat, piece=piece.name)


def check_company(s: State, cowboy: Cowboy, earlier: list[Cowboy]) -> None:
    """The cowboys that a cowboy may join, in the order in which they came."""
    place, piece = cowboy.place, cowboy.piece
    there = [other for other in earlier if other.place == place]
    demand(not (there and piece.peaceful), "not-empty", place=place)
    for other in there:
        if place not in NO_DUEL_SPACES:
            demand(other.seat != cowboy.seat, "already-there", place=place, seat=cowboy.seat)
            if other.piece.closes and piece.fights:
                raise Impossible(why_closed(s, other))


def check_place(s: State, cowboy: Cowboy) -> None:
    """Each piece stands where a piece of its type may stand."""
    place, piece = cowboy.place, cowboy.piece
    fits = piece.where is EVERYWHERE or place in piece.where
    demand(fits, "not-for-this-piece", place=place, piece=piece.name)
    if is_enclosure(place):
        check_enclosure(s, cowboy)
    elif is_space(place):
        reason = why_space_closed(s, place)
        if reason is not None:
            raise Impossible(reason)
    elif s.outlaws[place]:
        demand(not piece.peaceful, "piece-is-peaceful", piece=piece.name)
    else:
        demand(s.on[place] != RIVER, "nobodys-for-ever", parcel=place)
        if s.owner[place] != NOBODY:
            check_fighter(s, cowboy)


def check_enclosure(s: State, cowboy: Cowboy) -> None:
    """Only cowboys go to enclosures, in a game with horses."""
    place, piece = cowboy.place, cowboy.piece
    demand(HORSES in s.options.variants, "no-enclosures")
    closed = place == ENCLOSURE_2 and KIT_CARSON in s.options.variants
    demand(not closed, "enclosure-closed", enclosure=2)
    demand(piece is COWBOY, "not-for-this-piece", place=place, piece=piece.name)


def check_fighter(s: State, cowboy: Cowboy) -> None:
    """On owned land, a cowboy fights for a building."""
    parcel = Parcel(cowboy.place)
    owner = s.owner[parcel]
    building = town.is_building(s.on[parcel])
    demand(building, "nothing-to-attack", parcel=parcel, seat=owner)
    attacks = cowboy.seat != owner
    guarded = attacks and is_protected(s, parcel)
    demand(not guarded, "protected", parcel=parcel, thing=s.on[parcel])
    peaceful = attacks and cowboy.piece.peaceful
    demand(not peaceful, "piece-is-peaceful", piece=cowboy.piece.name)


def last_step(s: State, place: Place) -> int:
    """The last space of phase 3 before which someone can stand on a place."""
    steps = flow.step_names(s.options.edition)
    if is_enclosure(place):
        return len(steps) - 1
    if is_space(place):
        return steps.index(PLACE_NAMES[place])
    if s.on[place] == CITY_HALL:
        return len(steps)
    sold = town.is_for_sale(s, Parcel(place))
    return steps.index("parcel-purchase" if sold else "building-income")


def check_hall(s: State, phase: str, step: int) -> None:
    """One cowboy stays in the City Hall; others may come to drive it out."""
    hall = town.city_hall(s)
    for cowboy in s.settled:
        demand(cowboy.place == hall, "settled-elsewhere", place=cowboy.place)
        demand(s.round > 1, "settled-too-early")
        name, place = cowboy.piece.name, cowboy.place
        demand(cowboy.piece is COWBOY, "not-for-this-piece", place=place, piece=name)
        demand(s.cowboys_at[place][0] is cowboy, "hall-holds-one", parcel=place)
    fought = step > flow.step_of("building-income", s.options.edition)
    if hall is not None and fought:
        demand(len(s.cowboys_at[hall]) <= 1, "hall-holds-one", parcel=hall)
