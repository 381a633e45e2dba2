"""Pebbles: a tiny game with dice, sealed bids and forced answers, to test the core with.

In each round a die says what the prize is worth; all bid pebbles for it at once and in secret;
the highest bid wins it and is paid, the first seat among equals. The winner may buy points for
pebbles; then the first seat is asked to continue, though it has no other answer.
"""

from collections.abc import Mapping
from typing import Final, Self

from carson.core.agenda import Chance, Choice, Position, Task, describe
from carson.core.chance import Luck
from carson.core.events import Kind
from carson.core.game import Game, Json
from carson.core.given import OptionValue, spelt
from carson.core.moves import Move, Nouns, Seat, Verb, Vocabulary
from carson.core.options import Option, agreed, check, defaults, number
from carson.core.reasons import Reason
from carson.core.testing import Posting

PEBBLES: Final = 5
NO_BID: Final = -1

_amounts: Final = Nouns([str(amount) for amount in range(PEBBLES + 1)], {"nothing": 0})
ROLL: Final = Verb("roll", Nouns(["1", "2", "3"]))
BID: Final = Verb("bid", _amounts)
BUY: Final = Verb("buy", _amounts)
GO_ON: Final = Verb("go-on")

ROLLED: Final = Kind("rolled", "prize", reveals=True)
SEALED: Final = Kind("sealed", "seat", "amount", secret=("amount",))
OPENED: Final = Kind("opened", "seat", "amount", reveals=True)
PAID: Final = Kind("paid", "seat", "amount")
SCORED: Final = Kind("scored", "seat", "points")
ACCOUNTS: Final = {PAID: Posting("pebbles", -1, "amount"), SCORED: Posting("points", +1, "points")}


class Pebbles(Position):
    """What everyone has, the prize, and the bids that are still sealed."""

    fixed = ("seats",)

    def __init__(self, players: int) -> None:
        super().__init__()
        self.seats: Final = tuple(Seat(number) for number in range(players))
        self.pebbles = [PEBBLES] * players
        self.points = [0] * players
        self.sealed = [NO_BID] * players
        self.bank = 0
        self.prize = 0

    def copy(self) -> Self:
        twin = type(self)(len(self.seats))
        twin.adopt(self)
        twin.pebbles = self.pebbles.copy()
        twin.points = self.points.copy()
        twin.sealed = self.sealed.copy()
        twin.bank, twin.prize = self.bank, self.prize
        return twin

    def pay(self, seat: Seat, amount: int) -> None:
        self.pebbles[seat] -= amount
        self.bank += amount
        self.emit(PAID, seat, amount)

    def score(self, seat: Seat, points: int) -> None:
        self.points[seat] += points
        self.emit(SCORED, seat, points)


class Round(Task[Pebbles]):
    def run(self, s: Pebbles) -> None:
        s.do(RollPrize(), SealBids(*s.seats), GoOn(s.seats[0]))


class RollPrize(Chance[Pebbles]):
    accepts = (ROLL,)

    def weights(self, s: Pebbles) -> list[int]:
        return [3, 2, 1]

    def play(self, s: Pebbles, seat: Seat, move: Move) -> None:
        s.prize = move.noun + 1
        s.emit(ROLLED, s.prize)


class SealBids(Choice[Pebbles]):
    accepts = (BID,)
    secret = True

    def refuse(self, s: Pebbles, seat: Seat, move: Move) -> Reason | None:
        return None if move.noun <= s.pebbles[seat] else Reason("too-dear", cash=s.pebbles[seat])

    def play(self, s: Pebbles, seat: Seat, move: Move) -> None:
        s.sealed[seat] = move.noun
        s.emit(SEALED, seat, move.noun)
        left = [other for other in self.seats if other != seat]
        s.do(SealBids(*left) if left else OpenBids())


class OpenBids(Task[Pebbles]):
    def run(self, s: Pebbles) -> None:
        for seat in s.seats:
            s.emit(OPENED, seat, s.sealed[seat])
        winner = max(s.seats, key=lambda seat: s.sealed[seat])
        s.pay(winner, s.sealed[winner])
        s.score(winner, s.prize)
        s.sealed = [NO_BID] * len(s.seats)
        s.do(BuyPoints(winner))


class BuyPoints(Choice[Pebbles]):
    accepts = (BUY,)

    def refuse(self, s: Pebbles, seat: Seat, move: Move) -> Reason | None:
        return None if move.noun <= s.pebbles[seat] else Reason("too-dear", cash=s.pebbles[seat])

    def obvious(self, s: Pebbles, seat: Seat) -> Move | None:
        return BUY.of(0)

    def play(self, s: Pebbles, seat: Seat, move: Move) -> None:
        s.pay(seat, move.noun)
        s.score(seat, move.noun)


class GoOn(Choice[Pebbles]):
    accepts = (GO_ON,)
    forced = False

    def play(self, s: Pebbles, seat: Seat, move: Move) -> None:
        s.prize = 0


class PebbleGame(Game[Pebbles]):
    """The game; `last` is one more task at its end, by which a test can spoil it."""

    name = "pebbles"
    rules_version = 3
    vocabulary = Vocabulary(ROLL, BID, BUY, GO_ON)
    options = (
        number("players", 2, 2, 4, seating=True),
        Option("rounds", "one-of", "2", ("2", "1", "3")),
    )

    state: type[Pebbles] = Pebbles

    def __init__(self, *last: Task[Pebbles]) -> None:
        self.last: Final = last

    def complete(self, given: Mapping[str, OptionValue]) -> dict[str, str]:
        options = defaults(self.options) | agreed(given, self.options)
        check(options, self.options)
        return options

    def start(self, given: Mapping[str, OptionValue]) -> Pebbles:
        options = spelt(given)
        s = self.state(int(options["players"]))
        s.do(*[Round() for _ in range(int(options["rounds"]))], *self.last)
        return s

    def options_of(self, s: Pebbles) -> dict[str, str]:
        return self.complete({"players": len(s.seats)})

    def seats(self, s: Pebbles) -> tuple[Seat, ...]:
        return s.seats

    def see(self, s: Pebbles, seat: Seat) -> dict[str, Json]:
        return {
            "prize": s.prize,
            "pebbles": list(s.pebbles),
            "points": list(s.points),
            "has_bid": [bid != NO_BID for bid in s.sealed],
            "own_bid": s.sealed[seat],
        }

    def imagine(self, s: Pebbles, seat: Seat, luck: Luck) -> Pebbles:
        twin = s.copy()
        for other in s.seats:
            if other != seat and s.sealed[other] != NO_BID:
                twin.sealed[other] = luck.pick(other, [1] * (s.pebbles[other] + 1))
        return twin

    def scores(self, s: Pebbles) -> dict[str, list[int]]:
        return {"points": list(s.points)}

    def ranking(self, s: Pebbles) -> list[Seat]:
        return sorted(s.seats, key=lambda seat: -s.points[seat])

    def census(self, s: Pebbles) -> dict[str, int]:
        return {"pebbles": sum(s.pebbles) + s.bank}

    def derived(self, s: Pebbles) -> dict[str, tuple[object, object]]:
        return {"bank": (s.bank, PEBBLES * len(s.seats) - sum(s.pebbles))}

    def ledger(self, s: Pebbles) -> dict[str, list[int]]:
        return {"pebbles": list(s.pebbles), "points": list(s.points)}

    def digest(self, s: Pebbles) -> str:
        agenda = [describe(task) for task in s.agenda]
        return repr([s.pebbles, s.points, s.sealed, s.bank, s.prize, agenda])


PEBBLE_GAME: Final = PebbleGame()
