"""Eyes that see differently: stillness, shapes beside colours, patterns, forced colours."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from build_hooks.client import WEB
from tests.web.conftest import OpenPage, patient
from tests.web.house import House
from tests.web.play.test_table import at_placing
from tests.web.tables import choose_in_menu

SHEET: Final = (WEB / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
TOKENS: Final = {
    name: (light, dark)
    for name, light, dark in re.findall(r"--([\w-]+): light-dark\((#\w+), (#\w+)\)", SHEET)
}
LIGHT, DARK = 0, 1
INKS: Final = ("ink", "good", "bad")


def luminance(colour: str) -> float:
    """How bright a colour is, as WCAG counts."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How much two colours differ in brightness, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_whoever_wants_stillness_gets_it_unasked(browser: Browser, house: House) -> None:
    context = browser.new_context(reduced_motion="reduce")
    page = patient(context).new_page()
    page.goto(house.url)
    page.wait_for_selector("[data-door]")

    speed = page.evaluate("document.documentElement.dataset.speed")
    bars = [meta.get_attribute("content") for meta in page.locator("[name=theme-color]").all()]
    context.close()

    assert speed == "off"
    assert bars == list(TOKENS["bar"])


def test_whatever_is_written_on_the_map_stands_out_from_the_ground() -> None:
    """axe does not look into drawings."""
    pairs = [
        *((ink, "ground") for ink in INKS),
        ("accent-ink", "chosen"),
    ]
    faint = [
        (ink, ground, number)
        for ink, ground in pairs
        for number in (LIGHT, DARK)
        if contrast(TOKENS[ink][number], TOKENS[ground][number]) < 4.5
    ]

    assert faint == []


@pytest.mark.slow
def test_owned_land_can_have_a_pattern(open_page: OpenPage) -> None:
    page = open_page()
    at_placing(page)
    owned = page.locator(".parcel.owned").count()

    choose_in_menu(page, "Patterns on owned land")

    assert owned > 0
    expect(page.locator(".parcel .weave")).to_have_count(owned)


def test_the_focus_can_be_seen_in_the_systems_colours(browser: Browser, house: House) -> None:
    context = browser.new_context(forced_colors="active")
    page = patient(context).new_page()
    page.goto(house.url)
    page.wait_for_selector("[data-door]")
    page.keyboard.press("Tab")

    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    context.close()

    assert outline == "solid"
