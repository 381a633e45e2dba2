"""How the greedy bot judges what its horses do."""

from typing import Final

from carson.board import ask
from carson.board.duel import fighters_at
from carson.board.ids import BREED, BUY_HORSE, ENCLOSURES, HORSE, PARCELS, Parcel, Place
from carson.board.printed import WAGE
from carson.board.state import State
from carson.board.variants.horses import (
    DOUBLE,
    EXTRA,
    FIREPOWER,
    HATS,
    HORSE_PRICE,
    MONEY,
    PADDOCK_MONEY,
    DoubleRanch,
    StableNewHorse,
    TakeWageOrHorse,
    UseHorse,
    stabled,
    why_no_doubling,
)
from carson.bots import odds, rodeo, worth
from carson.bots.judging import NEVER, Entry, Rater, judged
from carson.bots.outlook import Outlook, prize
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat

TEMPO: Final = 0.4
"""To place another cowboy before the rivals do."""


# --- enclosures -----------------------------------------------------------------------------
def firepower_gain(o: Outlook) -> float:
    """What the firepower of one more horse is worth, above all in duels that are waiting."""
    s, seat = o.s, o.seat
    before = ask.firepower(s, seat)
    s.stabled[seat * len(ENCLOSURES) + FIREPOWER] += 1
    more = ask.firepower(s, seat) - before
    s.stabled[seat * len(ENCLOSURES) + FIREPOWER] -= 1
    return more * (worth.FIREPOWER + o.firepower_price) + duels_gain(o, more)


def duels_gain(o: Outlook, more: int) -> float:
    """What the seat wins by more firepower where somebody stands in its way."""
    s, seat, power = o.s, o.seat, o.strength
    total = 0.0
    for place in dict.fromkeys(o.places):
        if any(cowboy.seat != seat for cowboy in fighters_at(s, place)):
            better = odds.chance_there(s, seat, place, power + more)
            total += (better - odds.chance_there(s, seat, place, power)) * prize(s, seat, place)
    return total


def doubling_gain(o: Outlook) -> float:
    """What the best Ranch pays more that no horse doubles yet."""
    s, seat = o.s, o.seat
    ranches = [p for p in PARCELS if why_no_doubling(s, seat, p) is None]
    incomes = sorted((ask.tile_income(s, ranch) for ranch in ranches), reverse=True)
    waiting = stabled(s, seat, DOUBLE)
    return incomes[waiting] * o.dollar * worth.SAFE if waiting < len(incomes) else 0.0


def enclosure_gain(o: Outlook, enclosure: int) -> float:
    """What a horse is worth in an enclosure, the rodeo included."""
    hats = rodeo.hats_gain(o.s, o.seat, HATS[enclosure])
    if enclosure == FIREPOWER:
        return hats + firepower_gain(o)
    if enclosure == DOUBLE:
        return hats + doubling_gain(o)
    return hats + (PADDOCK_MONEY * o.dollar if enclosure == MONEY else 0.0)


# --- the choices ----------------------------------------------------------------------------
def stable_horse(s: State, seat: Seat, choice: Choice[State]) -> Rater:
    """The best enclosure; a horse that is not used brings nothing."""
    outlook = Outlook(s, seat)
    again = TEMPO if isinstance(choice, UseHorse) and ask.pieces(s, seat) else 0.0

    def rate(move: Move) -> float:
        if move.verb is not HORSE:
            return 0.0
        enclosure = move.noun - 1
        return enclosure_gain(outlook, enclosure) + (again if enclosure == EXTRA else 0.0)

    return rate


def wage_or_horse(s: State, seat: Seat, choice: TakeWageOrHorse) -> Rater:
    """A horse, while it is worth its price and the rest of the round can still be paid."""
    outlook = Outlook(s, seat)
    poor = s.cash[seat] - HORSE_PRICE < outlook.due
    now = max(enclosure_gain(outlook, enclosure) for enclosure in range(len(ENCLOSURES)))
    gain = rodeo.horse(s, seat) + now - HORSE_PRICE * worth.dollar(s)

    def rate(move: Move) -> float:
        if move.verb is not BUY_HORSE:
            return WAGE * worth.dollar(s)
        return NEVER if poor else gain

    return rate


def double_ranch(s: State, seat: Seat, choice: DoubleRanch) -> Rater:
    """The Ranch that pays most."""

    def rate(move: Move) -> float:
        if move.verb is BREED:
            return ask.tile_income(s, Parcel(Place(move.noun)))
        return 0.0

    return rate


JUDGES: Final[tuple[Entry, ...]] = (
    judged(UseHorse, stable_horse),
    judged(StableNewHorse, stable_horse),
    judged(TakeWageOrHorse, wage_or_horse),
    judged(DoubleRanch, double_ranch),
)
