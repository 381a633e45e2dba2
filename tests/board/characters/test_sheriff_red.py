"""1: the Sheriff, red side."""

import pytest

from tests.support.scenario import scenario

RED = """
    option characters 1R,2Y,3Y,4Y,5Y,6Y,7Y
    option buildings all
    card 1 sheriff
    land - d4=city-hall
    land 1 c1=saloon
    land 2 f1=saloon
"""


@pytest.mark.parametrize("side", ["1Y", "1R"])
def test_both_sides_have_number_1_and_a_limit_of_20(side: str) -> None:
    table = scenario(f"""
        option characters {side},2Y,3Y,4Y,5Y,6Y,7Y
        phase close
        card 2 sheriff
        player 2 cash 150
    """)
    table.play("1 spend 0")

    assert table.state.order[0] == table.state.seats[1]
    assert table.nouns(2, "spend")[0] == str(150 - 20)


@pytest.mark.ruling(141)
def test_the_red_sheriff_brings_no_white_cowboy_and_attacks_nobody() -> None:
    table = scenario(RED + "phase place")

    assert table.why("1 white gambling") == "no-piece"
    assert table.why("1 place f1") == "may-not-attack"


@pytest.mark.ruling(141)
@pytest.mark.parametrize("place", ["gambling", "vp-2", "a8", "c1", "d4"])
def test_the_red_sheriff_goes_where_nobody_stands(place: str) -> None:
    table = scenario(RED + "phase place")

    assert table.offers(f"1 place {place}")


@pytest.mark.ruling(141, 142)
@pytest.mark.parametrize("place", ["gambling", "vp-2", "a8", "d4"])
def test_the_red_sheriff_does_not_go_where_others_stand(place: str) -> None:
    table = scenario(RED + f"phase place\nplayer 1 dynamite 1\ncowboy {place} 2")

    assert table.why(f"1 place {place}") == "may-not-provoke"
    assert table.why(f"1 dynamite {place}") == "may-not-provoke"


@pytest.mark.ruling(141)
def test_the_red_sheriff_defends_his_own_building_against_those_who_stand_there() -> None:
    table = scenario(RED + "phase place\ncowboy c1 2 3")

    assert table.offers("1 place c1")


@pytest.mark.ruling(142)
@pytest.mark.parametrize("space", ["wages", "one-road"])
def test_wages_and_the_one_road_space_are_always_open_to_the_red_sheriff(space: str) -> None:
    table = scenario(RED + f"phase place\ncowboy {space} 1 2")

    assert table.offers(f"1 place {space}")


@pytest.mark.ruling(141)
@pytest.mark.parametrize("place", ["gambling", "a8", "c1", "d4"])
def test_others_may_go_where_the_red_sheriff_stands(place: str) -> None:
    table = scenario(RED + "phase place")
    table.play(f"1 place {place}")

    assert table.offers(f"2 place {place}")


@pytest.mark.ruling(143)
@pytest.mark.parametrize(("box", "place"), [("gambling", "gambling"), ("building-income", "d4")])
@pytest.mark.parametrize(("die", "points"), [(1, 3), (6, 0)])
def test_the_red_sheriff_gets_three_points_for_a_lost_duel_and_none_for_a_won_one(
    box: str, place: str, die: int, points: int
) -> None:
    table = scenario(RED + f"phase resolve {box}\ncowboy {place} 1 2")
    table.play(f"* roll {die}", "* roll 5")

    assert table.vps == [points, 0, 0]


@pytest.mark.ruling(143)
def test_the_red_sheriff_gets_three_points_for_each_of_two_lost_duels() -> None:
    table = scenario(
        RED + "phase resolve building-income\nland 1 h8=hotel\ncowboy c1 1 2\ncowboy h8 1 3"
    )
    table.play("1 duel c1", "* roll 1", "* roll 6", "* roll 1", "* roll 6")

    assert table.vps == [6, 0, 0]


@pytest.mark.ruling(143)
def test_the_red_sheriff_gets_nothing_for_a_theft_without_a_duel() -> None:
    table = scenario(RED + "phase resolve building-income\nland 1 h8=hotel\ncowboy h8 3")
    table.play("3 take")

    assert (table.cash[2], table.vps) == (15 + 3, [0, 0, 0])
