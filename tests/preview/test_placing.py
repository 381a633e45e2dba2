"""Previews of placing: what a space gives or costs, and what else that changes."""

import pytest

from carson.core.agenda import IllegalMove
from carson.preview.report import Gain
from tests.preview.looking import changed, look, said, stood_for
from tests.support.scenario import at, scenario, thing


@pytest.mark.parametrize(
    ("space", "gain"),
    [
        ("wages", Gain("cash", 4, 4)),
        ("ammunition", Gain("firepower", 3, 3)),
        ("three-roads", Gain("roads", 3, 3)),
        ("one-road", Gain("roads", 1, 1)),
        ("parcel-income", Gain("cash", 6, 6)),
        ("cowboy-income", Gain("cash", 6, 6)),
        ("gambling", Gain("cash", 2, 12)),
        ("parcel-vp", Gain("points", 1, 1)),
        ("building-vp", Gain("points", 2, 2)),
        ("cowboy-vp", Gain("points", 1, 1)),
    ],
)
def test_a_space_tells_what_it_gives(space: str, gain: Gain) -> None:
    table = scenario("""
        phase place
        player 1 cowboys 3
        land 1 a1=hotel c1=hotel e1
    """)

    assert stood_for(look(table, f"1 place {space}"), space).gains == (gain,)


def test_the_lucky_cowboy_plays_for_the_product_of_the_dice() -> None:
    table = scenario("""
        option characters 1Y,2Y,5Y,6Y,9Y,11R,18Y
        phase place
        turn 1
        card 1 singer red
    """)

    assert stood_for(look(table, "1 lucky gambling"), "gambling").gains == (Gain("cash", 1, 36),)


def test_a_second_cowboy_on_wages_is_worth_four_dollars_more() -> None:
    table = scenario("""
        phase place
        cowboy wages 1
    """)

    found = look(table, "1 place wages")

    assert said(found, "now-gives-cash") == [{"place": 64, "before": 4, "after": 8}]


def test_each_cowboy_placed_lowers_what_firepower_is_paid() -> None:
    table = scenario("""
        phase place
        player 1 cowboys 3
        cowboy cowboy-income 1
    """)

    found = look(table, "1 place wages")

    assert said(found, "now-gives-cash") == [{"place": 76, "before": 8, "after": 6}]
    assert changed(found, 1, "firepower") == (4, 3)


def test_land_and_tiles_that_are_wanted_together_make_one_bill() -> None:
    table = scenario("""
        phase place
        player 1 cash 9
        land - d5=house
        track - - saloon - - - -
        cowboy build-8 1
    """)

    found = look(table, "1 place d4")

    assert said(found, "sells-land") == [{"parcel": at("d4"), "amount": 2}]
    assert said(found, "due") == [{"amount": 10, "cash": 9}]


def test_a_building_space_tells_its_tile_and_what_one_pays_for_it() -> None:
    table = scenario("""
        phase place
        turn 1
        card 1 chinese-worker
        track - - saloon - - - -
    """)

    found = look(table, "1 place build-8")

    assert said(found, "sells-tile") == [{"thing": thing("saloon"), "amount": 4}]


def test_the_vp_purchase_tells_how_many_points_the_money_buys() -> None:
    table = scenario("""
        phase place
        player 1 cash 14
    """)

    assert said(look(table, "1 place vp-4"), "sells-points") == [{"amount": 4, "count": 3}]


def test_an_attack_steals_half_of_the_income() -> None:
    table = scenario("""
        phase place
        land 2 d4=saloon
        land - c3=house d3=house e3=house
    """)

    found = look(table, "1 place d4")

    assert stood_for(found, "d4").gains == (Gain("loot", 7, 7),)
    assert (changed(found, 1, "loot"), changed(found, 2, "income")) == ((0, 7), (15, 8))


def test_a_defender_saves_half_of_the_income() -> None:
    table = scenario("""
        phase place
        land 1 d4=saloon
        land - c3=house
        cowboy d4 2
    """)

    assert stood_for(look(table, "1 place d4"), "d4").gains == (Gain("saved", 2, 2),)


def test_a_move_that_is_refused_has_no_preview_but_a_reason() -> None:
    table = scenario("phase place")

    with pytest.raises(IllegalMove, match="no-building-there"):
        look(table, "1 place build-8")


def test_who_is_not_asked_has_no_preview() -> None:
    table = scenario("phase place")

    with pytest.raises(IllegalMove, match="not-your-turn"):
        look(table, "2 place wages")
