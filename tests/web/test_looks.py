"""Eyes that see differently: stillness, shapes beside colours, patterns, forced colours."""

from playwright.sync_api import Browser

from tests.web.house import House


def test_whoever_wants_stillness_gets_it_unasked(browser: Browser, house: House) -> None:
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto(house.url)
    page.wait_for_selector("[data-door]")

    speed = page.evaluate("document.documentElement.dataset.speed")
    context.close()

    assert speed == "off"
