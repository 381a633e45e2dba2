"""What character sides will still bring their holder in this round, as a rule of thumb."""

from collections.abc import Callable
from typing import Final

from carson.board.ids import (
    CHURCH,
    HOUSE,
    MOUNTAIN,
    PRISON,
    SALOON,
    SCHOOL,
    TOWNHOUSE,
)
from carson.board.map import town
from carson.board.powers.common import CASHED
from carson.board.state import State
from carson.bots.board import worth
from carson.core.moves import Seat

Promise = Callable[[State, Seat], float]


def points_for_houses(s: State, seat: Seat) -> float:
    """A point for each House the seat owns."""
    return town.count(s, seat, HOUSE) + town.count(s, seat, TOWNHOUSE)


def points_for_mountains(s: State, seat: Seat) -> float:
    """A point for each mountain the seat owns."""
    return town.count(s, seat, MOUNTAIN)


def best_doubled(s: State, seat: Seat) -> float:
    """One type of building pays twice."""
    kinds = {s.on[parcel] for parcel in town.buildings_of(s, seat)}
    best = max((worth.kind_income(s, seat, kind) for kind in kinds), default=0)
    return best * worth.SAFE * worth.dollar(s)


def good_manners(s: State, seat: Seat) -> float:
    """Points for Schools, Prisons and Churches, and for having no Saloon."""
    good = sum(town.count(s, seat, thing) for thing in (SCHOOL, PRISON, CHURCH))
    return 2.0 * (good + (not town.count(s, seat, SALOON)))


def points_for_income(s: State, seat: Seat) -> float:
    """A point for each of these dollars of income."""
    return worth.income(s, seat) * worth.SAFE / (5 * max(1, s.round))


def peace(s: State, seat: Seat) -> float:
    """Nobody steals."""
    return worth.income(s, seat) * (1 - worth.SAFE) * worth.dollar(s)


WHEN_WAITING: Final[dict[str, Promise]] = {
    "3Y": best_doubled,
    "3R": points_for_houses,
    "5R": points_for_mountains,
}
"""What a card gives to a player who has not taken its money."""

PROMISES: Final[dict[str, Promise]] = {
    "2R": lambda s, seat: 2.5,
    "8Y": lambda s, seat: 2.5,
    "8R": lambda s, seat: 1.0,
    "10Y": lambda s, seat: 1.0,
    "10R": lambda s, seat: 0.5,
    "11Y": lambda s, seat: 1.2,
    "11R": lambda s, seat: 1.5,
    "12Y": lambda s, seat: 1.2,
    "12R": lambda s, seat: 0.8,
    "13Y": lambda s, seat: 0.8 * min(3, s.roads_in_hand[seat]),
    "14Y": lambda s, seat: 0.8,
    "14R": lambda s, seat: 1.0,
    "16Y": peace,
    "17Y": lambda s, seat: 0.6,
    "17R": good_manners,
    "18Y": lambda s, seat: 0.6,
    "18R": points_for_income,
}
"""What a card gives by itself, beside what can be seen in money, land and firepower.

It may still be counted when it has been given: then it is the same whatever the seat answers.
"""


def promises(s: State, seat: Seat) -> float:
    """What the cards of a seat will still bring."""
    if not worth.income_ahead(s):
        return 0.0
    total = 0.0
    for rule in s.hands[seat]:
        if rule.name in PROMISES:
            total += PROMISES[rule.name](s, seat)
        if rule.name in WHEN_WAITING and s.memo[rule.number] != CASHED:
            total += WHEN_WAITING[rule.name](s, seat)
    return total
