"""A seat on another device, and a browser that only watches."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, OpenPage
from tests.web.play.test_seats import own_seats
from tests.web.tables import choose_in_menu, online, open_table, path_of

ANN = [{"kind": "person", "name": "ann"}, {"kind": "bot"}]


def seat_link(page: Page) -> str:
    """The link to the only seat of this browser, as the sheet shows it."""
    choose_in_menu(page, "Play on another device")
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = page.locator("dialog input[readonly]").input_value()
    return link[link.index("/g/") :]


def test_another_device_asks_before_it_sits_down(open_page: OpenPage) -> None:
    desk = open_page()
    open_table(desk, {"options": {"players": "2"}, "seats": ANN})

    phone = open_page(seat_link(desk), size=PHONE)

    expect(phone.locator("dialog")).to_contain_text("Play there on this device?")
    assert "token" not in phone.url
    assert own_seats(phone) == 0
    phone.locator("dialog [data-sit]").click()
    expect(phone.locator("section.prompt")).to_be_visible()
    assert own_seats(phone) == 1
    assert own_seats(desk) == 1


@pytest.mark.slow
def test_a_link_to_a_seat_changes_nothing_for_who_says_no(open_page: OpenPage) -> None:
    host, guest = online(open_page, {})
    link = seat_link(host)
    guest.goto(guest.url + link[link.index("#") :])

    guest.locator("dialog").get_by_role("button", name="Watch").click()

    expect(guest.locator("dialog")).to_have_count(0)
    expect(guest.locator("section.prompt")).to_be_visible()
    assert own_seats(guest) == 1


def test_who_only_watches_is_told_so_and_has_nothing_to_press_in_vain(
    open_page: OpenPage,
) -> None:
    host = open_page()
    open_table(host, {"options": {"players": "2"}, "seats": ANN})

    watcher = open_page(path_of(host), language="de")

    expect(watcher.locator(".watcher")).to_contain_text("Du schaust zu.")
    assert watcher.locator(".watcher button:disabled, .undo").count() == 0
    watcher.locator("[data-ask]").click()
    expect(watcher.locator("dialog")).to_contain_text("Auf einem anderen Gerät spielen")


@pytest.mark.slow
def test_who_watches_takes_the_seat_of_somebody_who_leaves(open_page: OpenPage) -> None:
    host, guest = online(open_page, {})
    watcher = open_page(path_of(host), script='localStorage.carson = \'{"name": "cy"}\'')
    expect(watcher.locator(".watcher")).to_be_visible()
    choose_in_menu(guest, "Leave the table")

    watcher.locator("[data-claim]").click()

    expect(host.locator(".plate").filter(has_text="cy")).to_be_visible()
    assert own_seats(watcher) == 1


@pytest.mark.slow
def test_who_watches_before_the_game_comes_back_to_the_invitation(open_page: OpenPage) -> None:
    host = open_page()
    open_table(host, {"options": {"players": "2"}, "seats": ANN[:1]})
    guest = open_page(path_of(host))

    guest.locator("[data-watch]").click()
    guest.locator(".watcher .main").click()

    expect(guest.locator(".lobby [data-sit]")).to_be_visible()
