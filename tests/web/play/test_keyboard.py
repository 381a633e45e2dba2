"""The keyboard alone: whole games, places, numbers, and a focus that is never lost."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenPage
from tests.web.play.test_table import at_placing
from tests.web.tables import online, start
from tests.web.typist import Typist


@pytest.mark.slow
def test_a_whole_game_is_played_with_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "bots")

    Typist(page).play()

    assert page.locator(".winner").is_visible()


@pytest.mark.slow
def test_the_card_game_is_played_with_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "bots", game="cards")
    typist = Typist(page)

    typist.play(steps=6)

    assert not typist.is_lost


def test_two_digits_lead_to_a_space_and_enter_goes_there(open_page: OpenPage) -> None:
    page = open_page()
    player = at_placing(page)
    asked = player.decision

    Typist(page).type_number("14", page.locator('[data-place="cowboy-income"]'))
    expect(page.locator('[data-place="cowboy-income"]')).to_be_focused()
    expect(page.locator(".prompt .button.main")).to_be_enabled()
    page.keyboard.press("Enter")

    expect(page.locator("main.page")).not_to_have_attribute("data-decision", asked)


def test_arrows_walk_over_the_map_and_each_parcel_is_told(open_page: OpenPage) -> None:
    page = open_page()
    at_placing(page)

    page.keyboard.press("m")
    start_at = page.evaluate("document.activeElement.dataset.place")
    page.keyboard.press("ArrowDown" if start_at[1] != "8" else "ArrowUp")

    reached = page.evaluate("document.activeElement.dataset.place")
    assert abs(int(reached[1]) - int(start_at[1])) == 1
    expect(page.locator("p[role=status]")).to_contain_text(reached)


@pytest.mark.slow
def test_letters_in_a_field_are_letters(open_page: OpenPage) -> None:
    page, _ = online(open_page, {})

    page.locator(".log input").press_sequentially("lip?12")

    assert page.locator("dialog").count() == 0
    assert page.locator(".log input").input_value() == "lip?12"


@pytest.mark.slow
def test_keys_with_control_or_alt_belong_to_the_browser(open_page: OpenPage) -> None:
    page = open_page()
    at_placing(page)
    priced = page.locator(".town .price").count()

    page.keyboard.press("Alt+l")
    page.keyboard.press("Control+i")

    assert page.locator("dialog").count() == 0
    assert page.locator(".town .price").count() == priced


@pytest.mark.slow
def test_a_sheet_keeps_the_focus_and_gives_it_back(open_page: OpenPage) -> None:
    page = open_page()
    at_placing(page)
    page.keyboard.press("t")
    space = page.evaluate("document.activeElement.dataset.place")

    page.keyboard.press("l")
    for _ in range(5):
        page.keyboard.press("Tab")
    assert page.locator("main.page :focus").count() == 0
    page.locator("dialog header .bare").press("Enter")

    expect(page.locator(f'[data-place="{space}"]')).to_be_focused()
