"""The page on writing a character is true: what it says is done in a copy, and holds there."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.imports import ROOT

PAGE: Final = ROOT / "docs" / "writing-a-character.md"
COPIED: Final = ("carson", "docs", "tests", "tools", "pyproject.toml")
NEW_FILE: Final = re.compile(r"^`([\w./]+)`:\n\n```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
CHANGE: Final = re.compile(
    r"[Ii]n\s`([\w./]+)`:\n\n```(diff|ftl)\n(.*?)^```$", re.DOTALL | re.MULTILINE
)
HOLDS: Final = (
    "tests/board/characters/test_surveyor.py",
    "tests/test_hooks.py",
    "tests/test_generated_docs.py",
    "tests/test_locales.py::test_every_message_that_is_needed_is_there[en]",
    "tests/test_laws.py::test_the_board_game_obeys_the_law[ends]",
    "tests/board/test_encode.py::test_every_choice_of_a_player_has_a_number",
    "tests/board/test_encode.py::test_indices_are_told_once_and_numbers_are_small",
)
"""Tests that hold in the copy, once the page was followed."""


def follow(page: str, folder: Path) -> list[str]:
    """Do in a folder what the page says; the names of the new files."""
    for name, kind, block in CHANGE.findall(page):
        path = folder / name
        text = path.read_text(encoding="utf-8")
        path.write_text(text + block if kind == "ftl" else changed(text, block), encoding="utf-8")
    files = dict(NEW_FILE.findall(page))
    for name, block in files.items():
        assert not (folder / name).exists(), f"{name} is there already"
        (folder / name).write_text(block, encoding="utf-8")
    return list(files)


def changed(text: str, diff: str) -> str:
    """The text with the changes of a diff, whose parts are told apart by three dots."""
    for part in diff.split("...\n"):
        lines = part.splitlines(keepends=True)
        old = "".join(line[1:] for line in lines if line[0] != "+")
        new = "".join(line[1:] for line in lines if line[0] != "-")
        assert text.count(old) == 1, f"this stands not once in the file: {old}"
        text = text.replace(old, new)
    return text


def run(folder: Path, *words: str) -> None:
    """Run a module of Python in a folder; what it said is shown if it fails."""
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def copy_of_the_project(folder: Path) -> Path:
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(
                ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__")
            )
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


def test_who_follows_the_page_has_a_twentieth_character(tmp_path: Path) -> None:
    copy = copy_of_the_project(tmp_path)
    files = follow(PAGE.read_text(encoding="utf-8"), copy)
    run(copy, "tools.docs")

    assert files == ["carson/board/characters/surveyor.py", HOLDS[0]]
    run(copy, "ruff", "check", *files)
    run(copy, "ruff", "format", "--check", *files)
    run(copy, "pytest", "-q", "-p", "no:cacheprovider", *HOLDS)
    assert "## 19: Surveyor\n" in (copy / "docs" / "characters.md").read_text(encoding="utf-8")


def test_the_changes_of_the_page_fit_the_files() -> None:
    changes = CHANGE.findall(PAGE.read_text(encoding="utf-8"))
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
