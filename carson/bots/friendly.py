"""The friendly bot: knows what is good, and often does the second best."""

from collections.abc import Callable
from typing import Final, Generic

from carson.board.state import State as BoardState
from carson.bots.board.hints import board_hints
from carson.bots.cards.hints import cards_hints
from carson.bots.hints import Hint
from carson.cards.state import State as CardsState
from carson.core.agenda import S
from carson.core.chance import Stream
from carson.core.moves import Move
from carson.core.views import View

TASTE: Final = (0, 0, 1, 1, 2)
"""Which of the best moves it makes, each as often as it stands here."""
WASTED: Final = ("nothing", "pass", "keep")
"""It gives nothing away for which there is a better use."""
SEEDS: Final = 1 << 32

Ask = Callable[[View[S], int], list[Hint]]


class FriendlyBot(Generic[S]):
    """Makes one of the moves that it would hint at; its dice say which."""

    name: Final = "friendly"

    def __init__(self, seed: int, ask: Ask[S]) -> None:
        self._dice: Final = Stream(seed)
        self._ask: Final = ask

    def choose(self, view: View[S]) -> Move:
        """One of the better moves, seldom the worst of them."""
        best, *others = self._ask(view, self._dice.below(SEEDS))
        liked = [best, *(hint for hint in others if hint.why[0].code not in WASTED)]
        wanted = TASTE[self._dice.below(len(TASTE))]
        return liked[min(wanted, len(liked) - 1)].move


def friendly_bot(seed: int) -> FriendlyBot[BoardState]:
    """The friendly bot of the board game."""
    return FriendlyBot(seed, board_hints)


def friendly_card_bot(seed: int) -> FriendlyBot[CardsState]:
    """The friendly bot of the card game."""
    return FriendlyBot(seed, cards_hints)
