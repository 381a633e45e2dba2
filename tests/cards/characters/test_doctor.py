"""The Doctor."""

import pytest

from tests.cards.scenario import character_vps, scenario


@pytest.mark.rule("cards.doctor")
def test_when_all_bids_are_open_2_are_added_to_the_owners_card() -> None:
    table = scenario("phase bid\ncharacters 4 doctor")
    table.play("1 bid 3", "2 bid 1", "3 bid 5", "4 bid 2")
    assert table.asked == "4 UsePower"
    table.play("4 use doctor")

    assert table.state.value(table.state.seats[3]) == 2 + 2
    assert table.order[1] == 4


@pytest.mark.rule("cards.doctor")
def test_the_owner_need_not_use_it() -> None:
    table = scenario("phase bid\ncharacters 4 doctor")
    table.play("1 bid 3", "2 bid 1", "3 bid 5", "4 bid 2", "4 pass")

    assert table.order == [3, 1, 4, 2]


@pytest.mark.rule("cards.doctor")
def test_it_is_worth_5_in_the_end() -> None:
    assert character_vps("doctor", "..\n..") == 5
