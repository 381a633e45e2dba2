"""Phase 2: cowboys are placed one by one, until everyone has passed."""

from typing import Final, final

from carson.board.ids import (
    AMMUNITION,
    BUILD_3,
    BUILD_12,
    CITY_HALL,
    ENCLOSURE_2,
    ENCLOSURES,
    NOTHING,
    PASS,
    RIVER,
    ROAD,
    SPACES,
    VP_2,
    VP_5,
    Parcel,
    Place,
    is_enclosure,
    is_parcel,
    is_space,
    place_of,
)
from carson.board.map import town
from carson.board.map.geometry import SUBSETS, on_parcels
from carson.board.map.pieces import COWBOY, EVERYWHERE, PIECE_OF, PIECES, Cowboy, Piece
from carson.board.options import HORSES, KIT_CARSON
from carson.board.play.turn import OwnTurn, road_moves
from carson.board.powers import ask
from carson.board.powers.moments import PieceStands
from carson.board.printed import COWBOYS, MOST_PLAYERS, NO_DUEL_SPACES, vp_price
from carson.board.state import State
from carson.core.agenda import Task
from carson.core.moves import NOBODY, Move, Seat
from carson.core.reasons import Reason


@final
class PlaceInTurn(Task[State]):
    """In turn order, everyone places one piece or passes, again and again."""

    def run(self, s: State) -> None:
        s.do(NEXT_TURNS[0])


@final
class NextTurn(Task[State]):
    """Whose turn it is next, from a position in the turn order on."""

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def run(self, s: State) -> None:
        if len(s.passed) == len(s.seats):
            s.end_placing()
            return
        position = next_to_place(s, self.position)
        s.do(TURNS[s.order[position]], NEXT_TURNS[(position + 1) % len(s.order)])


def next_to_place(s: State, position: int) -> int:
    """The position in the turn order, from this one on, of who has not passed."""
    while s.order[position] in s.passed:
        position = (position + 1) % len(s.order)
    return position


@final
class PlaceOrPass(OwnTurn):
    """One piece on a space, on land to buy it, on a building to attack or defend it; or pass."""

    accepts = (*(piece.verb for piece in PIECES), PASS, ROAD)

    def moves(self, s: State, seat: Seat) -> list[Move]:
        found = placings_of(s, seat)
        add_pass_and_roads(s, seat, found)
        return found

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is ROAD and not placings_of(s, seat):
            return s.refusal("no-piece", piece=COWBOY.name)
        if move.verb is ROAD or move.verb is PASS:
            return super().refuse(s, seat, move)
        return why_not_place(s, seat, move)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is ROAD:
            super().play(s, seat, move)
        elif move.verb is PASS:
            s.pass_turn(seat)
        else:
            put_piece(s, seat, place_of(move), piece_of(move))


def add_pass_and_roads(s: State, seat: Seat, found: list[Move]) -> None:
    """Offer to pass as well, and roads."""
    # Ruling 20: without a piece there is nothing to decide, whatever roads are in hand.
    roads = road_moves(s, seat) if found else []
    found.append(PASS.of())
    found.extend(roads)


TURNS: Final = tuple(PlaceOrPass(Seat(number)) for number in range(MOST_PLAYERS))
NEXT_TURNS: Final = tuple(NextTurn(position) for position in range(MOST_PLAYERS))
"""These come up again and again, so they are made once."""


def put_piece(s: State, seat: Seat, place: Place, piece: Piece) -> None:
    """Place a piece, and tell the rules it concerns."""
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
    """Everything the seat can place, and where."""
    found: list[Move] = []
    for piece in ask.pieces(s, seat):
        more = placings_with(s, seat, piece)
        # Mostly there is one kind of piece only, and its moves need not be copied.
        found = found + more if found else more
    return found


def placings_with(s: State, seat: Seat, piece: Piece) -> list[Move]:
    """Where the seat can put a piece: where nothing is in the way, and where nobody objects."""
    moves = piece.verb.moves
    if piece.where is not EVERYWHERE:
        return [moves[p] for p in piece.places if why_not_there(s, seat, p, piece) is None]
    # For buying land all wilderness is alike, and so are empty spaces. Where others stand
    # or a building does, it depends on who comes.
    found = [] if why_no_title(s, seat) else on_parcels(piece.landings, s.wild)
    contested: list[Place] = [*on_parcels(SUBSETS, s.busy)]
    for space in SPACES:
        if s.cowboys_at[space]:
            contested.append(space)
        elif why_space_closed(s, space) is None:
            found.append(moves[space])
    if HORSES in s.options.variants:
        contested += ENCLOSURES
    for place in contested:
        if why_not_there(s, seat, place, piece) is None:
            found.append(moves[place])
    return found


def why_not_place(s: State, seat: Seat, move: Move) -> Reason | None:
    """Why a seat cannot make a move that places a piece."""
    piece = piece_of(move)
    if piece not in ask.pieces(s, seat):
        return s.refusal("no-piece", piece=piece.name)
    return why_not_there(s, seat, place_of(move), piece)


def piece_of(move: Move) -> Piece:
    """The piece that a move places."""
    return PIECE_OF[move.verb]


def why_not_there(s: State, seat: Seat, place: Place, piece: Piece) -> Reason | None:
    """Why the seat cannot put this piece on a place."""
    if piece.where is not EVERYWHERE and place not in piece.where:
        return s.refusal("not-for-this-piece", place=place, piece=piece.name)
    if is_enclosure(place):
        return why_no_enclosure(s, seat, place, piece)
    if is_space(place):
        reason = why_space_closed(s, place)
    elif s.outlaws[place]:
        reason = s.refusal("piece-is-peaceful", piece=piece.name) if piece.peaceful else None
    elif s.on[place] == RIVER:
        reason = s.refusal("nobodys-for-ever", parcel=place)
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
        return s.refusal("no-enclosures")
    if place == ENCLOSURE_2 and KIT_CARSON in s.options.variants:
        return s.refusal("enclosure-closed", enclosure=2)
    if piece is not COWBOY:
        return s.refusal("not-for-this-piece", place=place, piece=piece.name)
    there = any(cowboy.seat == seat for cowboy in s.at(place))
    return s.refusal("already-there", place=place) if there else None


def why_space_closed(s: State, space: Place) -> Reason | None:
    """Why nobody can go to a space now."""
    # Spaces are numbered from the most expensive on; searching a tuple takes far longer.
    if BUILD_12 <= space <= BUILD_3 and s.track[space - BUILD_12] == NOTHING:
        return s.refusal("no-building-there", place=space)
    if VP_5 <= space <= VP_2 and vp_price(space) <= s.round:
        return s.refusal("space-over", place=space, round=vp_price(space))
    if space == AMMUNITION and s.ammunition != NOBODY:
        return s.refusal("ammunition-gone", seat=s.ammunition)
    return None


def land_wanted(s: State, seat: Seat) -> list[Parcel]:
    """The parcels that a seat's cowboys stand on to buy them."""
    return [
        Parcel(cowboy.place)
        for cowboy in s.cowboys
        if cowboy.seat == seat
        and is_parcel(cowboy.place)
        and town.is_for_sale(s, Parcel(cowboy.place))
    ]


def wants_land(s: State, seat: Seat, parcel: Parcel) -> bool:
    """Whether a cowboy of the seat stands on a parcel to buy it."""
    stands = any(cowboy.seat == seat for cowboy in s.at(parcel))
    return stands and town.is_for_sale(s, parcel)


def why_no_title(s: State, seat: Seat) -> Reason | None:
    """Why the seat cannot go for one more parcel: its tiles are used or spoken for."""
    # Who has more tiles than pieces on the board, the white cowboy among them, need not count.
    if s.titles[seat] > COWBOYS - s.home[seat] - s.general_supply[seat] + 1:
        return None
    return s.refusal("no-titles") if len(land_wanted(s, seat)) >= s.titles[seat] else None


def why_not_fight(s: State, seat: Seat, parcel: Parcel, piece: Piece) -> Reason | None:
    """Why the seat cannot attack, or defend, what stands on owned land."""
    owner = s.owner[parcel]
    if not town.is_building(s.on[parcel]):
        return s.refusal("nothing-to-attack", parcel=parcel, seat=owner)
    if not ask.can_be_attacked(s, parcel):
        return s.refusal("protected", parcel=parcel, thing=s.on[parcel])
    if piece.peaceful and owner != seat:
        return s.refusal("piece-is-peaceful", piece=piece.name)
    return None


def why_crowded(s: State, seat: Seat, place: Place, piece: Piece) -> Reason | None:
    """Why the cowboys who stand on a place keep this piece away."""
    there = s.cowboys_at[place]
    if there and piece.peaceful:
        return s.refusal("not-empty", place=place)
    for other in there:
        own, closed = other.seat == seat, other.piece.closes and piece.fights
        if (own or closed) and place not in NO_DUEL_SPACES:
            return s.refusal("already-there", place=place) if own else why_closed(s, other)
    return None


def why_closed(s: State, cowboy: Cowboy) -> Reason:
    """A piece keeps all who would fight away from its place."""
    return s.refusal("closed-by", place=cowboy.place, seat=cowboy.seat, piece=cowboy.piece.name)
