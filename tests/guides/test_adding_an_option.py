"""The page on adding an option is true: what it says is done in a copy, and holds there."""

from pathlib import Path
from typing import Final

from tests.guides.following import (
    call_python,
    check_style,
    check_tests,
    copy_of_the_project,
    follow,
    guide,
)

HELP: Final = """
from typer.testing import CliRunner
from carson.cli import app

assert "--high-wages" in CliRunner().invoke(app, ["play", "--help"]).output
"""


def test_who_follows_the_page_has_a_new_option(tmp_path: Path) -> None:
    copy = copy_of_the_project(tmp_path)
    files = follow(guide("adding-an-option.md"), copy)

    check_style(copy, [*files, "carson/board/options.py", "carson/board/play/spaces.py"])
    check_tests(copy, *files, "tests/board/test_options.py")
    call_python(copy, HELP)
    assert files == ["tests/board/test_high_wages.py"]
