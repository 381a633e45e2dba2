"""The schedule of a training, over one run or several."""

from dataclasses import replace

import pytest

from carson.training.schedule import WARM_UP, TrainingPlan

PLAN = TrainingPlan(minutes=40, rate=4e-4, last_rate=2e-5, entropy=0.02, last_entropy=0.002)


def test_the_rate_falls_from_the_first_to_the_last() -> None:
    rates = [PLAN.pace(minutes, WARM_UP).rate for minutes in (0, 20, 40)]

    assert rates == pytest.approx([4e-4, 2.1e-4, 2e-5])


def test_the_bonus_for_entropy_falls_too() -> None:
    assert PLAN.pace(20, WARM_UP).entropy == pytest.approx(0.011)


def test_after_the_end_of_the_plan_the_pace_stays() -> None:
    assert PLAN.pace(60, WARM_UP) == PLAN.pace(40, WARM_UP)


def test_a_teacher_is_imitated_in_the_first_minutes_of_a_plan() -> None:
    plan = replace(PLAN, imitation=3, begun=10)

    assert [plan.pace(minutes, 0).taught for minutes in (10, 12.9, 13)] == [True, True, False]


def test_a_plan_that_is_made_later_begins_then() -> None:
    assert replace(PLAN, begun=30).pace(50, WARM_UP) == PLAN.pace(20, WARM_UP)


def test_after_each_start_the_optimiser_warms_up() -> None:
    rates = [PLAN.pace(20, rounds).rate for rounds in range(WARM_UP)]

    assert rates == sorted(rates)
    assert rates[0] == pytest.approx(rates[-1] / WARM_UP)
