"""Levels 3 to 6 in positions where one answer is clearly best, or clearly absurd."""

from collections import Counter
from typing import Final

import pytest

from tests.bots.positions.positions import Position, positions

FEWEST: Final = 150
SEEDS: Final = {"level-3": 6, "level-4": 6, "level-5": 3, "level-6": 3}
"""How often each level is asked; those that have more whims more often."""
POSITIONS: Final = positions()


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_levels_3_to_6_play_sensibly(position: Position) -> None:
    absurd = {
        level: sorted(found)
        for level, seeds in SEEDS.items()
        if (found := {m for m in position.answers(level, seeds) if not position.is_sensible(m)})
    }

    assert absurd == {}


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_a_position_leaves_room_for_sense_and_for_nonsense(position: Position) -> None:
    offered = position.moves()

    assert any(position.is_sensible(move) for move in offered)
    assert not all(position.is_sensible(move) for move in offered)


def test_there_are_enough_positions_and_none_twice() -> None:
    told = Counter(position.says for position in POSITIONS)

    assert len(told) == len(POSITIONS) >= FEWEST
