"""Turns: a game from one decision to the next, one seat at a time."""

from collections.abc import Callable, Sequence
from typing import Final, Generic, final

from carson.api import GameSetup, GameState
from carson.core.agenda import S, considered
from carson.core.moves import NOBODY, Move, Seat
from carson.core.playouts import next_in_turn

Reward = Callable[[GameState[S]], Sequence[float]]
"""What each seat has reached; an environment pays by how much it has changed."""


@final
class Turns(Generic[S]):
    """A game that waits for a decision: seats that choose at the same time are asked in turn.

    Where a seat has a single move to consider, that move is made.
    """

    def __init__(self, setup: GameSetup[S], seed: int | str | None) -> None:
        self.state: Final = setup.new(seed)
        self.seat: Seat = NOBODY
        """Who decides; nobody when the game is over."""
        self.moves: list[Move] = []
        self._go_on()

    def choose(self, move: Move) -> None:
        """Make a move of the seat that decides, and go to the next decision."""
        self.state.play(move, self.seat)
        self._go_on()

    def _go_on(self) -> None:
        while movers := self.state.movers:
            self.seat = next_in_turn(movers, self.seat)
            self.moves = self._considered()
            if len(self.moves) > 1:
                return
            self.state.play(self.moves[0], self.seat)
        self.seat, self.moves = NOBODY, []

    def _considered(self) -> list[Move]:
        choice = self.state.sight(self.seat).choice
        assert choice is not None, "the seat is asked"
        return considered(choice, self.state.legal_moves(self.seat))
