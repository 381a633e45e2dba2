"""The eye of the tests: it sees what a person would see."""

import pytest
from playwright.sync_api import Browser, Page

from tests.web.layout import cut_off, small


def shown(browser: Browser, markup: str) -> Page:
    """A page with nothing but this, on a phone."""
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.set_content(f'<body style="margin: 0; font: 16px sans-serif">{markup}</body>')
    return page


LONG = "Einkommen aus Grundbesitz und Gebäuden"


@pytest.mark.parametrize(
    "markup",
    [
        f'<p style="width: 90px; overflow: hidden; white-space: nowrap">{LONG}</p>',
        f'<p style="height: 20px; width: 90px; overflow: hidden">{LONG}</p>',
        f'<p style="margin-left: 300px; white-space: nowrap">{LONG}</p>',
        f'<p style="position: fixed; bottom: -30px">{LONG}</p>',
    ],
)
def test_text_that_is_cut_off_is_seen(browser: Browser, markup: str) -> None:
    page = shown(browser, markup)

    found = cut_off(page)
    page.close()

    assert len(found) == 1


@pytest.mark.parametrize(
    "markup",
    [
        f"<p>{LONG}</p>",
        f'<p style="width: 90px; overflow: auto; white-space: nowrap">{LONG}</p>',
        f'<p style="margin-top: 900px">{LONG}</p>',
        '<button style="font: inherit; width: 90px; height: 43px">OK</button>',
    ],
)
def test_text_that_can_be_read_is_no_flaw(browser: Browser, markup: str) -> None:
    page = shown(browser, markup)

    found = [*cut_off(page), *small(page)]
    page.close()

    assert found == []


@pytest.mark.parametrize(
    "markup",
    [
        f'<p style="font-size: 13px">{LONG}</p>',
        '<button style="font: inherit; width: 90px; height: 40px">OK</button>',
        '<svg viewBox="0 0 800 800" width="400"><text y="99" font-size="20">$9</text></svg>',
    ],
)
def test_what_is_too_small_is_seen(browser: Browser, markup: str) -> None:
    page = shown(browser, markup)

    found = small(page)
    page.close()

    assert len(found) == 1
