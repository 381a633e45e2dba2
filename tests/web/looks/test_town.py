"""The town: a ground that is never without mountains, quiet targets, figures where they matter."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, OpenPage
from tests.web.tables import open_record, until

RECORDS = Path(__file__).parents[2] / "records"
SIX = [{"kind": "person", "name": name} for name in ("ann", "bo", "cy", "di", "ed", "fay")]

NEVER_DRAWN = "window.Worker = class { postMessage() {} };"
NO_WORKER = "delete window.OffscreenCanvas;"
MOVING = """localStorage.setItem('carson', JSON.stringify({
  ...JSON.parse(localStorage.getItem('carson')), speed: 'slow'
}));"""
WATCHED = """window.ridden = 0;
addEventListener('animationstart', (event) => {
  if (event.target.matches('.arrival')) window.ridden += 1;
}, true);"""
HIDDEN_BY_ODDS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const odds = [...document.querySelectorAll('svg.town .odds')].map(box);
  const prices = [...document.querySelectorAll('svg.town .price')].map(box);
  return odds.filter((a) => prices.some((b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)).length;
}"""


def before(record: str, move: str) -> str:
    """A record up to the last move of a kind."""
    lines = record.splitlines()
    last = max(number for number, line in enumerate(lines) if re.search(move, line))
    return "\n".join([*lines[:last], "end", ""])


def six_at(page: Page, move: str) -> None:
    """Six people before the last move of a kind."""
    record = (RECORDS / "six.game").read_text(encoding="utf-8")
    open_record(page, before(record, move), SIX)
    page.wait_for_selector("svg.town")


def everything() -> str:
    """Six players with all variants, placing cowboys in the last round."""
    games = (RECORDS / "corpus" / "board-v2" / "learned.games").read_text(encoding="utf-8")
    wanted = next(
        game
        for game in games.split("carson record")
        if "option players 6" in game and "kit-carson,outlaws,horses" in game
    )
    return before("carson record" + wanted, r"^\d place [a-h]\d$")


def test_mountains_stand_there_before_the_ground_is_drawn(open_page: OpenPage) -> None:
    page = open_page(script=NEVER_DRAWN)
    six_at(page, r"^\d place")

    expect(page.locator("[data-ground=sketched]")).to_be_attached()
    shapes = page.locator(".ground .rock").get_attribute("d") or ""

    assert shapes.count("Z") == page.locator('[aria-label*="mountain"][data-place]').count()


def test_where_there_is_no_worker_the_page_draws_the_ground(open_page: OpenPage) -> None:
    page = open_page(script=NO_WORKER)
    six_at(page, r"^\d place")

    expect(page.locator("[data-ground=drawn] canvas")).to_be_visible()


def test_a_full_town_with_everything_has_few_nodes(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    open_record(page, everything(), SIX)
    page.wait_for_selector("svg.town [data-outlaw]")

    assert page.locator("svg.town [data-place]").count() == 64
    assert page.locator("svg.town *").count() < 600


def test_the_mouse_throws_a_lasso_over_what_may_be_chosen(open_page: OpenPage) -> None:
    page = open_page()
    six_at(page, r"^\d place")
    assert page.locator(".town .lasso").count() == 0

    page.hover('g.legal[data-place="h8"], g.legal[data-place="a8"], g.legal[data-place="h3"]')

    expect(page.locator(".town .lasso")).to_have_count(1)
    page.mouse.move(2, 2)
    expect(page.locator(".town .lasso")).to_have_count(0)


def test_the_price_of_land_stands_on_it_while_cowboys_are_placed(open_page: OpenPage) -> None:
    page = open_page()
    six_at(page, r"^\d place")

    expect(page.locator(".town .price").first).to_be_visible()


def place_at_home(page: Page) -> str:
    """Place a cowboy on the first parcel that is lit, and say which."""
    place = page.locator("g.legal[data-place]").first
    name = place.get_attribute("data-place") or ""
    place.dispatch_event("click")
    page.locator(".prompt .button.main:not([disabled])").click()
    expect(page.locator(f'[data-place="{name}"] .cowboy').first).to_be_attached()
    return name


def test_a_cowboy_rides_in_above_the_map_and_then_stands_in_it(open_page: OpenPage) -> None:
    page = open_page(script=MOVING + WATCHED)
    six_at(page, r"^\d place")

    name = place_at_home(page)

    until(page, "window.ridden > 0")
    expect(page.locator(".arrival")).to_have_count(0)
    expect(page.locator(f'[data-place="{name}"] .cowboy').last).to_be_visible()


def test_where_nothing_is_to_move_cowboys_are_there_at_once(open_page: OpenPage) -> None:
    page = open_page(script=WATCHED)
    six_at(page, r"^\d place")

    place_at_home(page)

    assert page.evaluate("window.ridden") == 0


@pytest.mark.slow
def test_odds_do_not_cover_prices(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    open_record(page, everything(), SIX)
    for name in page.evaluate(
        "[...document.querySelectorAll('g.legal[data-place]')].map((one) => one.dataset.place)"
    )[::6]:
        page.locator(f'g.legal[data-place="{name}"]').dispatch_event("click")
        until(page, f"!!document.querySelector('.chosen[data-place={name}]')")

        assert page.evaluate(HIDDEN_BY_ODDS) == 0


@pytest.mark.slow
def test_windows_are_lit_at_night(open_page: OpenPage) -> None:
    page = open_page(dark=True)
    six_at(page, r"^\d place")

    expect(page.locator(".town .glow").first).to_be_attached()


@pytest.mark.slow
def test_no_window_is_lit_by_day(open_page: OpenPage) -> None:
    page = open_page()
    six_at(page, r"^\d place")

    expect(page.locator(".town .thing").first).to_be_attached()
    assert page.locator(".town .glow").count() == 0
