"""The board game in PettingZoo: `carson_board_v0.env()`; options as for `carson.board`."""

from pettingzoo import AECEnv, ParallelEnv

from carson.board.state import State
from carson.core.given import OptionValue
from carson.envs.pettingzoo_table import TableAEC, guarded, parallel
from carson.envs.playable import PLAYABLE_BOARD
from carson.envs.turns import Reward


def env(
    reward: Reward[State] | None = None, render_mode: str | None = None, **options: OptionValue
) -> AECEnv:
    """Return the environment; an illegal action ends the game."""
    return guarded(raw_env(reward, render_mode, **options))


def parallel_env(
    reward: Reward[State] | None = None, render_mode: str | None = None, **options: OptionValue
) -> ParallelEnv:
    """Return the environment for libraries that ask all agents at each step."""
    return parallel(raw_env(reward, render_mode, **options))


def raw_env(
    reward: Reward[State] | None = None, render_mode: str | None = None, **options: OptionValue
) -> TableAEC[State]:
    """Return the environment without checks; an illegal action raises ValueError."""
    return TableAEC(PLAYABLE_BOARD, options, reward, render_mode)
