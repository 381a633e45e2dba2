"""Horses: Wages, Ranches, the rodeo, and what horses are worth at the end."""

import pytest

from carson.board.game import BOARD_GAME
from carson.board.variants.horses import HATS
from tests.support.scenario import Scenario, scenario


def resolving(box: str, *lines: str) -> Scenario:
    """Phase 3 with horses, from a box on."""
    return scenario("\n".join(["option variants horses", f"phase resolve {box}", *lines]))


# --- Wages ----------------------------------------------------------------------------------
@pytest.mark.rule("horses.buy")
def test_on_wages_a_horse_may_be_bought_for_four_dollars_instead_of_earning_them() -> None:
    table = resolving("wages", "cowboy wages 1 2")
    table.play("1 buy-horse", "1 horse 1", "2 take")

    assert table.cash == [15 - 4, 15 + 4, 15]


@pytest.mark.rule("horses.buy")
def test_a_bought_horse_goes_into_an_enclosure_at_once() -> None:
    table = resolving("wages", "cowboy wages 1", "cowboy vp-5 2")
    table.play("1 buy-horse")
    asked = table.asked
    table.play("1 horse 5")

    assert (asked, table.state.horses[0]) == ("1 StableNewHorse", 0)
    assert table.state.stabled[:5] == (0, 0, 0, 0, 1)


@pytest.mark.rule("horses.buy")
@pytest.mark.ruling(259)
def test_wages_are_resolved_in_the_order_of_passing() -> None:
    table = resolving("wages", "passing 3 1 2", "cowboy wages 1 2 3")
    asked = [table.asked]
    table.play("3 take")
    asked.append(table.asked)
    table.play("1 take")
    asked.append(table.asked)

    assert asked == ["3 TakeWageOrHorse", "1 TakeWageOrHorse", "2 TakeWageOrHorse"]


@pytest.mark.rule("horses.buy")
@pytest.mark.ruling(260)
def test_a_player_buys_one_horse_a_round() -> None:
    table = resolving("wages", "cowboy wages 1 1", "cowboy vp-5 2")
    table.play("1 buy-horse", "1 horse 5")

    assert table.cash[0] == 15 - 4 + 4
    assert table.state.general_supply[0] == 7


@pytest.mark.rule("horses.buy")
def test_in_the_next_round_he_may_buy_another() -> None:
    table = resolving("wages", "bought-horse 1 1", "track mine ranch mine ranch mine ranch mine")
    table.play("1 spend 0", "2 spend 0", "3 spend 0")

    assert table.state.round == 2
    assert table.state.horse_bought == (0, 0, 0)


@pytest.mark.rule("horses.buy")
def test_without_four_dollars_nobody_buys_a_horse() -> None:
    table = resolving("wages", "player 1 cash 3", "cowboy wages 1", "cowboy vp-5 2")

    assert table.cash[0] == 3 + 4


@pytest.mark.rule("horses.gain")
@pytest.mark.ruling(268)
def test_when_all_horses_are_out_there_is_none_to_buy() -> None:
    herd = ("horses 2 12", "horses 3 13")
    table = resolving("wages", *herd, "cowboy wages 1", "cowboy vp-5 2")

    assert table.cash[0] == 15 + 4


@pytest.mark.rule("horses.buy")
@pytest.mark.ruling(264)
def test_in_the_second_enclosure_a_bought_horse_counts_for_the_rodeo_only() -> None:
    table = resolving("wages", "cowboy wages 1", "cowboy vp-5 2")
    table.play("1 buy-horse", "1 horse 2")

    assert table.state.stabled[:5] == (0, 1, 0, 0, 0)
    assert table.asked == "2 BuyPoints"


@pytest.mark.rule("horses.buy")
@pytest.mark.ruling(264)
def test_in_the_first_enclosure_a_bought_horse_helps_in_the_duels_of_the_round() -> None:
    table = resolving("wages", "cowboy wages 1", "cowboy ammunition 1 2")
    table.play("1 buy-horse", "1 horse 1", "* roll 3", "* roll 4")

    assert table.happened("fought")[0]["firepower"] == 3 + 1 + 1


@pytest.mark.rule("kit.horses")
@pytest.mark.ruling(269)
def test_with_kit_carson_a_bought_horse_does_not_go_into_the_second_enclosure() -> None:
    table = resolving("wages", "option variants horses,kit-carson", "cowboy wages 1")
    table.play("1 buy-horse")

    assert table.why("1 horse 2") == "enclosure-closed"


# --- Ranches --------------------------------------------------------------------------------
RANCHES = "player 1 cash 0\nland 1 b2=ranch e2=ranch\nplayer 2 cash 0"
"""Each earns $8."""


@pytest.mark.rule("horses.third")
def test_a_horse_in_the_third_enclosure_doubles_a_ranch() -> None:
    table = resolving("building-income", RANCHES, "stabled 1 0 0 1 0 0")
    table.play("1 breed b2")

    assert table.cash[0] == 16 + 8


@pytest.mark.rule("horses.third")
def test_each_horse_doubles_one_ranch_and_each_ranch_is_doubled_once() -> None:
    table = resolving("building-income", RANCHES, "stabled 1 0 0 3 0 0")
    table.play("1 breed b2")
    again = table.why("1 breed b2")
    table.play("1 breed e2")

    assert (again, table.cash[0]) == ("multiplied-already", 16 + 16)


@pytest.mark.rule("horses.third")
def test_only_ranches_of_ones_own_are_doubled() -> None:
    land = "land 2 e5=ranch\nland 1 h8=hotel"
    table = resolving("building-income", RANCHES, land, "stabled 1 0 0 1 0 0")

    assert (table.why("1 breed e5"), table.why("1 breed h8")) == (
        *("not-your-ranch", "not-your-ranch"),
    )


@pytest.mark.rule("horses.third")
def test_horses_need_not_double_anything() -> None:
    table = resolving("building-income", RANCHES, "stabled 1 0 0 1 0 0")
    table.play("1 done")

    assert table.cash[0] == 16


GROCER = "option characters 1Y,2Y,3Y,5Y,6Y,7Y,9Y\ncard 1 grocer yellow"


@pytest.mark.rule("horses.third")
@pytest.mark.ruling(271)
def test_what_the_grocer_doubles_no_horse_doubles() -> None:
    table = resolving("building-income", GROCER, RANCHES, "stabled 1 0 0 2 0 0")
    table.play("1 double ranch")

    assert table.cash[0] == 16 + 16


@pytest.mark.rule("horses.third")
@pytest.mark.ruling(271)
def test_when_the_grocer_doubles_something_else_horses_double_ranches() -> None:
    table = resolving("building-income", GROCER, RANCHES, "land 1 h8=hotel", "stabled 1 0 0 1 0 0")
    table.play("1 double hotel", "1 breed b2")

    assert table.cash[0] == 16 + 8 + 12


@pytest.mark.rule("horses.third")
@pytest.mark.ruling(272)
def test_a_thief_has_half_of_the_doubled_ranch() -> None:
    table = resolving("building-income", RANCHES, "stabled 1 0 0 1 0 0", "cowboy b2 2")
    table.play("2 take", "1 breed b2")

    assert table.cash[:2] == [8 + 8, 8]


# --- the rodeo ------------------------------------------------------------------------------
def rodeo(*lines: str, last: str = "vp-2") -> Scenario:
    """The rodeo has just been held."""
    table = resolving(last, f"cowboy {last} 3", *lines)
    table.play("3 points 0")
    return table


def points(table: Scenario) -> dict[int, int]:
    """The rodeo points by player."""
    return {told["seat"] + 1: told["hats"] for told in table.happened("rodeo")}


@pytest.mark.rule("horses.rodeo")
@pytest.mark.ruling(267)
def test_the_hats_of_the_five_enclosures() -> None:
    assert HATS == (2, 1, 2, 3, 5)


@pytest.mark.rule("horses.rodeo", "horses.fifth")
@pytest.mark.ruling(267)
def test_rodeo_points_are_horses_times_hats_added_up() -> None:
    table = rodeo("stabled 1 1 1 1 1 1", "stabled 2 0 0 0 0 3", "stabled 3 2 0 0 1 0")

    assert points(table) == {1: 13, 2: 15, 3: 7}


@pytest.mark.rule("horses.rodeo")
@pytest.mark.ruling(267)
def test_a_cowboy_in_an_enclosure_doubles_its_points() -> None:
    cowboys = ("cowboy enclosure-5 1", "cowboy enclosure-1 2")
    table = rodeo("stabled 1 1 0 0 0 2", "stabled 2 1 0 0 0 2", *cowboys)

    assert points(table) == {1: 2 + 20, 2: 4 + 10, 3: 0}


@pytest.mark.rule("horses.rodeo")
def test_most_points_win_a_token() -> None:
    herds = ("stabled 1 0 0 0 0 1", "stabled 2 0 0 0 0 2")
    table = rodeo(*herds, "round 2", "rodeos 2 1", last="vp-3")

    assert table.state.rodeos == (0, 2, 0)


@pytest.mark.rule("horses.rodeo")
@pytest.mark.ruling(266)
def test_among_equals_who_passed_first_wins_it() -> None:
    table = rodeo("passing 3 2 1", "stabled 1 0 0 0 0 1", "stabled 2 0 0 0 0 1")

    assert table.state.rodeos == (0, 1, 0)


@pytest.mark.rule("horses.rodeo")
@pytest.mark.ruling(266)
def test_a_token_is_won_even_if_nobody_has_points() -> None:
    assert rodeo("passing 2 1 3").state.rodeos == (0, 1, 0)


@pytest.mark.rule("horses.home")
def test_all_horses_come_home_after_the_rodeo() -> None:
    table = rodeo("horses 1 1", "stabled 1 1 0 2 0 1")

    assert table.state.horses == (5, 0, 0)
    assert table.state.stabled == (0,) * 15


@pytest.mark.rule("horses.home")
@pytest.mark.ruling(265)
def test_cowboys_in_enclosures_go_to_the_supply_before_new_ones_are_handed_out() -> None:
    table = rodeo("player 1 cowboys 7", "cowboy enclosure-1 1", "cowboy enclosure-5 1")

    assert (table.state.home[0], table.state.general_supply[0]) == (10, 0)


@pytest.mark.rule("horses.end")
def test_three_horses_and_two_rodeos_are_worth_nine_points() -> None:
    table = scenario("""
        option variants horses
        round 4
        phase close
        horses 1 3
        rodeos 1 2
        horses 2 2
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0")

    assert table.asked == "over"
    assert BOARD_GAME.scores(table.state)["end-horses"] == [3 * (1 + 2), 2, 0]
