"""2: the Banker."""

import pytest

from tests.support.scenario import scenario


@pytest.mark.rule("character.banker")
def test_the_banker_pays_nine_dollars_at_once() -> None:
    table = scenario("phase choose")
    table.play("1 choose banker")

    assert (table.cash, table.asked) == ([24, 15, 15], "2 ChooseCharacter")


# --- the red side ---------------------------------------------------------------------------
RED = """
    option characters 1Y,2R,3Y,4Y,5Y,6Y,7Y
    phase resolve vp-2
    card 1 banker
"""


@pytest.mark.parametrize(("side", "limit"), [("2Y", 120), ("2R", 60)])
def test_the_sides_differ_in_their_limit(side: str, limit: int) -> None:
    table = scenario(f"""
        option characters 1Y,{side},3Y,4Y,5Y,6Y,7Y
        phase close
        card 1 banker
        player 1 cash 150
    """)

    assert table.nouns(1, "spend")[0] == str(150 - limit)


def test_the_red_banker_gives_nothing_at_once() -> None:
    table = scenario("option characters 1Y,2R,3Y,4Y,5Y,6Y,7Y")
    table.play("1 choose banker")

    assert (table.cash[0], table.asked) == (15, "2 ChooseCharacter")


@pytest.mark.ruling(144)
@pytest.mark.parametrize(("points", "price"), [(0, 0), (3, 3), (5, 12), (7, 25)])
def test_the_red_banker_sells_three_packages_of_points(points: int, price: int) -> None:
    table = scenario(RED + "player 1 cash 30")
    table.play(f"1 points {points}")

    assert (table.cash[0], table.vps[0]) == (30 - price, points)


@pytest.mark.ruling(144)
def test_there_are_no_other_packages() -> None:
    table = scenario(RED + "player 1 cash 99")

    assert table.nouns(1, "points") == ["0", "3", "5", "7"]
    assert table.why("1 points 4") == "no-such-package"


@pytest.mark.ruling(16)
@pytest.mark.parametrize(
    ("cash", "packages"), [(3, ["0", "3"]), (11, ["0", "3"]), (24, ["0", "3", "5"])]
)
def test_a_package_that_cannot_be_paid_is_not_offered(cash: int, packages: list[str]) -> None:
    table = scenario(RED + f"player 1 cash {cash}")

    assert table.nouns(1, "points") == packages


@pytest.mark.ruling(15, 144)
@pytest.mark.parametrize("cash", [0, 2])
def test_who_can_pay_for_no_package_is_not_asked(cash: int) -> None:
    table = scenario(RED + f"player 1 cash {cash}")

    assert table.asked.endswith("SpendExcess")


@pytest.mark.ruling(144)
def test_the_package_is_bought_after_the_last_action_and_before_the_cash_limit() -> None:
    table = scenario(RED + "player 1 cash 90\ncowboy vp-2 1")
    assert table.asked == "1 BuyPoints"

    table.play("1 points 2", "1 points 7")
    assert (table.asked, table.nouns(1, "spend")[0]) == ("1 SpendExcess", str(90 - 4 - 25 - 60))


@pytest.mark.ruling(144)
def test_the_red_banker_sells_in_the_last_round_too() -> None:
    table = scenario("""
        option characters 1Y,2R,3Y,4Y,5Y,6Y,7Y
        phase resolve vp-5
        round 4
        card 1 banker
    """)

    assert table.asked == "1 BuyPackage"
