"""The page on adding a text is true: what it says is done in a copy, and holds there."""

from pathlib import Path

from carson.i18n.texts import LANGUAGES
from tests.guides.following import check_style, check_tests, copy_of_the_project, follow, guide
from tests.support.imports import ROOT


def test_who_follows_the_page_has_a_new_text(tmp_path: Path) -> None:
    copy = copy_of_the_project(tmp_path)
    files = follow(guide("adding-a-text.md"), copy)

    check_style(copy, [*files, "carson/terminal/result.py"])
    check_tests(copy, *files, "tests/test_locales.py")
    assert files == ["tests/terminal/test_moves_counted.py"]


def test_the_page_names_every_file_of_texts() -> None:
    page = guide("adding-a-text.md")
    names = [path.stem for path in (ROOT / "carson/i18n/locales/en").glob("*.ftl")]
    common = {name: name.partition("-")[0] for name in names}
    lost = [n for n in names if f"`{n}.ftl`" not in page and f"`{common[n]}-*.ftl`" not in page]

    assert lost == []
    assert all(f"`carson/i18n/locales/{language}/" in page for language in LANGUAGES)
