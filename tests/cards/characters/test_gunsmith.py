"""The Gunsmith."""

import pytest

from tests.cards.scenario import character_vps, scenario

BIDS = ("1 bid 3", "2 bid 4", "3 bid 1", "4 bid 2")


@pytest.mark.rule("cards.gunsmith")
def test_before_the_bids_6_are_added_to_the_owners_card() -> None:
    table = scenario("phase power gunsmith\ncharacters 4 gunsmith")
    table.play("4 use gunsmith", *BIDS)

    assert table.state.bonus == (0, 0, 0, 6)
    assert table.order[0] == 4


@pytest.mark.rule("cards.gunsmith", "cards.power.once")
def test_the_card_is_turned_sideways_and_not_asked_again_in_this_era() -> None:
    table = scenario("phase power gunsmith\ncharacters 4 gunsmith\nsideways gunsmith")

    assert table.asked == "1 2 3 4 SealBids"


@pytest.mark.rule("cards.gunsmith")
def test_it_is_worth_0_in_the_end() -> None:
    assert character_vps("gunsmith", "..\n..") == 0


@pytest.mark.ruling("C25")
def test_what_is_announced_cannot_be_taken_back() -> None:
    table = scenario("phase power gunsmith\ncharacters 4 gunsmith")
    table.play("4 use gunsmith")

    assert table.nouns(4, "pass") == []
