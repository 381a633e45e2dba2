"""Duels: everyone involved rolls and adds their firepower; one wins, the others go home."""

from collections.abc import Sequence
from typing import Final, final

from carson.board import events as event
from carson.board.ids import DROP, DUEL, KEEP, REROLL, ROLL, Place, place_of
from carson.board.map import town
from carson.board.map.pieces import Cowboy
from carson.board.powers import ask
from carson.board.powers.moments import DuelFought
from carson.board.powers.rule import Weapons
from carson.board.state import State
from carson.core.agenda import Chance, Choice, Task
from carson.core.moves import NOBODY, Move, Seat
from carson.core.reasons import Reason
from carson.core.values import replaced


def fighters_at(s: State, place: Place) -> list[Cowboy]:
    """Who would fight on a place, in the pass order; alone only against an Outlaw."""
    outlaw, there = town.has_outlaw(s, place), s.at(place)
    if len(there) < 2 and not outlaw:
        return []
    ordered = [cowboy for seat in s.pass_order for cowboy in there if cowboy.seat == seat]
    fighters = [cowboy for cowboy in ordered if cowboy.piece.fights]
    rivals = len(fighters) > 1 and fighters[0].seat != fighters[-1].seat
    return fighters if outlaw or rivals else []


@final
class Duel(Task[State]):
    """The duel on a place, if several players stand there or an Outlaw does."""

    def __init__(self, place: Place) -> None:
        self.place: Final = place

    def run(self, s: State) -> None:
        fighters = fighters_at(s, self.place)
        if fighters:
            s.emit(event.DUEL_BEGAN, self.place)
            s.do(s.weapons.draw(s, self.place, tuple(fighters)))


@final
class DiceWeapons(Weapons):
    """Everyone rolls a die."""

    def draw(self, s: State, place: Place, fighters: tuple[Cowboy, ...]) -> Task[State]:
        counts = [f.piece.dice + ask.extra_dice(s, f.seat) for f in fighters]
        owners = [f.seat for f, count in zip(fighters, counts, strict=True) for _ in range(count)]
        return Rolling(Dice(place, fighters, tuple(owners), ()))


@final
class Dice:
    """The dice of a duel so far: whose they are, and what they show."""

    def __init__(
        self,
        place: Place,
        fighters: tuple[Cowboy, ...],
        owners: tuple[Seat, ...],
        rolled: tuple[int, ...],
    ) -> None:
        self.place: Final = place
        self.fighters: Final = fighters
        self.owners: Final = owners
        """Whose each die is, the dice still to come included."""
        self.rolled: Final = rolled

    def of(self, seat: Seat) -> int:
        """The sum of a seat's dice."""
        return sum(die for number, die in enumerate(self.rolled) if self.owners[number] == seat)

    def spare(self) -> Seat:
        """Who still has to put a die aside."""
        for fighter in self.fighters:
            if self.owners.count(fighter.seat) > fighter.piece.dice:
                return fighter.seat
        return NOBODY

    def plus(self, die: int) -> "Dice":
        """With one more die."""
        return Dice(self.place, self.fighters, self.owners, (*self.rolled, die))

    def instead(self, number: int, die: int) -> "Dice":
        """With another face of one die."""
        rolled = replaced(self.rolled, number, die)
        return Dice(self.place, self.fighters, self.owners, rolled)

    def without(self, number: int) -> "Dice":
        """With one die put aside."""
        owners = self.owners[:number] + self.owners[number + 1 :]
        rolled = self.rolled[:number] + self.rolled[number + 1 :]
        return Dice(self.place, self.fighters, owners, rolled)

    def __repr__(self) -> str:
        return f"Dice({self.place}, {self.fighters}, {self.owners}, {self.rolled})"


@final
class Rolling(Task[State]):
    """Roll until everyone has their dice; then some may roll again."""

    def __init__(self, dice: Dice) -> None:
        self.dice: Final = dice

    def run(self, s: State) -> None:
        if len(self.dice.rolled) < len(self.dice.owners):
            s.do(RollDie(self.dice, len(self.dice.rolled)))
            return
        lucky = [f.seat for f in self.dice.fighters if ask.may_reroll(s, f.seat)]
        if lucky:
            s.do(RerollOrKeep(lucky[0], self.dice))
        else:
            s.do(CountDice(self.dice))


@final
class RollDie(Chance[State]):
    """A die of a duel, for the first or the second time."""

    accepts = (ROLL,)

    def __init__(self, dice: Dice, number: int) -> None:
        super().__init__()
        self.dice: Final = dice
        self.number: Final = number

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        return None if move.noun else s.refusal("no-face")

    def play(self, s: State, seat: Seat, move: Move) -> None:
        s.emit(event.ROLLED, self.dice.owners[self.number], move.noun)
        if self.number == len(self.dice.rolled):
            s.do(Rolling(self.dice.plus(move.noun)))
        else:
            s.do(CountDice(self.dice.instead(self.number, move.noun)))


class OwnDie(Choice[State]):
    """A choice among the player's own dice, counted from 1."""

    def __init__(self, seat: Seat, dice: Dice) -> None:
        super().__init__(seat)
        self.dice: Final = dice

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is KEEP or 1 <= move.noun <= self.dice.owners.count(seat):
            return None
        return s.refusal("no-such-die")

    def chosen(self, move: Move) -> int:
        """The number of the die among all dice."""
        return self.dice.owners.index(self.seats[0]) + move.noun - 1


@final
class RerollOrKeep(OwnDie):
    """Roll one of your dice again, once all dice are seen; or keep them."""

    accepts = (REROLL, KEEP)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is KEEP:
            s.do(CountDice(self.dice))
            return
        number = self.chosen(move)
        s.emit(event.REROLLED, seat, self.dice.rolled[number])
        s.do(RollDie(self.dice, number))


@final
class PutDieAside(OwnDie):
    """Which die does not count."""

    accepts = (DROP,)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        s.do(CountDice(self.dice.without(self.chosen(move))))


@final
class CountDice(Task[State]):
    """Spare dice are put aside, and the rest is added up."""

    def __init__(self, dice: Dice) -> None:
        self.dice: Final = dice

    def run(self, s: State) -> None:
        spare = self.dice.spare()
        if spare != NOBODY:
            s.do(PutDieAside(spare, self.dice))
            return
        sums = tuple(self.dice.of(fighter.seat) for fighter in self.dice.fighters)
        s.do(SettleDuel(self.dice.place, self.dice.fighters, sums))


@final
class SettleDuel(Task[State]):
    """The highest total wins; among equals, who passed first. An Outlaw must be matched."""

    def __init__(self, place: Place, fighters: tuple[Cowboy, ...], added: tuple[int, ...]) -> None:
        self.place: Final = place
        self.fighters: Final = fighters
        self.added: Final = added
        """What each fighter adds to their firepower."""

    def run(self, s: State) -> None:
        totals = []
        for fighter, added in zip(self.fighters, self.added, strict=True):
            firepower = ask.firepower(s, fighter.seat)
            totals.append(added + firepower)
            s.emit(event.FOUGHT, fighter.seat, added, firepower, added + firepower)
        outlaw = town.has_outlaw(s, self.place)
        beaten = outlaw and max(totals) < s.strength
        winner = None if beaten else self.fighters[totals.index(max(totals))]
        losers = [fighter for fighter in self.fighters if fighter is not winner]
        if winner is None:
            s.emit(event.OUTLAW_WON, self.place)
        else:
            s.emit(event.DUEL_WON, winner.seat, self.place)
        for loser in losers:
            s.send_home(loser)
        victor = NOBODY if winner is None else winner.seat
        s.tell(DuelFought(self.place, victor, tuple(c.seat for c in losers), outlaw))


def duels_on(s: State, places: Sequence[Place]) -> list[Task[State]]:
    """The duels of one step, in the order that the first to pass among the fighters chooses."""
    contested = tuple(place for place in places if fighters_at(s, place))
    if len(contested) < 2:
        return [Duel(place) for place in contested]
    involved = {cowboy.seat for place in contested for cowboy in fighters_at(s, place)}
    decider = next(seat for seat in s.pass_order if seat in involved)
    return [PickDuel(decider, contested, ())]


@final
class PickDuel(Choice[State]):
    """Which duel comes next; the whole order is fixed before the first one is fought.

    Cowboys who lose one duel are at home for the next.
    """

    accepts = (DUEL,)

    def __init__(self, seat: Seat, places: tuple[Place, ...], ordered: tuple[Place, ...]) -> None:
        super().__init__(seat)
        self.places: Final = places
        self.ordered: Final = ordered

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        return [DUEL.of(place) for place in self.places]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        return None if move.noun in self.places else s.refusal("no-duel-there", place=move.noun)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        left = tuple(place for place in self.places if place != move.noun)
        ordered = (*self.ordered, place_of(move))
        if len(left) > 1:
            s.do(PickDuel(seat, left, ordered))
        else:
            s.do(*[Duel(place) for place in (*ordered, *left)])
