"""The map: parcels, edges and neighbours."""

import pytest

from carson.board.ids import EDGE_NAMES, PARCEL_NAMES
from carson.board.map.geometry import EDGES, ENDS, NEAR
from carson.board.map.town import is_free
from tests.support.scenario import at, scenario


def near(parcel: str) -> set[str]:
    """The names of a parcel's neighbours."""
    return {PARCEL_NAMES[neighbour] for neighbour in NEAR[at(parcel)]}


@pytest.mark.rule("board.parcels")
def test_the_map_has_64_parcels_from_a1_in_the_north_west_to_h8() -> None:
    assert PARCEL_NAMES[:8] == ("a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1")
    assert PARCEL_NAMES[8::8] == ("a2", "a3", "a4", "a5", "a6", "a7", "a8")
    assert len(set(PARCEL_NAMES)) == 64


@pytest.mark.rule("board.parcels")
@pytest.mark.ruling(4)
def test_the_map_has_144_edges_and_those_of_the_rim_are_among_them() -> None:
    rim = [f"{column}1n" for column in "abcdefgh"] + [f"{column}8s" for column in "abcdefgh"]
    rim += [f"a{row}w" for row in range(1, 9)] + [f"h{row}e" for row in range(1, 9)]

    assert len(set(EDGE_NAMES)) == len({frozenset(ENDS[edge]) for edge in EDGES}) == 144
    assert set(rim) <= set(EDGE_NAMES)


@pytest.mark.rule("board.parcels")
@pytest.mark.ruling(47)
def test_an_edge_holds_at_most_one_road() -> None:
    table = scenario("""
        phase place
        roads d4n d4w
    """)

    assert table.why("1 road d4n") == "road-there"


@pytest.mark.rule("board.adjacent")
@pytest.mark.ruling(3)
def test_a_parcel_is_adjacent_to_its_eight_neighbours_diagonals_included() -> None:
    assert near("d4") == {"c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"}


@pytest.mark.rule("board.adjacent")
@pytest.mark.ruling(3)
def test_nothing_lies_outside_the_map() -> None:
    assert near("a1") == {"b1", "a2", "b2"}
    assert near("h4") == {"h3", "g3", "g4", "g5", "h5"}


@pytest.mark.rule("board.free")
@pytest.mark.parametrize("thing", ["mountain", "house", "townhouse", "bank"])
def test_a_parcel_with_something_on_it_is_not_free(thing: str) -> None:
    table = scenario(f"land 1 d4={thing}")

    assert not is_free(table.state, at("d4"))


@pytest.mark.rule("board.free")
def test_a_parcel_with_an_owner_or_a_cowboy_is_free() -> None:
    table = scenario("""
        phase place
        land 1 d4
        cowboy e5 2
    """)

    assert is_free(table.state, at("d4"))
    assert is_free(table.state, at("e5"))
