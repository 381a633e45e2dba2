"""Previews of the town: land, roads, buildings, money and points."""

import pytest

from carson.core.agenda import IllegalMove
from carson.preview.report import ParcelChange, ParcelIncome
from tests.preview.looking import changed, look, said, sites_of
from tests.support.scenario import Scenario, at, scenario


def building(thing: str, *lines: str) -> Scenario:
    """Player 1 has bought a tile and puts it up next."""
    position = ["phase resolve build-10", "player 1 cash 30", f"track - {thing} - - - - -"]
    table = scenario("\n".join([*position, "cowboy build-10 1", *lines]))
    table.play("1 buy")
    return table


def test_a_purchase_tells_the_price_and_what_is_left() -> None:
    table = scenario("""
        phase resolve build-10
        player 1 cash 13
        track - saloon - - - - -
        cowboy build-10 1
        cowboy gambling 2
    """)

    assert said(look(table, "1 buy"), "pays") == [{"amount": 10, "left": 3}]


def test_a_new_building_tells_its_income_there() -> None:
    table = building("saloon", "land 1 d4", "land - c3=house e5=house")

    found = look(table, "1 build d4")

    assert found.incomes == (ParcelChange("d4", 0, 0, 10),)
    assert said(found, "pays-there")[0]["amount"] == 10
    assert changed(found, 1, "income") == (0, 10)


def test_a_new_building_takes_room_from_the_ranches_around_it() -> None:
    table = building("saloon", "land 1 d4", "land 2 c3=ranch")

    found = look(table, "1 build d4")

    assert ParcelChange("c3", 1, 8, 7) in found.incomes
    assert said(found, "income-of") == [
        {"seat": 1, "thing": 4, "parcel": at("c3"), "before": 8, "after": 7}
    ]


def test_a_new_building_makes_the_land_around_it_dearer() -> None:
    table = building("saloon", "land 1 a1", "land - a2=house")

    found = look(table, "1 build a1")

    assert [(change.parcel, change.before, change.after) for change in found.prices] == [
        *(("b1", 2, 3), ("a2", 2, 3), ("b2", 2, 3)),
    ]


def test_a_house_feeds_the_shops_around_it() -> None:
    table = building("bank", "land 1 d4", "land 2 f4=saloon")
    table.play("1 build d4")

    found = look(table, "1 house e4")

    assert found.incomes == (ParcelChange("d4", 0, 0, 3), ParcelChange("f4", 1, 0, 5))


def test_a_house_that_needs_consent_is_shown_as_if_it_were_given() -> None:
    table = building("bank", "land 1 d4", "land 2 e4")
    table.play("1 build d4")

    found = look(table, "1 ask e4")

    assert said(found, "asks") == [{"seat": 1, "parcel": at("e4")}]
    assert changed(found, 2, "final") == (2, 4)


def test_a_road_tells_which_parcels_it_connects() -> None:
    table = scenario("""
        phase place
        player 1 roads 1
        roads d4n
    """)

    found = look(table, "1 road e4n")

    assert found.connected == ("f3", "f4")
    assert changed(found, 1, "roads") == (1, 0)


def test_buying_land_tells_the_price_and_the_points_lost() -> None:
    table = scenario("""
        phase resolve parcel-purchase
        player 1 cash 12
        cowboy d4 1
        cowboy gambling 2
    """)

    found = look(table, "1 claim d4")

    assert said(found, "claims") == [{"parcel": at("d4")}]
    assert (changed(found, 1, "cash"), changed(found, 1, "final")) == ((12, 11), (2, 1))


def test_buying_points_tells_them_and_the_money() -> None:
    table = scenario("""
        phase resolve vp-3
        player 1 cash 12
        cowboy vp-3 1
    """)

    found = look(table, "1 points 4")

    assert (changed(found, 1, "cash"), changed(found, 1, "points")) == ((12, 0), (0, 4))
    assert changed(found, 1, "final") == (2, 4)


def test_gambling_tells_the_range_of_the_dice() -> None:
    table = scenario("""
        phase resolve gambling
        cowboy gambling 1
    """)

    assert said(look(table, "1 take"), "gambles") == [{"amount": "2–12"}]


def test_a_bid_tells_what_is_left_if_it_wins() -> None:
    table = scenario("""
        option characters 1Y,2Y,5Y,6Y,7Y,12Y,13Y
        passing 2 1 3
        player 2 cash 10
    """)
    table.play("2 choose auctioneer", "2 offer a1", "2 offer b1")

    assert said(look(table, "2 bid 4"), "bids") == [{"amount": 4, "left": 6}]


def test_choosing_a_character_tells_its_cash_limit() -> None:
    table = scenario("""
        phase choose
        player 1 cash 90
    """)

    found = look(table, "1 choose settler")
    limits = changed(found, 1, "limit")
    assert limits is not None

    assert said(found, "excess") == [
        {"limit": limits[1], "amount": 90 - limits[1], "points": (90 - limits[1]) // 10}
    ]


def test_spending_the_excess_tells_the_points() -> None:
    table = scenario("""
        phase close
        card 1 settler
        player 1 cash 100
    """)
    least = int(table.nouns(1, "spend")[0])

    found = look(table, f"1 spend {least}")

    assert changed(found, 1, "points") == (0, least // 10)
    assert changed(found, 1, "excess") == (least, 0)


def test_a_theft_tells_what_is_stolen_from_whom() -> None:
    table = scenario("""
        phase resolve building-income
        land 2 d4=saloon
        land - c3=house e5=house
        cowboy d4 1
    """)

    found = look(table, "1 take")

    assert said(found, "steals") == [{"amount": 5, "parcel": at("d4"), "seat": 1}]


def test_points_that_are_bought_tell_what_is_left_for_other_spaces_alone() -> None:
    table = scenario("""
        phase resolve vp-5
        player 1 cash 23
        cowboy vp-5 1
        cowboy vp-2 1
    """)

    found = look(table, "1 points 3")

    assert [told["after"] for told in said(found, "now-sells-points")] == [4]


def test_roads_after_a_road_are_looked_at_together() -> None:
    table = scenario("""
        phase place
        player 1 roads 3
        roads d4n
    """)

    first = look(table, "1 road c4n")
    both = look(table, "1 road c4n", "road b4n")

    assert "road b4n" in first.further
    assert changed(both, 1, "roads") == (3, 1)
    assert set(first.connected) < set(both.connected)


def test_a_road_after_a_road_must_lie_at_one() -> None:
    table = scenario("""
        phase place
        player 1 roads 3
        roads d4n
    """)

    with pytest.raises(IllegalMove, match="road-apart"):
        look(table, "1 road c4n", "road h8s")


def test_no_cowboy_is_placed_at_once_after_another() -> None:
    table = scenario("phase place")

    with pytest.raises(IllegalMove, match="not-offered"):
        look(table, "1 place wages", "place gambling")
    assert look(table, "1 place wages").further == ()


def test_a_building_is_worth_most_where_it_pays_most() -> None:
    table = building("saloon", "land 1 d4 a8", "land 2 h1", "land - c3=house e5=house")

    found = sites_of(table, "saloon")

    assert found[0] == ParcelIncome("d4", 0, 10)
    assert ParcelIncome("a8", 0, 0) in found
    assert not {"c3", "h1"} & {site.parcel for site in found}


def test_what_is_no_building_stands_nowhere() -> None:
    table = building("saloon", "land 1 d4")

    assert sites_of(table, "mountain") == sites_of(table, "moon") == []
