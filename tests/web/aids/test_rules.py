"""The rules in the browser: pages, search, deep links, and the rule behind a refusal."""

import re

import pytest
from playwright.sync_api import Page, expect

from carson.i18n.texts import LANGUAGES
from carson.rulebook import read
from tests.web.conftest import PHONE, OpenPage
from tests.web.tables import open_table, scrolls

TABLE = {
    "options": {"players": "2"},
    "seats": [{"kind": "person", "name": "ann"}, {"kind": "person", "name": "bo"}],
}
GO = """(address) => {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}"""


def is_in_sight(page: Page, place: str) -> bool:
    """Whether the upper end of something is in the window."""
    found: bool = page.evaluate(
        """(place) => {
          const { top } = document.querySelector(place).getBoundingClientRect();
          return top > 0 && top < innerHeight;
        }""",
        place,
    )
    return found


def test_a_search_finds_a_paragraph_and_leads_to_it(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("searchbox").fill("GAMBLING income pays")
    found = page.locator("main li a")
    expect(found.first).to_contain_text("Gambling income pays the sum of two dice.")
    found.first.click()

    expect(page).to_have_url(re.compile(r"/rules/rules#income\.gambling$"))
    expect(page.locator(".isMeant")).to_contain_text("Gambling income pays")
    assert is_in_sight(page, ".isMeant")


@pytest.mark.slow
def test_a_link_leads_to_a_ruling_in_the_language_of_the_reader(open_page: OpenPage) -> None:
    page = open_page("/rules/rulings#ruling-141", size=PHONE, language="fr")

    expect(page.locator(".isMeant")).to_contain_text("141")
    expect(page.locator("main h1")).to_have_text(read("fr").pages[-1].title)
    assert is_in_sight(page, ".isMeant")


@pytest.mark.slow
def test_no_page_is_too_wide_in_any_language(open_page: OpenPage) -> None:
    page = open_page("/rules", size=PHONE)
    for language in LANGUAGES:
        page.locator("header select").select_option(language)
        for found in read(language).pages:
            page.evaluate(GO, f"/rules/{found.name}")
            expect(page.locator("main h1")).to_have_text(found.title)
            assert not scrolls(page)


def test_a_refusal_shows_its_rule_in_place_and_leads_on_and_back(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, TABLE)
    page.click('[data-place="a1"]')
    page.click(".prompt .button.main")
    expect(page.locator('g.legal[data-place="a1"]')).to_have_count(0)
    expect(page.locator('g.legal[data-place="a2"]')).to_be_visible()
    page.click('[data-place="a1"]')
    page.locator(".prompt .notice").get_by_role("button", name="Rule").click()

    expect(page.locator('[data-rule="parcel.title"]')).to_contain_text(
        "Without a property tile left"
    )
    page.get_by_role("link", name="Read more").click()
    expect(page).to_have_url(re.compile(r"/rules/rules#parcel\.title$"))
    page.locator("[data-back]").click()
    expect(page.locator("main.page")).to_be_visible()
