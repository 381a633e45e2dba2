"""6: the Captain."""

import pytest

from tests.support.scenario import scenario


@pytest.mark.rule("character.captain")
@pytest.mark.parametrize(("count", "price"), [(1, 1), (2, 4), (3, 9)])
def test_the_captain_sells_cowboys_from_the_general_supply(count: int, price: int) -> None:
    table = scenario("phase choose")
    table.play("1 choose captain", f"1 recruit {count}")

    assert table.cash[0] == 15 - price
    assert (table.state.home[0], table.state.general_supply[0]) == (3 + count, 7 - count)


@pytest.mark.rule("character.captain")
def test_the_captain_sells_at_once_and_once() -> None:
    table = scenario("phase choose")
    table.play("1 choose captain", "1 recruit 1")

    assert table.asked == "2 ChooseCharacter"


@pytest.mark.rule("character.captain")
@pytest.mark.parametrize(("cash", "most"), [(1, 1), (3, 1), (4, 2), (8, 2), (9, 3)])
def test_a_number_that_cannot_be_paid_is_not_offered(cash: int, most: int) -> None:
    table = scenario(f"player 1 cash {cash}")
    table.play("1 choose captain")

    assert table.nouns(1, "recruit") == [str(count) for count in range(most + 1)]


@pytest.mark.rule("character.captain")
@pytest.mark.ruling(101)
def test_a_number_that_the_supply_does_not_hold_is_not_offered() -> None:
    table = scenario("player 1 cowboys 8")
    table.play("1 choose captain")

    assert table.why("1 recruit 3") == "not-enough-cowboys"
    assert table.nouns(1, "recruit") == ["0", "1", "2"]


@pytest.mark.ruling(101)
def test_nobody_has_to_buy_a_cowboy() -> None:
    table = scenario("phase choose")
    table.play("1 choose captain", "1 recruit 0")

    assert (table.cash[0], table.state.home[0]) == (15, 3)


@pytest.mark.ruling(101)
def test_with_all_ten_cowboys_the_captain_has_nothing_to_sell() -> None:
    table = scenario("player 1 cowboys 10")
    table.play("1 choose captain")

    assert table.asked == "2 ChooseCharacter"


@pytest.mark.ruling(17)
@pytest.mark.parametrize("side", ["6Y", "6R"])
def test_who_has_no_money_may_take_either_side_and_is_not_asked(side: str) -> None:
    table = scenario(f"""
        option characters 1Y,2Y,3Y,4Y,5Y,{side},7Y
        player 1 cash 0
    """)
    table.play("1 choose captain")

    assert table.asked == "2 ChooseCharacter"


# --- the red side ---------------------------------------------------------------------------
RED = "option characters 1Y,2Y,3Y,4Y,5Y,6R,7Y\n"


@pytest.mark.parametrize(("side", "limit"), [("6Y", 25), ("6R", 20)])
def test_the_sides_differ_in_their_limit(side: str, limit: int) -> None:
    table = scenario(f"""
        option characters 1Y,2Y,3Y,4Y,5Y,{side},7Y
        phase close
        card 1 captain
        player 1 cash 150
    """)

    assert table.nouns(1, "spend")[0] == str(150 - limit)


@pytest.mark.ruling(150)
@pytest.mark.parametrize(("count", "price"), [(0, 0), (1, 3), (2, 9)])
def test_the_red_captain_sells_revolvers_at_once_and_once(count: int, price: int) -> None:
    table = scenario(RED)
    table.play("1 choose captain", f"1 arm {count}")

    assert (table.cash[0], table.state.revolvers[0]) == (15 - price, 1 + count)
    assert table.asked == "2 ChooseCharacter"


@pytest.mark.ruling(150)
def test_the_red_captain_sells_neither_three_revolvers_nor_cowboys() -> None:
    table = scenario(RED + "player 1 cash 99")
    table.play("1 choose captain")

    assert table.why("1 arm 3") == "not-that-many"
    assert table.why("1 recruit 1") == "not-now"


@pytest.mark.ruling(16)
@pytest.mark.parametrize(("cash", "most"), [(3, 1), (8, 1), (9, 2)])
def test_revolvers_that_cannot_be_paid_are_not_offered(cash: int, most: int) -> None:
    table = scenario(RED + f"player 1 cash {cash}")
    table.play("1 choose captain")

    assert table.nouns(1, "arm") == [str(count) for count in range(most + 1)]


def test_there_are_always_revolvers_left() -> None:
    table = scenario(RED + "player 1 revolvers 30")
    table.play("1 choose captain", "1 arm 2")

    assert table.state.revolvers[0] == 32


@pytest.mark.ruling(150)
def test_the_revolvers_stay_when_the_card_goes_back() -> None:
    table = scenario(f"""
        {RED}
        track hotel hotel hotel bank bank bank bank
    """)
    table.play("1 choose captain", "1 arm 2", "2 choose banker", "3 choose mercenary")
    table.play("2 pass", "1 pass", "3 pass", "2 spend 0", "1 spend 0", "3 spend 0")

    assert (table.asked, table.state.revolvers[0]) == ("2 ChooseCharacter", 3)
