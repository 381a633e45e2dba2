"""Many games at once: a vector environment that asks for the decisions of all seats."""

import secrets
from collections.abc import Mapping
from typing import Final, Generic, final

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from carson.board.state import State as BoardState
from carson.cards.state import State as CardsState
from carson.core.agenda import S
from carson.core.given import OptionValue
from carson.envs.encoding import ACTION_MASK, FACTS, MOVES, NUMBERS, Observation
from carson.envs.hall_processes import HallCrew, Halls, OwnHall
from carson.envs.playable import PLAYABLE_BOARD, PLAYABLE_CARDS, Playable
from carson.envs.spaces import action_space, observation_space

Column = npt.NDArray[np.generic]
Step = tuple[Observation, Column, Column, Column, dict[str, Column]]


@final
class TablesEnv(VectorEnv[Observation, Column, Column], Generic[S]):
    """Games that go on side by side; where one ends, the next begins in the same step.

    `infos` says who decides (`seat`), who decided last (`mover`) and what the games that have
    just ended brought each seat (`returns`). The reward of a step is that of its mover. With
    `copy=False` the arrays are those that the next step writes into.
    """

    def __init__(
        self,
        game: Playable[S],
        options: Mapping[str, OptionValue],
        tables: int = 64,
        processes: int = 0,
        copy: bool = True,
    ) -> None:
        setup = game.setup(options)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = tables
        self.single_observation_space = observation_space(game.encoding)
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        self._copy: Final = copy
        self._games: Final = np.arange(tables)
        self._halls: Final[Halls[S]] = (
            HallCrew(game, setup.options, tables, processes)
            if processes
            else OwnHall(game, setup.options, tables)
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, dict[str, Column]]:
        """Begin all games; without a seed, others than ever before."""
        self._halls.begin(str(secrets.randbits(64) if seed is None else seed))
        return self._observation(), self._infos()

    def step(self, actions: Column) -> Step:
        """Make a move in each game: the place of the move among those of the decision."""
        rows = self._halls.rows
        rows.action[:, 0] = actions
        self._halls.step()
        ended = rows.ended[:, 0].astype(np.bool_)
        rewards = rows.returns[self._games, rows.mover[:, 0]]
        never = np.zeros(self.num_envs, np.bool_)
        return self._observation(), rewards, ended, never, self._infos()

    def close_extras(self, **kwargs: object) -> None:
        """End the processes."""
        self._halls.close()

    def _observation(self) -> Observation:
        rows = self._halls.rows
        return {
            FACTS: self._given(rows.facts),
            NUMBERS: self._given(rows.numbers),
            MOVES: self._given(rows.moves),
            ACTION_MASK: self._given(rows.action_mask),
        }

    def _infos(self) -> dict[str, Column]:
        rows = self._halls.rows
        return {
            "seat": self._given(rows.seat[:, 0]),
            "mover": self._given(rows.mover[:, 0]),
            "returns": self._given(rows.returns),
        }

    def _given(self, column: Column) -> Column:
        return column.copy() if self._copy else column


def board_tables(
    tables: int = 64, processes: int = 0, copy: bool = True, **options: OptionValue
) -> TablesEnv[BoardState]:
    """Return many games of the board game."""
    return TablesEnv(PLAYABLE_BOARD, options, tables, processes, copy)


def cards_tables(
    tables: int = 64, processes: int = 0, copy: bool = True, **options: OptionValue
) -> TablesEnv[CardsState]:
    """Return many games of the card game."""
    return TablesEnv(PLAYABLE_CARDS, options, tables, processes, copy)
