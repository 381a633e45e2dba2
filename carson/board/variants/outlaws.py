"""Outlaws: bandits ride into the town, and whoever drives them out is rewarded."""

from typing import Final, final

from carson.board import events as event
from carson.board.features.told import ABOUT_PARCELS, ABOUT_PLACE, Relative, Teller
from carson.board.ids import (
    FROM_OUTLAWS,
    LAND,
    OUTLAW,
    PARCELS,
    PRISON,
    RIDE,
    ROLL,
    STEAL,
    TAKE,
    Parcel,
    parcel_of,
)
from carson.board.map import town
from carson.board.map.geometry import INNER, IS_INNER, NEAR
from carson.board.play.spaces import clear
from carson.board.powers import ask
from carson.board.powers.moments import DuelFought
from carson.board.powers.rule import Rule
from carson.board.printed import OUTLAW_COUNT
from carson.board.state import State
from carson.core.agenda import Chance, Choice, Task
from carson.core.moves import NOBODY, Move, Seat
from carson.core.reasons import Reason

FIRST_ROUND: Final = 2
WEAKEST: Final = 7
"""The strength is this and a die."""
REWARDS: Final = {8: 2, 9: 2, 10: 3, 11: 3, 12: 4, 13: 5}
"""Victory points for an Outlaw by its strength; these values are ours."""


@final
class Outlaws(Rule):
    """From round 2 on, Outlaws come before characters are chosen, and each moves by one parcel.

    Their strength this round is a die plus 7; another die says whether one, two or three come;
    the dice name where, never next to a Prison. On a Prison they are jailed, which rewards its
    owner. Each Outlaw then goes to the building next to it, or under it, that pays most. Land
    under an Outlaw cannot be sold or built on, and a building there pays half. To fight an
    Outlaw, place a cowboy there; when buildings are fought for, the best of those who came must
    reach its strength. The winner is rewarded, or steals from another player's building.
    """

    def on_duel(self, s: State, owner: Seat, duel: DuelFought) -> None:
        if duel.outlaw and duel.winner != NOBODY:
            parcel = Parcel(duel.place)
            s.set_outlaw(parcel, False)
            s.emit(event.OUTLAW_BEATEN, duel.winner, parcel)
            s.do(RewardOrTheft(duel.winner, parcel))


def reward(s: State) -> int:
    """What an Outlaw is worth in this round."""
    return REWARDS[s.strength]


@final
class RideIn(Task[State]):
    """New Outlaws come, and all of them move."""

    def run(self, s: State) -> None:
        if s.round >= FIRST_ROUND:
            s.do(RollOutlaws(()))


@final
class RollOutlaws(Chance[State]):
    """Two dice: how strong they are, and how many come."""

    accepts = (ROLL,)

    def __init__(self, dice: tuple[int, ...]) -> None:
        super().__init__()
        self.dice: Final = dice

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        return None if move.noun else s.refusal("no-face")

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if not self.dice:
            s.strength = WEAKEST + move.noun
            s.do(RollOutlaws((move.noun,)))
            return
        count = min((move.noun + 1) // 2, OUTLAW_COUNT - sum(s.outlaws))
        s.emit(event.OUTLAWS_CAME, s.strength, count)
        s.do(*[Arrive()] * count, OrderOutlaws(()))


def why_no_arrival(s: State, parcel: Parcel) -> Reason | None:
    """Why the dice are rolled again."""
    if not IS_INNER[parcel]:
        return s.refusal("off-the-dice", parcel=parcel)
    if s.outlaws[parcel]:
        return s.refusal("outlaw-there", parcel=parcel)
    return s.refusal("prison-near", parcel=parcel) if prison_near(s, parcel) else None


def prison_near(s: State, parcel: Parcel) -> bool:
    """A Prison next to the parcel keeps Outlaws away."""
    return any(s.on[near] == PRISON for near in NEAR[parcel])


@final
class Arrive(Task[State]):
    """One more Outlaw comes, if there is room for it."""

    def run(self, s: State) -> None:
        if any(why_no_arrival(s, parcel) is None for parcel in INNER):
            s.do(RollArrival())


@final
class RollArrival(Chance[State]):
    """The dice name where an Outlaw comes."""

    accepts = (LAND,)

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        return [LAND.of(parcel) for parcel in INNER]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        return why_no_arrival(s, parcel_of(move))

    def play(self, s: State, seat: Seat, move: Move) -> None:
        parcel = parcel_of(move)
        s.emit(event.OUTLAW_ARRIVED, parcel)
        if s.on[parcel] == PRISON:
            s.emit(event.OUTLAW_JAILED, s.owner[parcel], parcel)
            s.score(s.owner[parcel], reward(s), FROM_OUTLAWS)
        else:
            s.set_outlaw(parcel, True)


@final
class OrderOutlaws(Task[State]):
    """The first player says who moves next, until all have moved; those who cannot do not."""

    def __init__(self, moved: tuple[Parcel, ...]) -> None:
        self.moved: Final = moved

    def run(self, s: State) -> None:
        waiting = [p for p in PARCELS if s.outlaws[p] and p not in self.moved]
        if waiting:
            s.do(PickOutlaw(s.pass_order[0], self.moved))


@final
class PickOutlaw(Choice[State]):
    """Which Outlaw moves next."""

    accepts = (OUTLAW,)

    def __init__(self, seat: Seat, moved: tuple[Parcel, ...]) -> None:
        super().__init__(seat)
        self.moved: Final = moved

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        return [OUTLAW.of(parcel) for parcel in PARCELS if s.outlaws[parcel]]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if not s.outlaws[move.noun]:
            return s.refusal("no-outlaw-there", parcel=move.noun)
        return s.refusal("has-moved", parcel=move.noun) if move.noun in self.moved else None

    def play(self, s: State, seat: Seat, move: Move) -> None:
        s.do(RideOut(parcel_of(move), self.moved))


def loot(s: State, outlaw: Parcel, parcel: Parcel) -> int:
    """What attracts an Outlaw to a parcel."""
    owner = s.owner[parcel]
    if not town.is_building(s.on[parcel]) or owner == NOBODY or prison_near(s, parcel):
        return 0
    if s.outlaws[parcel] and parcel != outlaw:
        return 0
    if ask.was_shielded(s, parcel):
        return 0
    return ask.tile_income(s, parcel)


def destinations(s: State, outlaw: Parcel) -> list[Parcel]:
    """Where an Outlaw may go: the best buildings next to it; where it is, if none is better."""
    around = {parcel: loot(s, outlaw, parcel) for parcel in NEAR[outlaw]}
    best = max(around.values())
    if best <= loot(s, outlaw, outlaw):
        return [outlaw]
    return [parcel for parcel, income in around.items() if income == best]


@final
class RideOut(Chance[State]):
    """An Outlaw moves; among equally good buildings chance decides."""

    accepts = (RIDE,)

    def __init__(self, outlaw: Parcel, moved: tuple[Parcel, ...]) -> None:
        super().__init__()
        self.outlaw: Final = outlaw
        self.moved: Final = moved

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        return [RIDE.of(parcel) for parcel in destinations(s, self.outlaw)]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        going = move.noun in destinations(s, self.outlaw)
        return None if going else s.refusal("not-best-loot", parcel=move.noun)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        to = parcel_of(move)
        s.set_outlaw(self.outlaw, False)
        s.set_outlaw(to, True)
        if to != self.outlaw:
            s.emit(event.OUTLAW_MOVED, self.outlaw, to)
        s.do(OrderOutlaws((*self.moved, to)))


@final
class RewardOrTheft(Choice[State]):
    """The reward for an Outlaw; or, on another's building, half of its income instead."""

    accepts = (TAKE, STEAL)

    def __init__(self, seat: Seat, parcel: Parcel) -> None:
        super().__init__(seat)
        self.parcel: Final = parcel

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is TAKE:
            return None
        if not town.is_others_building(s, seat, self.parcel):
            return s.refusal("nothing-to-attack", parcel=self.parcel, seat=s.owner[self.parcel])
        if not ask.can_be_attacked(s, self.parcel):
            return s.refusal("protected", parcel=self.parcel, thing=s.on[self.parcel])
        piece = next(c.piece for c in s.at(self.parcel) if c.seat == seat)
        return ask.why_barred(s, seat, self.parcel, piece)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is TAKE:
            s.score(seat, reward(s), FROM_OUTLAWS)
            if self.parcel != town.city_hall(s):
                clear(s, self.parcel)
        else:
            s.thefts = (*s.thefts, self.parcel)


# --- what learned players are told ----------------------------------------------------------
@final
class TellMoved(Teller):
    """Which Outlaws have moved."""

    def tell(
        self,
        choice: Choice[State],
        me: Seat,
        to: Relative,
        found: list[int],
        numbers: list[float],
    ) -> None:
        assert isinstance(choice, PickOutlaw)
        found.extend([ABOUT_PARCELS + parcel for parcel in choice.moved])


@final
class TellBeaten(Teller):
    """Where the Outlaw was."""

    def tell(
        self,
        choice: Choice[State],
        me: Seat,
        to: Relative,
        found: list[int],
        numbers: list[float],
    ) -> None:
        assert isinstance(choice, RewardOrTheft)
        found.append(ABOUT_PLACE + choice.parcel)
