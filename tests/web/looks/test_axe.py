"""axe finds nothing on any page."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.support.suites import quick_first
from tests.web.axe import violations
from tests.web.conftest import DESK, PHONE, OpenPage
from tests.web.player import Player
from tests.web.tables import open_record, open_table, start

RECORD = Path(__file__).parents[2] / "records" / "three.game"
LOOKS = [(DESK, False), (PHONE, True)]
SHEETS = ("players", "log", "help", "menu")
OPEN = "dialog[open], .side-panel"


def found_in_sheets(page: Page) -> list[str]:
    """What axe finds wrong in the sheets of a phone."""
    found = []
    for number, _ in enumerate(SHEETS):
        page.locator(".tabs button").nth(number).click()
        page.wait_for_selector(OPEN)
        found += violations(page)
        page.keyboard.press("Escape")
        page.wait_for_selector(OPEN, state="detached")
    return found


def test_axe_finds_nothing_on_the_start_page_and_in_all_options(open_page: OpenPage) -> None:
    page = open_page()
    page.wait_for_selector("[data-door]")
    found = violations(page)

    page.click("[data-door=friends]")
    page.get_by_text("More options").click()
    page.wait_for_selector("form [aria-expanded=true], form .more")

    assert found + violations(page) == []


@pytest.mark.slow
def test_axe_finds_nothing_in_the_lobby(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, {"options": {"players": "2"}, "seats": [{"kind": "person"}, {"kind": "open"}]})
    page.wait_for_selector(".lobby")

    assert violations(page) == []


@pytest.mark.parametrize(("size", "dark"), quick_first(LOOKS))
def test_axe_finds_nothing_at_the_table(
    open_page: OpenPage, size: tuple[int, int], dark: bool
) -> None:
    page = open_page(size=size, dark=dark)
    start(page, "bots")
    player = Player(page, seed=3)
    player.play_to(".decision")
    choosing = violations(page)
    player.play(steps=8)
    player.play_to(".space.legal")
    page.locator(".space.legal").last.click()
    page.wait_for_selector(".prompt .lines")
    page.keyboard.press("i")
    placing = violations(page)

    sheets = found_in_sheets(page) if size == PHONE else []
    page.keyboard.press("[")
    page.wait_for_selector(".history")

    assert choosing + placing + sheets + violations(page) == []


@pytest.mark.slow
def test_axe_finds_nothing_in_the_card_game(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "bots", game="cards")
    Player(page, seed=3).play(steps=10)

    assert violations(page) == []


@pytest.mark.slow
def test_axe_finds_nothing_at_the_end(open_page: OpenPage) -> None:
    page = open_page()
    open_record(page, RECORD.read_text(encoding="utf-8"), [{"kind": "bot"}] * 3)
    page.wait_for_selector(".winner")

    assert violations(page) == []


@pytest.mark.slow
def test_axe_finds_nothing_in_the_rules_and_in_the_text_view(open_page: OpenPage) -> None:
    page = open_page("/rules")
    page.wait_for_selector("main h1")
    rules = violations(page)
    page.goto(page.url.replace("/rules", "/text"))

    assert rules + violations(page) == []


@pytest.mark.slow
def test_axe_finds_nothing_in_a_lesson_and_in_a_tooltip(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    page.click("[data-learn=board]")
    page.wait_for_selector(".coach")
    lesson = violations(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator('[data-tip="fact-cash-0"]').hover()
    page.wait_for_selector(".tip")

    assert lesson + violations(page) == []


@pytest.mark.slow
def test_axe_finds_nothing_in_the_lesson_with_the_finished_city(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    page.click("[data-tab=cards]")
    page.click("[data-learn=cards]")
    page.click("[data-go-on]")
    page.wait_for_selector("[data-building]")

    assert violations(page) == []
