"""Firepower: what counts, and what does not."""

import pytest

from carson.board.powers import ask
from tests.support.scenario import Scenario, scenario


def firepower(table: Scenario, who: int) -> int:
    """The firepower of a seat, counted from 1."""
    return ask.firepower(table.state, table.state.seats[who - 1])


@pytest.mark.rule("firepower.sum")
@pytest.mark.ruling(38)
def test_revolvers_and_cowboys_of_the_own_supply_count_one_each() -> None:
    table = scenario("""
        phase place
        player 1 cowboys 4 revolvers 5
    """)

    assert firepower(table, 1) == 4 + 5


@pytest.mark.rule("firepower.sum")
@pytest.mark.ruling(38)
def test_the_ammunition_token_counts_three() -> None:
    table = scenario("""
        phase resolve gambling
        player 1 cowboys 4 revolvers 5
        ammunition 1
        cowboy gambling 3
    """)

    assert firepower(table, 1) == 4 + 5 + 3


@pytest.mark.rule("firepower.sum")
@pytest.mark.ruling(38)
def test_the_mercenary_counts_three() -> None:
    table = scenario("""
        phase place
        card 1 mercenary
        player 1 cowboys 4 revolvers 5
    """)

    assert firepower(table, 1) == 4 + 5 + 3


@pytest.mark.rule("firepower.sum")
@pytest.mark.ruling(38)
def test_nothing_else_counts() -> None:
    table = scenario("""
        phase place
        card 1 captain
        player 1 cash 99 cowboys 0 revolvers 0 roads 9
        points 1 parcels=9
        reserve 1 prison ranch
        land 1 a1=ranch b1=mine c1=prison
        turn 2
    """)

    assert firepower(table, 1) == 0


@pytest.mark.rule("firepower.sum")
@pytest.mark.ruling(94)
def test_the_white_cowboy_counts_one_until_he_is_placed() -> None:
    table = scenario("""
        phase place
        card 1 sheriff
        player 1 cowboys 2 revolvers 1
    """)
    before = firepower(table, 1)
    table.play("1 white gambling")

    assert (before, firepower(table, 1)) == (2 + 1 + 1, 2 + 1)


@pytest.mark.rule("firepower.sum")
@pytest.mark.ruling(94)
def test_an_unplaced_white_cowboy_still_counts_in_phase_3() -> None:
    table = scenario("""
        phase resolve cowboy-income
        card 1 sheriff
        player 1 cowboys 2 revolvers 1
        cowboy cowboy-income 1
    """)
    table.play("1 take")

    assert table.cash[0] == 15 + 2 * (2 + 1 + 1)


@pytest.mark.rule("firepower.placed")
def test_a_cowboy_on_the_board_adds_nothing() -> None:
    table = scenario("""
        phase place
        player 1 cowboys 3 revolvers 1
    """)
    before = firepower(table, 1)
    table.play("1 place wages")

    assert (before, firepower(table, 1)) == (4, 3)


@pytest.mark.rule("firepower.placed")
@pytest.mark.ruling(40)
def test_the_cowboy_on_cowboy_income_does_not_count() -> None:
    table = scenario("""
        phase resolve cowboy-income
        player 1 cowboys 2 revolvers 1
        cowboy cowboy-income 1
    """)
    table.play("1 take")

    assert table.cash[0] == 15 + 2 * 3


@pytest.mark.rule("firepower.placed")
@pytest.mark.ruling(40)
def test_the_cowboy_on_cowboy_vp_does_not_count() -> None:
    table = scenario("""
        phase resolve cowboy-vp
        player 1 cowboys 2 revolvers 1
        cowboy cowboy-vp 1
    """)
    table.play("1 take")

    assert table.vps[0] == 1


@pytest.mark.rule("firepower.placed")
def test_firepower_is_counted_anew_at_each_duel() -> None:
    table = scenario("""
        phase resolve ammunition
        player 1 cowboys 0 revolvers 1
        cowboy ammunition 1
        cowboy three-roads 1 2
        cowboy gambling 1 2
    """)
    table.play("1 take", "* roll 1", "* roll 6", "2 take", "* roll 1", "* roll 1")

    assert [e["firepower"] for e in table.happened("fought") if e["seat"] == 0] == [4, 5]
