"""14: the Undertaker, the other side of the Doctor."""

import pytest

from tests.support.scenario import Scenario, scenario

CAST = "option characters 1R,2Y,5Y,6Y,11Y,14Y,18Y"


def burying(*lines: str, box: str = "gambling") -> Scenario:
    """Player 1 holds the red side; the boxes from one on are resolved."""
    position = [CAST, f"phase resolve {box}", "card 1 doctor red"]
    return scenario("\n".join([*position, *lines]))


def beaten(*lines: str) -> Scenario:
    """Player 2 has just lost a duel against player 3."""
    table = burying("cowboy gambling 2 3", *lines)
    table.play("* roll 1", "* roll 6")
    return table


@pytest.mark.ruling(186)
def test_a_loser_pays_the_undertaker_two_dollars_or_loses_a_vp() -> None:
    table = beaten()

    assert table.asked == "2 PayUndertaker"
    assert table.offers("2 pay", "2 lose")


def test_the_fee_goes_to_the_undertaker() -> None:
    table = beaten()
    table.play("2 pay")

    assert (table.cash, table.vps) == ([15 + 2, 15 - 2, 15], [0, 0, 0])


def test_the_lost_vp_goes_to_nobody() -> None:
    table = beaten("points 2 parcels=5")
    table.play("2 lose")

    assert (table.cash, table.vps) == ([15, 15, 15], [0, 4, 0])


@pytest.mark.ruling(133)
def test_vps_may_fall_below_zero() -> None:
    table = beaten()
    table.play("2 lose")

    assert table.vps[1] == -1


@pytest.mark.ruling(186)
def test_who_has_less_than_two_dollars_loses_the_vp() -> None:
    table = beaten("player 2 cash 1")

    assert (table.asked, table.cash[1], table.vps[1]) == ("3 TakeGain", 1, -1)


def test_two_dollars_are_enough() -> None:
    table = beaten("player 2 cash 2")
    table.play("2 pay")

    assert table.cash == [17, 0, 15]


@pytest.mark.ruling(186)
def test_each_loser_decides_for_himself_in_the_order_of_passing() -> None:
    table = burying("passing 3 2 1", "cowboy gambling 1 2 3")
    table.play("* roll 1", "* roll 1", "* roll 6")
    asked = table.asked
    table.play("3 pay", "2 lose")

    assert (asked, table.cash, table.vps) == ("3 PayUndertaker", [17, 15, 13], [0, -1, 0])


def test_the_undertaker_pays_nothing_for_his_own_cowboys() -> None:
    table = burying("cowboy gambling 1 2")
    table.play("* roll 1", "* roll 6")

    assert (table.asked, table.cash, table.vps) == ("2 TakeGain", [15, 15, 15], [0, 0, 0])


def test_the_winner_pays_nothing() -> None:
    table = beaten()
    table.play("2 pay")

    assert (table.asked, table.cash[2]) == ("3 TakeGain", 15)


@pytest.mark.ruling(186)
def test_every_duel_lost_costs_again() -> None:
    table = burying("cowboy a1 2 3", "cowboy b1 2 3", box="parcel-purchase")
    table.play("2 duel a1", "* roll 1", "* roll 6", "2 pay", "* roll 1", "* roll 6", "2 lose")

    assert (table.cash[1], table.vps[1]) == (13, -1)


def test_the_undertaker_heals_nobody() -> None:
    table = beaten("player 2 cowboys 1")
    table.play("2 pay")

    assert table.state.home[1] == 2


def test_a_lost_duel_may_cost_a_vp_and_bring_three() -> None:
    table = beaten("card 2 sheriff red")
    table.play("2 lose")

    assert table.vps[1] == 3 - 1
