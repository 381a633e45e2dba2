"""The moments that rules are told of."""

from typing import Final, final

from carson.board.ids import Place
from carson.board.powers.rule import Moment, Rule
from carson.board.state import State
from carson.core.moves import Seat


@final
class RoadLaid(Moment):
    """A seat laid a road, or a bridge; `reached` parcels had no road before."""

    def __init__(self, seat: Seat, reached: int, bridge: bool) -> None:
        self.seat: Final = seat
        self.reached: Final = reached
        self.bridge: Final = bridge

    def reach(self, rule: Rule, s: State, owner: Seat) -> None:
        rule.on_road_laid(s, owner, self)

    def __repr__(self) -> str:
        return f"RoadLaid({self.seat}, {self.reached}, {self.bridge})"


@final
class ParcelsSold(Moment):
    """Parcels are sold next."""

    def reach(self, rule: Rule, s: State, owner: Seat) -> None:
        rule.before_parcels(s, owner)


@final
class DuelFought(Moment):
    """One won, the others lost; with an Outlaw in it, perhaps all of them."""

    def __init__(self, place: Place, winner: Seat, losers: tuple[Seat, ...], outlaw: bool) -> None:
        self.place: Final = place
        self.winner: Final = winner
        self.losers: Final = losers
        self.outlaw: Final = outlaw

    def reach(self, rule: Rule, s: State, owner: Seat) -> None:
        rule.on_duel(s, owner, self)

    def __repr__(self) -> str:
        return f"DuelFought({self.place}, {self.winner}, {self.losers}, {self.outlaw})"


@final
class IncomeBegins(Moment):
    """The building income is next."""

    def reach(self, rule: Rule, s: State, owner: Seat) -> None:
        rule.before_income(s, owner)


@final
class IncomesPaid(Moment):
    """What each seat kept of the income of its own buildings."""

    def __init__(self, kept: tuple[int, ...]) -> None:
        self.kept: Final = kept

    def reach(self, rule: Rule, s: State, owner: Seat) -> None:
        rule.after_income(s, owner, self)

    def __repr__(self) -> str:
        return f"IncomesPaid({self.kept})"


@final
class ActionsDone(Moment):
    """The last space is resolved."""

    def reach(self, rule: Rule, s: State, owner: Seat) -> None:
        rule.before_close(s, owner)


@final
class RoundOver(Moment):
    """The cards go back."""

    def reach(self, rule: Rule, s: State, owner: Seat) -> None:
        rule.on_round_over(s, owner)


@final
class GameEnds(Moment):
    """The final scoring."""

    def reach(self, rule: Rule, s: State, owner: Seat) -> None:
        rule.at_the_end(s, owner)


@final
class PieceStands(Moment):
    """A seat has placed a piece on the board."""

    def __init__(self, seat: Seat, place: Place) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def reach(self, rule: Rule, s: State, owner: Seat) -> None:
        rule.after_placing(s, owner, self)

    def __repr__(self) -> str:
        return f"PieceStands({self.seat}, {self.place})"


@final
class IncomesReady(Moment):
    """The fights for buildings are over; a seat may still multiply its incomes."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def reach(self, rule: Rule, s: State, owner: Seat) -> None:
        rule.before_payment(s, owner, self)

    def __repr__(self) -> str:
        return f"IncomesReady({self.seat})"
