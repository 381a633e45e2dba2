"""The greedy bot at the river: no stupid move."""

from carson.board.ids import EDGE_NAMES, RIVER
from carson.board.map.geometry import EDGES
from carson.board.map.ways import costs
from carson.bots.board import roads, worth
from carson.core.moves import Seat
from tests.bots.thinking import answers
from tests.support.scenario import at, scenario

RIVER_GAME = "option variants river\n"
ROUND_END = f"{RIVER_GAME}phase resolve vp-2\nroads c3e d3n d3e\nplayer 1 roads 2\n"


def test_land_under_the_river_is_worth_nothing() -> None:
    s = scenario(f"{RIVER_GAME}phase place").state

    assert {worth.Valuation(s, Seat(0)).land(parcel) for parcel in s.options.river} == {0.0}


def test_a_bridge_takes_two_roads() -> None:
    s = scenario(f"{RIVER_GAME}phase place").state
    bridges = [EDGE_NAMES[edge] for edge in EDGES if costs(s.options.river)[edge] == 2]

    assert (len(bridges), "b3w" in bridges, s.on[at("b3")]) == (10, True, RIVER)


def test_the_way_over_a_bridge_counts_it_twice() -> None:
    s = scenario(f"{RIVER_GAME}phase place\nroads b3n").state

    assert roads.distance(roads.distances(s), at("b4")) == 2


def test_it_builds_no_bridge_for_nothing() -> None:
    assert answers(scenario(ROUND_END)) == {"done"}


def test_it_builds_a_bridge_to_buildings_of_its_own() -> None:
    text = f"{RIVER_GAME}round 4\nphase resolve vp-2\nroads b3n\nplayer 1 roads 2\n"
    table = scenario(f"{text}land 1 a2=ranch b2=ranch b4=ranch")

    assert answers(table) <= {"road b3w", "road c3w"}


def test_it_builds_no_bridge_for_the_buildings_of_a_rival() -> None:
    text = f"{RIVER_GAME}round 4\nphase resolve vp-2\nroads b3n\nplayer 1 roads 2\n"

    assert answers(scenario(f"{text}land 2 a2=ranch b2=ranch b4=ranch")) == {"done"}
