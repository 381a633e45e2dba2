"""Evaluation: how often a policy wins against a bot, always on the same games."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from carson.api import GameSetup, GameState
from carson.core.agenda import S
from carson.core.chance import derive
from carson.core.moves import Move
from carson.training.evaluate import wilson

Policy = Callable[[GameState[S]], Move]
"""Chooses a move for the seat to move, from what that seat may know."""
EVALUATION_SEEDS: Final = tuple(f"evaluation/{number}" for number in range(1000))
"""The games on which policies are compared; none of them should be trained on."""
SEED_BYTES: Final = 6


@dataclass(frozen=True)
class Evaluation:
    """What came of some games; who wins together shares the victory."""

    wins: float
    games: int

    @property
    def share(self) -> float:
        """The share of games that were won."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The interval of 95% around the share, after Wilson."""
        return wilson(self.share, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.share:.0%} ({low:.0%} to {high:.0%}) of {self.games} games"


def evaluate(
    setup: GameSetup[S],
    policy: Policy[S],
    opponent: str = "greedy",
    seeds: Sequence[str] = EVALUATION_SEEDS[:100],
) -> Evaluation:
    """Play each seed from each seat that decides, against bots on all others."""
    people = setup.entry.deciding(setup.options)
    results = [won(setup, policy, opponent, seed, seat) for seed in seeds for seat in range(people)]
    return Evaluation(sum(results), len(results))


def won(setup: GameSetup[S], policy: Policy[S], opponent: str, seed: str, seat: int) -> float:
    """Return the share of the victory that a policy has in one game."""
    state = setup.new(seed)
    bots = [setup.bot(opponent, number_of(seed, other)) for other in range(setup.seats)]
    while not state.is_over:
        mover = state.to_move
        state.play(policy(state) if mover == seat else bots[mover](state))
    winners = setup.entry.winners(state.position)
    return 1 / len(winners) if seat in winners else 0.0


def number_of(seed: str, seat: int) -> int:
    """Return the seed of the bot on a seat."""
    return int.from_bytes(derive(seed, seat)[:SEED_BYTES], "big")
