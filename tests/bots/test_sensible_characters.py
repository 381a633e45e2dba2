"""The greedy bot with its characters and buildings: no stupid move."""

import pytest

from tests.bots.thinking import answer, answers
from tests.support.scenario import Scenario, scenario


def cast(side: str) -> str:
    """Options of a game with a side of a card among quiet ones."""
    quiet = ("1Y", "2Y", "3Y", "4Y", "5Y", "6Y", "7Y")
    others = [other for other in quiet if other[:-1] != side[:-1]]
    count = 7 if side[:-1] == "0" else 6
    return "option players 3\noption characters " + ",".join([side, *others[:count]])


def chosen(side: str, card: str, *lines: str) -> Scenario:
    """What is asked when player 1 takes a card."""
    table = scenario("\n".join([cast(side), "phase choose", "passing 1 2 3", *lines]))
    table.play(f"1 choose {card}")
    return table


# --- at once --------------------------------------------------------------------------------
def test_the_paperboy_fetches_a_second_card() -> None:
    table = chosen("0R", "paperboy", "player 1 cash 20")

    assert {text.split()[0] for text in answers(table)} == {"choose"}


def test_a_rich_paperboy_fetches_a_card_with_a_high_limit_in_the_last_round() -> None:
    table = chosen("0Y", "paperboy", "player 1 cash 90", "round 4")

    assert answers(table) == {"choose banker"}


def test_houses_of_ones_own_are_waited_for() -> None:
    houses = "land 1 a1=house a3=house a5=house a7=house c1=house c3=house c5=house"

    assert answers(chosen("3R", "grocer", "round 4", houses)) == {"wait"}


def test_who_has_no_houses_takes_the_money() -> None:
    assert answers(chosen("3R", "grocer")) == {"take"}


def test_the_chinese_worker_takes_a_building_that_pays() -> None:
    rich = "land - c3=mountain d3=mountain e3=mountain c4=mountain"
    table = chosen("4R", "chinese-worker", "land 1 d4", rich, "track hotel - - mine - - -")

    assert answers(table) == {"fetch build-6"}


def test_the_chinese_worker_takes_nothing_for_the_last_round_without_land() -> None:
    table = chosen("4R", "chinese-worker", "round 4", "track hotel - - - - - -", "player 1 cash 9")

    assert answers(table) == {"decline"}


def test_mountains_of_ones_own_are_waited_for() -> None:
    land = " ".join(f"{name}=mountain" for name in ("a1", "a3", "a5", "a7", "c1", "c3", "c5"))

    assert answers(chosen("5R", "settler", "round 4", f"land 1 {land}")) == {"wait"}


def test_revolvers_are_bought_early() -> None:
    assert answers(chosen("6R", "captain", "player 1 cash 20")) == {"arm 1"}


def test_revolvers_are_not_bought_dearly_in_the_last_round() -> None:
    assert "arm 2" not in answers(chosen("6R", "captain", "round 4", "player 1 cash 9"))


@pytest.mark.parametrize(("side", "card"), [("9Y", "prospector"), ("15R", "cowboy")])
def test_a_building_with_its_land_is_taken_early(side: str, card: str) -> None:
    land = "land - c3=mountain d3=mountain e3=mountain c5=mountain"
    table = chosen(side, card, land, "track ranch - mine - - - -", "player 1 cash 20")

    assert {text.split()[0] for text in answers(table)} == {"fetch"}


def test_the_prospector_builds_his_mine_among_the_mountains() -> None:
    land = "land - c3=mountain d3=mountain e3=mountain c5=mountain g7=mountain"
    table = chosen("9Y", "prospector", land, "track - - mine - - - -", "player 1 cash 20")
    table.play("1 fetch build-8")

    assert answers(table) == {"build d4"}


@pytest.mark.parametrize(("holding", "wanted"), [("cash 60", "money"), ("revolvers 9", "weapons")])
def test_the_governor_taxes_what_the_others_have(holding: str, wanted: str) -> None:
    lines = [f"player {who} cash 9\nplayer {who} {holding}" for who in (2, 3)]

    assert answers(chosen("13R", "governor", *lines)) == {f"tax {wanted}"}


def test_heroes_send_cowboys_away_for_points_in_the_last_round() -> None:
    assert answers(chosen("16R", "heroes", "round 4", "player 1 cowboys 9")) == {"dismiss 2"}


def test_the_lawyer_buys_good_land() -> None:
    table = chosen("18Y", "lawyer", "land - d4=mountain", "player 1 cash 20")

    assert answers(table) == {"claim d4"}


def test_the_side_of_a_card_is_chosen_by_its_limit_where_money_decides() -> None:
    table = chosen("14Y", "doctor", "player 1 cash 90", "round 4")

    assert (table.asked, answers(table)) == ("1 ChooseSide", {"side red"})


# --- later in the round ---------------------------------------------------------------------
def test_the_banker_buys_three_points_for_three_dollars() -> None:
    text = f"{cast('2R')}\nround 4\nphase resolve vp-2\ncard 1 banker\nplayer 1 cash 11"

    assert answer(text) == "points 3"


def test_the_banker_buys_more_with_more_money_at_the_end() -> None:
    text = f"{cast('2R')}\nround 4\nphase resolve vp-2\ncard 1 banker\nplayer 1 cash 60"

    assert answer(text) == "points 5"


MINES = "land - c3=mountain d3=mountain e3=mountain h7=mountain\nland 1 d4=mine h8=mine"


def test_dynamite_goes_into_the_richest_mine() -> None:
    text = f"phase resolve building-income\nplayer 1 dynamite 1\n{MINES}"

    assert answer(text) == "blast d4"


def test_dynamite_is_kept_for_later_when_the_mine_is_poor() -> None:
    text = "phase resolve building-income\nplayer 1 dynamite 1\nland 1 d4=mine"

    assert answer(text) == "done"


def test_the_doctor_brings_a_beaten_cowboy_to_another_good_place() -> None:
    options = f"{cast('14Y')}\nround 4\nphase resolve ammunition\npassing 1 2 3"
    cards = "card 1 doctor\ncard 2 captain\ncard 3 sheriff\nland 1 a1 a3 a5 a7 c1 c3"
    table = scenario(f"{options}\n{cards}\nplayer 2 revolvers 9\ncowboy ammunition 1 2")
    table.play("* roll 1", "* roll 6")

    assert (table.asked, {text.split()[0] for text in answers(table)}) == (
        *("1 CallTheDoctor", {"move"}),
    )


def test_the_duel_for_the_poorer_building_comes_first() -> None:
    houses = "land - c3=house d3=house e3=house"
    text = f"phase resolve building-income\n{houses}\nland 2 d4=saloon h8=hotel\npassing 1 2 3"

    assert answer(f"{text}\ncowboy d4 1 2\ncowboy h8 1 2") == "duel h8"


GOVERNOR = f"{cast('13Y')}\nphase resolve vp-2\ncard 1 governor\nroads d4n d4w d4s d4e"


def test_the_governor_lays_roads_to_new_land_for_points() -> None:
    table = scenario(f"{GOVERNOR}\nplayer 1 roads 1")
    reached = {f"road {edge}" for edge in ("d3w", "e3w", "d5w", "e5w", "c4n", "c5n", "e4n", "e5n")}

    assert answers(table) <= reached


# --- buildings ------------------------------------------------------------------------------
def test_a_church_stands_next_to_a_saloon_of_ones_own() -> None:
    text = "phase resolve reserve\nland 1 d4=saloon d5 h8\nreserve 1 church\nplayer 1 roads 0"

    assert answer(text, "1 unpack church") == "build d5"


def test_a_ranch_stands_where_there_is_room() -> None:
    around = "land - a1=mountain b1=mountain b2=mountain"
    text = f"phase resolve reserve\nland 1 a2 f5\nreserve 1 ranch\n{around}"

    assert answer(text, "1 unpack ranch") == "build f5"


def test_a_drugstore_stands_next_to_houses() -> None:
    houses = "land - c3=house d3=house e3=house"
    text = f"phase resolve reserve\nland 1 d4 h8\nreserve 1 drugstore\n{houses}\nplayer 1 roads 0"

    assert answer(text, "1 unpack drugstore") == "build d4"
