"""What is explained in place: by mouse, by a long press, by `?`; and a tip never makes a move."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, OpenPage
from tests.web.play.test_table import at_placing
from tests.web.tables import start


def press_long(page: Page, selector: str) -> None:
    """A finger that rests on a thing."""
    box = page.locator(selector).first.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(".tip")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def rest_on(page: Page, selector: str) -> None:
    """A mouse on a thing that lets it through, once that has found its place."""
    thing, moved = page.locator(selector).first, True
    while moved:
        box = thing.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 3)
        page.wait_for_timeout(300)
        moved = box != thing.bounding_box()


def test_a_mouse_on_a_thing_learns_its_numbers_and_its_rule(open_page: OpenPage) -> None:
    page = open_page()
    at_placing(page)
    tip = page.locator(".tip")

    rest_on(page, ".road")
    expect(tip).to_contain_text("Road")
    page.hover('[data-tip="fact-firepower-0"]')
    expect(tip).to_contain_text("from revolvers")
    page.hover('[data-place="vp-5"]')
    expect(tip).to_contain_text("right now you could afford")
    page.hover('g.parcel.legal[data-place="h8"], g.parcel.legal[data-place="a8"]')
    expect(tip).to_contain_text("currently costs")
    tip.locator(".rule").click()

    expect(page.locator("dialog[open]")).to_be_visible()


@pytest.mark.slow
def test_a_long_press_explains_and_chooses_nothing(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    at_placing(page)

    press_long(page, '[data-place="wages"]')

    expect(page.locator(".tip")).to_contain_text("Wages")
    expect(page.locator(".prompt .button.main")).to_be_disabled()
    page.locator("header.status").click(position={"x": 150, "y": 20})
    expect(page.locator(".tip")).to_have_count(0)


@pytest.mark.slow
def test_the_question_mark_explains_what_has_the_focus(open_page: OpenPage) -> None:
    page = open_page()
    at_placing(page)

    page.keyboard.press("t")
    page.keyboard.press("?")
    expect(page.locator(".tip .rule")).to_be_focused()
    page.keyboard.press("Escape")

    expect(page.locator(".tip")).to_have_count(0)
    expect(page.locator(".space:focus")).to_have_count(1)


@pytest.mark.slow
def test_a_card_of_terrain_says_what_stands_on_it_and_what_its_appeal_is_for(
    open_page: OpenPage,
) -> None:
    page = open_page()
    start(page, "bots", "cards")

    page.locator('[data-tip^="terrain-"]').first.hover()

    expect(page.locator(".tip")).to_contain_text("highest appeal")
    expect(page.locator(".tip .rule")).to_be_visible()
