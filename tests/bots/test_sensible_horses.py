"""The greedy bot with horses: no stupid move."""

import pytest

from tests.bots.thinking import answer, answers
from tests.support.scenario import scenario

HORSES = "option variants horses\n"
PLACED = f"{HORSES}phase place\nturn 1\nhorses 1 1\nplayer 1 cowboys 1 cash 20"
RANCH = "land 1 d4=ranch"
HELPLESS = "player 2 cowboys 0\nplayer 3 cowboys 0"


def test_a_horse_doubles_a_good_ranch() -> None:
    assert answer(f"{PLACED}\n{RANCH}", "1 place wages") == "horse 3"


def test_a_horse_does_not_double_a_ranch_that_has_one_already() -> None:
    text = f"{PLACED}\n{RANCH}\nstabled 1 0 0 1 0 0"

    assert answer(text, "1 place wages") != "horse 3"


def test_a_horse_helps_in_a_duel_for_something_dear() -> None:
    rivals = "cowboy build-4 2\nplayer 2 revolvers 1 cowboys 0\nplayer 1 revolvers 1"
    mine = "track - - - - - mine -\nland 1 f6\nland - e5=mountain f5=mountain g5=mountain"

    assert answer(f"{PLACED}\n{mine}\n{rivals}", "1 place build-4") == "horse 1"


def test_without_duels_and_ranches_a_horse_earns_money_or_rodeo_points() -> None:
    table = scenario(PLACED)
    table.play("1 place wages")

    assert answers(table) <= {"horse 4", "horse 5"}


def test_a_horse_that_decides_the_rodeo_goes_where_most_hats_are() -> None:
    text = f"{PLACED}\nround 4\nrodeos 1 1\nhorses 1 4\nstabled 2 0 0 0 0 1\n{HELPLESS}"

    assert answer(text, "1 place wages") == "horse 5"


def test_a_horse_is_never_left_at_home() -> None:
    table = scenario(PLACED)
    table.play("1 place wages")

    assert "decline" not in answers(table)


SECOND = f"{HORSES}phase place\nturn 1\nhorses 1 1\ncard 1 sheriff\nplayer 1"


def test_in_the_second_enclosure_another_cowboy_is_placed_well() -> None:
    table = scenario(f"{SECOND} cowboys 3 cash 20")
    table.play("1 place wages", "1 horse 2")

    assert {text.split()[0] for text in answers(table)} <= {"place", "white"}


def test_in_the_second_enclosure_nobody_passes_with_cowboys_left() -> None:
    table = scenario(f"{SECOND} cowboys 3 cash 20")
    table.play("1 place wages", "1 horse 2")

    assert "pass" not in answers(table)


def test_who_has_nothing_left_passes_in_the_second_enclosure() -> None:
    text = f"{HORSES}phase place\nturn 1\nhorses 1 1\nplayer 1 cowboys 1 cash 0"

    assert answer(text, "1 place wages", "1 horse 2") == "pass"


def test_a_cowboy_does_not_go_into_an_empty_enclosure() -> None:
    table = scenario(f"{HORSES}round 4\nphase place\nturn 1\nplayer 1 cowboys 2")

    assert [text for text in answers(table) if "enclosure" in text] == []


WAGES = f"{HORSES}phase resolve wages\nhorses 1 1\ncowboy wages 1\nplayer 1 cash"


@pytest.mark.parametrize("number", [1, 2])
def test_a_rich_player_buys_a_horse_early(number: int) -> None:
    assert answer(f"{WAGES} 20\nround {number}") == "buy-horse"


def test_nobody_buys_a_horse_with_the_money_for_a_good_building() -> None:
    mine = "track - - - - - mine -\ncowboy build-4 1\nland 1 d4\nland - c3=mountain d3=mountain"

    assert answer(f"{WAGES} 6\n{mine}") == "take"


def test_a_new_horse_doubles_a_good_ranch() -> None:
    assert answer(f"{WAGES} 20\n{RANCH}", "1 buy-horse") == "horse 3"


def test_horses_double_the_ranch_that_pays_most() -> None:
    ranches = "land 1 a1=ranch d4=ranch h8=ranch"
    text = f"{HORSES}phase resolve building-income\n{ranches}\nstabled 1 0 0 1 0 0"

    assert answer(text) == "breed d4"
