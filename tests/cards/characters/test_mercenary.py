"""The Mercenary."""

import pytest

from tests.cards.scenario import character_vps, scenario


@pytest.mark.rule("cards.mercenary")
def test_when_all_bids_are_open_5_are_added_to_the_owners_card() -> None:
    table = scenario("phase bid\ncharacters 4 mercenary")
    table.play("1 bid 3", "2 bid 1", "3 bid 5", "4 bid 2")
    assert table.asked == "4 UsePower"
    table.play("4 use mercenary")

    assert table.state.value(table.state.seats[3]) == 2 + 5
    assert table.order[0] == 4


@pytest.mark.rule("cards.mercenary")
def test_the_owner_need_not_use_it() -> None:
    table = scenario("phase bid\ncharacters 4 mercenary")
    table.play("1 bid 3", "2 bid 1", "3 bid 5", "4 bid 2", "4 pass")

    assert table.order == [3, 1, 4, 2]


@pytest.mark.rule("cards.mercenary")
def test_it_is_worth_0_in_the_end() -> None:
    assert character_vps("mercenary", "..\n..") == 0
