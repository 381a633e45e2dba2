"""The tutorial in the browser: a person who taps what is pointed at learns the game."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from carson.games import GAME_NAMES
from carson.tutorial.tutorials import tutorial
from tests.support.patience import wait_until
from tests.web.conftest import DESK, PHONE, OpenPage
from tests.web.layout import cut_off
from tests.web.tables import until

COVERED: Final = """() => {
  const panel = document.querySelector('.coach').getBoundingClientRect();
  const overlap = (a, b, near, far) => Math.min(a[far], b[far]) - Math.max(a[near], b[near]);
  return [...document.querySelectorAll('div.halo')]
    .map((one) => one.getBoundingClientRect())
    .filter((box) => overlap(box, panel, 'left', 'right') > 8
      && overlap(box, panel, 'top', 'bottom') > 8)
    .length;
}"""

HEARING: Final = """
  window.heard = 0;
  window.EventSource = class extends EventSource {
    addEventListener(name, listener) {
      super.addEventListener(name, (event) => {
        listener(event);
        window.heard += name === 'fresh';
      });
    }
  };
"""


def learn(page: Page, game: str = "board") -> None:
    """Open the tutorial from the start page."""
    page.locator(f"[data-tab={game}]").dispatch_event("click")
    page.click(f"[data-learn={game}]")
    page.wait_for_selector(".coach")


def place_of(page: Page) -> tuple[str, str]:
    """The step and the page that are shown; nothing while the script plays."""
    coach = page.locator(".coach")
    if not coach.count():
        return "", ""
    step, number = coach.get_attribute("data-step"), coach.get_attribute("data-page")
    return step or "", number or ""


def go_on(page: Page) -> None:
    """Do what the lesson says: read on, or make its move and confirm it."""
    here = place_of(page)
    if page.locator("[data-go-on]").count():
        page.click("[data-go-on]")
    else:
        move = page.locator(".coach").get_attribute("data-awaited") or ""
        noun = move.rpartition(" ")[2]
        marks = (f'[data-move="{move}"]', f'[data-place="{noun}"]', f'[data-edge="{noun}"]')
        asked = page.locator("main.page").get_attribute("data-decision")
        page.locator(", ".join(marks)).first.dispatch_event("click")
        # Yes and no are one click.
        if page.locator("main.page").get_attribute("data-decision") == asked:
            page.click("[data-confirm]:not([disabled])")
    wait_until(lambda: place_of(page) not in (here, ("", "")), lambda: f"after {here}")


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize(
    ("language", "size"), [("en", PHONE), ("fr", DESK), ("de", PHONE), ("ja", DESK)]
)
@pytest.mark.slow
def test_whoever_taps_what_is_pointed_at_comes_to_the_end(
    open_page: OpenPage, language: str, size: tuple[int, int], game: str
) -> None:
    page = open_page(size=size, language=language)
    learn(page, game)
    flaws: list[str] = []
    while not page.locator("[data-first-game]").count():
        until(page, f"() => ({COVERED})() === 0")
        flaws += [flaw for flaw in cut_off(page) if "coach" in flaw]
        go_on(page)
    steps = place_of(page)[0]
    page.click("[data-first-game]")
    page.wait_for_selector("main.page:not([data-decision=''])")

    assert flaws == []
    assert int(steps) == tutorial(game).steps - 1
    expect(page.locator(".coach")).to_have_count(0)


def test_a_lesson_is_found_again_and_a_chapter_can_be_skipped(open_page: OpenPage) -> None:
    page = open_page()
    learn(page)
    for _ in range(4):
        go_on(page)
    page.reload()
    page.wait_for_selector(".coach")
    resumed = place_of(page)
    page.click("[data-leave]")
    learn(page)
    again = place_of(page)
    page.click("[data-skip]")
    expect(page.locator(".coach[data-step='2']")).to_be_visible()

    assert resumed == again == ("1", "0")


def test_a_lesson_of_the_card_game_is_found_again_and_a_chapter_can_be_skipped(
    open_page: OpenPage,
) -> None:
    page = open_page(size=PHONE)
    learn(page, "cards")
    for _ in range(6):
        go_on(page)
    page.reload()
    page.wait_for_selector(".coach")
    resumed = place_of(page)
    page.click("[data-leave]")
    learn(page, "cards")
    again = place_of(page)
    page.click("[data-skip]")
    expect(page.locator(".coach[data-step='2']")).to_be_visible()

    assert resumed == again == ("1", "0")


def test_a_tap_on_a_building_of_the_finished_city_says_what_it_counts(open_page: OpenPage) -> None:
    page = open_page()
    learn(page, "cards")
    go_on(page)
    page.locator("[data-building=saloon]").click()

    expect(page.locator(".finished p")).to_contain_text("Saloon: 16")
    expect(page.locator(".finished p")).to_contain_text("2 VP for each House")


def test_the_page_stays_open_when_the_line_was_lost_and_the_table_is_looked_at_again(
    open_page: OpenPage,
) -> None:
    page = open_page(script=HEARING)
    learn(page)
    until(page, "() => window.heard > 0")
    go_on(page)
    here, heard = place_of(page), page.evaluate("window.heard")
    page.evaluate("dispatchEvent(new Event('online'))")
    until(page, f"() => window.heard > {heard}")
    page.wait_for_timeout(200)

    assert here == place_of(page) == ("0", "1")


def test_another_tap_says_what_the_teacher_wants(open_page: OpenPage) -> None:
    page = open_page()
    learn(page)
    page.locator("[data-place=a8]").dispatch_event("click")

    expect(page.locator(".prompt .notice")).to_contain_text("highlighted move")
