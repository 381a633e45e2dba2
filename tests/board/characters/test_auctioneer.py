"""12: the Auctioneer."""

import pytest

from carson.board.powers import ask
from tests.support.scenario import Scenario, scenario

CAST = "option characters 1Y,2Y,5Y,6Y,7Y,12Y,13Y"
RED_CAST = "option characters 1Y,2Y,5Y,6Y,7Y,12R,13Y"


@pytest.mark.parametrize("side", ["yellow", "red"])
def test_his_number_and_his_limit(side: str) -> None:
    table = scenario(f"""
        {CAST}
        phase close
        card 1 auctioneer {side}
        player 1 cash 150
    """)

    assert ask.number(table.state, table.state.seats[0]) == 12
    assert table.nouns(1, "spend")[0] == str(150 - 30)


# --- yellow: the land -----------------------------------------------------------------------
def selling(*lines: str) -> Scenario:
    """Player 1 is about to choose what to sell."""
    table = scenario("\n".join([CAST, *lines]))
    table.play("1 choose auctioneer")
    return table


def test_he_chooses_two_parcels_before_anybody_bids() -> None:
    table = selling()
    asked = table.asked
    table.play("1 offer a1", "1 offer h8")

    assert (asked, table.asked) == ("1 OfferParcel", "1 BidOrPass")


def test_he_cannot_sell_land_that_has_an_owner() -> None:
    table = selling("land 1 a1", "land 2 b1")

    assert (table.why("1 offer a1"), table.why("1 offer b1")) == ("parcel-owned", "parcel-owned")


def test_he_cannot_sell_the_same_parcel_twice() -> None:
    table = selling()
    table.play("1 offer a1")

    assert table.why("1 offer a1") == "offered-already"


@pytest.mark.ruling(118)
def test_he_cannot_sell_the_parcel_of_the_city_hall() -> None:
    table = selling("option buildings all", "land - d4=city-hall")

    assert table.why("1 offer d4") == "nobodys-for-ever"


@pytest.mark.ruling(154)
def test_he_may_sell_mountains_and_land_with_houses() -> None:
    table = selling("land - a1=mountain b1=house c2=townhouse")

    assert table.offers("1 offer a1", "1 offer b1", "1 offer c2")


def test_the_price_of_the_land_does_not_matter() -> None:
    table = selling("land - d4=house e4=mountain")
    table.play("1 offer d4", "1 offer e4", "1 bid 1", "2 pass", "3 pass")

    assert (table.owner("d4"), table.owner("e4")) == (1, 1)


def test_without_two_parcels_there_is_no_auction() -> None:
    names = [column + row for row in "12345678" for column in "abcdefgh"]
    land = [f"land {who + 1} {' '.join(names[12 * who : 12 * who + 12])}" for who in range(5)]
    table = selling("option players 6", *land, f"land 6 {' '.join(names[60:63])}")

    assert (table.asked, table.happened("auction-began")) == ("2 ChooseCharacter", [])


# --- yellow: the payment --------------------------------------------------------------------
def sold(*bids: str, more: tuple[str, ...] = ()) -> Scenario:
    """Player 1 has sold a1 and b1."""
    table = selling(*more)
    table.play("1 offer a1", "1 offer b1", *bids)
    return table


def test_the_winner_owns_both_parcels() -> None:
    table = sold("1 pass", "2 bid 7", "3 pass")

    assert (table.owner("a1"), table.owner("b1"), table.state.titles) == (2, 2, (12, 10, 12))


@pytest.mark.ruling(175)
@pytest.mark.parametrize(("bid", "bank"), [(1, 0), (2, 1), (7, 3), (8, 4), (13, 6)])
def test_the_bank_gets_half_rounded_down_and_the_auctioneer_the_rest(bid: int, bank: int) -> None:
    table = sold("1 pass", f"2 bid {bid}", "3 pass")

    assert table.cash == [15 + bid - bank, 15 - bid, 15]


@pytest.mark.ruling(175)
@pytest.mark.parametrize(("bid", "price"), [(1, 0), (2, 1), (7, 3), (13, 6)])
def test_if_he_wins_he_pays_the_half_of_the_bank_only(bid: int, price: int) -> None:
    table = sold(f"1 bid {bid}", "2 pass", "3 pass")

    assert (table.owner("a1"), table.owner("b1")) == (1, 1)
    assert table.cash == [15 - price, 15, 15]


@pytest.mark.ruling(173)
def test_he_cannot_bid_more_than_he_has_though_he_would_pay_half() -> None:
    assert sold().why("1 bid 16") == "not-that-much"


def test_without_a_bid_the_land_stays_nobodys() -> None:
    table = sold("1 pass", "2 pass", "3 pass")

    assert (table.owner("a1"), table.owner("b1")) == (0, 0)
    assert table.state.holder[12] == 0


@pytest.mark.ruling(174)
@pytest.mark.parametrize("who", [1, 2, 3])
def test_nobody_bids_without_two_property_tiles(who: int) -> None:
    land = "c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2"
    table = sold(more=(f"land {who} {land}",))
    others = [f"{seat} pass" for seat in (1, 2, 3) if seat != who]
    table.play(*others)

    assert table.happened("no-bids") == [{"seat": 0}]


@pytest.mark.ruling(174)
def test_two_property_tiles_are_enough() -> None:
    table = sold("1 pass", "2 bid 1", "3 pass", more=("land 2 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2",))

    assert table.state.titles[1] == 0


# --- red: the ammunition token ------------------------------------------------------
def auctioned(*bids: str) -> Scenario:
    """Player 1 has sold the token, and the other two have chosen the Sheriff and the Banker."""
    table = scenario(RED_CAST)
    table.play("1 choose auctioneer", *bids, "2 choose sheriff", "3 choose banker")
    return table


def test_the_token_is_auctioned_at_once() -> None:
    table = scenario(RED_CAST)
    table.play("1 choose auctioneer")

    assert table.asked == "1 BidOrPass"


def test_the_winner_has_the_token_and_pays_the_auctioneer_all() -> None:
    table = auctioned("1 pass", "2 bid 7", "3 pass")

    assert table.state.ammunition == 1
    assert (table.cash[0], table.cash[1]) == (15 + 7, 15 - 7)


def test_if_the_auctioneer_wins_he_pays_nothing() -> None:
    table = auctioned("1 bid 14", "2 pass", "3 pass")

    assert (table.state.ammunition, table.cash[0]) == (0, 15)


def test_the_auctioneer_cannot_bid_more_than_he_has_though_he_would_pay_nothing() -> None:
    table = scenario(RED_CAST)
    table.play("1 choose auctioneer")

    assert table.why("1 bid 16") == "not-that-much"


def test_who_has_no_property_tile_may_bid_for_the_token() -> None:
    table = scenario(f"""
        {RED_CAST}
        land 1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2
    """)
    table.play("1 choose auctioneer")

    assert table.offers("1 bid 1")


def test_the_token_adds_three_to_the_firepower() -> None:
    table = auctioned("1 pass", "2 pass", "3 bid 1")

    assert ask.firepower(table.state, table.state.seats[2]) == 3 + 1 + 3


@pytest.mark.ruling(176)
def test_nobody_can_go_to_the_space_of_a_sold_token() -> None:
    table = auctioned("1 pass", "2 bid 1", "3 pass")

    assert table.why("2 place ammunition") == "ammunition-gone"
    assert table.why("2 white ammunition") == "ammunition-gone"


@pytest.mark.ruling(176)
def test_without_a_bid_the_token_stays_on_its_space() -> None:
    table = auctioned("1 pass", "2 pass", "3 pass")

    assert table.state.ammunition == -1
    assert table.offers("2 place ammunition")


def test_the_token_is_back_on_its_space_in_the_next_round() -> None:
    table = scenario(f"""
        {RED_CAST}
        phase close
        card 1 auctioneer
        ammunition 2
        track hotel hotel hotel bank bank bank bank
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0")
    table.play("1 choose banker", "2 choose sheriff", "3 choose mercenary")

    assert table.offers("2 place ammunition")
    assert ask.firepower(table.state, table.state.seats[1]) == 3 + 1 + 1
