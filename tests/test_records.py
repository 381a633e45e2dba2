"""Whole recorded games: they can still be read, end as they ended then, and are honest."""

import pytest

from carson.board.game import BOARD_GAME
from carson.core.moves import CHANCE
from carson.core.records import game_of, replay, verify
from tests.support.recording import FOLDER, recorded, result, results, text_of

NAMES = sorted(path.stem for path in FOLDER.glob("*.game"))
each_game = pytest.mark.parametrize("name", NAMES)


def test_every_recorded_game_has_a_result() -> None:
    assert sorted(results()) == NAMES


@each_game
def test_a_recorded_game_is_one_of_the_board_game(name: str) -> None:
    assert game_of(text_of(name)) == BOARD_GAME.name


@each_game
def test_a_recorded_game_is_written_as_it_was(name: str) -> None:
    assert recorded(name).write() == text_of(name)


@each_game
def test_a_recorded_game_ends_as_it_ended_then(name: str) -> None:
    assert result(replay(BOARD_GAME, recorded(name))) == results()[name]


@each_game
def test_the_dice_of_a_recorded_game_are_honest(name: str) -> None:
    record = recorded(name)
    rolled = sum(seat == CHANCE for seat, _ in record.lines)

    assert verify(BOARD_GAME, record) == rolled
