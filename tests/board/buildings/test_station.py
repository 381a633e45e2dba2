"""The Station: a straight road across the map, and points for the whole town at the end."""

import pytest

from carson.board.game import BOARD_GAME
from tests.board.buildings.looking import paid
from tests.support.scenario import Scenario, scenario

ALL = "option buildings all"
ROW = tuple(f"{column}4n" for column in "abcdefgh")
"""The line between rows 3 and 4."""
COLUMN = tuple(f"d{row}w" for row in range(1, 9))
"""The line between columns c and d."""
RIMS = {
    "north": tuple(f"{column}1n" for column in "abcdefgh"),
    "south": tuple(f"{column}8s" for column in "abcdefgh"),
    "west": tuple(f"a{row}w" for row in range(1, 9)),
    "east": tuple(f"h{row}e" for row in range(1, 9)),
}
LAND = "land 1 d3 d4 d5 a1 h8"


def builder(*lines: str, roads: tuple[str, ...] = ROW) -> Scenario:
    """Player 1 has a Station and a Ranch in reserve, and land on both sides of a line."""
    board = [ALL, "phase resolve reserve", LAND, "reserve 1 station ranch", "player 1 roads 0"]
    return scenario("\n".join([*board, "roads " + " ".join(roads), *lines]))


def end_points(*lines: str) -> list[int]:
    """What the Station brings each player at the end."""
    board = ["round 4", "phase close", *(f"player {who} cash 0" for who in (1, 2, 3))]
    table = scenario("\n".join([ALL, *board, *lines]))
    return BOARD_GAME.scores(table.state)["end-station"]


# --- the line -------------------------------------------------------------------------------
@pytest.mark.rule("station.line")
@pytest.mark.ruling(111, 112)
@pytest.mark.parametrize(("roads", "sites"), [(ROW, ["d3", "d4"]), (COLUMN, ["d3", "d4", "d5"])])
def test_a_station_stands_beside_a_straight_road_across_the_map(
    roads: tuple[str, ...], sites: list[str]
) -> None:
    table = builder(roads=roads)
    table.play("1 unpack station")

    assert table.nouns(1, "build") == sites


@pytest.mark.rule("station.line")
@pytest.mark.ruling(112)
def test_a_parcel_that_is_only_connected_to_the_line_is_not_beside_it() -> None:
    table = builder(roads=(*ROW, "d4w"))
    table.play("1 unpack station")

    assert table.why("1 build d5") == "no-line"


@pytest.mark.rule("station.line")
@pytest.mark.ruling(111)
@pytest.mark.parametrize("gap", "adh")
def test_a_road_that_leaves_the_line_for_one_parcel_is_not_straight(gap: str) -> None:
    straight = [edge for edge in ROW if edge[0] != gap]
    table = builder(roads=(*straight, f"{gap}4w", f"{gap}5n", f"{gap}4e"))

    assert table.why("1 unpack station") == "nowhere-to-build"


@pytest.mark.rule("station.line")
@pytest.mark.ruling(111)
@pytest.mark.parametrize("rim", RIMS)
def test_a_line_along_the_rim_does_not_cross_the_map(rim: str) -> None:
    table = builder(roads=RIMS[rim])

    assert table.why("1 unpack station") == "nowhere-to-build"


@pytest.mark.rule("station.line")
@pytest.mark.ruling(111)
def test_it_does_not_matter_who_laid_the_line() -> None:
    table = scenario(f"""
        {ALL}
        phase resolve parcel-purchase
        passing 2 1 3
        player 2 roads 1
        land 1 d4
        reserve 1 station
        roads {" ".join(ROW[:-1])}
        cowboy a8 2
        cowboy b8 1
    """)
    table.play("2 road h4n", "2 done", "1 done", "1 unpack station", "1 build d4")

    assert table.on("d4") == "station"


@pytest.mark.rule("station.line")
def test_the_builder_may_close_the_line_with_a_road_of_his_own() -> None:
    table = builder("player 1 roads 1", roads=ROW[:-1])
    before = table.why("1 unpack station")
    table.play("1 road h4n", "1 unpack station", "1 build d3")

    assert (before, table.on("d3")) == ("nowhere-to-build", "station")


@pytest.mark.rule("station.line")
def test_a_station_needs_free_land_of_its_player() -> None:
    table = builder("land 2 e3", "land - f3=house", "land 1 g3=mine")
    table.play("1 unpack station")

    assert table.why("1 build e3") == table.why("1 build f3") == "not-your-land"
    assert table.why("1 build g3") == "not-free"


# --- the House ------------------------------------------------------------------------------
@pytest.mark.rule("station.house", "building.house", "options.station")
@pytest.mark.ruling(110)
def test_a_station_brings_no_house() -> None:
    table = builder()
    table.play("1 unpack station", "1 build d4")

    assert (table.on("d4"), table.asked) == ("station", "1 PickReserved")


@pytest.mark.rule("station.house", "options.station")
@pytest.mark.ruling(110)
def test_a_station_brings_a_house_if_the_table_agreed_on_it() -> None:
    table = builder("option station_needs_house yes")
    table.play("1 unpack station", "1 build d4")
    asked = table.asked
    table.play("1 house d3")

    assert (asked, table.on("d3")) == ("1 PlaceHouse", "house")


@pytest.mark.rule("station.house")
@pytest.mark.parametrize(("agreed", "reason"), [("no", ""), ("yes", "nowhere-to-build")])
def test_only_a_station_that_brings_a_house_needs_a_site_for_it(agreed: str, reason: str) -> None:
    connected = [f"{column}{row}" for column in "abcdefgh" for row in (3, 4)]
    table = scenario(f"""
        {ALL}
        option station_needs_house {agreed}
        phase resolve reserve
        player 1 roads 0
        land 1 d4
        land - {" ".join(f"{parcel}=house" for parcel in connected if parcel != "d4")}
        reserve 1 station ranch
        roads {" ".join(ROW)}
    """)

    assert table.why("1 unpack station") == reason


# --- points and protection ------------------------------------------------------------------
@pytest.mark.rule("station.points")
@pytest.mark.ruling(113)
def test_the_worked_example_of_the_station() -> None:
    points = end_points(
        "land 1 d4=station a1=house b1=house",
        "land 2 a3=house b3=house c3=house a5=hotel c5=ranch e5=ranch",
        "land 3 a7=hotel c7=ranch e7=ranch g7=church",
        "land - c1=house d1=house e1=house f1=house g1=house h1=house h3=house",
    )

    assert points == [23 // 2, 0, 0]


@pytest.mark.rule("station.points")
@pytest.mark.ruling(113)
@pytest.mark.parametrize(
    ("town", "vps"),
    [
        ("land - a1=mountain", 1),
        ("land - a1=house", 1),
        ("land - b2=townhouse", 2),
        ("land 2 a1=school c1=school", 2),
        ("land - a1=city-hall c1=house", 2),
        ("land 2 a1=saloon c1=blacksmith e1=prison g1=mine", 1),
    ],
)
def test_the_station_counts_all_house_points_of_the_map(town: str, vps: int) -> None:
    assert end_points("land 1 d4=station", town) == [vps, 0, 0]


@pytest.mark.rule("station.points")
def test_a_station_in_the_reserve_brings_no_points() -> None:
    assert end_points("reserve 1 station", "land - b2=townhouse d2=townhouse") == [0, 0, 0]


@pytest.mark.rule("station.safe", "income.points")
def test_a_station_pays_nothing_and_counts_as_two_houses() -> None:
    assert paid(f"""{ALL}
                    land 1 d4=station d5=saloon
                    land 2 d3=saloon""") == {"d5": 10}


@pytest.mark.rule("station.safe")
@pytest.mark.parametrize("attacker", [1, 2])
def test_a_station_can_be_neither_attacked_nor_defended(attacker: int) -> None:
    table = scenario(f"""
        {ALL}
        phase place
        turn {attacker}
        land 1 d4=station
    """)

    assert table.why(f"{attacker} place d4") == "protected"


# --- the last roads of a round --------------------------------------------------------------
@pytest.mark.rule("road.last")
@pytest.mark.ruling(132)
def test_who_keeps_a_station_may_lay_roads_at_the_end_of_the_round() -> None:
    table = scenario(f"""
        {ALL}
        phase resolve vp-2
        player 1 roads 2
        player 2 roads 2
        reserve 1 station
        roads {" ".join(ROW[:-1])}
    """)
    asked = table.asked
    table.play("1 road h4n", "1 done")

    assert (asked, table.asked) == ("1 LayLastRoads", "1 SpendExcess")
    assert table.state.roads_in_hand[:2] == (1, 2)


@pytest.mark.rule("road.last")
@pytest.mark.ruling(132)
def test_the_governor_may_lay_roads_at_the_end_of_the_round() -> None:
    table = scenario("""
        option characters 1Y,2Y,3Y,4Y,5Y,6Y,13Y
        phase resolve vp-2
        card 2 governor
        player 1 roads 1
        player 2 roads 1
        roads d4n
    """)

    assert table.asked == "2 LayLastRoads"


@pytest.mark.rule("road.last")
@pytest.mark.ruling(132)
def test_the_last_roads_are_laid_in_pass_order_by_those_who_have_some() -> None:
    table = scenario(f"""
        {ALL}
        option characters 1Y,2Y,3Y,4Y,5Y,6Y,13Y
        phase resolve vp-2
        passing 3 2 1
        card 1 governor
        player 1 roads 1
        player 2 roads 0
        player 3 roads 1
        reserve 3 station
        roads d4n
    """)
    asked = table.asked
    table.play("3 done")

    assert (asked, table.asked) == ("3 LayLastRoads", "1 LayLastRoads")
