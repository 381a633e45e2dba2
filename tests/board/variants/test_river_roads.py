"""Carson River: bridges, what crosses the river with them, and its two banks."""

import pytest

from carson.board.game import BOARD_GAME
from carson.board.ids import EDGE_NAMES
from carson.board.map.geometry import EDGES
from carson.board.map.town import road_cost
from tests.support.scenario import Scenario, scenario

RIVER = ("option variants river", "option river " + ",".join(f"d{row}" for row in range(1, 9)))
"""A river down the column d."""
WEST = "roads c4n"
"""A road that ends at the west bank, between d3 and d4."""
LINE = "roads " + " ".join(f"{column}4n" for column in "abcdefgh")
"""A straight road across the map, with a bridge between d3 and d4."""


def beside(*lines: str) -> Scenario:
    """A position beside the river."""
    return scenario("\n".join([*RIVER, *lines]))


def ended(*lines: str) -> list[int]:
    """What bridges bring each player at the end, beyond the 2 VP for each thing they own."""
    cash = [f"player {who} cash 0" for who in (1, 2, 3)]
    table = beside("round 4", "phase close", *cash, *lines)
    return BOARD_GAME.scores(table.state)["end-bridges"]


# --- bridges --------------------------------------------------------------------------------
@pytest.mark.rule("river.bridge")
@pytest.mark.ruling(212)
def test_only_an_edge_between_two_parcels_of_the_river_takes_a_bridge() -> None:
    s = beside("phase place").state

    bridges = {EDGE_NAMES[edge] for edge in EDGES if road_cost(s, edge) == 2}

    assert bridges == {f"d{row}n" for row in range(2, 9)}


@pytest.mark.rule("river.bridge")
@pytest.mark.ruling(212)
def test_on_the_board_the_river_has_ten_sites_for_bridges() -> None:
    s = scenario("option variants river\nphase place").state

    bridges = {EDGE_NAMES[edge] for edge in EDGES if road_cost(s, edge) == 2}

    assert bridges == {
        *("b3w", "c3w", "c4n", "d4w", "e4w", "e5n", "f5w", "g5w", "g6n", "h6w"),
    }


@pytest.mark.rule("river.bridge")
@pytest.mark.ruling(213)
def test_a_bridge_takes_two_roads_of_its_builder_at_once() -> None:
    table = beside("phase place", WEST, "player 1 roads 3")
    table.play("1 road d4n")

    assert table.state.roads_in_hand == (1, 1, 1)
    assert table.why("1 road d4n") == "road-there"
    assert table.offers("1 road e4n")


@pytest.mark.rule("river.bridge")
@pytest.mark.ruling(213)
def test_one_road_is_no_part_of_a_bridge() -> None:
    table = beside("phase place", WEST, "player 1 roads 1", "player 2 roads 1")

    assert table.why("1 road d4n") == "bridge-needs-two"
    assert "d4n" not in table.nouns(1, "road")


@pytest.mark.rule("river.bridge")
@pytest.mark.ruling(212)
@pytest.mark.parametrize("edge", ["d3w", "d4w"])
def test_along_the_bank_one_road_is_enough(edge: str) -> None:
    table = beside("phase place", WEST, "player 1 roads 1")
    table.play(f"1 road {edge}")

    assert table.state.roads_in_hand[0] == 0


@pytest.mark.rule("river.bridge")
@pytest.mark.ruling(212)
def test_along_the_rim_of_the_map_one_road_passes_the_river() -> None:
    table = beside("phase place", "roads c1n", "player 1 roads 1")
    table.play("1 road d1n")

    assert table.state.roads_in_hand[0] == 0


@pytest.mark.rule("river.last")
@pytest.mark.parametrize(("roads", "asked"), [(1, False), (2, True)])
def test_who_has_two_roads_may_lay_a_bridge_after_the_last_action(roads: int, asked: bool) -> None:
    table = beside("phase resolve vp-2", WEST, f"player 2 roads {roads}")

    assert (table.asked == "2 LayLastRoads") == asked


@pytest.mark.rule("river.last")
def test_a_bridge_laid_after_the_last_action_counts_at_the_end() -> None:
    table = beside("round 4", "phase resolve vp-2", WEST, "player 1 roads 2", "land 1 e4=mountain")
    table.play("1 road d4n")

    while table.asked != "over":
        table.play(f"{table.asked[0]} spend 0")

    assert BOARD_GAME.scores(table.state)["end-bridges"] == [1, 0, 0]


# --- what a bridge is good for --------------------------------------------------------------
@pytest.mark.rule("river.end")
@pytest.mark.ruling(214)
@pytest.mark.parametrize(
    ("land", "vps"),
    [
        ("e3=bank", 1),
        ("e4=house", 1),
        ("c3=mountain", 1),
        ("c4=ranch", 1),
        ("c3=townhouse", 1),
        ("e2=ranch", 0),
        ("e5=mine", 0),
        ("b4=hotel", 0),
        ("e3", 0),
    ],
)
def test_what_stands_where_a_bridge_ends_is_worth_three_vps_instead_of_two(
    land: str, vps: int
) -> None:
    assert ended(f"land 1 {land}", LINE, "land 2 a1") == [vps, 0, 0]


@pytest.mark.rule("river.end")
@pytest.mark.ruling(214)
def test_with_the_two_vps_of_any_building_a_bridge_makes_three() -> None:
    cash = [f"player {who} cash 0" for who in (1, 2, 3)]
    table = beside("round 4", "phase close", *cash, LINE, "land 1 e3=bank", "land 2 g3=bank")

    assert table.vps == [3, 2, 0]


@pytest.mark.rule("river.end")
@pytest.mark.ruling(214)
def test_a_second_bridge_at_the_same_parcel_adds_nothing() -> None:
    bridges = "roads c4n d4n d4w d5n"

    assert ended("land 2 e4=ranch", bridges) == [0, 1, 0]


@pytest.mark.rule("river.end")
def test_a_road_along_the_bank_or_the_rim_is_no_bridge() -> None:
    roads = "roads c1n d1n d1w e1w"

    assert ended("land 1 c1=ranch e1=mine", roads) == [0, 0, 0]


@pytest.mark.rule("river.end")
def test_things_of_nobody_bring_nobody_points() -> None:
    assert ended("land - e3=house e4=mountain", LINE) == [0, 0, 0]


@pytest.mark.rule("river.governor")
@pytest.mark.ruling(219)
@pytest.mark.parametrize(
    ("roads", "vps"), [("c4n", 2), ("c4n d4w d5n e4w", 0), ("c4n d4w d5n e5w", 2)]
)
def test_a_bridge_to_new_land_gives_the_governor_two_vps(roads: str, vps: int) -> None:
    table = beside(
        *("option characters 1Y,2Y,3Y,4Y,5Y,6Y,13Y", "phase place", "turn 1"),
        *("card 1 governor", f"roads {roads}", "player 1 roads 2"),
    )
    table.play("1 road d4n")

    assert table.vps[0] == vps


@pytest.mark.rule("river.governor")
@pytest.mark.ruling(219)
def test_to_the_governor_a_parcel_of_the_river_is_no_new_land() -> None:
    table = scenario("""
        option variants river
        option river c1,c2,c3,d3,d2,e2,f2,g2,h2
        option characters 1Y,2Y,3Y,4Y,5Y,6Y,13Y
        phase place
        turn 1
        card 1 governor
        roads b3n
        player 1 roads 2
    """)
    table.play("1 road c3n")

    assert (table.state.roads_in_hand[0], table.vps[0]) == (0, 0)


@pytest.mark.rule("river.station")
@pytest.mark.ruling(219)
def test_a_straight_road_with_a_bridge_in_it_crosses_the_map() -> None:
    table = beside(
        *("option buildings all", "phase resolve reserve", LINE),
        *("land 1 c3 f6", "reserve 1 station", "player 1 roads 0"),
    )
    table.play("1 unpack station")

    assert table.nouns(1, "build") == ["c3"]


# --- banks ----------------------------------------------------------------------------------
def school(*lines: str) -> Scenario:
    """Player 1 has a School to put up, and land on both banks."""
    table = scenario(
        "\n".join(
            [
                *("option buildings all", "option variants river", *lines),
                *("phase resolve reserve", "land 1 b2 g2", "land 2 a8=school"),
                *("reserve 1 school", "player 1 roads 0"),
            ]
        )
    )
    table.play("1 unpack school")
    return table


@pytest.mark.rule("river.school")
@pytest.mark.ruling(216)
def test_each_bank_of_the_river_takes_one_school() -> None:
    table = school(RIVER[1])

    assert table.why("1 build b2") == "school-on-this-bank"
    assert table.nouns(1, "build") == ["g2"]


@pytest.mark.rule("river.school")
@pytest.mark.ruling(216)
def test_on_the_board_the_north_bank_takes_a_school_of_its_own() -> None:
    assert school().nouns(1, "build") == ["b2", "g2"]


@pytest.mark.rule("river.school")
@pytest.mark.ruling(216)
def test_a_river_that_does_not_cut_the_map_has_one_bank() -> None:
    table = scenario("""
        option buildings all
        option variants river
        option river h1,h2,h3
        phase resolve reserve
        land 1 b2
        land 2 a8=school
        reserve 1 school ranch
        player 1 roads 0
    """)

    assert table.nouns(1, "unpack") == ["ranch"]
