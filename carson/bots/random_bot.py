"""The random bot of all games: every legal move is as likely as the others."""

from typing import Final, final

from carson.core.agenda import S
from carson.core.chance import Stream
from carson.core.moves import Move
from carson.core.views import View


@final
class RandomBot:
    """Plays whatever its own dice say."""

    name: Final = "random"

    def __init__(self, seed: int) -> None:
        self._dice: Final = Stream(seed)

    def choose(self, view: View[S]) -> Move:
        """Any of the legal moves."""
        moves = view.moves
        return moves[self._dice.below(len(moves))]
