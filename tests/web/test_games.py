"""Whole games through the page, with each variant, on phone and desk."""

import pytest

from tests.web.conftest import DESK, PHONE, OpenPage
from tests.web.player import Player
from tests.web.tables import open_table, scrolls, start

VARIANTS = ("new-beginning", "river", "might-is-right", "kit-carson", "outlaws", "horses")


def test_two_clicks_lead_into_a_game_against_bots(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "bots")
    player = Player(page)

    player.play(steps=3)

    assert page.locator("[data-place]").count() > 64


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_game_against_bots_is_played_to_its_end(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    start(page, "bots")

    Player(page).play()

    assert page.locator(".winner").is_visible()
    assert not scrolls(page)


@pytest.mark.slow
def test_a_card_game_is_played_to_its_end(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    start(page, "bots", game="cards")

    Player(page).play()

    assert page.locator(".winner").is_visible()


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_shared_device_plays_each_variant_to_its_end(open_page: OpenPage, variant: str) -> None:
    page = open_page()
    people = [{"kind": "person", "name": name} for name in ("ann", "bo")]
    options = {"players": "2", "variants": variant, "buildings": "all", "characters": "random"}
    open_table(page, {"options": options, "seats": people})

    Player(page).play()

    assert page.locator(".winner").is_visible()
