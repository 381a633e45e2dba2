"""Whole games through the page, with each variant, on phone, tablet and desk, in each language."""

import pytest

from tests.web.conftest import DESK, PHONE, TABLET, OpenPage
from tests.web.player import Player
from tests.web.tables import ANN_AND_BO, open_table, scrolls, start

LOOK_EVERY = 7
VARIANTS = [
    ("new-beginning", PHONE, "de"),
    ("river", TABLET, "ja"),
    ("might-is-right", DESK, "de"),
    ("kit-carson", PHONE, "fr"),
    ("outlaws", DESK, "ja"),
    ("horses", PHONE, "en"),
]


def test_two_clicks_lead_into_a_game_against_bots(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "bots")
    player = Player(page)

    player.play(steps=3)

    assert page.locator("[data-place]").count() > 64


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")])
def test_a_game_against_bots_is_played_to_its_end(
    open_page: OpenPage, size: tuple[int, int], language: str
) -> None:
    page = open_page(size=size, language=language)
    start(page, "bots")
    player = Player(page)

    player.play(look_every=LOOK_EVERY)

    assert page.locator(".winner").is_visible()
    assert not scrolls(page)
    assert sorted(player.flaws) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "language"), [(PHONE, "ja"), (TABLET, "de"), (DESK, "fr"), (PHONE, "en")]
)
def test_a_card_game_is_played_to_its_end(
    open_page: OpenPage, size: tuple[int, int], language: str
) -> None:
    page = open_page(size=size, language=language)
    start(page, "bots", game="cards")
    player = Player(page)

    player.play(look_every=LOOK_EVERY)

    assert page.locator(".winner").is_visible()
    assert sorted(player.flaws) == []


@pytest.mark.slow
def test_a_shared_device_plays_the_card_game_with_hidden_bids(open_page: OpenPage) -> None:
    page = open_page(size=TABLET)
    open_table(page, {"game": "cards", "options": {"people": "2"}, "seats": ANN_AND_BO})
    page.wait_for_selector(".curtain")
    player = Player(page)

    player.play(look_every=LOOK_EVERY)

    assert page.locator(".winner").is_visible()
    assert page.locator(".cities figure").count() == 2
    assert sorted(player.flaws) == []


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "size", "language"), VARIANTS)
def test_a_shared_device_plays_each_variant_to_its_end(
    open_page: OpenPage, variant: str, size: tuple[int, int], language: str
) -> None:
    page = open_page(size=size, language=language)
    options = {"players": "2", "variants": variant, "buildings": "all", "characters": "random"}
    open_table(page, {"options": options, "seats": ANN_AND_BO})
    player = Player(page)

    player.play(look_every=LOOK_EVERY)

    assert page.locator(".winner").is_visible()
    assert sorted(player.flaws) == []
