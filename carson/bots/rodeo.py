"""What horses are worth: in the rodeo of this round, and for the rest of the game."""

from typing import Final

from carson.board.ids import ENCLOSURES, Place
from carson.board.state import State
from carson.board.variants.horses import HATS, rodeo_points, stabled
from carson.bots import worth
from carson.core.moves import Seat

SAFE_LEAD: Final = 10
"""With so many rodeo points more than any rival one can hardly be overtaken."""
RIDE: Final = 0.8
"""What a horse brings in each round to come."""
MORE_HORSES: Final = 0.4
"""How many horses one gets in each round to come."""


def owned(s: State, seat: Seat) -> int:
    """The horses of a seat, wherever they are."""
    return s.horses[seat] + sum(stabled(s, seat, number) for number in range(len(ENCLOSURES)))


def token(s: State, seat: Seat) -> float:
    """What a rodeo token is worth at the end: as much as there are horses."""
    return owned(s, seat) + MORE_HORSES * worth.rounds_left(s)


def chance_to_lead(lead: int) -> float:
    """How likely the rodeo is won with so many more points than the best rival has now."""
    return max(0.0, min(1.0, 0.5 + lead / SAFE_LEAD / 2))


def hats_gain(s: State, seat: Seat, hats: int) -> float:
    """What so many rodeo points more are worth."""
    best = max(rodeo_points(s, rival) for rival in s.seats if rival != seat)
    lead = rodeo_points(s, seat) - best
    return token(s, seat) * (chance_to_lead(lead + hats) - chance_to_lead(lead))


def cowboy_gain(s: State, seat: Seat, place: Place) -> float:
    """What a cowboy is worth who doubles the points of the horses in an enclosure."""
    enclosure = ENCLOSURES.index(place)
    return hats_gain(s, seat, stabled(s, seat, enclosure) * HATS[enclosure])


def horse(s: State, seat: Seat) -> float:
    """What a horse is worth from the next round on."""
    return 1 + s.rodeos[seat] + RIDE * worth.rounds_left(s)
