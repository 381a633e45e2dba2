"""Parcels: what they cost, how they are bought, and what a title means."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carson.board.ids import PARCEL_NAMES
from carson.board.map.town import land_price
from carson.core.moves import NOBODY
from tests.support.opening import positions
from tests.support.scenario import Scenario, at, scenario

SQUARE = [column + row for row in "345" for column in "cde"]
"""d4 and its neighbours."""


def price(table: Scenario, parcel: str) -> int:
    """What a parcel costs."""
    return land_price(table.state, at(parcel))


# --- the price ------------------------------------------------------------------------------
@pytest.mark.rule("parcel.price")
def test_a_parcel_with_nothing_around_costs_one_dollar() -> None:
    assert price(scenario("land - f4=house"), "d4") == 1


@pytest.mark.rule("parcel.price")
@pytest.mark.parametrize("parcel", SQUARE)
def test_a_thing_on_the_parcel_or_next_to_it_adds_one_dollar(parcel: str) -> None:
    assert price(scenario(f"land - {parcel}=house"), "d4") == 2


@pytest.mark.rule("parcel.price")
@pytest.mark.ruling(41)
@pytest.mark.parametrize("thing", ["mountain", "house", "townhouse", "ranch", "hotel", "church"])
def test_whatever_stands_there_adds_one_dollar(thing: str) -> None:
    assert price(scenario(f"land 1 c3={thing}"), "d4") == 2


@pytest.mark.rule("parcel.price")
@pytest.mark.ruling(41)
def test_roads_titles_and_cowboys_add_nothing() -> None:
    table = scenario("""
        phase place
        land 1 c3 d3 e3
        cowboy d4 1 2
        cowboy e4 3
    """)

    assert sum(table.state.roads) == 144
    assert price(table, "d4") == 1


@pytest.mark.rule("parcel.price")
@given(st.sets(st.sampled_from(PARCEL_NAMES)), st.sampled_from(PARCEL_NAMES))
def test_the_price_lies_between_one_and_ten_dollars(houses: set[str], parcel: str) -> None:
    land = " ".join(f"{house}=house" for house in sorted(houses))

    assert 1 <= price(scenario(f"land - {land}" if land else ""), parcel) <= 10


@pytest.mark.rule("parcel.price")
@pytest.mark.ruling(3)
def test_outside_the_map_nothing_raises_a_price() -> None:
    table = scenario("land - a1=house b1=house a2=house b2=house")

    assert price(table, "a1") == 1 + 4


# --- buying ---------------------------------------------------------------------------------
@pytest.mark.rule("parcel.buy")
def test_the_buyer_pays_the_price_and_puts_a_title_on_the_parcel() -> None:
    table = scenario("""
        phase resolve parcel-purchase
        land - c3=house d3=mountain
        cowboy d4 1
    """)
    table.play("1 claim d4")

    assert (table.owner("d4"), table.cash[0], table.state.titles[0]) == (1, 15 - 3, 11)


@pytest.mark.rule("parcel.buy")
def test_the_cowboy_of_a_buyer_goes_to_the_general_supply() -> None:
    table = scenario("""
        phase resolve parcel-purchase
        round 4
        cowboy d4 1
    """)
    table.play("1 claim d4")

    assert (table.state.home[0], table.state.general_supply[0]) == (3, 7)


@pytest.mark.rule("parcel.buy")
@pytest.mark.ruling(44)
def test_the_players_buy_in_pass_order_after_the_duels() -> None:
    table = scenario("""
        phase resolve parcel-purchase
        passing 3 1 2
        cowboy a1 1
        cowboy b1 2 3
    """)
    table.play("* roll 1", "* roll 6")
    assert table.asked == "1 BuyParcels"

    table.play("1 claim a1")
    assert table.asked == "2 BuyParcels"


@pytest.mark.rule("parcel.buy")
@pytest.mark.ruling(44)
def test_a_player_buys_his_parcels_in_the_order_he_likes() -> None:
    table = scenario("""
        phase resolve parcel-purchase
        cowboy a1 1
        cowboy b1 1
        cowboy c1 1
    """)

    assert table.offers("1 claim a1", "1 claim b1", "1 claim c1")
    table.play("1 claim b1")
    assert table.offers("1 claim a1", "1 claim c1")


@pytest.mark.rule("parcel.buy")
@pytest.mark.ruling(44)
def test_a_player_may_buy_some_parcels_and_decline_the_rest() -> None:
    table = scenario("""
        phase resolve parcel-purchase
        round 4
        cowboy a1 1
        cowboy b1 1
    """)
    table.play("1 claim b1", "1 done")

    assert (table.owner("a1"), table.owner("b1"), table.cash[0]) == (0, 1, 14)
    assert (table.state.home[0], table.state.general_supply[0]) == (3, 7)


@pytest.mark.rule("parcel.buy")
def test_only_the_winner_of_a_duel_may_buy() -> None:
    table = scenario("""
        phase resolve parcel-purchase
        cowboy a1 1 2
        cowboy b1 1
    """)
    table.play("* roll 1", "* roll 6")

    assert table.why("1 claim a1") == "no-cowboy-there"


@pytest.mark.ruling(45)
def test_a_winner_who_cannot_pay_leaves_the_parcel_unowned() -> None:
    table = scenario("""
        phase resolve parcel-purchase
        round 4
        player 1 cash 2 roads 0
        land - c3=house d3=house
        cowboy d4 1 2
    """)
    table.play("* roll 6", "* roll 1")

    assert (table.asked, table.owner("d4"), table.cash[0]) == ("1 SpendExcess", 0, 2)
    assert (table.state.home[:2], table.state.general_supply[:2]) == ([3, 4], (7, 6))


@pytest.mark.ruling(42)
def test_a_purchase_does_not_raise_the_price_of_the_next_parcel() -> None:
    table = scenario("""
        phase resolve parcel-purchase
        land - e3=house
        cowboy d3 1
        cowboy d4 2
    """)
    table.play("1 claim d3", "2 claim d4")

    assert table.cash == [13, 13, 15]


@pytest.mark.ruling(43)
def test_a_parcel_with_a_townhouse_can_be_bought() -> None:
    table = scenario("""
        phase resolve parcel-purchase
        land - d4=townhouse
        cowboy d4 1
    """)
    table.play("1 claim d4")

    assert (table.owner("d4"), table.cash[0]) == (1, 13)


# --- titles ---------------------------------------------------------------------------------
@pytest.mark.rule("parcel.title")
@pytest.mark.parametrize("thing", ["house", "townhouse", "mountain"])
def test_who_owns_a_parcel_owns_what_stands_on_it(thing: str) -> None:
    table = scenario(f"""
        phase resolve parcel-purchase
        round 4
        land - d4={thing}
        cowboy d4 1
    """)
    table.play("1 claim d4", "1 spend 13", "2 spend 15", "3 spend 15")

    assert table.vps == [2 + 1, 1, 1]


@pytest.mark.rule("parcel.title")
def test_an_owned_parcel_never_changes_hands() -> None:
    deeds = [list(s.owner) for s in positions(5, 4)]

    for before, after in pairwise(deeds):
        assert all(old in (NOBODY, new) for old, new in zip(before, after, strict=True))
    assert deeds[0].count(NOBODY) > deeds[-1].count(NOBODY)


@pytest.mark.rule("parcel.title")
@pytest.mark.ruling(46)
def test_without_a_title_a_gift_of_land_is_lost() -> None:
    table = scenario("land 1 a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2")
    table.play("1 choose settler")

    assert table.asked == "2 ChooseCharacter"


@pytest.mark.rule("parcel.title")
@pytest.mark.ruling(46)
def test_without_a_title_no_parcel_can_be_chosen_for_a_purchase() -> None:
    table = scenario("""
        phase place
        land 1 a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2
    """)

    assert table.why("1 place d4") == "no-titles"
