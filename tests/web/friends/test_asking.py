"""A browser that only watches asks for a seat, and the players answer."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, OpenPage
from tests.web.play.test_seats import own_seats
from tests.web.tables import online, open_table, path_of

CY = "localStorage.carson = JSON.stringify({ speed: 'off', language: LANGUAGE, name: 'cy' })"
ANN_AND_A_BOT = [{"kind": "person", "name": "ann"}, {"kind": "bot", "name": "Dusty"}]


def watcher_who_asks(open_page: OpenPage, host: Page, seat: int, language: str) -> Page:
    """A phone that has asked for a seat of the host's table."""
    script = CY.replace("LANGUAGE", repr(language))
    watcher = open_page(path_of(host), size=PHONE, language=language, script=script)
    watcher.locator("[data-ask]").click()
    watcher.locator(f'[data-ask-seat="{seat}"]').click()
    return watcher


def test_a_player_shares_their_seat_with_whoever_asks(open_page: OpenPage) -> None:
    host, guest = online(open_page, {})
    watcher = watcher_who_asks(open_page, host, 1, "de")
    expect(watcher.locator(".watcher")).to_contain_text("Du hast um den Platz von bo gebeten.")
    expect(guest.locator("[data-wish]")).to_contain_text("cy asks to share bo’s seat.")
    assert host.locator("[data-wish]").count() == 0

    guest.locator("[data-give]").click()

    expect(watcher.locator("section.prompt")).to_be_visible()
    assert own_seats(watcher) == own_seats(guest) == 1


@pytest.mark.slow
def test_who_is_refused_goes_on_to_watch(open_page: OpenPage) -> None:
    host, guest = online(open_page, {})
    watcher = watcher_who_asks(open_page, host, 1, "ja")
    guest.locator("[data-wish]").get_by_text("Refuse").click()

    expect(watcher.locator("[data-ask]")).to_be_visible()
    expect(guest.locator("[data-wish]")).to_have_count(0)
    assert own_seats(watcher) == 0


@pytest.mark.slow
def test_in_place_of_a_bot_a_watcher_plays(open_page: OpenPage) -> None:
    host = open_page()
    open_table(host, {"options": {"players": "2"}, "seats": ANN_AND_A_BOT})
    watcher = watcher_who_asks(open_page, host, 1, "fr")
    host.locator("[data-give]").click()

    expect(host.locator(".plate").filter(has_text="cy")).to_be_visible()
    expect(watcher.locator("section.prompt")).to_be_visible()


@pytest.mark.slow
def test_who_asks_may_stop_asking(open_page: OpenPage) -> None:
    host, guest = online(open_page, {})
    watcher = watcher_who_asks(open_page, host, 1, "en")
    expect(guest.locator("[data-wish]")).to_be_visible()
    watcher.locator(".watcher").get_by_text("Stop asking").click()

    expect(guest.locator("[data-wish]")).to_have_count(0)
    expect(watcher.locator("[data-ask]")).to_be_visible()
