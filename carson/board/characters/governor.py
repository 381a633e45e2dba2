"""13: the Governor."""

from typing import Final, final

from carson.board import events as event
from carson.board.ids import FROM_CHARACTERS, TAX, for_character
from carson.board.powers.moments import RoadLaid
from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat

WEAPONS: Final = 0
TAXED_CASH: Final = 10


@final
class GovernorYellow(Rule):
    """You get a road at once, and this round 1 VP for each road you lay to new land: a road that
    touches, even with a corner, a parcel which no road has touched before.

    It does not matter when you got the road. A bridge to new land gives you 2 VP. You may lay roads
    once more after the last action.
    """

    number = 13
    cash_limit = 50

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.get_roads(owner, 1)

    def gains_by_roads(self, s: State, owner: Seat) -> bool:
        return True

    def on_road_laid(self, s: State, owner: Seat, road: RoadLaid) -> None:
        if road.seat == owner and road.reached:
            s.score(owner, 2 if road.bridge else 1, FROM_CHARACTERS)


@final
class GovernorRed(Rule):
    """At once you tax either weapons or money; nobody can refuse, and nobody pays more than they
    have.

    Each other player pays you $1 for each of their revolvers (only those they keep for good), or $1
    for every $10 they have, rounded up.
    """

    number = 13
    red = True
    cash_limit = 50

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.do(TaxWeaponsOrMoney(owner))


@final
class TaxWeaponsOrMoney(Choice[State]):
    """What to tax."""

    accepts = (TAX,)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        for payer in s.seats:
            if payer != seat:
                tax = tax_of(s, payer, move.noun)
                s.emit(event.TAXED, seat, payer, tax)
                s.transfer(payer, seat, tax, for_character(GovernorRed.number, red=True))


def tax_of(s: State, payer: Seat, what: int) -> int:
    """What a player has to pay."""
    if what == WEAPONS:
        return min(s.revolvers[payer], s.cash[payer])
    return -(-s.cash[payer] // TAXED_CASH)
