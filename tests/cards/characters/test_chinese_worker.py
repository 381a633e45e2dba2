"""The Chinese Worker."""

import pytest

from carson.cards.ids import CARD_NAMES
from tests.cards.scenario import scenario

USED = "phase power chinese-worker\ncharacters 1 chinese-worker\ndisplay cowboy I-30 I-31 I-32 I-33"
BIDS = ("1 bid 9", "2 bid 8", "3 bid 7", "4 bid 6")


@pytest.mark.rule("cards.chineseworker")
def test_one_more_terrain_card_is_drawn_for_everybody() -> None:
    table = scenario(USED)
    table.play("1 use chinese-worker", "* draw I-40")

    assert table.asked == "1 2 3 4 SealBids"
    assert CARD_NAMES[table.state.display[-1]] == "I-40"


@pytest.mark.rule("cards.chineseworker")
def test_the_owner_takes_two_cards_on_his_turn() -> None:
    table = scenario(USED)
    table.play("1 use chinese-worker", "* draw I-40", *BIDS, "1 take cowboy", "1 take I-40")

    assert table.has(1) == ["I-40", "chinese-worker", "cowboy"]
    assert table.asked == "2 PickCard"


@pytest.mark.rule("cards.chineseworker")
def test_one_card_is_left_over_as_usual() -> None:
    table = scenario(USED)
    table.play("1 use chinese-worker", "* draw I-40", *BIDS, "1 take cowboy", "1 take I-40")
    table.play("2 take I-30", "3 take I-31", "4 take I-32")

    assert [event["card"] for event in table.happened("left-over")] == [32]


@pytest.mark.ruling("C23")
def test_who_used_the_lawyer_cannot_use_the_chinese_worker_in_the_same_round() -> None:
    table = scenario("phase power lawyer\ncharacters 1 lawyer chinese-worker")
    table.play("1 use lawyer", "1 take I-30")

    assert table.asked == "1 2 3 4 SealBids"
