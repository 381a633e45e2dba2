"""What the environments promise, checked with the tests of the libraries they are made for.

Run as a program it checks the build that it finds: `python -m tests.envs.checks`.
"""

import warnings
from collections.abc import Callable, Mapping
from typing import Final, Generic

import numpy as np
from gymnasium.utils.env_checker import check_env, data_equivalence
from pettingzoo.test import api_test, parallel_api_test, seed_test

from carson.api import GameState
from carson.board.state import State as BoardState
from carson.bots.random_options import random_board_options, random_card_options
from carson.builds import running
from carson.cards.state import State as CardsState
from carson.core.agenda import S
from carson.core.chance import Stream
from carson.core.moves import Seat
from carson.envs.encoding import Observation
from carson.envs.episodes import Episodes
from carson.envs.gymnasium_seat import SeatEnv
from carson.envs.pettingzoo_table import TableAEC, guarded, parallel
from carson.envs.playable import PLAYABLE_BOARD, PLAYABLE_CARDS, Playable
from carson.envs.vector import TablesEnv

CYCLES: Final = 150
GAMES: Final = 6
"""How many options are drawn for each game where this runs as a program."""
IMAGINED: Final = 3
EVERY: Final = 5


class EnvTrial(Generic[S]):
    """One game with its options, through all environments."""

    def __init__(self, game: Playable[S], options: Mapping[str, str]) -> None:
        self.game: Final = game
        self.options: Final = dict(options)

    def raw(self) -> TableAEC[S]:
        """The PettingZoo environment."""
        return TableAEC(self.game, self.options)

    def pettingzoo(self) -> None:
        """PettingZoo's own tests pass."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            api_test(guarded(self.raw()), CYCLES)
            api_test(self.raw(), CYCLES)
            seed_test(lambda: guarded(self.raw()), CYCLES)
            parallel_api_test(parallel(self.raw()), CYCLES)

    def gymnasium(self, opponent: str = "random") -> None:
        """Gymnasium's own test passes, from each seat."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            check_env(SeatEnv(self.game, self.options, opponent, None, render_mode="ansi"))

    def vector(self) -> None:
        """Each game goes its way, and pays as the public interface says."""
        env = TablesEnv(self.game, self.options, 3)
        lots = np.random.default_rng(1)
        paid: list[list[float]] = []
        seen, told = env.reset(seed=1)
        while len(paid) < 4:
            assert env.observation_space.contains(seen)
            counts = seen["action_mask"].sum(axis=1)
            movers = told["seat"]
            seen, rewards, ended, _, told = env.step(lots.integers(0, counts))
            assert np.array_equal(told["mover"], movers)
            assert not np.any(np.asarray(rewards)[~np.asarray(ended, np.bool_)])
            paid += [list(row) for row in np.asarray(told["returns"])[np.asarray(ended, np.bool_)]]
        env.close()
        assert all(max(row) > 0 and abs(sum(row)) < 1e-5 for row in paid)

    def leaks(self) -> int:
        """Games that a seat cannot tell apart look alike to it; how many were other games."""
        episodes = Episodes(self.game, self.options, None, None)
        lots, count, others = Stream(1), 0, 0
        episodes.begin(1)
        while not episodes.state.is_over:
            if count % EVERY == 0:
                others += sum(self._alike(episodes, Seat(seat)) for seat in range(episodes.people))
            episodes.choose(lots.below(len(episodes.turns.moves)))
            count += 1
        return others

    def _alike(self, episodes: Episodes[S], seat: Seat) -> int:
        real, others = episodes.observation(seat), 0
        digest = self.game.encoding.entry.game.digest
        for seed in range(IMAGINED):
            imagined = episodes.state.imagine(seat, seed)
            assert data_equivalence(real, self._seen(imagined, seat, episodes))
            others += digest(imagined.position) != digest(episodes.state.position)
        return others

    def _seen(self, state: GameState[S], seat: Seat, episodes: Episodes[S]) -> Observation:
        decides = seat == episodes.turns.seat
        legal = state.legal_moves(seat) if decides else []
        moves = [move for move in legal if move in episodes.turns.moves]
        return self.game.encoding.observation(state.position, seat, moves)

    def all(self) -> None:
        """Check everything."""
        self.pettingzoo()
        self.gymnasium()
        self.vector()
        self.leaks()


def board_trial(seed: int) -> EnvTrial[BoardState]:
    """The board game with any options."""
    return EnvTrial(PLAYABLE_BOARD, random_board_options(Stream(seed)))


def cards_trial(seed: int) -> EnvTrial[CardsState]:
    """The card game with any options, but among at least two people."""
    return EnvTrial(PLAYABLE_CARDS, random_card_options(Stream(seed)))


Checked = EnvTrial[BoardState] | EnvTrial[CardsState]
TRIALS: Final[dict[str, Callable[[int], Checked]]] = {"board": board_trial, "cards": cards_trial}


def main() -> None:
    """Check both games with any options, and say which build it was."""
    for make in TRIALS.values():
        for seed in range(GAMES):
            make(seed).all()
    print(running())


if __name__ == "__main__":
    main()
