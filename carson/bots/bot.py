"""Bots: what a player without a person is, and what makes one."""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from carson.core.agenda import S
from carson.core.moves import Move
from carson.core.reasons import Reason, Refused
from carson.core.views import View


class Bot(Protocol[S]):
    """Answers for one seat. It sees its seat's view, never the state."""

    @property
    def name(self) -> str:
        """The word that asks for it."""
        ...

    def choose(self, view: View[S]) -> Move:
        """One of the moves that the view offers."""
        ...


class UnknownBot(Refused):
    """There is no bot of this name."""


BotMaker = Callable[[int], Bot[S]]
"""Makes a bot from a seed; with the same seed it makes the same choices."""

USUAL_BOT: Final = "greedy"
"""Plays unless another is asked for, for players who are away, and for a bot that fails."""
LEVEL_NAMES: Final = tuple(f"level-{number}" for number in range(1, 7))
"""The six opponents to choose from, from the weakest to the strongest."""
NEWCOMERS_BOT: Final = LEVEL_NAMES[1]
"""Proposed to players who have not chosen yet."""
BOT_FIRST_NAMES: Final = ("Annie", "Bess", "Cole", "Dora", "Emmett", "Flora")
"""What bots are called at a table."""


def bot_maker(bots: Mapping[str, BotMaker[S]], name: str) -> BotMaker[S]:
    """What makes the bots of this name, among the bots of a game."""
    if name not in bots:
        raise UnknownBot(Reason("unknown-bot", text=name, known=", ".join(bots)))
    return bots[name]
