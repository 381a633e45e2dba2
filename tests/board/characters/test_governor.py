"""13: the Governor."""

import pytest

from carson.board.ids import PARCELS, Parcel
from carson.board.map import town
from carson.board.powers import ask
from tests.support.scenario import Scenario, at, scenario

CAST = "option characters 1Y,2Y,5Y,6Y,7Y,12R,13Y"
RED_CAST = "option characters 1Y,2Y,5Y,6Y,7Y,12R,13R"
CENTRE = "roads d4n d4w d4s d4e"


@pytest.mark.parametrize("side", ["yellow", "red"])
def test_his_number_and_his_limit(side: str) -> None:
    table = scenario(f"""
        {CAST}
        phase close
        card 1 governor {side}
        player 1 cash 150
    """)

    assert ask.number(table.state, table.state.seats[0]) == 13
    assert table.nouns(1, "spend")[0] == str(150 - 50)


# --- yellow ---------------------------------------------------------------------------------
def governing(*lines: str, roads: str = CENTRE, phase: str = "place") -> Scenario:
    """Player 1 holds the yellow side; four roads lie around d4."""
    turn = ["turn 1"] if phase == "place" else []
    position = [CAST, f"phase {phase}", *turn, "card 1 governor yellow", roads]
    return scenario("\n".join([*position, *lines]))


def connected(table: Scenario) -> set[Parcel]:
    """The parcels that a road touches."""
    return {parcel for parcel in PARCELS if town.is_connected(table.state, parcel)}


def test_he_brings_a_road_at_once() -> None:
    table = scenario(CAST)
    table.play("1 choose governor")

    assert (table.state.roads_in_hand, table.asked) == ((2, 1, 1), "2 ChooseCharacter")


@pytest.mark.ruling(177)
def test_a_road_that_reaches_new_land_gives_a_vp() -> None:
    table = governing()
    table.play("1 road d3w")

    assert table.vps == [1, 0, 0]


@pytest.mark.ruling(177)
def test_new_land_may_be_touched_with_a_corner_only() -> None:
    table = governing(roads="roads d1n")
    reached = connected(table)
    table.play("1 road e1n")

    assert (connected(table) - reached, table.vps[0]) == ({at("f1")}, 1)


@pytest.mark.ruling(177)
def test_a_road_gives_one_vp_however_much_new_land_it_reaches() -> None:
    table = governing()
    reached = connected(table)
    table.play("1 road d3w")

    assert (connected(table) - reached, table.vps[0]) == ({at("c2"), at("d2")}, 1)


@pytest.mark.ruling(177)
def test_a_road_between_connected_parcels_gives_nothing() -> None:
    table = governing(roads=f"{CENTRE} d3w e3w")
    table.play("1 road d3n")

    assert table.vps == [0, 0, 0]


def test_each_road_counts_for_itself() -> None:
    table = governing("player 1 roads 3")
    table.play("1 road d3w", "1 road d2w", "1 road c2n")

    assert table.vps[0] == 3


def test_roads_of_others_give_nothing() -> None:
    table = governing("passed 1", "turn 2")
    table.play("2 road d3w")

    assert table.vps == [0, 0, 0]


@pytest.mark.ruling(177)
def test_roads_that_he_gets_in_this_round_count_too() -> None:
    table = governing(
        *("player 1 roads 0", "cowboy three-roads 1", "cowboy vp-5 1"), phase="resolve three-roads"
    )
    table.play("1 take", "1 points 0", "1 road d3w")

    assert table.vps[0] == 1


@pytest.mark.ruling(177)
def test_he_earns_nothing_by_roads_of_the_next_round() -> None:
    table = scenario(f"""
        {CAST}
        phase close
        card 1 governor yellow
        {CENTRE}
        track hotel hotel hotel bank bank bank bank
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0")
    table.play("1 choose banker", "2 choose sheriff", "3 choose mercenary", "2 pass")
    table.play("1 road d3w")

    assert table.vps == [0, 0, 0]


# --- yellow: the last roads -----------------------------------------------------------------
@pytest.mark.ruling(132)
def test_after_the_last_action_he_may_lay_roads_again() -> None:
    table = governing("player 1 roads 2", phase="resolve vp-2")
    asked = table.asked
    table.play("1 road d3w", "1 road d2w")

    assert (asked, table.vps[0]) == ("1 LayLastRoads", 2)


@pytest.mark.ruling(132)
def test_the_last_roads_come_before_the_cash_limit() -> None:
    table = governing("cowboy vp-2 1", phase="resolve vp-2")
    table.play("1 points 0")
    asked = table.asked
    table.play("1 done")

    assert (asked, table.asked) == ("1 LayLastRoads", "1 SpendExcess")


def test_the_last_roads_come_in_round_4_too() -> None:
    assert governing("round 4", phase="resolve vp-5").asked == "1 LayLastRoads"


@pytest.mark.ruling(132)
def test_without_roads_he_is_not_asked_for_the_last_ones() -> None:
    assert governing("player 1 roads 0", phase="resolve vp-2").asked == "1 SpendExcess"


@pytest.mark.ruling(132)
def test_who_gains_nothing_by_roads_is_not_asked_for_the_last_ones() -> None:
    table = governing("passing 2 3 1", "player 2 roads 3", phase="resolve vp-2")

    assert table.asked == "1 LayLastRoads"


# --- red ------------------------------------------------------------------------------------
def taxing(what: str, *lines: str) -> Scenario:
    """Player 1 has taxed the others."""
    table = scenario("\n".join([RED_CAST, *lines]))
    table.play("1 choose governor", f"1 tax {what}")
    return table


def test_he_taxes_weapons_or_money_at_once() -> None:
    table = scenario(RED_CAST)
    table.play("1 choose governor")

    assert table.nouns(1, "tax") == ["weapons", "money"]
    assert table.why("1 choose banker") == "not-now"


def test_the_choosing_goes_on_after_the_tax() -> None:
    assert taxing("money").asked == "2 ChooseCharacter"


@pytest.mark.ruling(179)
@pytest.mark.parametrize(
    ("cash", "tax"), [(0, 0), (1, 1), (9, 1), (10, 1), (11, 2), (20, 2), (21, 3), (100, 10)]
)
def test_money_is_taxed_a_dollar_for_each_ten_rounded_up(cash: int, tax: int) -> None:
    table = taxing("money", f"player 2 cash {cash}", "player 3 cash 0")

    assert table.cash == [15 + tax, cash - tax, 0]


@pytest.mark.parametrize("revolvers", [0, 1, 4])
def test_weapons_are_taxed_a_dollar_each(revolvers: int) -> None:
    table = taxing("weapons", f"player 2 revolvers {revolvers}", "player 3 revolvers 0")

    assert table.cash == [15 + revolvers, 15 - revolvers, 15]


@pytest.mark.ruling(16)
@pytest.mark.ruling(179)
def test_nobody_pays_more_than_he_has() -> None:
    table = taxing("weapons", "player 2 cash 2 revolvers 4", "player 3 cash 0 revolvers 3")

    assert table.cash == [15 + 2, 0, 0]


@pytest.mark.parametrize("what", ["weapons", "money"])
def test_he_does_not_tax_himself_and_all_others_pay(what: str) -> None:
    table = taxing(what, "player 1 cash 100 revolvers 9", "player 2 revolvers 2", "player 3 cash 9")

    assert table.cash == [100 + 2 + 1, 15 - 2, 9 - 1]
    assert [line["owner"] for line in table.happened("taxed")] == [1, 2]


def test_cowboys_are_no_weapons() -> None:
    table = taxing("weapons", "player 2 cowboys 8 revolvers 0", "player 3 revolvers 0")

    assert table.cash == [15, 15, 15]


@pytest.mark.ruling(178)
def test_the_revolvers_of_the_mercenary_are_not_taxed() -> None:
    table = taxing("weapons", "passing 2 1 3", "card 2 mercenary", "player 3 revolvers 0")

    assert table.cash == [15 + 1, 15 - 1, 15]


@pytest.mark.ruling(178)
def test_the_token_of_three_revolvers_is_not_taxed() -> None:
    table = taxing(
        *("weapons", "passing 2 1 3", "card 2 auctioneer red", "ammunition 2"),
        "player 3 revolvers 0",
    )

    assert table.cash == [15 + 1, 15 - 1, 15]
