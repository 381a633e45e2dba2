"""The exact odds of a duel with dice."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from math import prod
from typing import Final, NamedTuple

FACES: Final = range(1, 7)


class Fighter(NamedTuple):
    """What someone brings into a duel."""

    firepower: int
    dice: int = 1
    """How many dice are added to it."""
    spare: int = 0
    """How many more are rolled, of which the lowest are put aside."""
    rerolls: bool = False
    """Whether one die may be rolled again when all dice are seen."""

    @property
    def lowest(self) -> int:
        """The least total."""
        return self.firepower + self.dice

    @property
    def highest(self) -> int:
        """The greatest total."""
        return self.firepower + 6 * self.dice


class Rival(NamedTuple):
    """A fighter on the other side, and whether they lose ties."""

    fighter: Fighter
    loses_ties: bool

    def stays_below(self, total: int) -> float:
        """The chance that this fighter does not beat a known total."""
        return 1.0 - reaches(self.fighter, total + self.loses_ties)


def chance_to_win(me: Fighter, rivals: Sequence[Rival], least: int = 0) -> float:
    """How likely a fighter beats all rivals; an Outlaw must be matched with `least` as well."""
    if me.rerolls:
        return _chance_to_catch_up(me, rivals, least)
    return sum(
        exactly(me, total) * prod(rival.stays_below(total) for rival in rivals)
        for total in range(max(me.lowest, least), me.highest + 1)
    )


def _chance_to_catch_up(me: Fighter, rivals: Sequence[Rival], least: int) -> float:
    """The same for a fighter who may roll again and knows which total is needed."""
    chance = below = 0.0
    for total in range(me.lowest, me.highest + 1):
        enough = prod(rival.stays_below(total) for rival in rivals)
        chance += (enough - below) * reaches(me, max(total, least))
        below = enough
    return chance


def exactly(fighter: Fighter, total: int) -> float:
    """How likely a fighter who rolls once has this total."""
    return reaches(fighter, total) - reaches(fighter, total + 1)


def reaches(fighter: Fighter, total: int) -> float:
    """The chance that a fighter who knows the total to reach gets at least as much."""
    need = total - fighter.firepower
    return _share(fighter.dice, fighter.spare, fighter.rerolls, need)


@cache
def _share(dice: int, spare: int, rerolls: bool, need: int) -> float:
    """How many of all throws are good enough, those included that are when a die is rerolled."""
    throws = list(product(FACES, repeat=dice + spare))
    return sum(good_enough(throw, dice, rerolls, need) for throw in throws) / len(throws)


def good_enough(throw: tuple[int, ...], dice: int, rerolls: bool, need: int) -> float:
    """1 if the best dice of a throw add up to the need, otherwise the odds of a second try."""
    if kept(throw, dice) >= need:
        return 1.0
    return max(second_try(throw, die, dice, need) for die in range(len(throw))) if rerolls else 0.0


def second_try(throw: tuple[int, ...], die: int, dice: int, need: int) -> float:
    """How likely the need is met when one die of a throw is rolled again."""
    others = throw[:die] + throw[die + 1 :]
    return sum(kept((*others, face), dice) >= need for face in FACES) / len(FACES)


def kept(throw: tuple[int, ...], dice: int) -> int:
    """The sum of the highest dice."""
    return sum(sorted(throw, reverse=True)[:dice])
