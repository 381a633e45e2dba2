"""The page on writing a character is true: what it says is done in a copy, and holds there."""

from pathlib import Path
from typing import Final

import pytest

from tests.guides.following import (
    CHANGE,
    changed,
    check_style,
    check_tests,
    copy_of_the_project,
    follow,
    guide,
    run,
)
from tests.support.imports import ROOT

PAGE: Final = guide("writing-a-character.md")
HOLDS: Final = (
    "tests/board/characters/test_surveyor.py",
    "tests/house/test_hooks.py",
    "tests/docs/test_generated_docs.py",
    "tests/test_locales.py::test_every_message_that_is_needed_is_there[en]",
    "tests/board/test_laws.py::test_the_board_game_obeys_the_law[ends]",
    "tests/board/test_encode.py::test_every_choice_of_a_player_has_a_number",
    "tests/board/test_encode.py::test_indices_are_told_once_and_numbers_are_small",
)
"""Tests that hold in the copy, once the page was followed."""


@pytest.mark.slow
def test_who_follows_the_page_has_a_twentieth_character(tmp_path: Path) -> None:
    copy = copy_of_the_project(tmp_path)
    files = follow(PAGE, copy)
    run(copy, "tools.docs")

    assert files == ["carson/board/characters/surveyor.py", HOLDS[0]]
    check_style(copy, files)
    check_tests(copy, *HOLDS)
    assert "## 19: Surveyor\n" in (copy / "docs" / "characters.md").read_text(encoding="utf-8")


def test_the_changes_of_the_page_fit_the_files() -> None:
    changes = CHANGE.findall(PAGE)
    diffs = [(ROOT / name, block) for name, kind, block in changes if kind == "diff"]

    assert len(changes) == 7
    for path, diff in diffs:
        done = changed(path.read_text(encoding="utf-8"), diff).splitlines()
        added = [line[1:] for line in diff.splitlines() if line[0] == "+"]
        assert added
        assert set(added) <= set(done)


def test_a_change_that_does_not_fit_is_found() -> None:
    with pytest.raises(AssertionError, match="stands not once"):
        changed("a\nb\n", "-c\n+d\n")


def test_a_change_is_made_part_by_part() -> None:
    assert changed("a\nb\nc\nd\n", "-a\n+x\n...\n c\n+y\n") == "x\nb\nc\ny\nd\n"


def test_a_module_that_fails_is_found(tmp_path: Path) -> None:
    (tmp_path / "wrong.py").write_text("raise SystemExit('this is wrong')", encoding="utf-8")

    with pytest.raises(AssertionError, match="this is wrong"):
        run(tmp_path, "wrong")
