"""The Auctioneer."""

import pytest

from tests.cards.scenario import ONE, rule, scenario

ROW = """
    built 1 I-30 h8
    built 1 I-31 j8
    built 1 I-35 l8
"""
COLUMN = "display cowboy I-36 I-37 I-38 I-39"
END = """
    era 2
    round 9
    phase sale
    characters 1 auctioneer
    picks 1
"""


@pytest.mark.rule("cards.auctioneer")
def test_each_card_sold_is_worth_7() -> None:
    table = scenario(END + ROW)
    table.play("1 sell I-35", "1 sell I-31")

    assert rule("auctioneer").points(table.state, ONE) == 14
    assert len(table.city(1)[0]) == 2


@pytest.mark.rule("cards.auctioneer")
def test_a_card_without_which_the_city_falls_apart_is_not_sold() -> None:
    assert scenario(END + ROW).why("1 sell I-31") == "city-divided"


@pytest.mark.rule("cards.auctioneer")
def test_a_card_that_covers_another_is_not_sold_nor_the_one_below() -> None:
    table = scenario(END + "built 1 I-30 h8\nbuilt 1 I-34 i9\nbuilt 1 I-35 f8")

    assert table.why("1 sell I-30") == "cards-overlap"
    assert table.why("1 sell I-34") == "cards-overlap"


@pytest.mark.rule("cards.auctioneer")
def test_no_more_than_three_cards_are_sold() -> None:
    table = scenario(END + ROW + "built 1 I-36 n8\nsold 1 2")
    assert table.why("1 sell I-36") == ""
    table.play("1 sell I-36")

    assert table.asked == "over"
    assert table.state.sold[ONE] == 3


@pytest.mark.ruling("C36")
def test_the_owner_sells_when_it_is_his_turn_to_pick() -> None:
    table = scenario(f"phase pick\ndisplay I-40 I-38\npicks 1 2\ncharacters 1 auctioneer{ROW}")
    table.play("1 sell I-35")

    assert table.asked == "1 PickCard"
    assert table.why("1 take I-38") == ""


@pytest.mark.ruling("C36")
def test_nobody_else_sells() -> None:
    table = scenario(f"phase pick\ndisplay I-40 I-38\npicks 1 2{ROW}")

    assert table.why("1 sell I-35") == "no-sales-left"


@pytest.mark.ruling("C36")
@pytest.mark.parametrize(("character", "drawn"), [("lawyer", []), ("governor", ["* draw I-40"])])
def test_nothing_is_sold_while_a_card_is_taken_before_the_bids(
    character: str, drawn: list[str]
) -> None:
    table = scenario(f"phase power {character}\n{COLUMN}\ncharacters 1 {character} auctioneer{ROW}")
    table.play(f"1 use {character}", *drawn)

    assert table.asked == "1 TakeNow"
    assert table.nouns(1, "sell") == []


@pytest.mark.ruling("C36")
def test_who_takes_with_the_lawyer_has_no_turn_to_sell_in_that_round() -> None:
    table = scenario(f"phase power lawyer\n{COLUMN}\ncharacters 1 lawyer auctioneer{ROW}")
    table.play("1 use lawyer", "1 take cowboy", "1 bid 9", "2 bid 8", "3 bid 7", "4 bid 6")

    assert table.order == [2, 3, 4]
    assert table.asked == "2 PickCard"


@pytest.mark.ruling("C37")
def test_the_only_card_and_the_last_prison_may_be_sold() -> None:
    table = scenario(END + "built 1 I-33 h8")
    table.play("1 sell I-33")

    assert table.city(1) == []
    assert table.asked == "over"


@pytest.mark.ruling("C38")
def test_whether_a_card_can_be_sold_is_judged_when_it_is_sold() -> None:
    table = scenario(END + ROW)
    assert table.why("1 sell I-31") == "city-divided"
    table.play("1 sell I-35")

    assert table.why("1 sell I-31") == ""


def test_a_city_whose_first_card_was_sold_can_still_grow_to_eight() -> None:
    table = scenario(f"phase pick\ndisplay I-40 I-38\npicks 1 2\ncharacters 1 auctioneer{ROW}")
    table.play("1 sell I-30", "1 take I-38")
    city = table.state.cities[0]

    assert city.left <= 7
    assert city.right >= 8
    assert table.asked == "1 PlaceCard"
