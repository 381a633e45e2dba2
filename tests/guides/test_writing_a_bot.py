"""The page on writing a bot is true: what it says is done in a copy, and holds there."""

from pathlib import Path

import pytest

from tests.guides.following import check_style, check_tests, copy_of_the_project, follow, guide

SAME_TEXTS = "tests/test_locales.py::test_the_languages_have_the_same_messages"


@pytest.mark.slow
def test_who_follows_the_page_has_a_new_bot(tmp_path: Path) -> None:
    copy = copy_of_the_project(tmp_path)
    files = follow(guide("writing-a-bot.md"), copy)

    check_style(copy, [*files, "carson/bots/board/bots.py"])
    check_tests(copy, files[1], "tests/bots/test_bots.py", "-k", "thrifty")
    check_tests(copy, f"{SAME_TEXTS}_in_the_same_files_in_the_same_order")
    assert files == ["carson/bots/board/thrifty.py", "tests/bots/test_thrifty.py"]
