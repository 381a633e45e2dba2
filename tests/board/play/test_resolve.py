"""Phase 3: the order of the boxes, and taking or declining an action."""

from itertools import cycle

import pytest

from carson.board.ids import PLACE_NAMES
from tests.support.scenario import Scenario, scenario

ORDER = (
    *("wages", "ammunition", "three-roads", "one-road", "a1"),
    *("build-12", "build-10", "build-8", "build-6", "build-5", "build-4", "build-3"),
    *("parcel-income", "cowboy-income", "gambling", "h8"),
    *("parcel-vp", "building-vp", "cowboy-vp", "vp-5", "vp-4", "vp-3", "vp-2"),
)
"""The 23 boxes, with a parcel and a building in place of the automatic ones."""
REFUSALS = ("decline", "done", "points 0")


def cowboys_everywhere() -> Scenario:
    """A table with a cowboy in each box, where the last player is about to pass."""
    places = zip(reversed(ORDER), cycle("2341"), strict=False)
    cowboys = [f"cowboy {place} {who}" for place, who in places]
    track = "track hotel hotel hotel bank bank bank bank"
    lines = ["option players 4", "phase place", "passed 2 3 4", track, "land 1 h8=saloon"]
    return scenario("\n".join([*lines, *cowboys]))


def decline_all(table: Scenario) -> None:
    """Decline every action until the boxes are done."""
    while not table.asked.endswith("SpendExcess"):
        who = table.asked.split()[0]
        table.play(next(f"{who} {no}" for no in REFUSALS if table.offers(f"{who} {no}")))


def emptied(table: Scenario) -> list[str]:
    """The places that cowboys left for the general supply, in this order."""
    return [PLACE_NAMES[event["place"]] for event in table.happened("went-to-box")]


# --- order ----------------------------------------------------------------------------------
@pytest.mark.rule("resolve.order")
@pytest.mark.ruling(6)
@pytest.mark.ruling(7)
@pytest.mark.ruling(8)
def test_the_23_boxes_are_resolved_in_the_order_of_the_track() -> None:
    table = cowboys_everywhere()
    table.play("1 pass")
    decline_all(table)

    assert tuple(emptied(table)) == ORDER


@pytest.mark.rule("resolve.order")
@pytest.mark.ruling(6)
def test_the_building_spaces_are_resolved_from_12_dollars_down() -> None:
    table = scenario("""
        phase resolve build-12
        track hotel - - - - - bank
        cowboy build-3 1
        cowboy build-12 2
    """)

    assert table.asked == "2 BuyBuilding"


@pytest.mark.rule("resolve.order")
@pytest.mark.ruling(7)
def test_the_vp_purchases_are_resolved_from_5_dollars_down() -> None:
    table = scenario("""
        phase resolve vp-5
        cowboy vp-2 1
        cowboy vp-5 2
    """)

    assert table.asked == "2 BuyPoints"


@pytest.mark.rule("resolve.order")
@pytest.mark.ruling(8)
def test_of_the_vp_boxes_parcels_come_first_then_buildings_then_cowboys() -> None:
    table = scenario("""
        phase resolve parcel-vp
        cowboy cowboy-vp 1
        cowboy building-vp 2
        cowboy parcel-vp 3
    """)
    table.play("3 take", "2 take", "1 take")

    assert emptied(table) == ["parcel-vp", "building-vp", "cowboy-vp"]


# --- taking and declining -------------------------------------------------------------------
@pytest.mark.rule("resolve.take")
@pytest.mark.ruling(30)
@pytest.mark.parametrize(
    "space",
    [
        *("ammunition", "three-roads", "parcel-income", "cowboy-income", "gambling"),
        *("parcel-vp", "building-vp", "cowboy-vp"),
    ],
)
def test_who_stands_alone_on_a_space_is_asked_to_take_or_decline(space: str) -> None:
    table = scenario(f"""
        phase resolve {space}
        cowboy {space} 1
    """)

    assert table.asked == "1 TakeGain"
    assert table.offers("1 take", "1 decline")


@pytest.mark.rule("resolve.take")
@pytest.mark.ruling(30)
def test_who_wins_a_duel_for_a_space_is_asked_to_take_or_decline() -> None:
    table = scenario("""
        phase resolve gambling
        cowboy gambling 1 2
    """)
    table.play("* roll 1", "* roll 6")

    assert table.offers("2 take", "2 decline")


@pytest.mark.rule("resolve.take")
@pytest.mark.ruling(31)
def test_wages_and_the_one_road_space_pay_everybody_without_asking() -> None:
    table = scenario("""
        phase resolve wages
        cowboy wages 1 2
        cowboy one-road 2 3
    """)

    assert (table.cash, table.state.roads_in_hand) == ([19, 19, 15], (1, 2, 2))
    assert table.asked == "1 SpendExcess"


@pytest.mark.rule("resolve.decline")
def test_who_declines_an_action_gets_nothing() -> None:
    table = scenario("""
        phase resolve three-roads
        cowboy three-roads 1
    """)
    table.play("1 decline")

    assert table.state.roads_in_hand == (1, 1, 1)


@pytest.mark.rule("resolve.decline")
@pytest.mark.ruling(32)
def test_when_the_winner_declines_nobody_gets_the_action() -> None:
    table = scenario("""
        phase resolve three-roads
        cowboy three-roads 1 2
    """)
    table.play("* roll 1", "* roll 6", "2 decline")

    assert (table.state.roads_in_hand, table.asked) == ((1, 1, 1), "1 SpendExcess")


@pytest.mark.rule("resolve.decline")
@pytest.mark.parametrize("space", ["build-12", "vp-5"])
def test_an_action_that_cannot_be_paid_is_lost(space: str) -> None:
    table = scenario(f"""
        phase resolve three-roads
        player 1 cash 4 roads 0
        track bank - - - - - -
        cowboy three-roads 1
        cowboy {space} 1
    """)
    table.play("1 decline")

    assert (table.asked, table.cash[0]) == ("1 SpendExcess", 4)
    assert [PLACE_NAMES[e["place"]] for e in table.happened("gave-up")] == ["three-roads", space]


# --- where the cowboys go -------------------------------------------------------------------
@pytest.mark.rule("resolve.supply")
@pytest.mark.parametrize("answer", ["take", "decline"])
def test_the_cowboy_of_an_action_goes_to_the_general_supply(answer: str) -> None:
    table = scenario("""
        phase resolve gambling
        round 4
        cowboy parcel-vp 1
    """)
    table.play(f"1 {answer}")

    assert (table.state.home[0], table.state.general_supply[0]) == (3, 7)
    assert table.state.cowboys == []


@pytest.mark.rule("resolve.supply")
def test_a_defender_who_wins_goes_to_the_general_supply() -> None:
    table = scenario("""
        phase resolve building-income
        round 4
        land 1 a1=hotel
        cowboy a1 1 2
    """)
    table.play("* roll 6", "* roll 1")

    assert (table.state.home, table.state.general_supply) == ([3, 4, 3], (7, 6, 7))


@pytest.mark.rule("resolve.supply")
def test_a_defender_who_had_nobody_to_fight_goes_to_the_general_supply() -> None:
    table = scenario("""
        phase resolve building-income
        round 4
        land 1 a1=hotel
        cowboy a1 1
    """)

    assert (table.state.home[0], table.state.general_supply[0]) == (3, 7)


@pytest.mark.rule("resolve.supply")
def test_a_defender_stays_until_building_income() -> None:
    table = scenario("""
        phase resolve gambling
        land 1 a1=hotel
        cowboy a1 1
        cowboy gambling 2
    """)

    assert [cowboy.seat + 1 for cowboy in table.state.cowboys] == [1, 2]


# --- Wages and Ammunition -------------------------------------------------------------------
@pytest.mark.rule("resolve.wages")
def test_wages_pay_four_dollars_for_each_cowboy() -> None:
    table = scenario("""
        phase resolve wages
        cowboy wages 1 2 1 1
    """)

    assert table.cash == [15 + 12, 15 + 4, 15]


@pytest.mark.rule("resolve.ammunition")
def test_the_ammunition_token_is_worth_three_firepower() -> None:
    table = scenario("""
        phase resolve ammunition
        player 1 cowboys 2 revolvers 1
        cowboy ammunition 1
        cowboy cowboy-income 1
    """)
    table.play("1 take", "1 take")

    assert table.cash[0] == 15 + 2 * (2 + 1 + 3)


@pytest.mark.rule("resolve.ammunition")
@pytest.mark.ruling(39)
def test_the_token_does_not_count_in_the_duel_for_it() -> None:
    table = scenario("""
        phase resolve ammunition
        player 1 cowboys 2 revolvers 1
        player 2 cowboys 0 revolvers 4
        cowboy ammunition 1 2
    """)
    table.play("* roll 1", "* roll 1")

    assert [event["firepower"] for event in table.happened("fought")] == [3, 4]


@pytest.mark.rule("resolve.ammunition")
def test_the_token_is_given_back_at_the_end_of_the_round() -> None:
    table = scenario("""
        phase close
        ammunition 1
        track hotel hotel hotel bank bank bank bank
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0", "1 choose banker")
    table.play("2 choose sheriff", "3 choose mercenary")

    assert table.offers("2 place ammunition")
    assert table.state.ammunition not in table.state.seats
