"""Friends: an invitation by a link, in the guest's own language, and who sits down."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, OpenPage
from tests.web.tables import open_table, path_of, scrolls

NAMELESS = "localStorage.carson = JSON.stringify({...JSON.parse(localStorage.carson), name: ''})"
SMALL = (360, 640)


def invite(open_page: OpenPage, players: int = 3) -> Page:
    """A table of ann's with free seats for all others."""
    host = open_page()
    seats = [{"kind": "person", "name": "ann"}]
    options = {"players": str(players), "variants": "river"}
    open_table(host, {"options": options, "seats": seats})
    return host


def test_a_guest_reads_who_invites_to_what_in_his_own_language(open_page: OpenPage) -> None:
    host = invite(open_page)

    guest = open_page(path_of(host), size=PHONE, language="de")

    expect(guest.locator(".lobby h1")).to_have_text("ann lädt dich ein")
    expect(guest.locator(".lobby [data-variant=river].isOn")).to_be_visible()
    expect(guest.locator(".lobby .lesson")).to_be_visible()


def test_two_guests_without_names_sit_down_under_different_ones(open_page: OpenPage) -> None:
    host = invite(open_page)
    for _ in range(2):
        guest = open_page(path_of(host), script=NAMELESS)
        guest.locator("[data-sit]").click()
        expect(guest.locator("[data-sit]")).to_have_count(0)

    expect(host.locator('main.page[data-status="playing"]')).to_be_visible()
    names = host.locator(".plate h3, .plate .name").all_inner_texts()
    assert len(set(names)) == len(names)


@pytest.mark.slow
def test_the_host_gives_the_link_away_by_code_and_by_copy(open_page: OpenPage) -> None:
    host = invite(open_page)
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])

    expect(host.get_by_role("img", name="QR code of the link")).to_be_visible()
    host.locator("[data-copy]").click()

    expect(host.locator("[data-copy]")).to_have_text("Copied")
    assert host.evaluate("navigator.clipboard.readText()") == host.url


@pytest.mark.slow
def test_a_guest_takes_the_colour_that_he_likes(open_page: OpenPage) -> None:
    host = invite(open_page)
    guest = open_page(path_of(host), script=NAMELESS)
    guest.get_by_role("button", name="Seat 3").click()

    guest.locator("[data-sit]").click()

    expect(guest.locator(".lobby li.mine.seat-green")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_the_invitation_fits_the_smallest_phone(open_page: OpenPage, language: str) -> None:
    host = invite(open_page, players=6)

    guest = open_page(path_of(host), size=SMALL, language=language)

    expect(guest.locator("[data-sit]")).to_be_visible()
    wide = "document.querySelector('.lobby').scrollWidth > innerWidth"
    assert not scrolls(guest)
    assert not guest.evaluate(wide)
