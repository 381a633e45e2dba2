"""Turn notices: each player has an address, kept for all their seats."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.tables import ANN_AND_BO, choose_in_menu, open_table

TITLES = {"en": "Turn notices on my phone", "de": "Bescheid aufs Handy"}


def at_the_form(open_page: OpenPage, language: str) -> Page:
    """A player who looks at the form for their address."""
    page = open_page(language=language)
    open_table(page, {"options": {"players": "2"}, "seats": ANN_AND_BO})
    choose_in_menu(page, TITLES[language])
    return page


def test_an_address_of_ones_own_is_kept(open_page: OpenPage) -> None:
    page = at_the_form(open_page, "en")
    form = page.locator("[data-notices]")
    form.locator("input").fill("https://ntfy.example.org/carson")
    form.locator("select").select_option("json")
    form.locator("[data-keep]").click()
    expect(form.locator("[role=status]")).to_have_text("Saved.")

    page.reload()
    choose_in_menu(page, TITLES["en"])

    expect(form.locator("input")).to_have_value("https://ntfy.example.org/carson")
    expect(form.locator("select")).to_have_value("json")


@pytest.mark.slow
def test_a_test_says_whether_it_arrived(open_page: OpenPage) -> None:
    page = at_the_form(open_page, "de")
    form = page.locator("[data-notices]")
    # Nobody has this name, so nothing arrives there.
    form.locator("input").fill("https://nobody.invalid/turn")
    form.locator("[data-keep]").click()
    form.locator("[data-try]").click()

    expect(form.locator("[role=status]")).to_contain_text("Sie ist nicht angekommen.")
    form.locator("[data-forget]").click()
    expect(form.locator("input")).to_have_value("")
