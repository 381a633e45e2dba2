"""How the greedy bot judges where a cowboy goes, when to move it, and when to pass."""

from typing import Final

from carson.board.characters.doctor import CallTheDoctor
from carson.board.ids import (
    MINE,
    MOVE,
    PASS,
    PLACES,
    ROAD,
    SHIFT,
    TAKE_BACK,
    Parcel,
    Place,
    is_parcel,
    place_of,
)
from carson.board.map import town
from carson.board.map.pieces import COWBOY, DYNAMITER, Piece
from carson.board.play.income import DYNAMITE_FACTOR
from carson.board.play.place import PlaceOrPass, lift_piece, piece_of
from carson.board.play.shift import PutElsewhere, goes_to, own_cowboy
from carson.board.powers import ask
from carson.board.printed import NO_DUEL_SPACES
from carson.board.state import State
from carson.bots.board import odds, worth
from carson.bots.board.judging import A_LITTLE, NEVER, Entry, Rater, judged
from carson.bots.board.outlook import Outlook, gain
from carson.core.moves import Move, Seat

MULTIPLIED: Final = 12
"""What two dice give on average when they are multiplied."""
MEAN_DIE: Final = 3
SAVED: Final[tuple[float, ...]] = (0.6, 0.5, 0.4, 0.0)
"""A cowboy that stays at home, by round: it can work in the next one."""
CLEARLY: Final = 0.5
"""By this much another place must be better to move there."""
MOST_CHANGES: Final = 3
"""So often in a round the bot changes its mind."""


# --- a place --------------------------------------------------------------------------------
def piece_gain(o: Outlook, place: Place, piece: Piece) -> float:
    """What a place gives to a piece, which may be a special one."""
    if piece.multiplies:
        return MULTIPLIED * o.dollar
    own_mine = is_parcel(place) and o.s.on[place] == MINE and o.s.owner[place] == o.seat
    if piece is DYNAMITER and own_mine and not o.s.outlaws[place]:
        return (DYNAMITE_FACTOR - 1) * ask.income(o.s, Parcel(place)) * o.dollar
    return gain(o, place)


def piece_price(s: State, piece: Piece) -> float:
    """What it costs that a piece is gone."""
    dynamite = worth.DYNAMITE if piece is DYNAMITER else 0.0
    return dynamite + (
        SAVED[s.round - 1] if piece.numbered and not piece.from_general_supply else 0.0
    )


def chance_of(o: Outlook, place: Place, piece: Piece) -> float:
    """How likely a piece gets what it is placed for."""
    if not piece.fights:
        return 1.0
    s, seat = o.s, o.seat
    more = (piece.dice - 1) * MEAN_DIE
    chance = odds.chance_there(s, seat, place, o.strength - 1 + more)
    if town.has_outlaw(s, place):
        # Whoever continues to place has less firepower when it comes to the fight.
        late = min(o.strength - 1, o.firepower)
        chance *= odds.chance_to_match(s, seat, late + more)
    return chance if piece.closes else chance * odds.chance_to_stay_alone(place, o.rivals)


def appraise(o: Outlook, place: Place, piece: Piece) -> float:
    """What it is worth to put a piece on a place."""
    price = piece_price(o.s, piece) + o.firepower_price
    return chance_of(o, place, piece) * (piece_gain(o, place, piece) - price)


# --- the choices ----------------------------------------------------------------------------
def place_or_pass(s: State, seat: Seat, choice: PlaceOrPass) -> Rater:
    """The best place that is worth a cowboy; otherwise pass."""
    outlook = Outlook(s, seat)

    def rate(move: Move) -> float:
        if move.verb is PASS or move.verb is ROAD:
            return A_LITTLE if move.verb is PASS else NEVER
        return appraise(outlook, place_of(move), piece_of(move))

    return rate


def place_or_shift(o: Outlook, move: Move) -> float:
    """What it is worth to place a piece, or to move one that is already there."""
    if move.verb in (ROAD, TAKE_BACK):
        return NEVER
    if move.verb is SHIFT:
        return shift_gain(o.s, o.seat, place_of(move)) - CLEARLY
    return appraise(o, place_of(move), piece_of(move))


def shift_gain(s: State, seat: Seat, place: Place) -> float:
    """By how much the best other place is better for a cowboy that someone wants to drive out."""
    cowboy = own_cowboy(s, seat, place)
    rivals = any(other.seat != seat for other in s.at(place))
    if cowboy is None or not rivals or place in NO_DUEL_SPACES or s.shifts[seat] >= MOST_CHANGES:
        return NEVER
    lifted = s.copy()
    lift_piece(lifted, cowboy)
    outlook = Outlook(lifted, seat)
    best = NEVER
    for other in PLACES:
        if goes_to(lifted, cowboy, other):
            best = max(best, appraise(outlook, other, cowboy.piece))
    return best - appraise(outlook, place, cowboy.piece)


def put_elsewhere(s: State, seat: Seat, choice: PutElsewhere) -> Rater:
    """The best place for a cowboy in the hand."""
    outlook = Outlook(s, seat)
    return lambda move: appraise(outlook, place_of(move), choice.piece)


def call_the_doctor(s: State, seat: Seat, choice: CallTheDoctor) -> Rater:
    """The best place that is left, if it is worth the fee and a cowboy."""
    outlook = Outlook(s, seat)
    price = choice.fee() * outlook.dollar + piece_price(s, COWBOY)
    return lambda move: gain(outlook, place_of(move)) - price if move.verb is MOVE else 0.0


JUDGES: Final[tuple[Entry, ...]] = (
    judged(PlaceOrPass, place_or_pass, "place"),
    judged(PutElsewhere, put_elsewhere, "place"),
    judged(CallTheDoctor, call_the_doctor, "doctor"),
)
