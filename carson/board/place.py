"""Phase 2: cowboys are placed one by one, until everybody has passed."""

from typing import Final, final

from carson.board import ask, town
from carson.board import happenings as event
from carson.board.ids import (
    AMMUNITION,
    BUILD_SPACES,
    CITY_HALL,
    ENCLOSURE_1,
    ENCLOSURE_2,
    NOTHING,
    PASS,
    PLACES,
    RIVER,
    ROAD,
    VP_SPACES,
    WAGES,
    Parcel,
    Place,
)
from carson.board.moments import PieceStands
from carson.board.options import HORSES, KIT_CARSON
from carson.board.pieces import COWBOY, PIECES, Cowboy, Piece
from carson.board.printed import COWBOYS, NO_DUEL_SPACES, vp_price
from carson.board.state import State
from carson.board.turn import OwnTurn, road_moves
from carson.core.agenda import Task
from carson.core.moves import NOBODY, Move, Seat
from carson.core.reasons import Reason


@final
class PlaceInTurn(Task[State]):
    """In turn order, everybody places one piece or passes, again and again."""

    def run(self, s: State) -> None:
        s.do(NextTurn(0))


@final
class NextTurn(Task[State]):
    """Whose turn it is next, from a position in the turn order on."""

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def run(self, s: State) -> None:
        if len(s.passed) == len(s.seats):
            s.pass_order = s.passed
            s.passed = []
            return
        seat = s.order[self.position]
        following = NextTurn((self.position + 1) % len(s.order))
        if seat in s.passed:
            s.do(following)
        else:
            s.do(PlaceOrPass(seat), following)


@final
class PlaceOrPass(OwnTurn):
    """One piece on a space, on land to buy it, on a building to attack or defend it; or pass."""

    accepts = (*(piece.verb for piece in PIECES), PASS, ROAD)

    def moves(self, s: State, seat: Seat) -> list[Move]:
        placings = placings_of(s, seat)
        # Ruling 20: without a piece there is nothing to decide, whatever roads are in hand.
        return [*placings, PASS.of(), *road_moves(s, seat)] if placings else [PASS.of()]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is ROAD and not placings_of(s, seat):
            return Reason("no-piece", piece=COWBOY.name)
        return super().refuse(s, seat, move)

    def object_to(self, s: State, move: Move) -> Reason | None:
        return None if move.verb is PASS else why_not_place(s, self.seat, move)

    def answer(self, s: State, move: Move) -> None:
        if move.verb is PASS:
            s.passed.append(self.seat)
            s.emit(event.PASSED, self.seat, len(s.passed))
            return
        put_piece(s, self.seat, Place(move.noun), piece_of(move))


def put_piece(s: State, seat: Seat, place: Place, piece: Piece) -> None:
    """Place a piece, and tell whom it concerns."""
    settle_piece(s, seat, place, piece)
    s.tell(PieceStands(seat, place))


def settle_piece(s: State, seat: Seat, place: Place, piece: Piece) -> None:
    """Place a piece whose character has to know."""
    s.place(seat, place, piece)
    for rule in s.hands[seat]:
        rule.on_placed(s, seat, piece)


def lift_piece(s: State, cowboy: Cowboy) -> None:
    """Undo a placing, of which a character has to know."""
    s.take_back(cowboy)
    for rule in s.hands[cowboy.seat]:
        rule.on_taken_back(s, cowboy.seat, cowboy.piece)


def placings_of(s: State, seat: Seat) -> list[Move]:
    """All that the seat can place, and where."""
    return [
        piece.verb.of(place)
        for piece in ask.pieces(s, seat)
        for place in PLACES
        if why_not_there(s, seat, place, piece) is None
    ]


def why_not_place(s: State, seat: Seat, move: Move) -> Reason | None:
    """Why a seat cannot make a move that places a piece."""
    piece = piece_of(move)
    if piece not in ask.pieces(s, seat):
        return Reason("no-piece", piece=piece.name)
    return why_not_there(s, seat, Place(move.noun), piece)


def piece_of(move: Move) -> Piece:
    """The piece that a move places."""
    return next(piece for piece in PIECES if piece.verb is move.verb)


def why_not_there(s: State, seat: Seat, place: Place, piece: Piece) -> Reason | None:
    """Why the seat cannot put this piece on a place."""
    if place not in piece.where:
        return Reason("not-for-this-piece", place=place, piece=piece.name)
    if place >= ENCLOSURE_1:
        return why_no_enclosure(s, seat, place, piece)
    if place >= WAGES:
        reason = why_space_closed(s, place)
    elif s.outlaws[place]:
        reason = Reason("piece-is-peaceful", piece=piece.name) if piece.peaceful else None
    elif s.on[place] == RIVER:
        reason = Reason("nobodys-for-ever", parcel=place)
    elif town.is_unowned(s, Parcel(place)):
        reason = why_no_title(s, seat)
    elif s.on[place] != CITY_HALL:
        reason = why_not_fight(s, seat, Parcel(place), piece)
    else:
        reason = None
    return reason or why_crowded(s, seat, place, piece) or ask.why_barred(s, seat, place, piece)


def why_no_enclosure(s: State, seat: Seat, place: Place, piece: Piece) -> Reason | None:
    """Why a seat cannot put a cowboy into one of its enclosures."""
    if HORSES not in s.options.variants:
        return Reason("no-enclosures")
    if place == ENCLOSURE_2 and KIT_CARSON in s.options.variants:
        return Reason("enclosure-closed", enclosure=2)
    if piece is not COWBOY:
        return Reason("not-for-this-piece", place=place, piece=piece.name)
    there = any(cowboy.seat == seat for cowboy in s.at(place))
    return Reason("already-there", place=place) if there else None


def why_space_closed(s: State, space: Place) -> Reason | None:
    """Why nobody can go to a space now."""
    if space in BUILD_SPACES and s.track[space - BUILD_SPACES[0]] == NOTHING:
        return Reason("no-building-there", place=space)
    if space in VP_SPACES and vp_price(space) <= s.round:
        return Reason("space-over", place=space, round=s.round)
    if space == AMMUNITION and s.ammunition != NOBODY:
        return Reason("ammunition-gone", seat=s.ammunition)
    return None


def land_wanted(s: State, seat: Seat) -> list[Parcel]:
    """The parcels that a seat's cowboys stand on to buy them."""
    return [
        Parcel(cowboy.place)
        for cowboy in s.cowboys
        if cowboy.seat == seat
        and cowboy.place < WAGES
        and town.is_for_sale(s, Parcel(cowboy.place))
    ]


def why_no_title(s: State, seat: Seat) -> Reason | None:
    """Why the seat cannot go for one more parcel: its tiles are used or spoken for."""
    placed_at_most = COWBOYS - s.home[seat] - s.box[seat] + 1
    if s.titles[seat] > placed_at_most:
        return None
    return Reason("no-titles") if len(land_wanted(s, seat)) >= s.titles[seat] else None


def why_not_fight(s: State, seat: Seat, parcel: Parcel, piece: Piece) -> Reason | None:
    """Why the seat cannot attack, or defend, what stands on owned land."""
    owner = s.owner[parcel]
    if not town.is_building(s.on[parcel]):
        return Reason("nothing-to-attack", parcel=parcel, seat=owner)
    if not ask.can_be_attacked(s, parcel):
        return Reason("protected", parcel=parcel, thing=s.on[parcel])
    if piece.peaceful and owner != seat:
        return Reason("piece-is-peaceful", piece=piece.name)
    return None


def why_crowded(s: State, seat: Seat, place: Place, piece: Piece) -> Reason | None:
    """Why the cowboys who stand on a place keep this piece away."""
    if not s.crowd[place]:
        return None
    if piece.peaceful:
        return Reason("not-empty", place=place)
    if place in NO_DUEL_SPACES:
        return None
    for cowboy in s.at(place):
        if cowboy.seat == seat:
            return Reason("already-there", place=place)
        if cowboy.piece.closes and piece.fights:
            return Reason("closed-by", place=place, seat=cowboy.seat, piece=cowboy.piece.name)
    return None
