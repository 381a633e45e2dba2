"""Might is Right: the deal, and duels with tiles."""

import pytest

from carson.board.game import BOARD_GAME
from carson.board.play.duel_tiles import hand, hand_size
from carson.board.state import State
from carson.core.chance import derive
from carson.core.table import Table, open_table
from tests.support.scenario import Scenario, scenario

ONE_OF_EACH = [1, 1, 1, 1, 1, 1]


def dealt(players: int, **options: str) -> Table[State]:
    """A game that has just begun."""
    given = {"players": str(players), "variants": "might-is-right", **options}
    return open_table(BOARD_GAME, given, [f"p{n}" for n in range(players)], derive(players))


def total(s: State, seat: int) -> int:
    """The sum of a seat's tiles."""
    return sum(tile * count for tile, count in enumerate(hand(s, s.seats[seat])))


def duel(*lines: str, variants: str = "might-is-right") -> Scenario:
    """Players 1 and 2 fight for the ammunition; both have a firepower of 4."""
    position = [f"option variants {variants}", "phase resolve ammunition", "cowboy ammunition 1 2"]
    return scenario("\n".join([*position, "tiles 1 1 0 0 1 0 1", "tiles 2 0 1 1 1 0 0", *lines]))


def held(table: Scenario, who: int) -> list[int]:
    """The tiles of a player, by value."""
    return hand(table.state, table.state.seats[who - 1])


# --- the deal -------------------------------------------------------------------------------
@pytest.mark.rule("might.deal", "might.money")
def test_two_players_have_one_tile_of_each_value_and_15_dollars() -> None:
    s = dealt(2).state

    assert [hand(s, seat) for seat in s.seats] == [ONE_OF_EACH, ONE_OF_EACH]
    assert s.cash == [15, 15]


@pytest.mark.rule("might.deal", "might.money")
@pytest.mark.ruling(275)
@pytest.mark.parametrize(
    ("players", "each", "sum_of_all"), [(3, 6, 45), (4, 6, 60), (5, 6, 75), (6, 5, 75)]
)
def test_tiles_are_dealt_at_random_and_money_is_30_less_their_sum(
    players: int, each: int, sum_of_all: int
) -> None:
    s = dealt(players).state
    totals = [total(s, seat) for seat in s.seats]

    assert [hand_size(s, seat) for seat in s.seats] == [each] * players
    assert sum(totals) == sum_of_all
    assert s.cash == [30 - points for points in totals]
    assert sum(s.pile) == 0


@pytest.mark.rule("might.deal")
def test_three_to_five_players_share_as_many_sets() -> None:
    s = dealt(4).state

    assert [sum(hand(s, seat)[tile] for seat in s.seats) for tile in range(6)] == [4] * 6


@pytest.mark.rule("might.money")
@pytest.mark.ruling(234)
def test_a_new_beginning_has_its_own_money_and_the_same_tiles() -> None:
    table = dealt(3, variants="might-is-right,new-beginning")
    for seat in table.state.seats:
        for _ in range(10):
            table.play(seat, table.moves(seat)[0])

    assert [hand_size(table.state, seat) for seat in table.state.seats] == [6, 6, 6]
    assert table.state.cash == [50, 50, 50]


# --- duels ----------------------------------------------------------------------------------
@pytest.mark.rule("might.duel")
def test_a_tile_is_added_to_firepower_instead_of_a_die() -> None:
    table = duel()
    table.play("1 tile 5", "2 tile 2")

    assert [(f["die"], f["total"]) for f in table.happened("fought")] == [(5, 9), (2, 6)]
    assert table.happened("duel-won")[0]["seat"] == 0


@pytest.mark.rule("might.duel")
def test_among_equals_who_passed_first_wins() -> None:
    table = duel("passing 2 1 3")
    table.play("1 tile 3", "2 tile 3")

    assert table.happened("duel-won")[0]["seat"] == 1


@pytest.mark.rule("might.duel")
@pytest.mark.ruling(274)
@pytest.mark.parametrize("order", [("1 tile 5", "2 tile 2"), ("2 tile 2", "1 tile 5")])
def test_all_play_at_once_in_whatever_order_they_decide(order: tuple[str, str]) -> None:
    table = duel()
    asked = table.asked
    table.play(*order)

    assert asked == "1 2 PlayTiles"
    assert table.happened("duel-won")[0]["seat"] == 0


@pytest.mark.rule("might.duel")
def test_one_plays_a_tile_that_one_has() -> None:
    table = duel()

    assert (table.why("1 tile 1"), table.why("1 done")) == ("no-such-tile", "play-a-tile")


@pytest.mark.rule("might.duel")
def test_even_a_single_tile_is_played_by_its_player() -> None:
    table = duel("tiles 1 0 0 1 0 0 0")

    assert table.asked == "1 2 PlayTiles"


@pytest.mark.rule("might.refill")
def test_used_tiles_make_a_pile() -> None:
    table = duel()
    table.play("1 tile 5", "2 tile 2")

    assert (held(table, 1), held(table, 2)) == ([1, 0, 0, 1, 0, 0], [0, 1, 0, 1, 0, 0])
    assert table.state.pile[:6] == (0, 0, 1, 0, 0, 1)


@pytest.mark.rule("might.short")
@pytest.mark.ruling(277)
def test_who_has_no_tile_adds_nothing() -> None:
    table = duel("tiles 1 0 0 0 0 0 0", "cowboy vp-5 3")
    table.play("2 tile 1")

    assert [fought["die"] for fought in table.happened("fought")] == [0, 1]


# --- new tiles ------------------------------------------------------------------------------
@pytest.mark.rule("might.refill")
@pytest.mark.ruling(273)
@pytest.mark.ruling(276)
def test_an_empty_hand_draws_three_from_the_common_pile_right_after_the_duel() -> None:
    table = duel("tiles 1 0 0 0 0 0 1", "pile 1 0 0 0 0 3 0")
    table.play("1 tile 5", "2 tile 1", "* tile 4", "* tile 1", "* tile 5")

    assert held(table, 1) == [0, 1, 0, 0, 1, 1]
    assert table.state.pile[:6] == (0, 0, 0, 0, 2, 0)
    assert table.asked == "1 TakeGain"


@pytest.mark.rule("might.refill")
@pytest.mark.ruling(276)
def test_new_tiles_serve_in_the_next_duel_of_the_round() -> None:
    table = duel("tiles 1 0 0 0 0 0 1", "pile 1 0 0 0 0 3 0", "cowboy three-roads 1 2")
    table.play("1 tile 5", "2 tile 1", "* tile 4", "* tile 4", "* tile 4", "1 take")

    assert table.offers("1 tile 4")


@pytest.mark.rule("might.refill")
def test_a_hand_that_is_not_empty_draws_nothing() -> None:
    table = duel("tiles 1 0 0 0 0 1 1", "pile 1 0 0 0 0 2 0")
    table.play("1 tile 5", "2 tile 1")

    assert held(table, 1) == [0, 0, 0, 0, 1, 0]


@pytest.mark.rule("might.short")
@pytest.mark.ruling(277)
def test_a_short_pile_gives_what_it_has_in_the_order_of_passing() -> None:
    table = duel("passing 2 1 3", "tiles 1 0 0 0 0 0 1", "tiles 2 0 0 1 0 0 0")
    table.play("1 tile 5", "2 tile 2")
    table.play("* tile 2")

    assert (held(table, 1), held(table, 2)) == ([0] * 6, [0, 0, 1, 0, 0, 1])


@pytest.mark.rule("might.edition")
@pytest.mark.ruling(273)
def test_in_the_first_edition_one_draws_from_ones_own_used_tiles() -> None:
    piles = ("pile 1 0 0 0 0 3 0", "pile 2 4 0 0 0 0 0")
    table = duel("option edition 2009", "option players 4", "tiles 1 0 0 0 0 0 1", *piles)
    table.play("1 tile 5", "2 tile 1")

    assert table.nouns_of_chance("tile") == ["4", "5"]
    assert table.state.pile[6:12] == (4, 1, 0, 0, 0, 0)


@pytest.mark.rule("might.edition")
def test_in_the_first_edition_tiles_are_dealt_alike() -> None:
    s = dealt(3, edition="2009").state

    assert sum(total(s, seat) for seat in s.seats) == 45
    assert sum(s.pile) == 0
