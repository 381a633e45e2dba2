"""The page on writing a variant is true: what it says is done in a copy, and holds there."""

from pathlib import Path
from typing import Final

import pytest

from tests.guides.following import check_style, check_tests, copy_of_the_project, follow, guide

HOLDS: Final = (
    "tests/board/variants/test_cattle_town.py",
    "tests/house/test_hooks.py::test_no_rule_has_a_name_that_rule_has_not",
    "tests/house/test_removal.py::test_without_a_variant_all_others_can_be_played[cattle-town]",
    "tests/house/test_removal.py::test_without_a_variant_all_others_can_be_played[river]",
    "tests/house/test_removal.py::test_only_tables_and_files_of_a_variant_import_its_file",
)
"""Tests that hold in the copy, once the page was followed; without the river it is played."""


@pytest.mark.slow
def test_who_follows_the_page_has_a_seventh_variant(tmp_path: Path) -> None:
    copy = copy_of_the_project(tmp_path)
    files = follow(guide("writing-a-variant.md"), copy)

    check_style(copy, [*files, "carson/board/options.py", "carson/board/variants/__init__.py"])
    check_tests(copy, *HOLDS)
    assert files == [
        "carson/board/variants/cattle_town.py",
        "carson/bots/board/variants/cattle_town.py",
        HOLDS[0],
    ]
