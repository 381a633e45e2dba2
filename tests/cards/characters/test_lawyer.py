"""The Lawyer."""

import pytest

from tests.cards.scenario import ONE, scenario

USED = "phase power lawyer\ncharacters 1 lawyer\ndisplay cowboy I-30 I-31 I-32 I-33"
BIDS = ("1 bid 9", "2 bid 8", "3 bid 7", "4 bid 6")


@pytest.mark.rule("cards.lawyer")
def test_the_owner_takes_any_card_before_the_bids() -> None:
    table = scenario(USED)
    table.play("1 use lawyer")
    assert table.nouns(1, "take") == ["cowboy", "I-30", "I-31", "I-32", "I-33"]
    table.play("1 take cowboy")

    assert table.has(1) == ["lawyer", "cowboy"]
    assert table.asked == "1 2 3 4 SealBids"


@pytest.mark.rule("cards.lawyer")
@pytest.mark.ruling("C22")
def test_any_auction_card_is_put_down_with_the_others_and_only_goes_away() -> None:
    table = scenario(USED)
    table.play("1 use lawyer", "1 take cowboy")
    assert len(table.nouns(1, "bid")) == 9
    table.play(*BIDS)

    assert table.order == [2, 3, 4]
    assert 9 not in table.state.values(ONE)
    assert [event["value"] for event in table.happened("bid-opened")] == [9, 8, 7, 6]


@pytest.mark.rule("cards.lawyer")
def test_one_card_is_left_over_as_usual() -> None:
    table = scenario(USED)
    table.play("1 use lawyer", "1 take cowboy", *BIDS, "2 take I-30", "3 take I-31", "4 take I-32")

    assert [event["card"] for event in table.happened("left-over")] == [32]


@pytest.mark.ruling("C48")
def test_who_has_no_turn_is_not_asked_to_raise_his_bid() -> None:
    table = scenario(USED.replace("cowboy", "mercenary"))
    table.play("1 use lawyer", "1 take mercenary", *BIDS)

    assert table.asked == "2 PickCard"
