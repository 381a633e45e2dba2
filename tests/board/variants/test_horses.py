"""Horses: how one comes by them, and what the five enclosures are for."""

import pytest

from carson.board.game import BOARD_GAME
from carson.board.powers import ask
from carson.core.agenda import advance
from carson.core.chance import derive
from carson.core.table import open_table
from tests.support.scenario import Scenario, scenario


def placing(*lines: str) -> Scenario:
    """Phase 2 with horses; player 1 has two."""
    position = ["option variants horses", "phase place", "turn 1", "horses 1 2"]
    return scenario("\n".join([*position, *lines]))


def stabled(table: Scenario, who: int = 1) -> list[int]:
    """A player's horses in their enclosures."""
    return list(table.state.stabled[5 * who - 5 : 5 * who])


def firepower(table: Scenario, who: int = 1) -> int:
    """The firepower of a player."""
    return ask.firepower(table.state, table.state.seats[who - 1])


# --- having horses --------------------------------------------------------------------------
@pytest.mark.rule("horses.start")
@pytest.mark.parametrize("players", [2, 6])
def test_everybody_starts_with_a_horse(players: int) -> None:
    options = {"players": str(players), "variants": "horses"}
    table = open_table(BOARD_GAME, options, [f"p{n}" for n in range(players)], derive(1))

    assert table.state.horses == (1,) * players


def test_without_the_variant_nobody_has_horses() -> None:
    s = BOARD_GAME.start({"players": "2"})
    advance(s)

    assert s.horses == (0, 0)


@pytest.mark.rule("horses.gain")
def test_the_yellow_cowboy_brings_a_horse() -> None:
    cast = "option characters 1Y,2Y,5Y,6Y,7Y,9Y,15Y"
    table = scenario(f"{cast}\noption variants horses\nhorses 1 2")
    table.play("1 choose cowboy")

    assert table.state.horses == (3, 0, 0)


@pytest.mark.rule("horses.gain")
@pytest.mark.ruling(268)
def test_there_are_25_horses_in_all() -> None:
    cast = "option characters 1Y,2Y,5Y,6Y,7Y,9Y,15Y"
    herd = "horses 2 12\nhorses 3 13"
    table = scenario(f"{cast}\noption variants horses\n{herd}")
    table.play("1 choose cowboy")

    assert table.state.horses == (0, 12, 13)


# --- using horses ---------------------------------------------------------------------------
@pytest.mark.rule("horses.use")
def test_after_a_cowboy_on_the_board_a_horse_may_go_into_an_enclosure() -> None:
    table = placing()
    table.play("1 place ammunition", "1 horse 5")

    assert (table.state.horses[0], stabled(table)) == (1, [0, 0, 0, 0, 1])
    assert table.asked == "2 PlaceOrPass"


@pytest.mark.rule("horses.use")
@pytest.mark.parametrize("place", ["wages", "d4", "c3", "build-12"])
def test_it_does_not_matter_where_the_cowboy_went(place: str) -> None:
    table = placing("land 2 c3=hotel", "track mine - - - - - -")
    table.play(f"1 place {place}")

    assert table.asked == "1 UseHorse"


@pytest.mark.rule("horses.use")
def test_a_horse_need_not_be_used() -> None:
    table = placing()
    table.play("1 place ammunition", "1 decline")

    assert table.state.horses[0] == 2
    assert table.asked == "2 PlaceOrPass"


@pytest.mark.rule("horses.use")
def test_there_is_one_horse_for_each_cowboy() -> None:
    table = placing()
    table.play("1 place ammunition", "1 horse 1", "2 pass", "3 pass", "1 place wages", "1 horse 1")

    assert (table.state.horses[0], stabled(table)) == (0, [2, 0, 0, 0, 0])


@pytest.mark.rule("horses.use")
def test_who_has_no_horse_left_is_not_asked() -> None:
    table = placing("horses 1 0")
    table.play("1 place ammunition")

    assert table.asked == "2 PlaceOrPass"


def test_there_are_no_other_enclosures() -> None:
    table = placing()
    table.play("1 place ammunition")

    assert (table.why("1 horse 0"), table.nouns(1, "horse")) == (
        *("no-such-enclosure", ["1", "2", "3", "4", "5"]),
    )


# --- cowboys in enclosures ------------------------------------------------------------------
@pytest.mark.rule("horses.cowboy")
def test_a_cowboy_may_go_into_an_enclosure_instead() -> None:
    table = placing()
    table.play("1 place enclosure-3")

    assert table.asked == "2 PlaceOrPass"
    assert table.state.home[0] == 2


@pytest.mark.rule("horses.cowboy", "horses.use")
@pytest.mark.ruling(262)
def test_no_horse_is_used_after_a_cowboy_in_an_enclosure() -> None:
    table = placing("horses 2 1")
    table.play("1 place enclosure-3", "2 place enclosure-1")

    assert table.asked == "3 PlaceOrPass"


@pytest.mark.rule("horses.cowboy")
@pytest.mark.ruling(261)
def test_each_enclosure_takes_one_cowboy_of_its_player() -> None:
    table = placing("cowboy enclosure-3 1")

    assert (table.why("1 place enclosure-3"), table.why("1 place enclosure-4")) == (
        *("already-there", ""),
    )


@pytest.mark.rule("horses.cowboy")
def test_enclosures_of_others_do_not_matter() -> None:
    assert placing("cowboy enclosure-3 2 3").offers("1 place enclosure-3")


@pytest.mark.rule("horses.cowboy")
def test_only_a_plain_cowboy_goes_there() -> None:
    table = placing("card 1 sheriff yellow", "player 1 dynamite 1")

    assert (table.why("1 white enclosure-1"), table.why("1 dynamite enclosure-1")) == (
        *("not-for-this-piece", "not-for-this-piece"),
    )


@pytest.mark.rule("horses.cowboy")
@pytest.mark.ruling(265)
def test_a_cowboy_in_an_enclosure_adds_nothing_to_firepower() -> None:
    table = placing("player 1 cowboys 3 revolvers 1")
    table.play("1 place enclosure-1")

    assert firepower(table) == 2 + 1


def test_without_the_variant_there_are_no_enclosures() -> None:
    assert scenario("phase place\nturn 1").why("1 place enclosure-1") == "no-enclosures"


# --- the first and the fourth enclosure -----------------------------------------------------
@pytest.mark.rule("horses.first")
@pytest.mark.ruling(263)
@pytest.mark.parametrize(("horses", "bonus"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_horses_in_the_first_enclosure_add_one_to_firepower_and_three_add_two(
    horses: int, bonus: int
) -> None:
    table = placing("player 1 cowboys 3 revolvers 1", f"stabled 1 {horses} 3 3 3 3")

    assert firepower(table) == 4 + bonus
    assert firepower(table, 2) == 4


@pytest.mark.rule("horses.fourth")
def test_the_fourth_enclosure_gives_two_dollars_at_once() -> None:
    table = placing()
    table.play("1 place ammunition", "1 horse 4")

    assert table.cash == [15 + 2, 15, 15]


# --- the second enclosure -------------------------------------------------------------------
def second(*lines: str) -> Scenario:
    """Player 1 has just put a horse into the second enclosure, and has a cowboy on Wages."""
    table = placing("cowboy wages 1", *lines)
    table.play("1 place ammunition", "1 horse 2")
    return table


@pytest.mark.rule("horses.second")
def test_the_second_enclosure_brings_another_cowboy_and_a_horse_with_him() -> None:
    table = second()
    table.play("1 place d4")

    assert table.asked == "1 UseHorse"


@pytest.mark.rule("horses.second")
def test_the_second_enclosure_lets_one_shift_a_cowboy_without_a_horse() -> None:
    table = second()
    table.play("1 shift wages", "1 place d4")

    assert [cowboy.place for cowboy in table.state.cowboys] == [65, 27]
    assert table.asked == "2 PlaceOrPass"


@pytest.mark.rule("horses.second", "horses.use")
@pytest.mark.ruling(262)
def test_a_cowboy_just_placed_may_be_shifted_and_brings_no_horse() -> None:
    table = second()
    table.play("1 shift ammunition", "1 place three-roads")

    assert (table.state.horses[0], table.asked) == (1, "2 PlaceOrPass")


@pytest.mark.rule("horses.second")
def test_a_shifted_cowboy_goes_somewhere_else() -> None:
    table = second()
    table.play("1 shift wages")

    assert table.why("1 place wages") == "same-place"


@pytest.mark.rule("horses.second")
def test_the_second_enclosure_lets_one_take_a_cowboy_back() -> None:
    table = second("player 1 cowboys 3")
    table.play("1 back wages")

    assert (table.state.home[0], table.asked) == (3, "2 PlaceOrPass")


@pytest.mark.rule("horses.second")
def test_the_second_enclosure_lets_one_pass_at_once() -> None:
    table = second()
    table.play("1 pass")

    assert table.state.passed == (0,)
    assert table.happened("passed") == [{"seat": 0, "rank": 1}]


@pytest.mark.rule("horses.second")
@pytest.mark.ruling(270)
def test_the_second_enclosure_may_be_filled_for_its_points_alone() -> None:
    table = second()
    table.play("1 decline")

    assert (stabled(table), table.asked) == ([0, 1, 0, 0, 0], "2 PlaceOrPass")


@pytest.mark.rule("horses.second")
def test_whoever_holds_the_city_hall_from_before_is_not_shifted() -> None:
    table = second("option buildings all", "land - d4=city-hall", "settled d4 1")

    assert (table.why("1 shift d4"), table.why("1 back d4")) == (
        *("no-cowboy-there", "no-cowboy-there"),
    )


@pytest.mark.rule("kit.horses")
@pytest.mark.ruling(269)
def test_with_kit_carson_the_second_enclosure_is_closed() -> None:
    table = placing("option variants horses,kit-carson")
    table.play("1 place ammunition")

    assert (table.why("1 horse 2"), table.nouns(1, "horse")) == (
        *("enclosure-closed", ["1", "3", "4", "5"]),
    )
