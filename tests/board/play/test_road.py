"""Roads: where they come from, where they go, and when."""

from itertools import pairwise

import pytest

from carson.board.ids import EDGE_NAMES, PARCEL_NAMES, PARCELS
from carson.board.map.town import is_connected
from tests.support.opening import positions
from tests.support.scenario import Scenario, at, scenario

CROSS = {"d4n", "d4w", "e4w", "d5n"}
"""The four roads of a centre on d4."""
NEXT_TO_CROSS = {
    *("d3w", "e3w", "d5w", "e5w"),
    *("c4n", "e4n", "c5n", "e5n"),
}
"""The edges that continue them."""


def roads(table: Scenario) -> set[str]:
    """The edges that have a road."""
    return {name for name, road in zip(EDGE_NAMES, table.state.roads, strict=True) if road}


# --- supply ---------------------------------------------------------------------------------
@pytest.mark.rule("road.supply")
def test_the_three_road_space_gives_three_roads_to_its_winner_alone() -> None:
    table = scenario("""
        phase resolve three-roads
        cowboy three-roads 1 2
    """)
    table.play("* roll 1", "* roll 6", "2 take")

    assert table.state.roads_in_hand == (1, 4, 1)


@pytest.mark.rule("road.supply")
def test_the_one_road_space_gives_a_road_for_each_cowboy() -> None:
    table = scenario("""
        phase resolve one-road
        cowboy one-road 1 2 2
    """)

    assert table.state.roads_in_hand == (2, 3, 1)


# --- where ----------------------------------------------------------------------------------
@pytest.mark.rule("road.where")
@pytest.mark.ruling(47)
def test_a_new_road_goes_on_an_empty_edge_that_shares_an_end_with_a_road() -> None:
    table = scenario(f"""
        phase place
        roads {" ".join(sorted(CROSS))}
    """)

    assert set(table.nouns(1, "road")) == NEXT_TO_CROSS
    assert table.why("1 road a1n") == "road-apart"


@pytest.mark.rule("road.where")
def test_a_new_road_is_extended_in_its_turn() -> None:
    table = scenario("""
        phase place
        player 1 roads 2
        roads d4n
    """)
    table.play("1 road e4n", "1 road f4n")

    assert roads(table) == {"d4n", "e4n", "f4n"}


@pytest.mark.rule("road.where")
@pytest.mark.ruling(48)
def test_a_road_may_run_beside_mountains_and_between_parcels_of_others() -> None:
    table = scenario("""
        phase place
        roads d4n
        land - e3=mountain e4=mountain
        land 2 c3 c4
        land 3 d3 d5
    """)

    assert table.offers("1 road e4n", "1 road c4n", "1 road d3w", "1 road d4w")


@pytest.mark.rule("road.where")
@pytest.mark.ruling(4)
def test_a_road_may_run_along_the_rim() -> None:
    table = scenario("""
        phase place
        player 1 roads 2
        roads b1w
    """)
    table.play("1 road a1n", "1 road a1w")

    assert roads(table) == {"b1w", "a1n", "a1w"}


@pytest.mark.rule("road.where")
@pytest.mark.ruling(5)
def test_roads_are_never_removed() -> None:
    laid = [{edge for edge, road in enumerate(s.roads) if road} for s in positions(5, 3)]

    assert all(before <= after for before, after in pairwise(laid))
    assert len(laid[-1]) > 4


# --- when -----------------------------------------------------------------------------------
HALF = "roads d4n d4w e4w d5n"
MOMENTS = {
    "place or pass": ("phase place", ()),
    "buy a parcel": (
        """phase resolve parcel-purchase
           cowboy d3 1""",
        (),
    ),
    "buy a building": (
        """phase resolve build-12
           track bank - - - - - -
           cowboy build-12 1""",
        (),
    ),
    "put up a building": (
        """phase resolve build-12
           track bank - - - - - -
           land 1 d4
           cowboy build-12 1""",
        ("1 buy",),
    ),
    "place a House": (
        """phase resolve build-12
           track bank - - - - - -
           land 1 d4
           cowboy build-12 1""",
        ("1 buy", "1 build d4"),
    ),
    "put up buildings from the reserve": (
        """phase resolve reserve
           land 1 d4
           reserve 1 bank""",
        (),
    ),
}
NO_MOMENTS = {
    "choose a character": ("phase choose", ()),
    "use its power": ("phase choose", ("1 choose settler",)),
    "take a gain": ("phase resolve gambling\ncowboy gambling 1", ()),
    "order duels": ("phase resolve parcel-purchase\ncowboy d3 1 2\ncowboy e3 1 2", ()),
    "steal": ("phase resolve building-income\nland 2 a1=ranch\ncowboy a1 1", ()),
    "buy VP": ("phase resolve vp-5\ncowboy vp-5 1", ()),
    "spend money": ("phase close", ()),
}


@pytest.mark.rule("road.when")
@pytest.mark.ruling(49)
@pytest.mark.parametrize("moment", MOMENTS)
def test_roads_may_be_placed_before_a_decision_of_ones_own(moment: str) -> None:
    text, moves = MOMENTS[moment]
    table = scenario(f"player 1 cash 20 roads 2\n{HALF}\n{text}")
    table.play(*moves)
    asked = table.asked
    table.play("1 road d3w", "1 road d5w")

    assert (table.asked, table.state.roads_in_hand[0]) == (asked, 0)
    assert asked.startswith("1 ")
    assert table.why("1 road e3w") == "no-roads"


@pytest.mark.rule("road.when")
@pytest.mark.ruling(49)
@pytest.mark.parametrize("moment", NO_MOMENTS)
def test_no_roads_are_placed_with_other_decisions(moment: str) -> None:
    text, moves = NO_MOMENTS[moment]
    table = scenario(f"player 1 cash 20 roads 2\n{HALF}\n{text}")
    table.play(*moves)

    assert table.asked.startswith("1 ")
    assert table.why("1 road d3w") == "not-now"


@pytest.mark.rule("road.when")
@pytest.mark.ruling(49)
def test_no_roads_are_placed_inside_the_decision_of_somebody_else() -> None:
    table = scenario(f"""
        phase place
        {HALF}
    """)

    assert table.why("2 road d3w") == "not-your-turn"


@pytest.mark.rule("road.when")
@pytest.mark.ruling(49)
def test_who_is_asked_for_consent_places_no_roads() -> None:
    table = scenario(f"""
        phase resolve reserve
        {HALF}
        land 1 d4
        land 2 c3 d3 e3 c4 e4 c5 d5 e5
        reserve 1 bank
    """)
    table.play("1 unpack bank", "1 build d4", "1 ask c3")

    assert table.asked == "2 AllowHouse"
    assert table.why("2 road d3w") == "not-now"


# --- connected ------------------------------------------------------------------------------
@pytest.mark.rule("road.connected")
@pytest.mark.ruling(50)
def test_a_parcel_is_connected_when_a_road_ends_at_one_of_its_corners() -> None:
    table = scenario("""
        phase place
        roads d4n
    """)
    connected = {PARCEL_NAMES[p] for p in PARCELS if is_connected(table.state, p)}

    assert connected == {"c3", "d3", "e3", "c4", "d4", "e4"}


@pytest.mark.rule("road.connected")
@pytest.mark.ruling(50)
@pytest.mark.parametrize("edge", ["d4n", "d4s", "d4w", "d4e"])
def test_a_road_along_a_side_connects_the_parcel(edge: str) -> None:
    table = scenario(f"""
        phase place
        roads {edge}
    """)

    assert is_connected(table.state, at("d4"))
