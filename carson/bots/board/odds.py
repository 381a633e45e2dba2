"""The odds of a duel, as far as they can be known while cowboys are still being placed."""

from typing import Final

from carson.board.ids import PLACES, Place, is_enclosure, is_parcel
from carson.board.play.duel import DiceWeapons
from carson.board.play.duel_tiles import in_hand
from carson.board.powers import ask
from carson.board.printed import DUEL_TILE_KINDS, NO_DUEL_SPACES
from carson.board.state import State
from carson.core.moves import Seat

FACES: Final = range(1, 7)
TILES: Final = range(DUEL_TILE_KINDS)
CONTESTED_PLACES: Final = tuple(
    place not in NO_DUEL_SPACES and not is_enclosure(place) for place in PLACES
)
"""Whether there are duels on a place."""
SURE_LEAD: Final = 6
"""With so much more firepower no die can turn a duel."""
JOINED: Final = 0.04
"""How likely a rival who still has cowboys is to join on a space, and to win it."""
JOINED_LAND: Final = 0.01
"""The same for one parcel of many."""


def _chance(lead: int) -> float:
    """Out of 36 throws of two dice, those that win; a tie is won half of the time."""
    return sum((a + lead > b) + 0.5 * (a + lead == b) for a in FACES for b in FACES) / 36


CHANCES: Final = tuple(_chance(lead) for lead in range(-SURE_LEAD, SURE_LEAD + 1))


def chance_to_win(lead: int) -> float:
    """How likely a duel is won with that much more firepower than the rival."""
    return CHANCES[max(-SURE_LEAD, min(SURE_LEAD, lead)) + SURE_LEAD]


def chance_there(s: State, seat: Seat, place: Place, firepower: int) -> float:
    """How likely the seat gets what the place gives, if it goes there with this firepower."""
    if not CONTESTED_PLACES[place]:
        return 1.0
    chance = 1.0
    for cowboy in s.at(place):
        if cowboy.seat != seat:
            chance *= chance_to_win(firepower - strength(s, cowboy.seat))
    return chance


def strength(s: State, seat: Seat) -> int:
    """Firepower, and about one more for a spare die."""
    return ask.firepower(s, seat) + ask.extra_dice(s, seat)


def chance_to_match(s: State, seat: Seat, firepower: int) -> float:
    """How likely the seat reaches the strength of the Outlaws with this firepower."""
    missing = s.strength - firepower
    if isinstance(s.weapons, DiceWeapons):
        return sum(face >= missing for face in FACES) / len(FACES)
    return float(missing <= best_tile(s, seat))


def best_tile(s: State, seat: Seat) -> int:
    """The highest duel tile in the seat's own hand."""
    return max((tile for tile in TILES if in_hand(s, seat, tile)), default=0)


def still_placing(s: State, seat: Seat) -> int:
    """How many rivals may still place a cowboy."""
    return sum(s.home[r] > 0 and r != seat and r not in s.passed for r in s.seats)


def chance_to_stay_alone(place: Place, rivals: int) -> float:
    """How likely none of the rivals who still place comes and takes an empty place away."""
    if not CONTESTED_PLACES[place]:
        return 1.0
    return 1.0 - rivals * (JOINED_LAND if is_parcel(place) else JOINED)
