"""The round, phase 1, and the two orders of play."""

import pytest

from carson.board.game import BOARD_GAME
from carson.core.records import read
from carson.core.table import Table
from tests.support.scenario import Scenario, scenario, whole_game

BASE_CARDS = ["sheriff", "banker", "grocer", "chinese-worker", "settler", "captain", "mercenary"]


def turns(table: Scenario, *moves: str) -> list[str]:
    """Who is asked before each of the moves, which are made without naming a seat."""
    order = []
    for move in moves:
        order.append(table.asked.split()[0])
        table.play(f"{order[-1]} {move}")
    return order


# --- the round ------------------------------------------------------------------------------
@pytest.mark.rule("round.phases")
def test_the_game_lasts_four_rounds_of_four_phases() -> None:
    log = Table(BOARD_GAME, read(BOARD_GAME, whole_game(3, 2)), b"").log

    assert [e.get("round") for e in log if e.kind.name == "round-began"] == [1, 2, 3, 4]
    assert [e.get("phase") for e in log if e.kind.name == "phase-began"] == [1, 2, 3, 4] * 4


@pytest.mark.rule("round.phases")
def test_the_phases_are_choosing_placing_resolving_and_closing() -> None:
    table = scenario("phase choose")
    asked = []
    for move in (*("choose banker", "choose sheriff", "choose mercenary"), *("pass",) * 3):
        asked.append(table.asked.split()[1])
        turns(table, move)

    assert asked == ["ChooseCharacter"] * 3 + ["PlaceOrPass"] * 3
    assert table.asked == "2 SpendExcess"


# --- choosing -------------------------------------------------------------------------------
@pytest.mark.rule("choose.card")
def test_all_seven_characters_are_offered_to_the_first() -> None:
    assert scenario("phase choose").nouns(1, "choose") == BASE_CARDS


@pytest.mark.rule("choose.card")
@pytest.mark.ruling(12)
def test_the_players_choose_in_pass_order_of_the_round_before() -> None:
    table = scenario("passing 3 1 2")

    assert turns(table, "choose banker", "choose sheriff", "choose mercenary") == ["3", "1", "2"]


@pytest.mark.rule("choose.card")
def test_a_character_can_be_taken_once() -> None:
    table = scenario("passing 3 1 2")
    table.play("3 choose banker")

    assert table.why("1 choose banker") == "card-taken"


@pytest.mark.rule("choose.card")
def test_a_card_and_its_cash_limit_are_held_for_one_round_only() -> None:
    table = scenario("""
        phase close
        card 1 banker
        player 1 cash 100
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0")
    table.play("* draw bank", "* draw bank", "* draw bank", "* draw bank")
    table.play("* draw hotel", "* draw hotel", "* draw hotel")

    assert table.nouns(1, "choose") == BASE_CARDS


@pytest.mark.rule("choose.power")
def test_what_a_card_gives_at_once_comes_before_the_next_choice() -> None:
    table = scenario("phase choose")
    table.play("1 choose settler")

    assert table.asked == "1 ReceiveParcel"


@pytest.mark.rule("choose.power")
@pytest.mark.ruling(17)
@pytest.mark.parametrize(
    ("card", "answer"), [("settler", "decline"), ("captain", "recruit 0"), ("grocer", "wait")]
)
def test_a_power_may_be_declined(card: str, answer: str) -> None:
    table = scenario("phase choose")
    table.play(f"1 choose {card}", f"1 {answer}")

    assert (table.asked, table.cash[0]) == ("2 ChooseCharacter", 15)
    assert (table.state.titles[0], table.state.home[0]) == (12, 3)


@pytest.mark.rule("choose.power")
@pytest.mark.ruling(17)
def test_a_card_may_be_taken_without_the_money_for_its_power() -> None:
    table = scenario("player 1 cash 0")
    table.play("1 choose captain")

    assert table.asked == "2 ChooseCharacter"


# --- the two orders -------------------------------------------------------------------------
@pytest.mark.rule("order.turn")
@pytest.mark.ruling(12)
def test_the_lowest_number_acts_first_in_phase_2() -> None:
    table = scenario("phase choose")
    table.play("1 choose mercenary", "2 choose banker", "3 choose sheriff")

    assert turns(table, *("place wages",) * 4) == ["3", "2", "1", "3"]


@pytest.mark.rule("order.turn")
@pytest.mark.ruling(12)
def test_the_turn_order_is_not_used_in_phases_3_and_4() -> None:
    table = scenario("""
        phase resolve parcel-purchase
        passing 3 2 1
        card 1 sheriff
        cowboy a1 1
        cowboy b1 2
        cowboy c1 3
    """)
    sales = turns(table, "done", "done", "done")

    assert (sales, turns(table, *("spend 0",) * 3)) == (["3", "2", "1"], ["3", "2", "1"])


@pytest.mark.rule("order.pass")
def test_the_first_to_pass_is_first_in_the_pass_order() -> None:
    table = scenario("phase place")
    table.play("1 place wages", "2 pass", "3 place wages", "1 place wages", "3 pass", "1 pass")

    assert [seat + 1 for seat in table.state.pass_order] == [2, 3, 1]


@pytest.mark.rule("order.pass")
def test_the_pass_order_rules_the_rest_of_the_round_and_the_next_choice() -> None:
    table = scenario("""
        phase place
        track hotel hotel hotel bank bank bank bank
    """)
    table.play("1 place a1", "2 pass", "3 place b1", "1 place wages", "3 pass", "1 pass")
    boxes = turns(table, "claim b1", "claim a1")
    closing = turns(table, *("spend 0",) * 3)

    assert (boxes, closing) == (["3", "1"], ["2", "3", "1"])
    assert turns(table, "choose banker", "choose sheriff", "choose grocer") == ["2", "3", "1"]


@pytest.mark.rule("order.pass")
@pytest.mark.ruling(13)
def test_a_tie_in_a_duel_goes_to_who_passed_first() -> None:
    table = scenario("""
        phase resolve ammunition
        passing 3 2 1
        cowboy ammunition 1 2 3
    """)
    table.play("* roll 4", "* roll 4", "* roll 4")

    assert table.asked == "3 TakeGain"


@pytest.mark.rule("order.pass")
@pytest.mark.ruling(13)
def test_a_tie_at_the_end_goes_to_who_passed_first() -> None:
    table = scenario("""
        phase close
        round 4
        passing 3 1 2
    """)
    table.play("3 spend 0", "1 spend 0", "2 spend 0")

    assert [seat + 1 for seat in BOARD_GAME.ranking(table.state)] == [3, 1, 2]


# --- decisions ------------------------------------------------------------------------------
@pytest.mark.ruling(15)
def test_a_decision_with_one_possible_answer_is_answered_and_logged() -> None:
    table = scenario("player 1 cash 0")
    table.play("1 choose captain")

    assert table.happened("answered") == [{"seat": 0}]


@pytest.mark.ruling(16)
def test_what_a_player_cannot_pay_is_not_offered() -> None:
    table = scenario("""
        phase resolve build-12
        player 1 cash 11
        track bank - - - - - -
        roads a1n
        cowboy build-12 1
    """)

    assert table.why("1 buy") == "too-dear"
    assert not table.offers("1 buy")
