"""Outlaws: how they come, and where they ride."""

import pytest

from carson.board.game import BOARD_GAME
from carson.board.play.choose import ChooseCharacter
from carson.board.variants.outlaws import REWARDS
from carson.core.chance import derive
from carson.core.table import open_table
from tests.support.scenario import Scenario, at, scenario

FULL_TRACK = "track mine ranch mine ranch mine ranch mine"
HEROES = "option characters 1Y,2Y,5Y,6Y,7Y,9Y,16Y"
TEACHER = "option characters 1Y,2Y,5Y,6Y,7Y,9Y,17Y"


def new_round(*lines: str, begun: int = 1) -> Scenario:
    """Round 1, or a later one, is over, and the next one begins with the Outlaws."""
    position = ["option variants outlaws", f"round {begun}", "phase close", FULL_TRACK]
    table = scenario("\n".join([*position, *lines]))
    table.play(*[f"{seat + 1} spend 0" for seat in table.state.pass_order])
    return table


def riding(*lines: str) -> Scenario:
    """One Outlaw has come to b7, far from all, and those who were there move."""
    table = new_round("strength 8", *lines, begun=2)
    table.play("* roll 1", "* roll 1", "* land b7")
    return table


def outlaws(table: Scenario) -> str:
    """Where Outlaws stand."""
    names = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
    return " ".join(name for name in names if table.state.outlaws[at(name)])


# --- arrival --------------------------------------------------------------------------------
@pytest.mark.rule("outlaws.when")
def test_nobody_comes_in_round_1() -> None:
    table = open_table(BOARD_GAME, {"players": "2", "variants": "outlaws"}, ["a", "b"], derive(1))
    while not isinstance(table.pending, ChooseCharacter):
        table.play(table.to_move[0], table.moves(table.to_move[0])[0])

    assert table.state.round == 1
    assert "outlaws-came" not in {event.kind.name for event in table.log}


@pytest.mark.rule("outlaws.when")
@pytest.mark.parametrize("begun", [1, 2, 3])
def test_they_come_in_rounds_2_to_4_before_characters_are_chosen(begun: int) -> None:
    table = new_round(begun=begun)
    asked = table.asked
    table.play("* roll 1", "* roll 1", "* land d4")

    assert (asked, table.asked) == ("* RollOutlaws", "1 ChooseCharacter")
    assert table.happened("phase-began") == [{"phase": 1}]


@pytest.mark.rule("outlaws.strength", "outlaws.number")
@pytest.mark.parametrize(("die", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_die_and_seven_is_their_strength_and_another_die_says_how_many(
    die: int, count: int
) -> None:
    table = new_round()
    table.play(f"* roll {die}", f"* roll {die}")

    assert table.happened("outlaws-came") == [{"strength": die + 7, "count": count}]


@pytest.mark.rule("outlaws.number")
@pytest.mark.ruling(258)
def test_there_are_nine_of_them_at_most() -> None:
    table = new_round("strength 8", "outlaws a1 c1 e1 g1 a8 c8 e8 g8", begun=2)
    table.play("* roll 1", "* roll 6", "* land d4")

    assert sum(table.state.outlaws) == 9
    assert table.asked == "1 PickOutlaw"


@pytest.mark.rule("outlaws.arrival")
def test_the_dice_name_where_each_comes_but_not_where_one_is() -> None:
    table = new_round()
    table.play("* roll 1", "* roll 3", "* land d4")

    assert table.why("* land d4") == "outlaw-there"
    assert table.why("* land a4") == "off-the-dice"


@pytest.mark.rule("outlaws.arrival")
@pytest.mark.ruling(238)
@pytest.mark.parametrize("parcel", ["c4", "c3", "d5"])
def test_they_do_not_come_next_to_a_prison(parcel: str) -> None:
    table = new_round("land 2 d4=prison")
    table.play("* roll 1", "* roll 1")

    assert table.why(f"* land {parcel}") == "prison-near"


@pytest.mark.rule("outlaws.arrival")
@pytest.mark.ruling(240)
def test_they_come_to_mountains_houses_rivers_and_bare_land() -> None:
    table = new_round("option variants outlaws,river", "land - f2=mountain f7=house", "land 1 b7")
    table.play("* roll 1", "* roll 1")

    assert table.offers("* land f2", "* land f7", "* land c4", "* land b7", "* land g7")


@pytest.mark.rule("outlaws.prison")
@pytest.mark.parametrize("die", [1, 6])
def test_who_comes_to_a_prison_is_jailed_and_its_owner_rewarded(die: int) -> None:
    table = new_round("land 2 d4=prison")
    table.play(f"* roll {die}", "* roll 1", "* land d4")

    assert outlaws(table) == ""
    assert table.vps == [0, REWARDS[die + 7], 0]
    assert table.happened("outlaw-jailed") == [{"seat": 1, "parcel": at("d4")}]


@pytest.mark.rule("outlaws.prison")
@pytest.mark.ruling(239)
def test_a_prison_next_to_another_jails_nobody() -> None:
    table = new_round("land 2 d4=prison", "land 3 d5=prison")
    table.play("* roll 1", "* roll 1")

    assert table.why("* land d4") == "prison-near"


@pytest.mark.rule("outlaws.reward")
@pytest.mark.ruling(257)
def test_an_outlaw_is_worth_two_to_five_points_by_his_strength() -> None:
    assert REWARDS == {8: 2, 9: 2, 10: 3, 11: 3, 12: 4, 13: 5}


# --- movement -------------------------------------------------------------------------------
STREET = """
    land 1 d2=saloon
    land - c1=house
    land 2 e2=general-store f1=house
    land 3 f2=church
    outlaws d2
"""
SMITHY = """
    option buildings all
    land 1 d6=blacksmith c6=ranch e6=bank a1=mine
    land - d7=house
    land 2 e7=church
    outlaws d6
"""


@pytest.mark.rule("outlaws.move")
def test_one_rides_from_a_saloon_to_a_better_store_next_to_a_church() -> None:
    table = riding("option buildings all", STREET)
    table.play("1 outlaw d2")

    assert "e2" in outlaws(table)


@pytest.mark.rule("outlaws.move")
def test_one_stays_on_a_blacksmith_that_earns_most() -> None:
    """The smithy earns $15, the Bank $6, the Ranch less, House and Church nothing."""
    table = riding(SMITHY)
    table.play("1 outlaw d6")

    assert "d6" in outlaws(table)


@pytest.mark.rule("outlaws.loot")
@pytest.mark.ruling(241)
def test_a_blacksmith_attracts_by_its_income_of_the_new_round() -> None:
    """In round 2 it earned $10 and the Bank $12; now it earns $15."""
    bank = ("land 2 e3=bank", "land - f2=house f3=house f4=house e4=house")
    table = riding("option buildings all", "land 1 c3=blacksmith", *bank, "outlaws d3")
    table.play("1 outlaw d3")

    assert outlaws(table) == "c3 b7"


@pytest.mark.rule("outlaws.loot")
@pytest.mark.ruling(241)
def test_the_level_of_the_city_hall_attracts_too() -> None:
    """Without it the Saloon would earn $5 and the Hotel $6."""
    hall = ("option buildings all", "land - a1=city-hall c2=house", "settled a1 1")
    table = riding(*hall, "land 1 c3=saloon", "land 2 e3=hotel", "outlaws d3")
    table.play("1 outlaw d3")

    assert outlaws(table) == "c3 b7"


@pytest.mark.rule("outlaws.loot")
@pytest.mark.ruling(241)
def test_what_earns_nothing_attracts_nobody() -> None:
    lonely = ("land 1 c3=saloon c4=mine c5=church", "land - d5=house e4=mountain")
    table = riding("option buildings all", *lonely, "land 2 e2=school", "outlaws d3")
    table.play("1 outlaw d3")

    assert outlaws(table) == "d3 b7"


@pytest.mark.rule("outlaws.loot")
def test_a_building_next_to_a_prison_attracts_nobody() -> None:
    table = riding("land 1 c3=ranch", "land 2 b2=prison", "land 3 e3=hotel", "outlaws d3")
    table.play("1 outlaw d3")

    assert outlaws(table) == "e3 b7"


@pytest.mark.rule("outlaws.loot")
@pytest.mark.ruling(242)
def test_his_own_building_next_to_a_prison_counts_for_nothing() -> None:
    table = riding("land 1 d3=ranch", "land 2 e2=prison", "land 3 c4=hotel", "outlaws d3")
    table.play("1 outlaw d3")

    assert outlaws(table) == "c4 b7"


@pytest.mark.rule("outlaws.loot")
def test_where_another_outlaw_is_nobody_rides() -> None:
    table = riding("land 1 d3=ranch", "land 2 e3=hotel", "outlaws d3 d4")
    table.play("1 outlaw d4")

    assert outlaws(table) == "d3 e3 b7"


@pytest.mark.rule("outlaws.move")
@pytest.mark.ruling(243)
def test_he_stays_when_his_own_building_is_as_good_as_the_best() -> None:
    table = riding("land 1 d3=hotel", "land 2 e3=hotel", "outlaws d3")
    table.play("1 outlaw d3")

    assert outlaws(table) == "d3 b7"


@pytest.mark.rule("outlaws.move")
def test_among_equally_good_buildings_chance_decides() -> None:
    table = riding("land 1 c3=hotel", "land 2 e3=hotel", "land 3 d2=church", "outlaws d3")
    table.play("1 outlaw d3")

    assert table.asked == "* RideOut"
    assert table.offers("* ride c3", "* ride e3")
    assert (table.why("* ride d2"), table.why("* ride d3")) == ("not-best-loot", "not-best-loot")


@pytest.mark.rule("outlaws.loot")
@pytest.mark.ruling(244)
def test_buildings_of_the_heroes_of_the_round_before_count_for_nothing() -> None:
    land = ("land 1 c3=ranch", "land 2 e3=hotel", "outlaws d3")
    table = riding(HEROES, "card 1 heroes yellow", *land)
    table.play("1 outlaw d3")

    assert outlaws(table) == "e3 b7"


# --- their order ----------------------------------------------------------------------------
@pytest.mark.rule("outlaws.order")
def test_the_first_player_says_who_moves_next_and_each_moves_once() -> None:
    table = riding("passing 2 3 1", "land 1 d3=hotel", "outlaws c3 e3")
    table.play("2 outlaw e3")

    assert outlaws(table) == "c3 d3 b7"
    assert table.asked == "2 PickOutlaw"
    assert (table.why("2 outlaw d3"), table.why("2 outlaw a1")) == ("has-moved", "no-outlaw-there")


@pytest.mark.rule("outlaws.order")
def test_the_last_one_moves_without_being_asked_for() -> None:
    table = riding("land 1 d3=hotel", "outlaws c3 e3")
    table.play("1 outlaw e3", "1 outlaw c3")

    assert table.asked == "1 ChooseCharacter"


@pytest.mark.rule("outlaws.order")
@pytest.mark.ruling(237)
def test_after_a_teacher_her_player_orders_them() -> None:
    table = riding(TEACHER, "card 3 teacher yellow", "outlaws c3 e3")

    assert table.asked == "3 PickOutlaw"
