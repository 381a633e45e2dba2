"""Auctions: who bids when and how much, whatever is sold."""

import pytest

from tests.support.scenario import Scenario, scenario

CAST = "option characters 1Y,2Y,5Y,6Y,7Y,12Y,13Y"


def bidding(*lines: str) -> Scenario:
    """Player 2, the first to choose, sells the parcels a1 and b1."""
    table = scenario("\n".join([CAST, "passing 2 1 3", *lines]))
    table.play("2 choose auctioneer", "2 offer a1", "2 offer b1")
    return table


@pytest.mark.ruling(173)
def test_the_auctioneer_bids_first_then_clockwise_whoever_passed_first() -> None:
    table = bidding()
    asked = [table.asked]
    for line in ("2 bid 1", "3 bid 2", "1 bid 3"):
        table.play(line)
        asked.append(table.asked)

    assert asked == ["2 BidOrPass", "3 BidOrPass", "1 BidOrPass", "2 BidOrPass"]


@pytest.mark.ruling(173)
def test_the_first_bid_is_any_amount_from_one_dollar_to_all_one_has() -> None:
    table = bidding("player 2 cash 4")

    assert table.nouns(2, "bid") == ["1", "2", "3", "4"]
    assert table.why("2 bid 0") == "bid-more"


@pytest.mark.ruling(173)
def test_each_bid_is_higher_than_the_last() -> None:
    table = bidding()
    table.play("2 bid 5")

    assert table.why("3 bid 5") == "bid-more"
    assert table.nouns(3, "bid")[0] == "6"


@pytest.mark.ruling(173)
def test_nobody_bids_more_than_he_has() -> None:
    assert bidding().why("2 bid 16") == "not-that-much"


@pytest.mark.ruling(173)
def test_who_passes_is_out() -> None:
    table = bidding()
    table.play("2 bid 1", "3 pass", "1 bid 2", "2 bid 3")

    assert table.asked == "1 BidOrPass"


@pytest.mark.ruling(173)
def test_the_bids_go_on_until_one_is_left() -> None:
    table = bidding()
    table.play("2 bid 1", "3 bid 2", "1 pass", "2 bid 9", "3 pass")

    assert table.happened("auction-won") == [{"seat": 1, "amount": 9}]


def test_who_cannot_bid_more_is_out_without_being_asked() -> None:
    table = bidding("player 3 cash 5")
    table.play("2 bid 5")

    assert table.asked == "1 BidOrPass"


def test_the_last_one_may_still_bid_when_nobody_has() -> None:
    table = bidding()
    table.play("2 pass", "3 pass", "1 bid 1")

    assert table.happened("auction-won") == [{"seat": 0, "amount": 1}]


@pytest.mark.ruling(173)
def test_a_single_bid_wins() -> None:
    table = bidding()
    table.play("2 bid 2", "3 pass", "1 pass")

    assert table.happened("auction-won") == [{"seat": 1, "amount": 2}]


def test_without_a_bid_nothing_is_sold() -> None:
    table = bidding()
    table.play("2 pass", "3 pass", "1 pass")

    assert table.cash == [15, 15, 15]
    assert (len(table.happened("no-bids")), table.happened("auction-won")) == (1, [])


def test_the_choosing_goes_on_after_the_auction() -> None:
    table = bidding()
    table.play("2 bid 2", "3 pass", "1 pass")

    assert table.asked == "1 ChooseCharacter"


def test_a_bid_is_an_offer_and_costs_nothing_by_itself() -> None:
    table = bidding()
    table.play("2 bid 8", "3 bid 9", "1 bid 10", "2 pass", "3 pass")

    assert (table.cash[0], table.cash[2]) == (15 - 10, 15)
