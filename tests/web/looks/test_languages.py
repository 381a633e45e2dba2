"""No text is cut off in any language, on phone, tablet and desk."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from carson.i18n.texts import LANGUAGES
from tests.support.suites import quick_first
from tests.web.conftest import DESK, PHONE, TABLET, OpenPage
from tests.web.layout import cut_off
from tests.web.tables import open_record, open_table, scrolls
from tools.screens.__main__ import cut

RECORDS = Path(__file__).parents[2] / "records"
PEOPLE = [{"kind": "person", "name": name} for name in ("ann", "bo", "cy", "di")]
SIZES = {"phone": PHONE, "tablet": TABLET, "desk": DESK}
TWO_FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
LOADED = "main.page:not([data-decision=''])"


def resize(page: Page, size: tuple[int, int]) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(100)
    page.evaluate(TWO_FRAMES)


def seen(page: Page, what: str) -> list[str]:
    """What is cut off or too wide in one of the sizes."""
    found = []
    for name, size in SIZES.items():
        resize(page, size)
        found += [f"{what}, {name}: {flaw}" for flaw in cut_off(page)]
        found += [f"{what}, {name}: wider than the window"] if scrolls(page) else []
    return found


def in_sheets(page: Page) -> list[str]:
    """What is cut off in the sheets of a phone."""
    resize(page, PHONE)
    found = []
    for tab in page.locator(".tabs button").all():
        tab.click()
        page.wait_for_selector("dialog[open], .side-panel")
        found += [f"{tab.inner_text()}: {flaw}" for flaw in cut_off(page)]
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open], .side-panel", state="detached")
    return found


@pytest.mark.parametrize("language", quick_first(LANGUAGES))
def test_no_text_is_cut_off(open_page: OpenPage, language: str) -> None:
    page = open_page(language=language)
    page.click("[data-door=friends]")
    page.locator("form .button.quiet, form [aria-expanded]").first.click()
    found = seen(page, "start page")
    record = (RECORDS / "four.game").read_text(encoding="utf-8")

    open_record(page, cut(record), PEOPLE)
    page.wait_for_selector(LOADED)
    found += seen(page, "table") + in_sheets(page)
    resize(page, DESK)
    page.locator(".space.legal").first.click()
    page.wait_for_selector(".prompt .lines")
    found += seen(page, "preview")

    open_record(page, record, PEOPLE)
    page.wait_for_selector(".winner")
    found += seen(page, "end")

    open_table(page, {"game": "cards", "options": {"people": "4"}, "seats": PEOPLE})
    page.wait_for_selector(LOADED)
    found += seen(page, "card game")

    page.goto(page.url.split("/g/")[0] + "/rules")
    page.wait_for_selector("main h1")
    assert found + seen(page, "rules") == []
