"""Main Street, the posters and the telegraph: what the table shows of a round."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESK, PHONE, OpenPage
from tests.web.layout import cut_off
from tests.web.play.test_table import at_placing
from tests.web.player import Player
from tests.web.tables import open_record, open_table, start

RECORDS = Path(__file__).parents[2] / "records"
NAMES = ("Wyatt", "Annie", "Bess", "Cole", "Dora", "Emmett")
NOW = ".space[aria-current=step]"


def people(count: int) -> list[dict[str, str]]:
    """One person, and bots."""
    bots = [{"kind": "bot", "name": name} for name in NAMES[1:count]]
    return [{"kind": "person", "name": NAMES[0]}, *bots]


def parcel_of(page: Page) -> float:
    """How wide a parcel is on the screen."""
    box = page.locator('[data-place="d4"] .reach, [data-place="d4"]').first.bounding_box()
    assert box
    return box["width"]


def test_one_space_is_being_resolved_and_those_before_it_are_done(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "bots")
    Player(page, seed=3).play_to(NOW)

    numbers = [int(one.get_attribute("data-number") or 0) for one in page.locator(NOW).all()]
    done = [int(one.get_attribute("data-number") or 0) for one in page.locator(".space.done").all()]

    assert len(numbers) == 1
    assert all(number < numbers[0] for number in done)


def test_a_building_space_is_called_by_the_building_that_lies_there(open_page: OpenPage) -> None:
    page = open_page()
    at_placing(page)

    label = page.locator('[data-place="build-12"]').get_attribute("aria-label") or ""

    assert ", $12" in label
    assert "Building at" not in label


@pytest.mark.parametrize(("size", "least"), [(DESK, 85), (PHONE, 40)])
def test_the_town_is_the_hero(open_page: OpenPage, size: tuple[int, int], least: float) -> None:
    page = open_page(size=size)
    at_placing(page)

    assert parcel_of(page) >= least


def test_six_names_can_be_read_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    open_table(page, {"options": {"players": "6"}, "seats": people(6)})
    expect(page.locator(".strip .player")).to_have_count(6)

    assert [text.strip() for text in page.locator(".strip .who").all_inner_texts()] == list(NAMES)
    assert [one for one in cut_off(page) if "who" in one] == []


def test_the_telegraph_keeps_its_sentences_for_readers(open_page: OpenPage) -> None:
    page = open_page()
    record = (RECORDS / "three.game").read_text(encoding="utf-8")
    open_record(page, record, [{"kind": "bot"}] * 3)
    line = page.locator(".log .line").filter(has_text="places a cowboy").first
    expect(line.locator(".signs img").first).to_be_attached()

    page.locator("dialog[open] header .bare").click()
    page.locator(".log .words").click()

    expect(line.locator(".signs")).to_have_count(0)
    expect(line).to_contain_text("places a cowboy")
