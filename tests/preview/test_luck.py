"""Luck in duels: how often everyone won, beside what the odds let them expect."""

import pytest

from carson.board.game import BOARD_GAME
from carson.board.play.duel import RollDie
from carson.core import records
from carson.core.agenda import pending
from carson.core.records import Record
from carson.preview.board.luck import chances, duel_luck
from tests.support.scenario import Scenario, scenario, whole_game

GUNSMITH = ("option characters 1Y,2Y,5Y,6Y,10R,11Y,18Y", "card 1 gunsmith red")
"""Player 1 may roll again."""


@pytest.fixture(scope="module")
def game() -> Record:
    """A game with duels."""
    return records.read(BOARD_GAME, whole_game(3, 4))


def permille(table: Scenario) -> dict[int, int]:
    """The odds of everyone in the duel that is about to be fought, by seat."""
    choice = pending(table.state)
    assert isinstance(choice, RollDie), table.asked
    return {seat: round(1000 * chance) for seat, chance in chances(table.state, choice.dice)}


def test_without_an_outlaw_all_duels_are_won_as_often_as_expected(game: Record) -> None:
    luck = duel_luck(game)

    assert sum(seat.won for seat in luck) > 0
    assert sum(seat.expected for seat in luck) == pytest.approx(sum(seat.won for seat in luck))


def test_nobody_wins_or_expects_more_duels_than_they_fought(game: Record) -> None:
    for seat in duel_luck(game):
        assert seat.won <= seat.fought
        assert seat.expected <= seat.fought


def duel(*lines: str) -> Scenario:
    """The first two players are about to fight; player 1 passed first."""
    return scenario("\n".join(["phase resolve gambling", "cowboy gambling 1 2", *lines]))


def test_who_passed_first_expects_to_win_the_ties() -> None:
    assert permille(duel()) == {0: 583, 1: 417}


def test_firepower_is_expected_to_help() -> None:
    assert permille(duel("player 2 revolvers 2")) == {0: 417, 1: 583}


def test_a_second_try_is_expected_to_help() -> None:
    plain, again = permille(duel()), permille(duel(*GUNSMITH))

    assert again[0] > plain[0]
    assert sum(again.values()) == 1000


def test_an_outlaw_is_expected_to_win_as_well() -> None:
    table = scenario("""
        option variants outlaws
        round 2
        phase resolve building-income
        land 2 d4=bank
        strength 9
        outlaws d4
        player 1 cowboys 4
        cowboy d4 1
    """)

    assert permille(table) == {0: 500}
