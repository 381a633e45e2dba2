"""A tree search against bots, with the public interface alone: `python -m examples.mcts`.

Each iteration imagines a game that the seat cannot tell from the real one, walks down a tree that
all these games share, plays on at random, and remembers what each move has brought its seat.
"""

import argparse
from math import log, sqrt
from random import Random
from typing import Final

import carson
from carson import GameState, Move
from carson.core.agenda import S
from carson.core.moves import Seat
from carson.envs.evaluation import EVALUATION_SEEDS, evaluate

CURIOSITY: Final = 0.7


class Node:
    """What is known about a move: how often it was tried, and what it brought its seat."""

    def __init__(self) -> None:
        self.tries = 0
        self.total = 0.0
        self.offered = 0
        """How often it could have been tried: hidden things decide which moves there are."""
        self.children: dict[Move, Node] = {}

    def worth(self) -> float:
        """Return how promising it is, more if it was seldom tried."""
        if not self.tries:
            return float("inf")
        return self.total / self.tries + CURIOSITY * sqrt(log(self.offered) / self.tries)

    def best(self, moves: list[Move]) -> Move:
        """Return the most promising of these moves."""
        for move in moves:
            self.children.setdefault(move, Node()).offered += 1
        return max(moves, key=lambda move: self.children[move].worth())


class TreeSearch:
    """A policy that looks ahead."""

    def __init__(self, iterations: int, seed: int = 0) -> None:
        self.iterations: Final = iterations
        self.random: Final = Random(seed)

    def __call__(self, state: GameState[S]) -> Move:
        """Return the move that was tried most often."""
        moves = state.legal_moves()
        if len(moves) == 1:
            return moves[0]
        root = Node()
        for _ in range(self.iterations):
            self._try(root, state.imagine(state.to_move, self.random.getrandbits(64)))
        return max(moves, key=lambda move: root.children.get(move, Node()).tries)

    def _try(self, node: Node, state: GameState[S]) -> None:
        """Walk down to a move that is new, play on at random, and remember the result."""
        path: list[tuple[Seat, Node]] = []
        while not state.is_over and (not path or node.tries):
            seat, move = state.to_move, node.best(state.legal_moves())
            state.play(move)
            node = node.children[move]
            path.append((seat, node))
        while not state.is_over:
            state.play(self.random.choice(state.legal_moves()))
        returns = state.returns()
        for seat, visited in path:
            visited.tries += 1
            visited.total += returns[seat]


def main() -> None:
    """Play the fixed games against a bot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=["board", "cards"], default="board")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--seeds", type=int, default=10)
    given = parser.parse_args()
    search, seeds = TreeSearch(given.iterations), EVALUATION_SEEDS[: given.seeds]
    if given.game == "board":
        print(evaluate(carson.board(players=2), search, given.opponent, seeds))
    else:
        print(evaluate(carson.cards(people=4), search, given.opponent, seeds))


if __name__ == "__main__":
    main()
