"""The talk at a table: it arrives, is counted until it is read, and stays among the players."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, OpenPage
from tests.web.tables import online, open_table, path_of


def speak(page: Page, text: str) -> None:
    """Say something in their own words."""
    page.locator(".log .field").fill(text)
    page.locator(".log .field").press("Enter")


def test_what_one_says_arrives_with_the_sender_and_is_counted_until_read(
    open_page: OpenPage,
) -> None:
    host, guest = online(open_page, {})
    guest.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})

    speak(host, "howdy")

    expect(guest.locator(".toast")).to_have_text("ann: howdy")
    expect(guest.locator(".tabs .badge")).to_have_text("1")
    guest.locator(".toast").click()
    expect(guest.locator(".log .chat")).to_contain_text("howdy")
    expect(guest.locator(".tabs .badge")).to_have_count(0)


@pytest.mark.slow
def test_a_phrase_is_read_in_the_language_of_each_reader(open_page: OpenPage) -> None:
    host, guest = online(open_page, {})
    guest.evaluate(
        "localStorage.carson = JSON.stringify({...JSON.parse(localStorage.carson), language: 'de'})"
    )
    guest.context.add_init_script(
        "localStorage.carson = JSON.stringify({...JSON.parse(localStorage.carson), language: 'de'})"
    )
    guest.reload()
    expect(guest.locator("main.page")).to_be_visible()

    host.locator("[data-phrases]").click()
    host.locator("[data-phrase=well-played]").click()

    expect(host.locator(".log .chat")).to_contain_text("Well played!")
    expect(guest.locator(".log .chat")).to_contain_text("Gut gespielt!")


@pytest.mark.slow
def test_spectators_do_not_hear_the_players_during_the_game(open_page: OpenPage) -> None:
    host, guest = online(open_page, {})
    watcher = open_page(path_of(host))
    expect(watcher.locator(".watcher")).to_be_visible()

    speak(host, "a secret plan")

    expect(guest.locator(".log .chat")).to_contain_text("a secret plan")
    watcher.reload()
    expect(watcher.locator(".log .entry").first).to_be_visible()
    expect(watcher.locator(".log .chat")).to_have_count(0)
    assert watcher.locator(".log form").count() == 0


def test_nobody_is_there_to_talk_to_in_a_game_against_bots(open_page: OpenPage) -> None:
    page = open_page()

    open_table(page, {"options": {"players": "2"}, "seats": [{"kind": "person"}, {"kind": "bot"}]})

    expect(page.locator(".log .entry").first).to_be_visible()
    assert page.locator(".log form").count() == 0


@pytest.mark.slow
def test_who_is_muted_is_not_heard_until_he_is_heard_again(open_page: OpenPage) -> None:
    host, guest = online(open_page, {})
    speak(host, "howdy")
    guest.get_by_role("button", name="Mute ann").click()
    expect(guest.locator(".log .chat")).to_have_count(0)

    guest.get_by_text("Hear ann again").click()

    expect(guest.locator(".log .chat")).to_contain_text("howdy")


@pytest.mark.slow
def test_notes_stay_in_this_browser(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, {"options": {"players": "2"}, "seats": [{"kind": "person"}, {"kind": "bot"}]})
    page.locator("header.status .bare").last.click()
    page.get_by_label("My notes").fill("watch the river")

    page.reload()
    page.locator("header.status .bare").last.click()

    expect(page.get_by_label("My notes")).to_have_value("watch the river")
