"""Advantages: each seat's next state is its own next decision, or the end."""

import pytest

pytest.importorskip("torch", reason="PyTorch is not installed: the extra `train` has it")

import torch

from carson.training.courses import MOST_SEATS
from carson.training.rollout import gains, worth


def found(
    outlook: list[float], seats: list[int], ends: dict[int, list[float]]
) -> tuple[list[float], list[bool]]:
    """The gains in one game with one part, when half of what follows is trusted."""
    steps = len(outlook)
    outcome = torch.zeros(steps, 1, MOST_SEATS, 1)
    for step, result in ends.items():
        outcome[step, 0, : len(result), 0] = torch.tensor(result)
    ended = torch.tensor([[step in ends] for step in range(steps)])
    more, known = gains(
        torch.tensor(outlook)[:, None, None],
        torch.tensor(seats)[:, None],
        ended,
        outcome,
        trust=0.5,
    )
    return more[:, 0, 0].tolist(), known[:, 0].tolist()


def test_the_last_decision_of_each_seat_gains_what_the_end_brings() -> None:
    more, known = found([0.25, 0.5], [0, 1], {1: [1.0, 0.0]})

    assert more == [0.75, -0.5]
    assert known == [True, True]


def test_earlier_gains_look_at_the_next_decision_of_the_same_seat() -> None:
    more, _ = found([0.2, 0.5, 0.4, 0.7], [0, 1, 0, 1], {3: [1.0, 0.0]})

    assert more == pytest.approx([0.4 - 0.2 + 0.5 * 0.6, 0.7 - 0.5 + 0.5 * -0.7, 0.6, -0.7])


def test_a_new_game_after_the_end_does_not_count_for_the_old_one() -> None:
    more, known = found([0.5, 0.1, 0.3], [0, 0, 0], {0: [1.0]})

    assert more == pytest.approx([0.5, 0.2, 0.0])
    assert known == [True, True, False]


def test_what_follows_a_seats_last_decision_of_the_rollout_is_not_known() -> None:
    _, known = found([0.5, 0.1, 0.3], [0, 1, 0], {})

    assert known == [True, False, False]


def test_a_victory_is_worth_as_much_as_two_full_margins() -> None:
    assert worth(torch.tensor([[1.0, 0.5, 9.0]])).tolist() == [1.25]
