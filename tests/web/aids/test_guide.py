"""The page on adding a component is true: what it says is done in a copy, and holds there."""

from pathlib import Path

import pytest

from build_hooks.client import WEB, manager
from tests.guides.following import call, check_tests, copy_of_the_project, follow, guide

SAME_TEXTS = "test_the_languages_have_the_same_messages_in_the_same_files_in_the_same_order"


def copy_of_the_page(folder: Path) -> Path:
    """Copy the project with its page, whose packages are the installed ones."""
    copy = copy_of_the_project(folder, "web")
    (copy / "web" / "node_modules").symlink_to((WEB / "node_modules").resolve())
    return copy


@pytest.mark.slow
def test_who_follows_the_page_has_a_new_component(built: None, tmp_path: Path) -> None:
    program, path = manager()
    copy = copy_of_the_page(tmp_path)
    files = follow(guide("adding-a-component.md"), copy)

    call(copy / "web", *program, "run", "test", "--", "rounds-left", path=path)
    call(copy / "web", *program, "run", "check", path=path)
    call(copy / "web", *program, "run", "lint", path=path)
    check_tests(copy, "tests/test_locales.py", "-k", SAME_TEXTS)
    assert files == ["web/src/table/RoundsLeft.svelte", "web/tests/rounds-left.test.ts"]


def test_the_page_names_every_folder_of_the_client() -> None:
    page = guide("adding-a-component.md")
    folders = [path.name for path in (WEB / "src").iterdir() if path.is_dir()]

    assert [name for name in folders if f"`{name}`" not in page and name != "art"] == []
