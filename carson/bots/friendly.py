"""The friendly bot: knows what is good, and often does the second best.

A careful one does so only where it is hard to tell, and where it is nearly as good.
"""

from collections.abc import Callable
from typing import Final, Generic

from carson.board.state import State as BoardState
from carson.bots.board import contested
from carson.bots.board.hints import board_hints
from carson.bots.bot import BotMaker
from carson.bots.cards import contested as contested_cards
from carson.bots.cards.hints import cards_hints
from carson.bots.hints import Hint
from carson.cards.state import State as CardsState
from carson.core.agenda import Choice, S
from carson.core.chance import Stream
from carson.core.moves import Move
from carson.core.views import View

TASTE: Final = (0, 0, 1, 1, 2)
"""Which of the best moves it makes, each as often as it stands here."""
WASTED: Final = ("nothing", "pass", "keep")
"""It gives nothing away for which there is a better use."""
SEEDS: Final = 1 << 32
ANYTHING: Final = 1e9
"""The slack of who does not mind how much worse the second best is."""

Ask = Callable[[View[S], int], list[Hint]]


class FriendlyBot(Generic[S]):
    """Makes one of the moves that it would hint at; its dice say which."""

    name: Final = "friendly"

    def __init__(
        self,
        seed: int,
        ask: Ask[S],
        slack: float = ANYTHING,
        hard: tuple[type[Choice[S]], ...] = (Choice,),
    ) -> None:
        """It gives away as many points as its slack, in choices that are hard."""
        self._dice: Final = Stream(seed)
        self._ask: Final = ask
        self._slack: Final = slack
        self._hard: Final = hard

    def choose(self, view: View[S]) -> Move:
        """One of the better moves, seldom the worst of them."""
        best, *others = self._ask(view, self._dice.below(SEEDS))
        if not isinstance(view.choice, self._hard):
            return best.move
        liked = [best, *(hint for hint in others if self._is_good(hint))]
        wanted = TASTE[self._dice.below(len(TASTE))]
        return liked[min(wanted, len(liked) - 1)].move

    def _is_good(self, hint: Hint) -> bool:
        return hint.why[0].code not in WASTED and hint.behind <= self._slack


def friendly_bot(seed: int) -> FriendlyBot[BoardState]:
    """The friendly bot of the board game."""
    return FriendlyBot(seed, board_hints)


def friendly_card_bot(seed: int) -> FriendlyBot[CardsState]:
    """The friendly bot of the card game."""
    return FriendlyBot(seed, cards_hints)


def careful(slack: float) -> BotMaker[BoardState]:
    """What makes careful bots of the board game, who give away this many points at once."""
    return lambda seed: FriendlyBot(seed, board_hints, slack, contested.CONTESTED)


def careful_at_cards(slack: float) -> BotMaker[CardsState]:
    """What makes careful bots of the card game, who give away this many points at once."""
    return lambda seed: FriendlyBot(seed, cards_hints, slack, contested_cards.CONTESTED)
