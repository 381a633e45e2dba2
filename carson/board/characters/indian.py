"""8: the Indian."""

from typing import Final, final

from carson.board.ids import LAND, PARCELS, Parcel, parcel_of
from carson.board.map import town
from carson.board.map.geometry import IS_INNER
from carson.board.play.land import why_not_empty_and_ownable, why_not_ownable
from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.core.agenda import Chance, Task
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason

GIFTS: Final = 2


@final
class IndianYellow(Rule):
    """At once you get two unowned parcels chosen by the dice.

    It does not matter what stands on them, unless the table agreed that they must be free; the City
    Hall's parcel can never be owned. When the dice can hit none any more, the whole map counts.
    Each parcel uses a property tile; without one, or without a parcel, the gift is lost.
    """

    number = 8
    cash_limit = 20

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.do(*[ReceiveByDice(owner)] * GIFTS)


@final
class IndianRed(Rule):
    """This round you pay at most $3 for a parcel, however you buy it; others pay in full."""

    number = 8
    red = True
    cash_limit = 30

    def land_price(self, s: State, owner: Seat, price: int) -> int:
        return min(price, 3)


@final
class ReceiveByDice(Task[State]):
    """Roll for a parcel, if there is one to receive and a property tile for it."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        if s.titles[self.seat] and parcels_to_roll(s):
            s.do(RollLand(self.seat))


def parcels_to_roll(s: State) -> list[Parcel]:
    """The parcels that can come up."""
    unowned = [parcel for parcel in PARCELS if town.is_unowned(s, parcel)]
    if s.options.indian_skips_occupied:
        unowned = [parcel for parcel in unowned if town.is_free(s, parcel)]
    return [parcel for parcel in unowned if IS_INNER[parcel]] or unowned


@final
class RollLand(Chance[State]):
    """The dice name a parcel; rolled again until it can be received."""

    accepts = (LAND,)

    def __init__(self, receiver: Seat) -> None:
        super().__init__()
        self.receiver: Final = receiver

    def moves(self, s: State, seat: Seat) -> list[Move]:
        return [LAND.of(parcel) for parcel in parcels_to_roll(s)]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.noun in parcels_to_roll(s):
            return None
        skips = s.options.indian_skips_occupied
        why_not = why_not_empty_and_ownable if skips else why_not_ownable
        reason = why_not(s, self.receiver, parcel_of(move))
        return reason or s.refusal("off-the-dice", parcel=move.noun)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        s.claim(self.receiver, parcel_of(move))
