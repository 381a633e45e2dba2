"""Duels."""

import pytest

from carson.board.ids import PLACE_NAMES
from tests.support.scenario import Scenario, scenario

CONTESTED = [
    *("ammunition", "three-roads", "build-12", "parcel-income", "cowboy-income", "gambling"),
    *("parcel-vp", "building-vp", "cowboy-vp", "vp-5"),
]


def fought(table: Scenario) -> dict[int, int]:
    """The totals of the duels so far, by seat counted from 1."""
    return {event["seat"] + 1: event["total"] for event in table.happened("fought")}


def won(table: Scenario) -> list[tuple[int, str]]:
    """Who won which duel, in this order."""
    return [(e["seat"] + 1, PLACE_NAMES[e["place"]]) for e in table.happened("duel-won")]


# --- where and how --------------------------------------------------------------------------
@pytest.mark.rule("duel.when")
@pytest.mark.ruling(33)
@pytest.mark.parametrize("space", CONTESTED)
def test_two_players_on_a_space_fight_a_duel(space: str) -> None:
    table = scenario(f"""
        phase resolve {space}
        track bank - - - - - -
        cowboy {space} 1 2
    """)

    assert table.asked == "* RollDie"


@pytest.mark.rule("duel.when")
@pytest.mark.ruling(33)
def test_two_players_on_a_parcel_fight_a_duel() -> None:
    table = scenario("""
        phase resolve parcel-purchase
        cowboy d4 1 2
    """)

    assert table.asked == "* RollDie"


@pytest.mark.rule("duel.when")
@pytest.mark.ruling(33)
@pytest.mark.parametrize("fighters", ["1 2", "2 3"])
def test_two_players_on_a_building_fight_a_duel(fighters: str) -> None:
    table = scenario(f"""
        phase resolve building-income
        land 1 d4=bank
        cowboy d4 {fighters}
    """)

    assert table.asked == "* RollDie"


@pytest.mark.rule("duel.when")
@pytest.mark.ruling(19)
def test_wages_and_the_one_road_space_know_no_duel() -> None:
    table = scenario("""
        phase resolve wages
        cowboy wages 1 2 3
        cowboy one-road 1 2 3
    """)

    assert table.happened("duel-began") == []


@pytest.mark.rule("duel.when")
@pytest.mark.ruling(19)
def test_the_three_road_space_is_fought_for() -> None:
    table = scenario("""
        phase resolve three-roads
        cowboy three-roads 1 2
    """)
    table.play("* roll 6", "* roll 1", "1 take")

    assert table.state.roads_in_hand == (4, 1, 1)


@pytest.mark.rule("duel.total")
def test_everybody_rolls_a_die_and_adds_his_firepower() -> None:
    table = scenario("""
        phase resolve gambling
        player 1 cowboys 2 revolvers 3
        player 2 cowboys 0 revolvers 1
        cowboy gambling 1 2
    """)
    table.play("* roll 2", "* roll 5")

    assert fought(table) == {1: 2 + 2 + 3, 2: 5 + 0 + 1}


@pytest.mark.rule("duel.total")
def test_the_highest_total_wins_though_the_die_was_lower() -> None:
    table = scenario("""
        phase resolve gambling
        player 2 revolvers 5
        cowboy gambling 1 2
    """)
    table.play("* roll 4", "* roll 1")

    assert won(table) == [(2, "gambling")]


@pytest.mark.rule("duel.total")
@pytest.mark.ruling(34)
def test_all_fight_at_once_and_one_wins() -> None:
    table = scenario("""
        option players 6
        phase resolve gambling
        cowboy gambling 1 2 3 4 5 6
    """)
    table.play("* roll 1", "* roll 2", "* roll 3", "* roll 6", "* roll 4", "* roll 5")

    assert (won(table), table.asked) == ([(4, "gambling")], "4 TakeGain")


@pytest.mark.rule("duel.ties")
@pytest.mark.ruling(13)
def test_of_equal_totals_the_one_of_who_passed_earlier_wins() -> None:
    table = scenario("""
        phase resolve gambling
        passing 3 1 2
        cowboy gambling 1 2 3
    """)
    table.play("* roll 2", "* roll 5", "* roll 5")

    assert won(table) == [(1, "gambling")]


# --- losers ---------------------------------------------------------------------------------
@pytest.mark.rule("duel.losers")
def test_losers_do_not_get_the_action_and_go_home() -> None:
    table = scenario("""
        phase resolve three-roads
        round 4
        cowboy three-roads 1 2 3
    """)
    table.play("* roll 6", "* roll 1", "* roll 2", "1 take")

    assert table.state.roads_in_hand == (4, 1, 1)
    assert (table.state.home, table.state.general_supply) == ([3, 4, 4], (7, 6, 6))


@pytest.mark.rule("duel.losers")
@pytest.mark.ruling(37)
def test_the_cowboy_of_a_loser_counts_in_the_very_next_duel() -> None:
    table = scenario("""
        phase resolve parcel-purchase
        player 2 cowboys 0 revolvers 1
        cowboy a1 1 2
        cowboy b1 2 3
    """)
    table.play("1 duel a1", "* roll 6", "* roll 1", "* roll 4", "* roll 4")

    assert fought(table)[2] == 4 + 1 + 1


@pytest.mark.rule("duel.losers")
@pytest.mark.ruling(37)
def test_the_cowboy_of_a_loser_counts_in_later_boxes() -> None:
    table = scenario("""
        phase resolve gambling
        player 2 cowboys 0 revolvers 1
        cowboy gambling 1 2
        cowboy cowboy-vp 2
    """)
    table.play("* roll 6", "* roll 1", "1 decline", "2 take")

    assert table.vps[1] == 1


# --- several duels --------------------------------------------------------------------------
TWO_PARCELS = """
    phase resolve parcel-purchase
    option players 4
    passing 4 3 2 1
    cowboy a1 1 2
    cowboy b1 2 3
"""


@pytest.mark.rule("duel.order")
@pytest.mark.ruling(35)
def test_the_first_to_pass_among_the_players_in_the_duels_orders_them() -> None:
    assert scenario(TWO_PARCELS).asked == "3 PickDuel"


@pytest.mark.rule("duel.order")
@pytest.mark.ruling(35)
def test_he_orders_also_the_duels_without_him() -> None:
    table = scenario(TWO_PARCELS)
    assert table.nouns(3, "duel") == ["a1", "b1"]

    table.play("3 duel a1", "* roll 6", "* roll 1", "* roll 6", "* roll 1")
    assert won(table) == [(2, "a1"), (3, "b1")]


@pytest.mark.rule("duel.order")
@pytest.mark.ruling(35)
def test_one_player_fixes_the_order_of_three_duels_before_the_first_is_fought() -> None:
    table = scenario("""
        phase resolve parcel-purchase
        passing 2 1 3
        cowboy a1 1 2
        cowboy b1 1 3
        cowboy c1 1 3
    """)
    table.play("2 duel b1", "2 duel c1")
    table.play("* roll 6", "* roll 1", "* roll 6", "* roll 1", "* roll 6", "* roll 1")

    assert won(table) == [(1, "b1"), (1, "c1"), (2, "a1")]


@pytest.mark.rule("duel.order")
@pytest.mark.ruling(35)
def test_several_duels_on_buildings_are_ordered_likewise() -> None:
    table = scenario("""
        phase resolve building-income
        passing 3 2 1
        land 1 a1=bank h8=hotel
        cowboy a1 1 2
        cowboy h8 1 2
    """)
    table.play("2 duel h8", "* roll 1", "* roll 6", "* roll 6", "* roll 1")

    assert won(table) == [(1, "h8"), (2, "a1")]


@pytest.mark.rule("duel.order")
@pytest.mark.ruling(15)
def test_a_single_duel_needs_no_order() -> None:
    table = scenario("""
        phase resolve parcel-purchase
        cowboy a1 1 2
        cowboy b1 3
    """)

    assert table.asked == "* RollDie"


@pytest.mark.rule("duel.parcels")
@pytest.mark.ruling(36)
def test_all_duels_on_parcels_are_over_before_the_first_purchase() -> None:
    table = scenario("""
        phase resolve parcel-purchase
        cowboy c1 1
        cowboy h8 2 3
    """)
    assert table.asked == "* RollDie"

    table.play("* roll 6", "* roll 1")
    assert table.asked == "1 BuyParcels"
