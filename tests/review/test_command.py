"""`carson review`."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from carson.core.records import Record
from tests.test_cli import carson, complaint


@pytest.fixture(scope="session")
def file(board_record: Record, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The beginning of a game, in a file."""
    path = tmp_path_factory.mktemp("review") / "short.game"
    path.write_text(replace(board_record, lines=board_record.lines[:32], seed="").write())
    return path


def test_a_review_is_one_json_object(file: Path) -> None:
    found = json.loads(carson("review", str(file), "--json").stdout)

    assert found["seat"] == 1
    assert found["decisions"]
    assert all({"move", "better", "loss"} <= one.keys() for one in found["costliest"])


@pytest.mark.slow
def test_a_review_tells_luck_and_chances_of_everyone(file: Path) -> None:
    text = carson("review", str(file), "--seat", "2", "--language", "de").stdout

    assert all(words in text for words in ("random 1", "greedy 2", "Durch Glück"))


@pytest.mark.parametrize("seat", ["0", "3"])
def test_a_seat_that_is_not_there_is_refused(file: Path, seat: str) -> None:
    assert complaint("review", str(file), "--seat", seat).startswith("This game has seats 1 to 2")


def test_a_seat_is_a_number(file: Path) -> None:
    assert "--seat" in complaint("review", str(file), "--seat", "me")


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "no.game"
    path.write_text("hello\n")

    assert "line 1" in complaint("review", str(path))


def test_a_game_without_a_move_has_nothing_to_review(board_record: Record, tmp_path: Path) -> None:
    path = tmp_path / "empty.game"
    path.write_text(replace(board_record, lines=[], seed="").write())

    assert complaint("review", str(path)).endswith("has not decided anything in this game yet.")
