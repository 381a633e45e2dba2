"""After the game: where the points came from, how the dice fell, and that nobody cheated."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.support.patience import wait_until
from tests.web.conftest import OpenPage
from tests.web.tables import open_record

RECORD = Path(__file__).parents[2] / "records" / "three.game"
BOTS = [{"kind": "bot"}] * 3


@pytest.fixture
def ended(open_page: OpenPage) -> Page:
    """A game that has just ended."""
    page = open_page()
    open_record(page, RECORD.read_text(encoding="utf-8"), BOTS)
    page.wait_for_selector(".winner")
    return page


def test_the_browser_checks_the_seed_against_the_commitment(ended: Page) -> None:
    ended.locator(".end summary").click()

    expect(ended.locator("[data-verified=true]")).to_be_visible()


def test_the_hashes_are_folded_away(ended: Page) -> None:
    expect(ended.locator("[data-verified]")).to_be_hidden()


def test_a_game_that_is_over_offers_its_results_again(ended: Page) -> None:
    results = ended.locator("dialog .end")

    def closes() -> bool:
        """A key also skips a scene that still runs."""
        ended.keyboard.press("Escape")
        return not results.is_visible()

    wait_until(closes)

    ended.locator(".afterwards").get_by_text("Results").click()

    expect(ended.locator(".winner")).to_be_visible()


def test_the_points_of_all_rounds_and_sources_add_up_to_the_result(ended: Page) -> None:
    totals = [int(text) for text in ended.locator(".bar b").all_inner_texts()]
    charts = ended.locator(".seats > div").all()
    rounds = [chart.locator("text:not(.soft)").all_text_contents() for chart in charts]

    assert [sum(int(number or 0) for number in row) for row in rounds] == totals


def test_every_duel_has_one_winner_and_one_expected_win(ended: Page) -> None:
    rows = [row.inner_text().split("\t") for row in ended.locator(".luck tbody tr").all()]
    won = sum(int(row[3]) for row in rows)
    expected = sum(float(row[2]) for row in rows)

    assert won > 0
    assert abs(won - expected) < 0.2
