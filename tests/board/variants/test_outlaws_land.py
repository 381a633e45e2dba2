"""Outlaws: what land and buildings under them are no longer good for."""

import pytest

from tests.support.scenario import Scenario, scenario

LAWYER = "option characters 1Y,2Y,5Y,6Y,7Y,9Y,18Y"
AUCTION = "option characters 1Y,2Y,5Y,6Y,7Y,9Y,12Y"
INDIAN = "option characters 1Y,2Y,5Y,6Y,7Y,8Y,9Y"
HEROES = "option characters 1Y,2Y,5Y,6Y,7Y,9Y,16Y"
GROCER = "option characters 1Y,2Y,3Y,5Y,6Y,7Y,9Y"


def with_outlaws(*lines: str) -> Scenario:
    """Round 2 with Outlaws of strength 9."""
    return scenario("\n".join(["option variants outlaws", "round 2", "strength 9", *lines]))


# --- land -----------------------------------------------------------------------------------
@pytest.mark.rule("outlaws.land")
def test_a_cowboy_on_land_with_an_outlaw_buys_nothing_there() -> None:
    table = with_outlaws("phase resolve parcel-purchase", "outlaws d4", "cowboy d4 1")

    assert (table.owner("d4"), table.asked) == (0, "* RollDie")


@pytest.mark.rule("outlaws.land")
def test_a_cowboy_who_comes_for_the_outlaw_ties_up_no_title() -> None:
    land = " ".join(f"{column}1" for column in "abcdefgh") + " a2 b2 c2 d2"
    table = with_outlaws("phase place", f"land 1 {land}", "outlaws d4")

    assert (table.why("1 place d4"), table.why("1 place d5")) == ("", "no-titles")


@pytest.mark.rule("outlaws.land")
@pytest.mark.ruling(245)
def test_the_lawyer_cannot_buy_it() -> None:
    table = with_outlaws(LAWYER, "outlaws d4")
    table.play("1 choose lawyer")

    assert (table.why("1 claim d4"), table.why("1 claim d5")) == ("outlaw-there", "")


@pytest.mark.rule("outlaws.land")
@pytest.mark.ruling(245)
def test_it_is_not_sold_in_an_auction() -> None:
    table = with_outlaws(AUCTION, "outlaws d4")
    table.play("1 choose auctioneer")

    assert (table.why("1 offer d4"), table.why("1 offer d5")) == ("outlaw-there", "")


@pytest.mark.rule("outlaws.land")
@pytest.mark.ruling(245)
def test_the_settler_may_receive_it() -> None:
    table = with_outlaws("outlaws d4")
    table.play("1 choose settler", "1 claim d4")

    assert table.owner("d4") == 1


@pytest.mark.rule("outlaws.land")
@pytest.mark.ruling(245)
def test_the_indian_may_receive_it() -> None:
    table = with_outlaws(INDIAN, "outlaws d4")
    table.play("1 choose indian", "* land d4")

    assert table.owner("d4") == 1


# --- building -------------------------------------------------------------------------------
@pytest.mark.rule("outlaws.building")
def test_no_building_is_put_up_there() -> None:
    table = with_outlaws("phase resolve reserve", "reserve 1 ranch", "land 1 c3 d4", "outlaws c3")
    table.play("1 unpack ranch")

    assert (table.why("1 build c3"), table.why("1 build d4")) == ("outlaw-there", "")


@pytest.mark.rule("outlaws.building")
def test_no_house_is_put_up_there() -> None:
    table = with_outlaws("phase resolve reserve", "reserve 1 bank", "land 1 c3 d4", "outlaws e5")
    table.play("1 unpack bank", "1 build d4")

    assert (table.why("1 house e5"), table.why("1 house e4")) == ("outlaw-there", "")


@pytest.mark.rule("outlaws.building")
def test_no_townhouse_is_put_up_there() -> None:
    around = "land - d4=house c3=mountain d3=mountain e3=mountain c4=mountain e4=mountain"
    more = "land 2 c5 d5 e5"
    shop = ("phase resolve reserve", "reserve 1 bank", "land 1 a1", around, more)
    free, occupied = with_outlaws(*shop), with_outlaws(*shop, "outlaws d4")
    free.play("1 unpack bank", "1 build a1")
    occupied.play("1 unpack bank", "1 build a1")

    assert (free.why("1 house d4"), occupied.why("1 house d4")) == ("", "outlaw-there")


@pytest.mark.rule("outlaws.building")
def test_the_city_hall_is_not_put_up_there() -> None:
    table = scenario("""
        option variants outlaws
        option buildings city-hall
        phase close
        track - ranch ranch mine mine bank bank
        strength 8
        outlaws d4
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0", "* draw city-hall")

    assert (table.why("1 build d4"), table.why("1 build d5")) == ("outlaw-there", "")


@pytest.mark.rule("outlaws.building")
def test_the_red_cowboy_builds_no_ranch_there() -> None:
    table = with_outlaws("option characters 1Y,2Y,5Y,6Y,7Y,9Y,15R", "outlaws d4")
    table.play("1 choose cowboy", "1 bag")

    assert (table.why("1 build d4"), table.why("1 build d5")) == ("outlaw-there", "")


# --- income ---------------------------------------------------------------------------------
def paid(*lines: str) -> Scenario:
    """The building income has been paid, and someone listened."""
    table = with_outlaws("phase resolve gambling", "cowboy gambling 3", *lines)
    table.play("3 decline")
    return table


SALOON = """
    player 1 cash 0
    land 1 d4=saloon
    land - c3=house d3=house e3=house
    outlaws d4
"""
"""It earns $15."""


@pytest.mark.rule("outlaws.income")
@pytest.mark.ruling(246)
def test_a_building_with_an_outlaw_pays_half_rounded_down() -> None:
    """Of $15 the owner has $7, and nobody has the rest."""
    table = paid(SALOON)

    assert table.cash == [7, 15, 15]
    assert table.happened("robbed")[0]["amount"] == 8


@pytest.mark.rule("outlaws.income")
def test_buildings_next_to_an_outlaw_pay_in_full() -> None:
    assert paid("land 1 d4=hotel", "outlaws d5").cash == [15 + 6, 15, 15]


@pytest.mark.rule("outlaws.income")
@pytest.mark.ruling(242)
def test_one_next_to_a_prison_built_later_robs_all_the_same() -> None:
    assert paid("land 1 d4=hotel e4=prison", "outlaws d4").cash == [15 + 3, 15, 15]


@pytest.mark.rule("outlaws.income")
@pytest.mark.ruling(256)
def test_what_the_grocer_doubles_pays_the_plain_income_under_an_outlaw() -> None:
    position = (GROCER, "phase resolve building-income", "card 1 grocer", SALOON)
    table = with_outlaws(*position)
    table.play("1 double saloon")

    assert table.cash[0] == 15


@pytest.mark.rule("outlaws.income")
def test_the_owner_of_a_mine_still_triples_it_with_dynamite() -> None:
    mine = ("player 1 cash 0 dynamite 1", "land 1 d4=mine", "land - c3=mountain", "outlaws d4")
    table = with_outlaws("phase resolve building-income", *mine)
    table.play("1 blast d4")

    assert table.cash[0] == 9 // 2


@pytest.mark.rule("outlaws.heroes")
def test_the_heroes_keep_all_of_their_income() -> None:
    table = paid(HEROES, "card 1 heroes yellow", SALOON)

    assert table.cash[0] == 15
    assert table.happened("robbed") == []


@pytest.mark.rule("outlaws.income")
def test_from_a_building_that_earns_nothing_nothing_is_taken() -> None:
    table = paid("option buildings school", "land 1 d4=school", "outlaws d4")

    assert table.happened("robbed") == []


@pytest.mark.rule("outlaws.income")
def test_a_ranch_counts_a_neighbour_with_an_outlaw_as_free() -> None:
    assert paid("land 1 d4=ranch", "outlaws d5").cash[0] == 15 + 8
