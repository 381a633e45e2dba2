"""Aids at the table: several roads at once, dragging, the income map, and taps that are none."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import OpenPage
from tests.web.tables import ANN_AND_BO, View, drive, open_record, open_table, until

RECORD = Path(__file__).parents[2] / "records" / "four.game"

GESTURE = """([place, gestures]) => {
  const target = document.querySelector(`[data-place="${place}"]`);
  const { x, y } = target.getBoundingClientRect();
  for (const [name, pointerId, dx, dy] of gestures) {
    target.dispatchEvent(new PointerEvent(name, {
      bubbles: true, pointerId, pointerType: 'touch', clientX: x + dx, clientY: y + dy,
    }));
  }
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}"""
PINCH = [
    ["pointerdown", 1, 5, 5],
    ["pointerdown", 2, 20, 20],
    ["pointerup", 2, 20, 20],
    ["pointerup", 1, 5, 5],
]
SCROLL = [["pointerdown", 1, 5, 5], ["pointermove", 1, 5, 14], ["pointerup", 1, 5, 14]]
TAP = [["pointerdown", 1, 5, 5], ["pointermove", 1, 9, 9], ["pointerup", 1, 9, 9]]


def has_roads(view: View) -> bool:
    """Whether who is asked may lay three roads at least."""
    seat, moves = view["seat"], view["decision"]["moves"]
    enough = seat >= 0 and view["state"]["players"][seat]["roads"] > 2
    return enough and any(offer["verb"] == "road" for offer in moves)


@pytest.fixture
def laying(open_page: OpenPage) -> Page:
    """A player who has three roads, with the switch on Road."""
    page = open_page()
    open_table(page, {"options": {"players": "2"}, "seats": ANN_AND_BO})
    drive(page, ["place three-roads", "pass"], has_roads)
    page.reload()
    page.click('[data-verb="road"]')
    expect(page.locator(".reach.legal").first).to_be_attached()
    return page


def add_ghosts(page: Page, count: int) -> None:
    """Tap one lit edge after the other."""
    for number in range(1, count + 1):
        page.locator(".reach.legal:not(.ghostly)").first.dispatch_event("click")
        expect(page.locator(".road.ghost")).to_have_count(number)
        expect(page.locator(".prompt .lines").first).to_be_visible()


def test_several_roads_lie_under_one_confirm(laying: Page) -> None:
    before = laying.locator(".road").count()
    add_ghosts(laying, 3)
    expect(laying.locator(".linked").first).to_be_attached()

    laying.click(".prompt .button.main")

    expect(laying.locator(".road.ghost")).to_have_count(0)
    expect(laying.locator(".road")).to_have_count(before + 3)


@pytest.mark.slow
def test_back_takes_one_ghost_after_the_other_away(laying: Page) -> None:
    add_ghosts(laying, 2)

    laying.locator(".prompt .buttons .button").first.click()

    expect(laying.locator(".road.ghost")).to_have_count(1)


@pytest.mark.slow
def test_where_a_road_is_refused_the_rest_is_left_out_and_the_reason_shown(laying: Page) -> None:
    before, sent = laying.locator(".road").count(), []
    add_ghosts(laying, 3)

    def refuse_the_second(route: Route) -> None:
        sent.append(route.request.url)
        if len(sent) == 2:
            refusal: dict[str, object] = {"code": "stale", "args": {}, "text": "Too late."}
            route.fulfill(status=409, json=refusal)
        else:
            route.continue_()

    laying.route("**/moves*", refuse_the_second)
    laying.click(".prompt .button.main")

    expect(laying.locator(".prompt .notice")).to_contain_text("Too late.")
    expect(laying.locator(".road:not(.ghost)")).to_have_count(before + 1)


@pytest.fixture
def placing(open_page: OpenPage) -> Page:
    """A player who is about to place a cowboy."""
    page = open_page()
    open_table(page, {"options": {"players": "2"}, "seats": ANN_AND_BO})
    drive(page, [], lambda view: view["decision"]["choice"] == "PlaceOrPass")
    page.reload()
    page.wait_for_selector(".space.legal")
    return page


def test_a_cowboy_is_dragged_to_a_space_with_the_mouse(placing: Page) -> None:
    placing.locator(".loose").hover()
    placing.mouse.down()
    placing.locator('[data-place="gambling"]').hover()
    placing.mouse.up()

    expect(placing.locator('.chosen[data-place="gambling"]')).to_be_visible()


@pytest.mark.slow
def test_neither_a_pinch_nor_a_scroll_selects_and_a_tap_does(placing: Page) -> None:
    for gesture in (PINCH, SCROLL):
        placing.evaluate(GESTURE, ["gambling", gesture])
    placing.wait_for_timeout(300)
    assert placing.locator(".chosen").count() == 0

    placing.evaluate(GESTURE, ["gambling", TAP])

    expect(placing.locator('.chosen[data-place="gambling"]')).to_be_visible()


@pytest.mark.slow
def test_the_key_h_shows_where_a_building_would_pay_most(placing: Page) -> None:
    placing.keyboard.press("h")

    expect(placing.locator(".warm").first).to_be_attached()
    until(placing, "document.querySelectorAll('.worth').length > 20")
    placing.keyboard.press("h")
    expect(placing.locator(".warm")).to_have_count(0)


@pytest.mark.slow
def test_a_chosen_site_shows_what_it_changes_and_where_the_building_would_pay(
    open_page: OpenPage,
) -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    built = next(number for number, line in enumerate(lines) if line == "1 build c5")
    people = [{"kind": "person", "name": name} for name in ("ann", "bo", "cy", "di")]
    page = open_page()
    open_record(page, "\n".join([*lines[:built], "end", ""]), people)
    expect(page.locator(".worth").first).to_be_visible()

    page.keyboard.press("i")
    page.locator('g.legal[data-place="c5"]').dispatch_event("click")

    expect(page.locator('.chosen[data-place="c5"] .ghost')).to_be_attached()
    expect(page.locator(".delta").first).to_be_visible()
    expect(page.locator(".town .large").first).to_be_visible()


@pytest.mark.slow
def test_a_page_that_cannot_be_drawn_says_so_and_offers_to_load_it_again(
    open_page: OpenPage,
) -> None:
    page = open_page()
    open_table(page, {"options": {"players": "2"}, "seats": ANN_AND_BO})

    def spoil(route: Route) -> None:
        view = route.fetch().json()
        view["state"]["cowboys"] = None
        route.fulfill(json=view)

    page.route("**/games/*?language=*", spoil)
    page.reload()
    expect(page.locator(".waiting .button")).to_be_visible()
    page.unroute_all(behavior="wait")
    page.click(".waiting .button")

    expect(page.locator("main.page")).to_be_visible()
