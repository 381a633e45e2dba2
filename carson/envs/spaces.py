"""Spaces: what observations and actions look like to learning libraries."""

from typing import TypeGuard

import numpy as np
from gymnasium import spaces

from carson.core.agenda import S
from carson.envs.encoding import (
    ACTION_MASK,
    FACTS,
    MOVES,
    NUMBERS,
    Encoding,
    Observation,
)
from carson.training.rows import CANDIDATES


def observation_space(encoding: Encoding[S]) -> spaces.Space[Observation]:
    """Return the space of the observations of a game."""
    space = spaces.Dict(
        {
            FACTS: spaces.Box(0, encoding.facts, (encoding.most_facts,), np.uint16),
            NUMBERS: spaces.Box(-np.inf, np.inf, (encoding.numbers,), np.float32),
            MOVES: spaces.Box(0, encoding.moves, (CANDIDATES,), np.uint16),
            ACTION_MASK: spaces.Box(0, 1, (CANDIDATES,), np.int8),
        }
    )
    assert holds_observations(space)
    return space


def holds_observations(space: object) -> TypeGuard[spaces.Space[Observation]]:
    """Say what Gymnasium's types do not: a `Dict` of boxes holds arrays by name."""
    return isinstance(space, spaces.Dict)


def action_space() -> spaces.Discrete:
    """Return the space of actions: the place of a move among those of the decision."""
    return spaces.Discrete(CANDIDATES)
