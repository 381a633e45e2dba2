"""Carson River and the City Hall: a free road over the river takes two, and is a bridge."""

import pytest

from carson.board.ids import PARCEL_NAMES
from carson.board.map import town
from tests.support.scenario import Scenario, at, scenario

RIVER = ",".join(f"d{row}" for row in range(1, 9))
"""A river down the column d."""
WEST = [name for name in PARCEL_NAMES if name[0] in "abc"]


def drawn(roads: str, *sites: str) -> Scenario:
    """The City Hall is drawn; the land to the west is sold, but for these sites."""
    sold = [name for name in WEST if name not in sites]
    table = scenario(f"""
        option buildings all
        option variants river
        option river {RIVER}
        phase close
        track - hotel hotel hotel bank bank bank
        roads {roads}
        land 1 {" ".join(sold[:12])}
        land 2 {" ".join(sold[12:])}
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0", "* draw city-hall")
    return table


@pytest.mark.rule("hall.roads", "river.bridge")
@pytest.mark.ruling(117)
def test_two_free_roads_make_a_bridge_at_once() -> None:
    table = drawn("d4w")
    offered = table.nouns(1, "road")
    table.play("1 road d4n")

    assert offered == ["d4n", "d5n"]
    assert [road["count"] for road in table.happened("free-road")] == [2]
    assert (table.asked, table.nouns(1, "build")) == ("1 PlaceCityHall", ["e3", "e4"])
    assert town.touches_bridge(table.state, at("e4"))


@pytest.mark.rule("hall.roads", "river.bridge")
@pytest.mark.ruling(117)
def test_a_free_bridge_takes_no_road_of_a_player() -> None:
    table = drawn("d4w")
    before = table.state.roads_in_hand
    table.play("1 road d4n")

    assert table.state.roads_in_hand == before


@pytest.mark.rule("hall.roads", "river.bridge")
@pytest.mark.ruling(117)
def test_a_bridge_is_no_shortest_way_where_one_road_suffices() -> None:
    table = drawn("d4w", "b4")

    assert table.nouns(1, "road") == ["c4n", "c5n"]
    assert table.why("1 road d4n") == "road-astray"


@pytest.mark.rule("hall.roads", "river.bridge")
@pytest.mark.ruling(117)
def test_a_bridge_and_two_roads_are_equally_short() -> None:
    table = drawn("d4w", "a4")

    assert table.nouns(1, "road") == ["c4n", "d4n", "c5n", "d5n"]


@pytest.mark.rule("hall.roads", "river.bridge")
@pytest.mark.ruling(117)
def test_a_way_that_began_with_a_road_is_not_left_for_a_bridge() -> None:
    table = drawn("d4w", "a4")
    table.play("1 road c4n")

    assert [road["count"] for road in table.happened("free-road")] == [1, 1]
    assert table.on("a4") == "city-hall"


@pytest.mark.rule("hall.roads", "river.bridge")
@pytest.mark.ruling(117)
def test_the_bridge_may_come_after_a_road() -> None:
    table = drawn("c4w")
    offered = table.nouns(1, "road")
    table.play("1 road c4n")

    assert offered == ["c4n", "c5n"]
    assert [road["count"] for road in table.happened("free-road")] == [1, 2]
    assert (table.asked, table.nouns(1, "build")) == ("1 PlaceCityHall", ["e3", "e4"])
