"""The table: previews, reasons, undo, the past, and what stays on the screen."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.player import Player
from tests.web.tables import scrolls, start


def at_placing(page: Page) -> Player:
    """A game against bots in which the player is about to place a cowboy."""
    start(page, "bots")
    player = Player(page, seed=3)
    player.play_to(".space.legal")
    return player


def test_the_first_tap_shows_what_a_move_would_do_and_changes_nothing(open_page: OpenPage) -> None:
    page = open_page()
    player = at_placing(page)
    asked = player.decision

    page.click('[data-place="wages"]')

    expect(page.locator(".prompt .lines")).to_contain_text("firepower")
    assert player.decision == asked


def test_the_second_tap_makes_the_move(open_page: OpenPage) -> None:
    page = open_page()
    player = at_placing(page)
    asked = player.decision

    page.click('[data-place="wages"]')
    page.click('[data-place="wages"]')

    expect(page.locator("main.page")).not_to_have_attribute("data-decision", asked)


def test_a_place_that_is_not_lit_says_why(open_page: OpenPage) -> None:
    page = open_page()
    at_placing(page)
    page.click('[data-place="wages"]')
    page.click(".prompt .button.main")

    own = page.locator('.space:not(.legal):not(.passive):not(.closed)[data-place="three-roads"]')
    page.click('.space.legal[data-place="three-roads"]')
    page.click(".prompt .button.main")
    expect(own).to_be_visible()
    expect(page.locator('main.page[data-decision=""]')).to_have_count(0)
    own.click()

    expect(page.locator(".prompt .notice")).to_contain_text("already")


def test_undo_takes_the_last_move_back(open_page: OpenPage) -> None:
    page = open_page()
    at_placing(page)
    page.click('[data-place="wages"]')
    page.click(".prompt .button.main")
    expect(page.locator('[data-place="wages"] .cowboys img')).to_have_count(1)

    page.locator(".prompt .buttons .button").first.click()

    expect(page.locator('[data-place="wages"] .cowboys img')).to_have_count(0)


def test_the_arrow_keys_look_into_the_past_and_escape_returns(open_page: OpenPage) -> None:
    page = open_page()
    at_placing(page)

    page.keyboard.press("ArrowLeft")
    expect(page.locator(".history")).to_be_visible()
    page.keyboard.press("Escape")

    expect(page.locator(".history")).to_have_count(0)


@pytest.mark.slow
def test_a_past_position_can_be_played_on_elsewhere(open_page: OpenPage) -> None:
    page = open_page()
    at_placing(page)
    address = page.url
    page.keyboard.press("ArrowLeft")

    page.locator(".history .button.quiet").click()

    expect(page).not_to_have_url(address)
    expect(page.locator("main.page")).to_be_visible()


def test_the_game_is_saved_as_a_record(open_page: OpenPage) -> None:
    page = open_page()
    at_placing(page)
    page.locator("header.status .bare").last.click()

    with page.expect_download() as waiting:
        page.get_by_text("Save the game").click()

    assert waiting.value.path().read_text().startswith("carson")


def test_nothing_is_wider_than_the_window_of_a_small_phone(open_page: OpenPage) -> None:
    page = open_page(size=(360, 740), language="de")
    at_placing(page)

    assert not scrolls(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.slow
def test_the_page_speaks_only_the_chosen_language(open_page: OpenPage) -> None:
    page = open_page(language="ja")
    at_placing(page)

    shown = page.inner_text("body")

    assert not re.search(r"\b(web|space|thing|act|phase)-[a-z]", shown)
    assert "カウボーイ" in shown


@pytest.mark.slow
def test_the_key_i_shows_what_all_land_costs(open_page: OpenPage) -> None:
    page = open_page()
    at_placing(page)

    page.keyboard.press("i")

    expect(page.locator(".town .price").first).to_be_visible()
    assert page.locator(".town .price").count() > 32


@pytest.mark.slow
def test_a_line_of_the_log_points_at_its_place(open_page: OpenPage) -> None:
    page = open_page()
    at_placing(page)
    page.click('[data-place="wages"]')
    page.click(".prompt .button.main")

    page.locator(".log .line").filter(has_text="Wages").first.click()

    expect(page.locator('.flashed[data-place="wages"]')).to_have_count(1)


@pytest.mark.slow
def test_a_link_leads_to_a_position_of_the_past(open_page: OpenPage) -> None:
    page = open_page()
    at_placing(page)

    page.goto(f"{page.url}?at=2")

    expect(page.locator(".history")).to_contain_text("2")
