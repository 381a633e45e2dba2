"""Without a network: the last table is shown and says so, and the game goes on afterwards."""

import pytest
from playwright.sync_api import expect

from build_hooks import client
from tests.web.conftest import OpenPage
from tests.web.player import Player
from tests.web.tables import open_table, start, until

KEPT = """navigator.serviceWorker.ready
  .then(() => Promise.all([
    caches.match('/'),
    caches.match('/kept-table').then((found) => found?.json()),
    caches.open('carson-assets').then((assets) => assets.keys()),
  ]))
  .then(([shell, table, assets]) =>
    !!shell && table?.view.sequence > 0 && assets.some(({ url }) => url.includes('texts-')))"""


def test_a_reload_without_a_network_shows_the_last_table_and_says_so(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, {"options": {"players": "2"}, "seats": [{"kind": "person"}, {"kind": "bot"}]})
    until(page, KEPT)

    page.context.set_offline(True)
    page.reload()

    expect(page.locator("[data-place=a1]")).to_be_visible()
    expect(page.locator(".lost")).to_contain_text("Offline: as it stood at")
    assert not page.locator("main.page").get_attribute("data-decision")


@pytest.mark.slow
def test_a_game_against_bots_goes_on_where_it_stood(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "bots")
    Player(page).play(steps=3)
    until(page, KEPT)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator(".lost")).to_be_visible()

    page.context.set_offline(False)

    expect(page.locator(".lost")).to_have_count(0)
    Player(page).play(steps=3)


@pytest.mark.usefixtures("built")
def test_the_page_says_its_name_before_anything_else_is_loaded() -> None:
    assert '<p class="first">Carson City</p>' in client.BUILT.read_text(encoding="utf-8")
