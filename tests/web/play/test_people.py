"""Several people: one device with a curtain, two browsers, and a server that dies and returns."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import PHONE, OpenPage, patient
from tests.web.house import House
from tests.web.player import Player, play_together
from tests.web.tables import ANN_AND_BO, online, open_table, start


def test_a_curtain_falls_before_a_secret_choice_on_a_shared_device(open_page: OpenPage) -> None:
    page = open_page()
    options = {"players": "2", "variants": "new-beginning"}

    open_table(page, {"options": options, "seats": ANN_AND_BO})

    expect(page.locator(".curtain")).to_contain_text("ann")
    assert page.locator(".decision").count() == 0


@pytest.mark.slow
def test_the_log_of_a_shared_device_tells_nobodys_secrets(open_page: OpenPage) -> None:
    page = open_page()
    options = {"players": "2", "variants": "might-is-right"}
    open_table(page, {"options": options, "seats": ANN_AND_BO})

    Player(page, seed=4).play(steps=40)

    drawn = [line for line in page.locator(".log .line").all_inner_texts() if "draws" in line]
    assert [line for line in drawn if not line.endswith(("?.", "?"))] == []


def test_no_curtain_falls_where_nothing_is_secret(open_page: OpenPage) -> None:
    page = open_page()

    open_table(page, {"options": {"players": "2"}, "seats": ANN_AND_BO})

    expect(page.locator(".prompt .question")).to_contain_text("parcel")
    assert page.locator(".curtain").count() == 0


@pytest.mark.slow
def test_two_browsers_play_a_game_online_to_its_end(open_page: OpenPage) -> None:
    host = open_page()
    host.click("[data-door=friends]")
    host.locator("form .count").first.click()
    host.click("[data-start]")
    link = host.locator(".lobby input[readonly]").input_value()
    guest = open_page(link[link.index("/g/") :], size=PHONE)
    guest.locator(".lobby input:not([readonly])").fill("bo")
    guest.locator(".lobby [data-sit]").click()
    players = [Player(host, seed=1), Player(guest, seed=2)]

    play_together(players, lambda: all(player.is_over for player in players))

    results = [page.locator(".end .bars").inner_text() for page in (host, guest)]
    assert results[0] == results[1]


@pytest.mark.slow
def test_two_browsers_play_a_card_game_online_to_its_end(open_page: OpenPage) -> None:
    host, guest = online(open_page, {"game": "cards", "options": {"people": "2"}})
    players = [Player(host, seed=1), Player(guest, seed=2)]

    play_together(players, lambda: all(player.is_over for player in players))

    results = [page.locator(".end .podium").inner_text() for page in (host, guest)]
    assert results[0] == results[1]


@pytest.mark.slow
def test_the_page_survives_a_server_that_is_killed_and_started_again(
    browser: Browser, own_house: House
) -> None:
    page = patient(browser.new_context()).new_page()
    page.goto(own_house.url)
    start(page, "bots")
    player = Player(page)
    player.play(steps=4)

    own_house.kill()
    expect(page.locator(".lost")).to_be_visible()
    own_house.open()
    expect(page.locator(".lost")).to_have_count(0)
    player.play(steps=6)

    assert page.locator("[data-place]").count() > 64
    page.context.close()
