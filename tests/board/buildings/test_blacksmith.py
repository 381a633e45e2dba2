"""The Blacksmith: the rounds and its owner's Ranches, wherever they stand."""

import pytest

from tests.board.buildings.looking import paid, shop, town
from tests.support.scenario import scenario

ALL = "option buildings all"
RANCHES = "a8=ranch c8=ranch e8=ranch g8=ranch h1=ranch f1=ranch"
QUARTER = "phase resolve building-income\nplayer 1 cash 0\nplayer 2 cash 0\n" + ALL


@pytest.mark.rule("blacksmith.build")
def test_a_blacksmith_needs_a_road() -> None:
    table = shop("blacksmith", ALL, "player 1 roads 0")
    table.play("1 buy")

    assert (table.why("1 build c3"), table.why("1 build h8")) == ("", "no-road-touches")


@pytest.mark.rule("blacksmith.build")
def test_a_blacksmith_brings_a_house() -> None:
    table = town(ALL, tile="blacksmith")
    table.play("1 house d4")

    assert (table.on("c3"), table.on("d4")) == ("blacksmith", "house")


@pytest.mark.rule("blacksmith.income")
@pytest.mark.parametrize(("number", "income"), [(1, 5), (2, 10), (3, 15), (4, 20)])
def test_a_blacksmith_pays_by_the_round(number: int, income: int) -> None:
    assert paid(f"""{ALL}
                    round {number}
                    land 1 d4=blacksmith""") == {"d4": income}


@pytest.mark.rule("blacksmith.income")
@pytest.mark.ruling(103)
@pytest.mark.parametrize(("number", "income"), [(1, 15), (2, 20), (3, 25), (4, 30)])
def test_a_blacksmith_pays_for_the_ranches_of_its_owner_near_and_far(
    number: int, income: int
) -> None:
    incomes = paid(f"""{ALL}
                       round {number}
                       land 1 d4=blacksmith d5=ranch h8=ranch""")

    assert incomes["d4"] == income


@pytest.mark.rule("blacksmith.income")
@pytest.mark.ruling(103)
def test_ranches_of_others_and_in_the_reserve_are_nothing_to_a_blacksmith() -> None:
    incomes = paid(f"""{ALL}
                       land 1 d4=blacksmith
                       land 2 d5=ranch
                       reserve 1 ranch""")

    assert incomes["d4"] == 5


@pytest.mark.rule("blacksmith.income")
def test_houses_around_are_nothing_to_a_blacksmith() -> None:
    assert paid(f"""{ALL}
                    land 1 d4=blacksmith d5=house
                    land - d3=house""") == {"d4": 5}


@pytest.mark.rule("blacksmith.income")
@pytest.mark.ruling(104)
def test_six_ranches_in_round_four_meet_the_cap_of_forty_dollars() -> None:
    incomes = paid(f"""{ALL}
                       round 4
                       land 1 d4=blacksmith {RANCHES}""")

    assert incomes["d4"] == 40


@pytest.mark.rule("blacksmith.income")
def test_a_blacksmith_is_no_house_for_shops() -> None:
    assert paid(f"""{ALL}
                    land 1 d4=blacksmith d5=saloon""") == {"d4": 5}


@pytest.mark.rule("blacksmith.income")
def test_a_thief_takes_half_of_a_blacksmith_rounded_down() -> None:
    table = scenario(f"""
        {QUARTER}
        land 1 d4=blacksmith
        cowboy d4 2
    """)
    table.play("2 take")

    assert table.cash[:2] == [3, 2]
