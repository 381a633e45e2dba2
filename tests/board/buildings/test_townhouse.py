"""Townhouses: where a second House may go, and what the two count for."""

import pytest

from carson.board.ids import FOR_LAND
from tests.board.buildings.looking import paid, reserve, town
from tests.support.scenario import scenario, thing

NEIGHBOURS = ("c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5")


@pytest.mark.rule("house.townhouse")
@pytest.mark.ruling(62)
def test_a_second_house_makes_a_townhouse_where_all_neighbours_are_taken() -> None:
    table = town(
        "land - d4=house d3=mountain e3=mountain c4=house",
        "land 1 e4=ranch c5",
        "land 2 d5",
        "land 3 e5=mine",
    )
    table.play("1 house d4")

    assert (table.on("d4"), table.owner("d4")) == ("townhouse", 0)


@pytest.mark.rule("house.townhouse")
@pytest.mark.ruling(62)
@pytest.mark.parametrize("gap", NEIGHBOURS[1:])
def test_one_open_neighbour_prevents_a_townhouse(gap: str) -> None:
    land = " ".join(parcel for parcel in NEIGHBOURS[1:] if parcel != gap)
    table = town("land - d4=house", f"land 2 {land}")

    assert table.why("1 house d4") == "townhouse-not-closed-in"


@pytest.mark.rule("house.townhouse")
@pytest.mark.ruling(62)
@pytest.mark.parametrize(
    "neighbour",
    ["land - d3=mountain", "land - d3=house", "land 2 d3=bank", "land 2 d3", "land 1 d3"],
)
def test_a_building_a_house_a_mountain_or_a_title_closes_a_side(neighbour: str) -> None:
    table = town("land - d4=house", "land 2 e3 c4 e4 c5 d5 e5", neighbour)

    assert table.why("1 house d4") == ""


@pytest.mark.rule("house.townhouse")
@pytest.mark.ruling(62)
@pytest.mark.parametrize("house", ["a1", "d1", "h4"])
def test_there_is_no_townhouse_on_the_rim(house: str) -> None:
    table = scenario(f"""
        phase resolve reserve
        land - {house}=house
        land 1 f6 c1 c2 d2 e2 e1 a2 b2 b1
        land 2 g3 h3 g4 g5 h5
        reserve 1 hotel
    """)
    table.play("1 unpack hotel", "1 build f6")

    assert table.why(f"1 house {house}") == "townhouse-not-closed-in"


@pytest.mark.rule("house.townhouse")
@pytest.mark.ruling(61)
def test_no_parcel_takes_a_third_house() -> None:
    table = town("land - d4=townhouse", "land 2 d3 e3 c4 e4 c5 d5 e5")

    assert table.why("1 house d4") == "not-free"
    assert not table.nouns(1, "house")


@pytest.mark.rule("house.townhouse")
def test_the_builders_own_house_takes_a_second_one_without_asking() -> None:
    table = town("land 1 d4=house", "land 2 d3 e3 c4 e4 c5 d5 e5")
    table.play("1 house d4")

    assert (table.on("d4"), table.owner("d4")) == ("townhouse", 1)


@pytest.mark.rule("house.townhouse")
@pytest.mark.ruling(60)
def test_a_house_on_the_house_of_another_player_needs_consent() -> None:
    table = town("land 2 d3 e3 c4 d4=house e4 c5 d5 e5")
    before = table.why("1 house d4")
    table.play("1 ask d4", "2 allow")

    assert (before, table.on("d4"), table.owner("d4")) == ("ask-first", "townhouse", 2)


@pytest.mark.rule("house.townhouse")
@pytest.mark.ruling(60)
def test_a_house_of_another_player_that_is_not_closed_in_cannot_be_asked_for() -> None:
    table = town("land 2 d4=house")

    assert table.why("1 ask d4") == "townhouse-not-closed-in"


@pytest.mark.rule("house.townhouse")
@pytest.mark.ruling(63)
def test_a_townhouse_is_two_houses_for_incomes() -> None:
    assert paid("""land 1 c3=saloon
                   land - d4=townhouse""") == {"c3": 10}


@pytest.mark.ruling(63)
def test_a_townhouse_is_one_house_for_prices() -> None:
    table = scenario("""
        phase resolve parcel-purchase
        land - d4=townhouse
        cowboy d5 1
    """)
    table.play("1 claim d5")

    assert table.happened("paid") == [{"seat": 0, "amount": 2, "cause": FOR_LAND}]


@pytest.mark.ruling(63)
def test_a_townhouse_is_one_house_at_the_end() -> None:
    table = scenario("""
        round 4
        phase close
        turn 3
        player 1 cash 0
        land 1 d4=townhouse
    """)
    table.play("3 spend 0")

    assert table.vps[0] == 2


@pytest.mark.rule("house.townhouse")
def test_a_building_taken_back_leaves_the_house_of_the_centre_alone() -> None:
    table = town("land 2 d3 e3 c4 d4=house e4 c5 d5 e5")
    table.play("1 ask d4", "2 refuse", "1 keep")

    assert table.state.on.count(thing("house")) == 1
    assert reserve(table, 1) == ["hotel"]
