"""Blends: for each decision one bot is asked or another, so any strength can be had.

The six levels of each game are such blends.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic

from carson.bots.bot import LEVEL_NAMES, Bot, BotMaker
from carson.core.agenda import S
from carson.core.chance import Stream
from carson.core.moves import Move
from carson.core.views import View

ALWAYS: Final = 100
SEEDS: Final = 1 << 32


@dataclass(frozen=True)
class Blend(Generic[S]):
    """One bot in this many of a hundred decisions, another one in the rest."""

    better: BotMaker[S]
    share: int
    other: BotMaker[S] | None = None
    """May be left out where the better one always decides."""

    def named(self, name: str) -> BotMaker[S]:
        """What makes bots of this kind."""
        return lambda seed: BlendedBot(name, seed, self)


class BlendedBot(Generic[S]):
    """Asks one of two bots for each decision; its dice say which."""

    def __init__(self, name: str, seed: int, blend: Blend[S]) -> None:
        self.name: Final = name
        self._dice: Final = Stream(seed)
        self._share: Final = blend.share
        self._better: Final[Bot[S]] = blend.better(self._dice.below(SEEDS))
        self._other: Final[Bot[S]] = (blend.other or blend.better)(self._dice.below(SEEDS))

    def choose(self, view: View[S]) -> Move:
        """What the bot would do whose turn it is to think."""
        thinks = self._better if self._dice.below(ALWAYS) < self._share else self._other
        return thinks.choose(view)


def levels(ladder: Sequence[Blend[S]]) -> dict[str, BotMaker[S]]:
    """The levels of a game by name, from the weakest blend to the strongest."""
    pairs = zip(LEVEL_NAMES, ladder, strict=True)
    return {name: blend.named(name) for name, blend in pairs}
