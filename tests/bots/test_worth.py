"""The small sums of the greedy bot: odds, distances, the worth of money."""

import pytest

from carson.board.ids import EDGE_NAMES, SPEND
from carson.bots.board import roads, worth
from carson.bots.board.greedy import TRIED, thin_out
from carson.bots.board.odds import chance_to_win
from carson.bots.board.position import position
from carson.core.moves import Seat
from tests.support.scenario import at, scenario


@pytest.mark.parametrize(
    ("lead", "chance"), [(0, 0.5), (1, (21 + 2.5) / 36), (-1, (10 + 2.5) / 36), (6, 1), (-9, 0)]
)
def test_the_odds_of_a_duel_are_those_of_two_dice(lead: int, chance: float) -> None:
    assert chance_to_win(lead) == pytest.approx(chance)


@pytest.mark.parametrize(("parcel", "missing"), [("d4", 0), ("c3", 0), ("f4", 1), ("h8", 6)])
def test_the_distance_of_land_counts_the_roads_that_are_missing(parcel: str, missing: int) -> None:
    s = scenario("phase place\nroads d4n d4w d4s d4e").state

    assert roads.distance(roads.distances(s), at(parcel)) == missing


def test_the_first_road_leads_nearer() -> None:
    s = scenario("phase place\nroads d4n d4w d4s d4e").state
    edge = roads.first_road(s, roads.distances(s), at("h4"))
    s.put_road(edge)

    assert EDGE_NAMES[edge] in ("e4n", "e5n")
    assert roads.distance(roads.distances(s), at("h4")) == 2


def test_money_above_the_limit_is_worth_what_it_buys_when_the_round_is_closed() -> None:
    s = scenario("phase place\ncard 1 sheriff").state
    more = worth.purse(s, Seat(0), 40) - worth.purse(s, Seat(0), 20)

    assert more == pytest.approx(2)


def test_at_the_end_six_dollars_are_a_point() -> None:
    s = scenario("round 4\nphase place\ncard 1 banker").state

    assert worth.purse(s, Seat(0), 60) == pytest.approx(10)


def test_of_very_many_moves_the_first_and_the_last_are_tried() -> None:
    moves = SPEND.moves
    tried = thin_out(moves)

    assert (len(tried), tried[0], tried[-1]) == (TRIED, moves[0], moves[-1])


def test_weighing_a_building_leaves_the_town_as_it_was() -> None:
    table = scenario("phase place\nland 1 d4\nland - d5=mountain")
    on, owner = table.state.on, table.state.owner
    prospect = worth.Valuation(table.state, Seat(0))
    values = [prospect.land(at(name)) for name in ("d4", "d5", "e5", "h8")]

    assert (table.state.on, table.state.owner, len(values)) == (on, owner, 4)


@pytest.mark.parametrize(
    ("variant", "less", "more"),
    [("horses", "horses 1 1", "horses 1 2"), ("new-beginning", "powers 1 0 0 0", "powers 1 0 1 0")],
)
def test_what_a_variant_gives_makes_a_position_better(variant: str, less: str, more: str) -> None:
    worths = [
        position(scenario(f"option variants {variant}\nphase place\n{line}").state, Seat(0))
        for line in (less, more)
    ]

    assert worths[0] < worths[1]
