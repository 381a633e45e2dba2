"""Horses: what they are worth to the greedy bot, and what it does with them."""

from typing import ClassVar, Final, final

from carson.board.ids import (
    BREED,
    BUY_HORSE,
    DECLINE,
    ENCLOSURES,
    HORSE,
    PARCELS,
    PASS,
    Place,
    is_enclosure,
    parcel_of,
)
from carson.board.play.duel import fighters_at
from carson.board.powers import ask
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
    UseSecondEnclosure,
    rodeo_points,
    stabled,
    why_no_doubling,
)
from carson.bots.board import odds, worth
from carson.bots.board.judging import A_LITTLE, NEVER, Entry, Rater, judged
from carson.bots.board.outlook import Outlook, prize
from carson.bots.board.placing import place_or_shift
from carson.bots.board.variant_knowledge import Advice
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat
from carson.core.values import added

SAFE_LEAD: Final = 10
"""With this many rodeo points more than any rival a player can hardly be overtaken."""
RIDE: Final = 0.8
"""What a horse brings in each round to come."""
MORE_HORSES: Final = 0.4
"""How many horses one gets in each round to come."""
TEMPO: Final = 0.4
"""To place another cowboy before the rivals do."""


# --- the rodeo of this round, and the rest of the game --------------------------------------
def owned(s: State, seat: Seat) -> int:
    """The horses of a seat, wherever they are."""
    return s.horses[seat] + s.stabled_by(seat)


def token(s: State, seat: Seat) -> float:
    """What a rodeo token is worth at the end: as much as there are horses."""
    return owned(s, seat) + MORE_HORSES * worth.rounds_left(s)


def chance_to_lead(lead: int) -> float:
    """The chance to win the rodeo with this many more points than the best rival has now."""
    return max(0.0, min(1.0, 0.5 + lead / SAFE_LEAD / 2))


def hats_gain(s: State, seat: Seat, hats: int) -> float:
    """What this many more rodeo points are worth."""
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


# --- enclosures -----------------------------------------------------------------------------
def firepower_gain(o: Outlook) -> float:
    """What the firepower of one more horse is worth, above all in duels that are waiting."""
    s, seat = o.s, o.seat
    before = ask.firepower(s, seat)
    kept = s.stabled
    s.stabled = added(kept, seat * len(ENCLOSURES) + FIREPOWER)
    more = ask.firepower(s, seat) - before
    s.stabled = kept
    return more * (worth.FIREPOWER + o.firepower_price) + duels_gain(o, more)


def duels_gain(o: Outlook, more: int) -> float:
    """What the seat wins by more firepower where someone stands in its way."""
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
    hats = hats_gain(o.s, o.seat, HATS[enclosure])
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
    gain = horse(s, seat) + now - HORSE_PRICE * worth.dollar(s)

    def rate(move: Move) -> float:
        if move.verb is not BUY_HORSE:
            return WAGE * worth.dollar(s)
        return NEVER if poor else gain

    return rate


def double_ranch(s: State, seat: Seat, choice: DoubleRanch) -> Rater:
    """The Ranch that pays most."""

    def rate(move: Move) -> float:
        if move.verb is BREED:
            return ask.tile_income(s, parcel_of(move))
        return 0.0

    return rate


def use_second_enclosure(s: State, seat: Seat, choice: UseSecondEnclosure) -> Rater:
    """One more good place; who has nothing left to place passes at once."""
    outlook = Outlook(s, seat)
    stop = NEVER if ask.pieces(s, seat) else A_LITTLE

    def rate(move: Move) -> float:
        if move.verb is PASS:
            return stop
        return 0.0 if move.verb is DECLINE else place_or_shift(outlook, move)

    return rate


@final
class HorsesAdvice(Advice):
    """Horses are worth what they will bring, and cowboys in enclosures double their points."""

    contested: ClassVar[tuple[type[Choice[State]], ...]] = (UseSecondEnclosure,)
    judges: ClassVar[tuple[Entry, ...]] = (
        judged(UseHorse, stable_horse, "horse"),
        judged(UseSecondEnclosure, use_second_enclosure, "place"),
        judged(StableNewHorse, stable_horse, "horse"),
        judged(TakeWageOrHorse, wage_or_horse, "horse-bought"),
        judged(DoubleRanch, double_ranch, "pay"),
    )

    def holdings(self, s: State, seat: Seat) -> float:
        return owned(s, seat) * horse(s, seat)

    def gain(self, o: Outlook, place: Place) -> float | None:
        return cowboy_gain(o.s, o.seat, place) if is_enclosure(place) else None


ADVICE: Final = HorsesAdvice()
