"""Games of pebbles with one fault each, for the laws to find."""

from typing import Final, Self

from carson.core.agenda import Chance, Choice, Task
from carson.core.chance import Luck
from carson.core.events import Kind
from carson.core.game import Json
from carson.core.moves import Move, Seat, Verb, Vocabulary
from tests.core.toy import BID, BUY, GO_ON, ROLL, GoOn, PebbleGame, Pebbles, RollPrize


class Forever(Choice[Pebbles]):
    accepts = (BID,)

    def __init__(self) -> None:
        super().__init__(Seat(0))

    def play(self, s: Pebbles, seat: Seat, move: Move) -> None:
        s.do(self)


class Crash(Task[Pebbles]):
    def run(self, s: Pebbles) -> None:
        s.score(Seat(9), 1)


class Mint(Task[Pebbles]):
    def run(self, s: Pebbles) -> None:
        s.pebbles[0] += 1
        s.bank -= 1


class Burn(Task[Pebbles]):
    def run(self, s: Pebbles) -> None:
        s.bank -= 1


class Gap(Task[Pebbles]):
    def run(self, s: Pebbles) -> None:
        s.emit(Kind("gap", "seat", "amount"), 0)


class NoRanking(PebbleGame):
    def ranking(self, s: Pebbles) -> list[Seat]:
        return [s.seats[0]]


class SharingPebbles(Pebbles):
    def copy(self) -> Self:
        twin = super().copy()
        twin.points = self.points
        return twin


class SharedPoints(PebbleGame):
    state = SharingPebbles


class ForgetfulPebbles(Pebbles):
    def copy(self) -> Self:
        twin = super().copy()
        twin.prize = 0
        return twin


class ForgottenPrize(PebbleGame):
    state = ForgetfulPebbles


class HeardPebbles(Pebbles):
    def copy(self) -> Self:
        twin = super().copy()
        twin.log = []
        return twin


class HeardCopy(PebbleGame):
    state = HeardPebbles


class Holder(Choice[Pebbles]):
    """Holds things that are shown by their addresses."""

    accepts = (BUY,)

    def __init__(self) -> None:
        super().__init__(Seat(0))
        self.things: Final = [object()]

    def play(self, s: Pebbles, seat: Seat, move: Move) -> None:
        pass


class Moody(Task[Pebbles]):
    """Remembers in itself what only a state may remember."""

    times = 0

    def run(self, s: Pebbles) -> None:
        Moody.times += 1
        s.prize = Moody.times


class MoodyChoice(Choice[Pebbles]):
    """Another state after each time it is answered."""

    accepts = (BUY,)
    times = 0

    def __init__(self) -> None:
        super().__init__(Seat(0))

    def play(self, s: Pebbles, seat: Seat, move: Move) -> None:
        MoodyChoice.times += 1
        s.prize = MoodyChoice.times
        s.do(GoOn(Seat(1)))


class MoodyDice(RollPrize):
    """Its weights are not the state's."""

    times = 0

    def weights(self, s: Pebbles) -> list[int]:
        MoodyDice.times += 1
        return [1, 0, 0] if MoodyDice.times % 2 else [0, 1, 0]


class Shouts(PebbleGame):
    """Has a verb that cannot be read."""

    vocabulary = Vocabulary(ROLL, BID, BUY, GO_ON, Verb("SHOUT"))


class Shout(Choice[Pebbles]):
    accepts = (Shouts.vocabulary.verbs["SHOUT"],)
    forced = False

    def __init__(self) -> None:
        super().__init__(Seat(0))

    def play(self, s: Pebbles, seat: Seat, move: Move) -> None:
        pass


class LastChoice(Choice[Pebbles]):
    accepts = (BUY, GO_ON)

    def __init__(self) -> None:
        super().__init__(Seat(1))

    def play(self, s: Pebbles, seat: Seat, move: Move) -> None:
        pass


class Empty(LastChoice):
    def candidates(self, s: Pebbles, seat: Seat) -> list[Move]:
        return []


class Repeats(LastChoice):
    def candidates(self, s: Pebbles, seat: Seat) -> list[Move]:
        return [GO_ON.of(), GO_ON.of()]


class Hides(LastChoice):
    def candidates(self, s: Pebbles, seat: Seat) -> list[Move]:
        return [GO_ON.of(), BUY.of(0)]


class Overreaches(LastChoice):
    def moves(self, s: Pebbles, seat: Seat) -> list[Move]:
        return [*super().moves(s, seat), BID.of(0)]


class Explodes(LastChoice):
    def play(self, s: Pebbles, seat: Seat, move: Move) -> None:
        assert move is not BUY.of(5), "boom"


class WrongObvious(LastChoice):
    def obvious(self, s: Pebbles, seat: Seat) -> Move | None:
        return ROLL.of(0)


class OpenToAll(LastChoice):
    def why_not(self, s: Pebbles, seat: Seat, move: Move) -> None:
        return None


class OddWeights(Chance[Pebbles]):
    accepts = (ROLL,)

    def weights(self, s: Pebbles) -> list[int]:
        return [1, 1]


class NoWeight(OddWeights):
    def weights(self, s: Pebbles) -> list[int]:
        return [1, 0, 1]

    def play(self, s: Pebbles, seat: Seat, move: Move) -> None:
        pass


class OpenBidsToAll(PebbleGame):
    def see(self, s: Pebbles, seat: Seat) -> dict[str, Json]:
        return {**super().see(s, seat), "bids": list(s.sealed)}


class KnowsBids(PebbleGame):
    """Imagines no bid that is lower than the true one."""

    def imagine(self, s: Pebbles, seat: Seat, luck: Luck) -> Pebbles:
        twin = super().imagine(s, seat, luck)
        twin.sealed = [max(bids) for bids in zip(s.sealed, twin.sealed, strict=True)]
        return twin


class NoJson(PebbleGame):
    def see(self, s: Pebbles, seat: Seat) -> dict[str, Json]:
        if s.prize == 2:
            raise TypeError("no JSON")
        return super().see(s, seat)


WHISPERED: Final = Kind("whispered", "seat", "amount")


class Whisper(Choice[Pebbles]):
    """A secret bid that the log tells everyone."""

    accepts = (BID,)

    def __init__(self) -> None:
        super().__init__(Seat(0))

    def play(self, s: Pebbles, seat: Seat, move: Move) -> None:
        s.sealed[seat] = min(move.noun, s.pebbles[seat])
        s.emit(WHISPERED, seat, move.noun)
