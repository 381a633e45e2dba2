"""The lamp: what the bot would do, for a player who is alone."""

import pytest

from tests.web.conftest import DESK, PHONE, OpenPage
from tests.web.tables import open_table, start

ALONE = [{"kind": "person", "name": "ann"}, {"kind": "bot"}]


def test_a_hint_is_shown_on_request_and_tried_like_any_move(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    open_table(page, {"options": {"players": "2"}, "seats": ALONE, "hints": True})
    page.wait_for_selector("main.page:not([data-decision=''])")
    before = page.locator("[data-hint]").count()

    page.click(".lamp")
    page.wait_for_selector("[data-hint]")
    hinted = [one.get_attribute("data-hint") for one in page.locator("[data-hint]").all()]
    page.locator("[data-hint]").first.click()
    page.locator(".prompt .button.main:not([disabled])").click()
    page.wait_for_selector(".lamp[aria-expanded=false]")

    assert before == 0
    assert len(hinted) == 3


@pytest.mark.slow
def test_on_a_desk_the_hints_stay_beside_the_town_while_they_are_tried(open_page: OpenPage) -> None:
    page = open_page(size=DESK)
    open_table(page, {"options": {"players": "2"}, "seats": ALONE, "hints": True})
    page.wait_for_selector("main.page:not([data-decision=''])")

    page.click(".lamp")
    hints = page.locator(".hints").bounding_box()
    town = page.locator(".town .square").bounding_box()

    page.locator("[data-hint]").first.click()
    page.wait_for_selector("[data-hint].chosen")

    assert page.locator("[data-hint]").count() == 3
    assert hints
    assert town
    assert hints["x"] >= town["x"] + town["width"]


@pytest.mark.slow
def test_there_is_no_lamp_where_people_share_a_device(open_page: OpenPage) -> None:
    page = open_page(size=DESK)
    start(page, "device")
    page.wait_for_selector("main.page:not([data-decision=''])")

    assert page.locator(".lamp").count() == 0
