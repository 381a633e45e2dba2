"""Attacks: who fights on a building, who steals, and where the cowboys go."""

import pytest

from tests.support.scenario import Scenario, scenario


def raid(*lines: str) -> Scenario:
    """The building income of round 4, so that no new cowboys blur the count."""
    return scenario("\n".join(["round 4", "phase resolve building-income", *lines]))


# --- half the income ------------------------------------------------------------------------
@pytest.mark.rule("attack.half")
def test_the_attacker_takes_half_and_the_owner_keeps_the_rest() -> None:
    table = raid("land 1 d4=hotel", "cowboy d4 2")
    table.play("2 take")

    assert table.cash == [15 + 3, 15 + 3, 15]


@pytest.mark.rule("attack.half")
@pytest.mark.parametrize(
    ("mountains", "stolen"), [("c3=mountain", 1), ("c3=mountain c4=mountain c5=mountain", 4)]
)
def test_the_half_of_the_attacker_is_rounded_down(mountains: str, stolen: int) -> None:
    table = raid("land 1 d4=mine", f"land - {mountains}", "cowboy d4 2")
    table.play("2 take")

    income = 3 * len(mountains.split())
    assert table.cash == [15 + income - stolen, 15 + stolen, 15]


@pytest.mark.rule("attack.half")
@pytest.mark.ruling(80)
def test_half_of_one_dollar_is_nothing() -> None:
    table = raid(
        "land 1 a1=ranch",
        "land - a2=mountain b1=mountain b2=mountain",
        "cowboy a1 2",
    )
    table.play("2 take")

    assert table.cash == [15 + 1, 15, 15]


@pytest.mark.rule("attack.half")
def test_an_attack_takes_from_one_building_only() -> None:
    table = raid("land 1 d4=hotel e4=hotel", "cowboy d4 2")
    table.play("2 take")

    assert table.cash == [15 + 3 + 6, 15 + 3, 15]


# --- the duel -------------------------------------------------------------------------------
@pytest.mark.rule("attack.duel")
def test_an_owner_who_wins_keeps_the_whole_income() -> None:
    table = raid("land 1 d4=hotel", "cowboy d4 1 2")
    table.play("* roll 6", "* roll 1")

    assert table.cash == [15 + 6, 15, 15]


@pytest.mark.rule("attack.duel")
def test_an_attacker_who_wins_may_steal() -> None:
    table = raid("land 1 d4=hotel", "cowboy d4 1 2")
    table.play("* roll 1", "* roll 6", "2 take")

    assert table.cash == [15 + 3, 15 + 3, 15]


@pytest.mark.rule("attack.duel")
def test_a_beaten_attacker_goes_home_and_the_defender_to_the_general_supply() -> None:
    table = raid("land 1 d4=hotel", "cowboy d4 1 2")
    table.play("* roll 6", "* roll 1")

    assert (table.state.home, table.state.general_supply) == ([3, 4, 3], (7, 6, 7))


@pytest.mark.rule("attack.duel")
def test_a_beaten_defender_goes_home_and_the_thief_to_the_general_supply() -> None:
    table = raid("land 1 d4=hotel", "cowboy d4 1 2")
    table.play("* roll 1", "* roll 6", "2 take")

    assert (table.state.home, table.state.general_supply) == ([4, 3, 3], (6, 7, 7))


@pytest.mark.rule("attack.duel")
@pytest.mark.ruling(77)
def test_a_lone_attacker_succeeds_whatever_the_owner_has_at_home() -> None:
    table = raid("player 1 cowboys 9 revolvers 9", "land 1 d4=hotel", "cowboy d4 2")

    assert table.asked == "2 StealOrNot"


@pytest.mark.rule("attack.duel")
@pytest.mark.ruling(78)
def test_several_attackers_fight_for_the_loot_if_no_defender_is_there() -> None:
    table = raid("land 1 d4=hotel", "cowboy d4 2 3")
    table.play("* roll 1", "* roll 6", "3 take")

    assert (table.cash, table.state.home) == ([15 + 3, 15, 15 + 3], [3, 4, 3])


@pytest.mark.rule("attack.duel")
@pytest.mark.ruling(34)
def test_attackers_and_defender_fight_one_duel() -> None:
    table = raid("land 1 d4=hotel", "cowboy d4 1 2 3")
    table.play("* roll 2", "* roll 1", "* roll 3")

    assert table.asked == "3 StealOrNot"
    assert table.state.home == [4, 4, 3]


@pytest.mark.rule("attack.duel")
@pytest.mark.ruling(81)
def test_a_defender_nobody_attacks_leaves_for_the_general_supply() -> None:
    table = raid("land 1 d4=hotel", "cowboy d4 1")

    assert (table.cash[0], table.state.home[0], table.state.general_supply[0]) == (15 + 6, 3, 7)


@pytest.mark.rule("attack.duel")
@pytest.mark.ruling(37)
def test_who_lost_one_duel_on_a_building_is_stronger_in_the_next() -> None:
    table = raid("land 1 d4=hotel e4=hotel", "cowboy d4 1 2", "cowboy e4 1 2")
    table.play("1 duel e4", "* roll 6", "* roll 1", "* roll 6", "* roll 1")

    firepowers = [event["firepower"] for event in table.happened("fought")]
    assert firepowers == [4, 4, 4, 5]


# --- steal or decline -----------------------------------------------------------------------
@pytest.mark.rule("attack.choice")
@pytest.mark.ruling(79)
def test_the_attackers_speak_in_pass_order() -> None:
    table = raid("passing 3 1 2", "land 1 d4=hotel h8=hotel", "cowboy d4 2", "cowboy h8 3")
    asked = [table.asked]
    table.play("3 take")

    assert [*asked, table.asked] == ["3 StealOrNot", "2 StealOrNot"]


@pytest.mark.rule("attack.choice")
@pytest.mark.ruling(79)
def test_nobody_speaks_before_the_last_duel_is_over() -> None:
    table = raid("land 1 d4=hotel h8=hotel", "cowboy d4 2", "cowboy h8 1 3")
    asked = [table.asked]
    table.play("* roll 6", "* roll 1")

    assert [*asked, table.asked] == ["* RollDie", "2 StealOrNot"]


@pytest.mark.rule("attack.choice")
def test_an_attacker_may_decline_and_the_owner_gets_all() -> None:
    table = raid("land 1 d4=hotel", "cowboy d4 2")
    table.play("2 decline")

    assert table.cash == [15 + 6, 15, 15]
    assert (table.state.home[1], table.state.general_supply[1]) == (3, 7)


@pytest.mark.rule("attack.choice")
@pytest.mark.ruling(32)
def test_after_a_won_duel_the_attacker_may_decline_and_the_loser_gets_nothing() -> None:
    table = raid("land 1 d4=hotel", "cowboy d4 2 3")
    table.play("* roll 6", "* roll 1", "2 decline")

    assert table.cash == [15 + 6, 15, 15]


@pytest.mark.rule("attack.choice")
def test_an_attacker_decides_about_each_building_by_itself() -> None:
    table = raid("land 1 d4=hotel", "land 3 h8=hotel", "cowboy d4 2", "cowboy h8 2")
    table.play("2 take", "2 decline")

    assert table.cash == [15 + 3, 15 + 3, 15 + 6]


@pytest.mark.rule("attack.choice")
def test_two_players_may_rob_each_other() -> None:
    table = raid("land 1 d4=hotel", "land 2 h8=hotel", "cowboy d4 2", "cowboy h8 1")
    table.play("1 take", "2 take")

    assert table.cash == [15 + 3 + 3, 15 + 3 + 3, 15]
