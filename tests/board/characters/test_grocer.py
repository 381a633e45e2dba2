"""3: the Grocer."""

import pytest

from tests.support.scenario import scenario

TWO_HOTELS = """
    phase resolve building-income
    card 1 grocer
    land 1 a1=hotel c1=hotel e1=ranch
    land 2 h8=hotel
"""
"""Hotels pay $6 each, the Ranch $5."""


@pytest.mark.rule("character.grocer")
def test_the_grocer_may_take_eight_dollars_at_once() -> None:
    table = scenario("phase choose")
    table.play("1 choose grocer", "1 take")

    assert (table.cash[0], table.asked) == (23, "2 ChooseCharacter")


@pytest.mark.rule("character.grocer")
def test_who_took_the_money_at_once_is_not_asked_again() -> None:
    table = scenario("land 1 a1=hotel")
    table.play("1 choose grocer", "1 take", "2 choose banker", "3 choose mercenary")
    table.play("2 pass", "1 pass", "3 pass")

    assert (table.asked, table.cash[0]) == ("2 SpendExcess", 15 + 8 + 6)


@pytest.mark.rule("character.grocer")
@pytest.mark.ruling(96)
def test_the_eight_dollars_may_wait_until_building_income() -> None:
    table = scenario("""
        phase choose
        land 1 a1=hotel
    """)
    table.play("1 choose grocer", "1 wait", "2 choose banker", "3 choose mercenary")
    table.play("2 pass", "1 pass", "3 pass", "1 take")

    assert table.cash[0] == 15 + 8 + 6


@pytest.mark.rule("character.grocer")
@pytest.mark.ruling(95)
def test_the_grocer_decides_before_any_duel_of_building_income() -> None:
    table = scenario("""
        phase resolve building-income
        card 1 grocer
        land 1 a1=hotel
        cowboy a1 1 2
    """)
    assert table.asked == "1 DoubleOrCash"

    table.play("1 double hotel")
    assert table.asked == "* RollDie"


@pytest.mark.rule("character.double")
def test_all_his_buildings_of_the_named_type_pay_twice_and_no_others() -> None:
    table = scenario(TWO_HOTELS)
    table.play("1 double hotel")

    assert table.cash == [15 + 12 + 12 + 5, 15 + 6, 15]


@pytest.mark.ruling(97)
@pytest.mark.parametrize(("building", "pays"), [("ranch", 5 + 5 + 6), ("hotel", 5 + 6 + 6)])
def test_any_type_of_building_may_be_named_the_hotel_too(building: str, pays: int) -> None:
    table = scenario("""
        phase resolve building-income
        card 1 grocer
        land 1 a1=hotel e1=ranch
    """)
    table.play(f"1 double {building}")

    assert table.cash[0] == 15 + pays


@pytest.mark.ruling(97)
def test_houses_and_mountains_are_no_type_of_building() -> None:
    table = scenario("""
        phase resolve building-income
        card 1 grocer
        land 1 a1=hotel b1=house c1=mountain
    """)

    assert table.why("1 double house") == table.why("1 double mountain") == "no-building"


@pytest.mark.rule("character.double")
@pytest.mark.ruling(98)
def test_thief_and_owner_of_a_doubled_building_each_get_its_plain_income() -> None:
    table = scenario(TWO_HOTELS + "    cowboy a1 3")
    table.play("1 double hotel", "3 take")

    assert table.cash == [15 + 6 + 12 + 5, 15 + 6, 15 + 6]


@pytest.mark.rule("character.double")
@pytest.mark.ruling(98)
def test_the_plain_income_of_a_doubled_building_is_shared_undivided_even_when_it_is_odd() -> None:
    table = scenario("""
        phase resolve building-income
        card 1 grocer
        land 1 e1=ranch
        cowboy e1 2
    """)
    table.play("1 double ranch", "2 take")

    assert table.cash == [15 + 5, 15 + 5, 15]


@pytest.mark.ruling(97)
def test_even_a_type_that_earns_nothing_may_be_named() -> None:
    table = scenario("""
        phase resolve building-income
        card 1 grocer
        land 1 a1=hotel h8=church
    """)
    table.play("1 double church")

    assert table.cash[0] == 15 + 6


@pytest.mark.rule("character.grocer")
def test_who_has_no_building_to_double_gets_the_eight_dollars() -> None:
    table = scenario("""
        phase resolve building-income
        card 1 grocer
        land 1 a1=house
    """)

    assert table.cash[0] == 15 + 8


@pytest.mark.ruling(95)
def test_the_grocer_decides_before_the_duel_for_the_city_hall() -> None:
    table = scenario("""
        option buildings all
        phase resolve building-income
        card 1 grocer
        land 1 a1=bank
        land - d4=city-hall
        cowboy d4 1 2
    """)
    assert table.asked == "1 DoubleOrCash"

    table.play("1 double bank", "* roll 6", "* roll 1")
    assert table.cash[0] == 15 + 2 * 3


@pytest.mark.rule("character.double")
def test_nothing_is_doubled_in_the_next_round() -> None:
    table = scenario("""
        phase resolve building-income
        card 1 grocer
        player 1 cash 0
        land 1 a1=hotel
        track hotel hotel bank bank bank bank drugstore
    """)
    table.play("1 double hotel", "1 spend 0", "2 spend 0", "3 spend 0")
    table.play("1 choose mercenary", "2 choose banker", "3 choose sheriff")
    table.play("3 pass", "2 pass", "1 pass")

    assert table.cash[0] == 12 + 6


# --- the red side ---------------------------------------------------------------------------
RED = """
    option characters 1Y,2Y,3R,4Y,5Y,6Y,7Y
    option buildings all
"""


@pytest.mark.parametrize("side", ["3Y", "3R"])
def test_both_sides_have_number_3_and_a_limit_of_60(side: str) -> None:
    table = scenario(f"""
        option characters 1Y,2Y,{side},4Y,5Y,6Y,7Y
        phase close
        card 1 captain
        card 2 grocer
        player 2 cash 150
    """)
    table.play("1 spend 0")

    assert table.state.order[:2] == (2, 1)
    assert table.nouns(2, "spend")[0] == str(150 - 60)


def test_the_red_grocer_may_take_eight_dollars_at_once() -> None:
    table = scenario(RED)
    table.play("1 choose grocer", "1 take")

    assert (table.cash[0], table.asked) == (15 + 8, "2 ChooseCharacter")


def test_who_took_the_money_of_the_red_grocer_gets_no_points() -> None:
    table = scenario(RED + "land 1 a1=house")
    table.play("1 choose grocer", "1 take", "2 choose banker", "3 choose mercenary")
    table.play("2 pass", "1 pass", "3 pass")

    assert (table.asked, table.vps[0]) == ("2 SpendExcess", 0)


def test_who_waited_gets_a_point_for_each_house_and_no_money() -> None:
    table = scenario(RED + "land 1 a1=house c1=house")
    table.play("1 choose grocer", "1 wait", "2 choose banker", "3 choose mercenary")
    table.play("2 pass", "1 pass", "3 pass")

    assert (table.cash[0], table.vps[0]) == (15, 2)


@pytest.mark.ruling(146)
def test_two_houses_a_townhouse_and_a_hotel_give_three_points() -> None:
    table = scenario(f"""
        {RED}
        phase resolve vp-2
        card 1 grocer
        land 1 a1=house c1=house e2=townhouse g1=hotel
    """)

    assert table.vps[0] == 3


@pytest.mark.ruling(146)
def test_no_building_counts_for_the_red_grocer_and_no_house_of_anybody_else() -> None:
    table = scenario(f"""
        {RED}
        phase resolve vp-2
        card 1 grocer
        land 1 a1=ranch c1=hotel e1=church g1=school b3=station
        land 2 a8=house
        land - h8=house
    """)

    assert table.vps == [0, 0, 0]


@pytest.mark.ruling(145)
def test_houses_of_this_round_count_for_the_red_grocer() -> None:
    table = scenario(f"""
        {RED}
        phase resolve build-12
        card 1 grocer
        land 1 c3 e5
        track hotel - - - - - -
        cowboy build-12 1
    """)
    table.play("1 buy", "1 build c3", "1 house e5")

    assert (table.asked, table.vps[0]) == ("1 SpendExcess", 1)


@pytest.mark.ruling(145)
def test_the_red_grocer_counts_in_the_last_round_too() -> None:
    table = scenario(f"""
        {RED}
        phase resolve vp-5
        round 4
        card 1 grocer
        land 1 a1=house
    """)

    assert (table.asked, table.vps[0]) == ("1 SpendExcess", 1)
