"""One device for several: whose turn it is, what stays secret, and what can be undone."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, OpenPage
from tests.web.tables import ANN_AND_BO, open_table

SMALL_PHONE = (360, 640)
SHEET = "[data-move=sheet]"


def seal_for_the_first(page: Page) -> None:
    """Whoever is asked first seals their sheet, and the other takes the device."""
    open_table(
        page, {"options": {"players": "2", "variants": "new-beginning"}, "seats": ANN_AND_BO}
    )
    page.locator(".curtain button").click()
    page.locator(SHEET).click()
    expect(page.locator(".curtain")).to_contain_text("bo")
    page.locator(".curtain button").click()


def test_nobody_takes_back_what_another_has_sealed_without_being_asked(
    open_page: OpenPage,
) -> None:
    page = open_page(language="de")
    seal_for_the_first(page)
    page.keyboard.press("Control+z")
    expect(page.locator("dialog")).to_contain_text("muss ann noch einmal wählen")

    page.locator("dialog").get_by_text("Behalten").click()

    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(SHEET)).to_be_visible()
    assert page.locator(".curtain").count() == 0


@pytest.mark.slow
def test_what_another_has_sealed_is_taken_back_by_who_is_sure(open_page: OpenPage) -> None:
    page = open_page()
    seal_for_the_first(page)
    page.keyboard.press("Control+z")
    page.locator("[data-unseal]").click()

    expect(page.locator(".curtain")).to_contain_text("ann")


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_a_sheet_shows_sums_and_what_is_left(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    seal_for_the_first(page)
    line = page.locator(".line").filter(has_text="Revolvers")
    for _ in range(2):
        line.get_by_role("button").last.click()

    expect(line.locator(".sum")).to_have_text("$12")
    expect(page.locator(".purse")).to_contain_text("$38")
    expect(page.locator(".purse")).to_be_in_viewport()


def test_the_header_speaks_to_whoever_holds_the_device(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, {"options": {"players": "2"}, "seats": ANN_AND_BO})
    asked = page.locator(".prompt .name").inner_text().rstrip(":")

    expect(page.locator("header.status .words")).to_have_text(f"{asked}: your turn")
