"""The Heroes."""

import pytest

from tests.cards.scenario import character_vps, scenario

BIDS = ("1 bid 3", "2 bid 4", "3 bid 1", "4 bid 2")


@pytest.mark.rule("cards.heroes")
def test_before_the_bids_3_are_added_to_the_owners_card() -> None:
    table = scenario("phase power heroes\ncharacters 4 heroes")
    table.play("4 use heroes", *BIDS)

    assert table.state.bonus == (0, 0, 0, 3)
    assert table.order[0] == 4


@pytest.mark.rule("cards.heroes", "cards.power.once")
def test_the_card_is_turned_sideways_and_not_asked_again_in_this_era() -> None:
    table = scenario("phase power heroes\ncharacters 4 heroes\nsideways heroes")

    assert table.asked == "1 2 3 4 SealBids"


@pytest.mark.rule("cards.heroes")
def test_it_is_worth_6_in_the_end() -> None:
    assert character_vps("heroes", "..\n..") == 6


@pytest.mark.ruling("C25")
def test_what_is_announced_cannot_be_taken_back() -> None:
    table = scenario("phase power heroes\ncharacters 4 heroes")
    table.play("4 use heroes")

    assert table.nouns(4, "pass") == []
