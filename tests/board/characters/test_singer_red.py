"""11: the Singer, red side."""

import pytest

from tests.support.scenario import Scenario, scenario

CAST = "option characters 1Y,2Y,4Y,5Y,6Y,7Y,11R"


# --- placing the gambler --------------------------------------------------------------------
def placing(*lines: str) -> Scenario:
    """Player 1 holds the Singer and is to place."""
    return scenario("\n".join([CAST, "phase place", "turn 1", "card 1 singer", *lines]))


@pytest.mark.ruling(171)
def test_the_gambler_comes_from_the_general_supply_and_takes_a_turn() -> None:
    table = placing()
    table.play("1 lucky gambling")

    assert (table.state.home[0], table.state.general_supply[0]) == (3, 6)
    assert table.asked == "2 PlaceOrPass"


def test_the_gambler_only_gambles() -> None:
    table = placing()

    assert table.nouns(1, "lucky") == ["gambling"]
    assert table.nouns(1, "sing") == []


def test_there_is_one_gambler_a_round() -> None:
    table = placing("passed 2 3")
    table.play("1 lucky gambling")

    assert table.why("1 lucky gambling") == "no-piece"


def test_the_gambler_need_not_be_placed() -> None:
    assert placing().offers("1 pass", "1 place gambling")


@pytest.mark.ruling(171)
def test_without_a_cowboy_in_the_general_supply_there_is_no_gambler() -> None:
    assert placing("player 1 cowboys 10").why("1 lucky gambling") == "no-piece"


@pytest.mark.ruling(20)
def test_without_a_cowboy_of_her_own_she_may_still_place_the_gambler() -> None:
    table = placing("player 1 cowboys 0")

    assert table.offers("1 lucky gambling")


def test_the_gambler_joins_others() -> None:
    assert placing("cowboy gambling 2 3").offers("1 lucky gambling")


def test_the_gambler_joins_the_white_cowboy() -> None:
    table = placing("card 2 sheriff", "white-cowboy gambling 2")

    assert table.offers("1 lucky gambling")


def test_the_gambler_does_not_join_a_cowboy_of_his_player() -> None:
    assert placing("cowboy gambling 1").why("1 lucky gambling") == "already-there"


# --- gambling -------------------------------------------------------------------------------
def gambling(*lines: str) -> Scenario:
    """Player 1 has placed the gambler."""
    position = [CAST, "phase resolve gambling", "card 1 singer"]
    return scenario("\n".join([*position, "lucky-cowboy gambling 1", *lines]))


@pytest.mark.parametrize(
    ("first", "second", "gain"), [(1, 1, 1), (2, 3, 6), (5, 6, 30), (6, 6, 36)]
)
def test_the_gambler_wins_the_product_of_the_dice(first: int, second: int, gain: int) -> None:
    table = gambling()
    table.play("1 take", f"* roll {first}", f"* roll {second}")

    assert table.cash[0] == 15 + gain


@pytest.mark.ruling(172)
def test_another_cowboy_gambles_for_the_sum_without_a_duel_and_later() -> None:
    table = gambling("passing 2 1 3", "cowboy gambling 2")
    table.play("1 take", "* roll 4", "* roll 5", "2 take", "* roll 4", "* roll 5")

    assert table.cash == [15 + 20, 15 + 9, 15]


@pytest.mark.ruling(172)
def test_the_gambler_acts_before_the_others_fight_their_duel() -> None:
    table = gambling("cowboy gambling 2 3")
    table.play("1 take", "* roll 4", "* roll 5")

    assert (table.asked, table.cash) == ("* RollDie", [15 + 20, 15, 15])


@pytest.mark.ruling(172)
def test_others_fight_for_their_gamble_without_the_gambler() -> None:
    table = gambling("cowboy gambling 2 3")
    table.play("1 take", "* roll 1", "* roll 1", "* roll 6", "* roll 1")

    assert [line["seat"] for line in table.happened("fought")] == [1, 2]
    assert table.asked == "2 TakeGain"


@pytest.mark.ruling(172)
def test_the_gambler_goes_back_to_the_general_supply() -> None:
    table = gambling("cowboy vp-5 2")
    table.play("1 take", "* roll 1", "* roll 1")

    assert (table.state.home[0], table.state.general_supply[0]) == (3, 7)
