"""Phase 4: new cowboys, the cash limit, cards and tokens back, the track filled up; the end."""

from typing import Final, final

from carson.board import events as event
from carson.board.ids import (
    AT_END_BUILDINGS,
    AT_END_CASH,
    AT_END_HOUSES,
    AT_END_MOUNTAINS,
    AT_END_STATION,
    DONE,
    FOR_EXCESS,
    FROM_EXCESS,
    HOUSE,
    MOST_MONEY,
    MOUNTAIN,
    ROAD,
    SPEND,
    STATION,
    TOWNHOUSE,
)
from carson.board.map import town
from carson.board.map.buildings import house_symbols
from carson.board.play.track import RefillTrack
from carson.board.play.turn import OwnTurn
from carson.board.powers import ask
from carson.board.powers.moments import ActionsDone, GameEnds, RoundOver
from carson.board.printed import (
    END_CASH_PER_VP,
    END_VP_PER_ASSET,
    EXCESS_PER_VP,
    NEW_COWBOYS,
    ROUNDS,
    SYMBOLS_PER_VP,
)
from carson.board.state import State
from carson.core.agenda import Choice, Task
from carson.core.moves import NOBODY, Move, Seat
from carson.core.reasons import Reason


@final
class LastRoads(Task[State]):
    """A last chance to lay roads, for those who gain by it; in the pass order."""

    def run(self, s: State) -> None:
        s.do(*[OfferLastRoads(seat) for seat in s.pass_order])


@final
class OfferLastRoads(Task[State]):
    """Ask a seat that has roads and gains by laying them."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        if s.roads_in_hand[self.seat] and ask.gains_by_roads(s, self.seat):
            s.do(LayLastRoads(self.seat))


@final
class LayLastRoads(OwnTurn):
    """Lay roads before the round ends, or leave it."""

    accepts = (DONE, ROAD)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is ROAD:
            super().play(s, seat, move)


@final
class FinishActions(Task[State]):
    """What characters give when all actions are done."""

    def run(self, s: State) -> None:
        s.tell(ActionsDone())


@final
class NewCowboys(Task[State]):
    """Four, then five, then five again, as far as the general supply has them."""

    def run(self, s: State) -> None:
        if s.round < ROUNDS:
            for seat in s.pass_order:
                s.get_cowboys(seat, NEW_COWBOYS[s.round - 1])


@final
class CashLimits(Task[State]):
    """In the pass order, money above the limit of one's character is spent."""

    def run(self, s: State) -> None:
        s.do(*[SpendExcess(seat) for seat in s.pass_order])


@final
class SpendExcess(Choice[State]):
    """At least what is above the limit, at most everything; 1 VP for each full $10."""

    accepts = (SPEND,)

    def moves(self, s: State, seat: Seat) -> list[Move]:
        # Everything `refuse` lets pass; the limit is looked up once, not for each amount.
        least = min(self.excess(s), MOST_MONEY)
        return [SPEND.of(amount) for amount in range(least, min(s.cash[seat], MOST_MONEY) + 1)]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.noun > s.cash[seat]:
            return s.refusal("not-that-much", cash=s.cash[seat])
        if move.noun < min(self.excess(s), MOST_MONEY):
            return s.refusal("over-the-limit", least=self.excess(s), limit=ask.cash_limit(s, seat))
        return None

    def obvious(self, s: State, seat: Seat) -> Move | None:
        return None if self.excess(s) else SPEND.of(0)

    def excess(self, s: State) -> int:
        """What must be spent."""
        seat = self.seats[0]
        return max(0, s.cash[seat] - ask.cash_limit(s, seat))

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.noun:
            s.emit(event.EXCESS_SPENT, seat, move.noun)
            s.pay(seat, move.noun, FOR_EXCESS)
        if move.noun >= EXCESS_PER_VP:
            s.score(seat, move.noun // EXCESS_PER_VP, FROM_EXCESS)


@final
class ReturnCards(Task[State]):
    """Characters and their pieces go back, and the ammunition token."""

    def run(self, s: State) -> None:
        for cowboy in list(s.cowboys):
            if not cowboy.piece.numbered:
                s.retire(cowboy)
        s.settled = tuple(s.cowboys)
        s.return_cards()
        s.ammunition = NOBODY
        s.order = ()
        s.step = -1


@final
class PrepareRound(Task[State]):
    """After rounds 1 to 3: cards back, the next order, and the track filled up."""

    def run(self, s: State) -> None:
        if s.round < ROUNDS:
            s.do(ReturnCards(), RefillTrack())
            s.tell(RoundOver())


@final
class FinalScoring(Task[State]):
    """$6 make 1 VP; each building, House and mountain a player owns is worth 2; the Station."""

    def run(self, s: State) -> None:
        for seat in s.seats:
            things = [s.on[parcel] for parcel in town.parcels_of(s, seat)]
            buildings = len([thing for thing in things if town.is_building(thing)])
            houses = things.count(HOUSE) + things.count(TOWNHOUSE)
            s.score(seat, s.cash[seat] // END_CASH_PER_VP, AT_END_CASH)
            s.score(seat, END_VP_PER_ASSET * buildings, AT_END_BUILDINGS)
            s.score(seat, END_VP_PER_ASSET * houses, AT_END_HOUSES)
            s.score(seat, END_VP_PER_ASSET * things.count(MOUNTAIN), AT_END_MOUNTAINS)
            if STATION in things:
                s.score(seat, house_symbols(s) // SYMBOLS_PER_VP, AT_END_STATION)
        s.do(EndGame())
        s.tell(GameEnds())


@final
class EndGame(Task[State]):
    """All is counted."""

    def run(self, s: State) -> None:
        s.emit(event.GAME_ENDED)


def ranking(s: State) -> list[Seat]:
    """Most victory points first; among equals, who passed first in the last round."""
    return sorted(s.pass_order, key=lambda seat: -s.vps(seat))
