"""What nobody may do alone while a game runs: one asks in the menu, the other agrees or refuses."""

from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.tables import choose_in_menu, drive, online


def ask(page: Page, text: str) -> None:
    """Ask the others something that stands in the sheet."""
    choose_in_menu(page, "Ask the others")
    page.locator(".proposals").get_by_text(text).click()


def test_a_seat_goes_to_a_bot_when_the_other_agrees(open_page: OpenPage) -> None:
    ann, bo = online(open_page, {})
    for page in (ann, bo):
        drive(page, (), lambda view: view["decision"] is None)

    ask(bo, "Ask to give ann")
    expect(bo.locator("[data-asked]")).to_contain_text("Not yet answered by: ann.")
    ann.get_by_role("alertdialog").get_by_text("Refuse").click()
    expect(bo.locator("[data-asked]")).to_have_count(0)

    bo.locator(".proposals").get_by_text("Ask to give ann").click()
    ann.get_by_role("alertdialog").get_by_text("Agree").click()
    expect(bo.locator(".proposals").get_by_text("ann")).to_have_count(0)

    seats = bo.request.get(bo.url.replace("/g/", "/games/")).json()["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "person"]
