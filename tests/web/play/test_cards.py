"""The card table: bidding, the reveal, picking, and laying by mouse, finger and keys."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.card_stages import ANN, stage
from tests.web.conftest import PHONE, OpenPage
from tests.web.player import Player
from tests.web.tables import open_record, open_table

ALONE = {
    "game": "cards",
    "options": {"people": "1", "virtual": "novice,novice,novice"},
    "seats": [{"kind": "person", "name": "ann"}],
}
TOGETHER = {
    "game": "cards",
    "options": {"people": "2", "virtual": "novice,expert"},
    "seats": [{"kind": "person", "name": "ann"}, {"kind": "person", "name": "bo"}],
}
LIVELY = """localStorage.setItem('carson', JSON.stringify({
  speed: 'slow', obvious: false, language: 'en', theme: 'auto', name: 'ann'
}))"""
TERRAIN = ".column .card.legal:has(.terrain)"


def at_table(page: Page) -> Player:
    """One person against three novices, before the first bid."""
    open_table(page, ALONE)
    page.wait_for_selector("[data-bid]")
    return Player(page)


def bid(page: Page, value: int) -> None:
    """Put down a card."""
    page.locator(f'[data-bid="{value}"]').click()
    Player(page).confirm()


def at_picking(page: Page) -> Player:
    """One's pick, with the best card to choose from."""
    player = at_table(page)
    bid(page, 9)
    page.wait_for_selector(TERRAIN)
    expect(page.locator(".card .gain").first).to_be_visible()
    return player


def laid(page: Page) -> Player:
    """Where the first card of the city lies, and the second one is to be picked."""
    player = at_picking(page)
    player.answer(page.locator(TERRAIN).first)
    player.play_to("[data-bid]")
    bid(page, 8)
    page.wait_for_selector(TERRAIN)
    page.wait_for_selector(".card .gain")
    return player


# --- bidding --------------------------------------------------------------------------------
def test_a_bid_tells_the_places_that_it_can_mean(open_page: OpenPage) -> None:
    page = open_page()
    at_table(page)

    page.locator('[data-bid="9"]').click()

    expect(page.locator(".places li")).to_have_count(4)
    expect(page.locator(".meaning h2")).to_contain_text("With 9")


@pytest.mark.slow
def test_a_used_card_stays_in_sight_with_its_round(open_page: OpenPage) -> None:
    page = open_page()
    player = at_table(page)
    bid(page, 9)
    player.play_to("[data-bid]")

    expect(page.locator('[data-bid="9"]')).to_have_count(0)
    expect(page.locator(".bidding .gone")).to_contain_text("R1")


def test_the_bids_are_turned_over_in_a_moment_of_their_own(open_page: OpenPage) -> None:
    page = open_page(script=LIVELY)
    at_table(page)

    bid(page, 5)

    expect(page.locator(".reveal .one")).to_have_count(4)
    page.locator("h1").click()
    expect(page.locator(".reveal")).to_have_count(0)


@pytest.mark.slow
def test_whoever_wants_no_motion_sees_the_order_at_once(open_page: OpenPage) -> None:
    page = open_page()
    at_table(page)

    bid(page, 5)

    expect(page.locator(".rail .rank")).to_have_count(4)
    expect(page.locator(".reveal")).to_have_count(0)


def test_on_a_shared_device_nobody_sees_the_bid_of_another(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, TOGETHER)
    player = Player(page)
    page.wait_for_selector(".curtain")
    expect(page.locator("[data-bid]")).to_have_count(0)
    player.draw_curtain()

    bid(page, 7)
    page.wait_for_selector(".curtain")

    expect(page.locator("[data-bid]")).to_have_count(0)
    player.draw_curtain()
    expect(page.locator('.rail [data-player="seat-0"]')).not_to_contain_text("Bid")
    expect(page.locator('[data-bid="7"]')).to_have_count(1)


# --- picking and laying ---------------------------------------------------------------------
@pytest.mark.slow
def test_a_card_that_is_taken_leaves_its_place(open_page: OpenPage) -> None:
    page = open_page()
    player = at_table(page)
    before = page.locator(".column > *").count()

    bid(page, 1)
    page.wait_for_selector(".column .card.legal")

    assert page.locator(".column > *").count() == before
    expect(page.locator(".column .gone")).to_have_count(player.page.locator(".isDone").count())


def test_taking_and_laying_is_one_confirmation(open_page: OpenPage) -> None:
    page = open_page()
    player = laid(page)
    asked = player.decision

    page.locator(TERRAIN).first.click()
    page.locator("g.spot.legal").first.click()
    player.confirm()

    expect(page.locator("main.page")).not_to_have_attribute("data-decision", asked)
    expect(page.locator("[data-held]")).to_have_count(0)


def test_a_card_is_dragged_into_the_city_and_snaps(open_page: OpenPage) -> None:
    page = open_page()
    laid(page)
    card = page.locator(TERRAIN).first
    card.click()
    target = middle(page.locator("g.spot.legal .rim").first)
    page.keyboard.press("Escape")

    drag(page, card, target)

    expect(page.locator(".ghost")).to_have_count(1)
    expect(page.locator(".prompt .button.main")).to_be_enabled()


def test_a_card_that_may_not_lie_there_says_why(open_page: OpenPage) -> None:
    page = open_page()
    laid(page)
    page.locator(TERRAIN).first.click()
    closed = page.locator("g.spot:not(.legal)").first
    closed.wait_for(state="attached")

    closed.dispatch_event("click")

    expect(page.locator(".prompt .notice")).to_be_visible()


def test_arrows_lead_from_place_to_place_and_enter_lays(open_page: OpenPage) -> None:
    page = open_page()
    player = laid(page)
    asked = player.decision
    page.locator(TERRAIN).first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("g.spot.legal")

    page.locator("g.spot.legal").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt .button.main")).to_be_enabled()
    page.wait_for_selector(".ghost")
    page.keyboard.press("Enter")

    expect(page.locator("main.page")).not_to_have_attribute("data-decision", asked)


@pytest.mark.slow
def test_a_finger_slides_a_card_over_the_city(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    laid(page)

    page.locator(TERRAIN).first.click()

    expect(page.locator("g.spot.legal").first).to_be_visible()
    expect(page.locator(".strip .total")).to_be_visible()


@pytest.mark.slow
def test_a_tap_on_a_player_opens_the_city(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    at_picking(page)

    page.locator(".rail .head").last.click()

    expect(page.locator("dialog[open]")).to_be_visible()


def middle(place: Locator) -> tuple[float, float]:
    """The middle of something on the page."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, card: Locator, target: tuple[float, float]) -> None:
    """Take a card with the mouse and let it go somewhere else."""
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(target[0] - 30, target[1], steps=4)
    page.mouse.move(*target, steps=4)
    page.mouse.up()


# --- help -------------------------------------------------------------------------------------
@pytest.mark.slow
def test_help_explains_the_buildings_of_the_card_game(open_page: OpenPage) -> None:
    page = open_page()
    at_table(page)
    page.keyboard.press("?")

    expect(page.locator(".help")).to_contain_text("1 VP for each empty parcel")


def test_the_card_that_nobody_took_is_told_before_the_next_bid(open_page: OpenPage) -> None:
    page = open_page()
    player = at_picking(page)
    player.answer(page.locator(TERRAIN).first)
    player.play_to("[data-bid]")

    expect(page.locator("[data-left-over]")).to_be_visible()


@pytest.mark.slow
def test_bots_with_cities_can_be_chosen_instead_of_virtual_players(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("[data-game=cards] [data-door=bots]").click()
    page.click("[data-rivals=bots]")
    page.click("[data-start]")
    page.wait_for_selector("[data-bid]")

    expect(page.locator(".rail .seat")).to_have_count(4)
    expect(page.locator(".rail")).not_to_contain_text("Novice")


# --- powers, the Paperboy, the end --------------------------------------------------------------
@pytest.mark.slow
def test_virtual_players_have_faces(open_page: OpenPage) -> None:
    page = open_page()
    at_table(page)

    expect(page.locator(".rail .face")).to_have_count(3)


@pytest.mark.slow
def test_a_power_before_the_bids_tells_what_it_would_change(open_page: OpenPage) -> None:
    page = open_page()
    open_record(page, stage("UsePower", "gunsmith"), ANN)

    expect(page.locator(".power .odds tbody tr")).to_have_count(2)
    page.locator('[data-move="use gunsmith"]').click()
    expect(page.locator("[data-confirm]")).to_be_enabled()


@pytest.mark.slow
def test_a_power_that_takes_at_once_tells_what_the_best_card_brings(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    open_record(page, stage("UsePower", "lawyer"), ANN)

    expect(page.locator(".power .isUse")).to_contain_text("Take any card at once")
    expect(page.locator(".power .isUse")).to_contain_text("you do not pick again")


@pytest.mark.slow
def test_the_paperboy_brings_someone_whom_nobody_took(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    open_record(page, stage("FetchCharacter", "paperboy", offering="fetch "), ANN)
    left = page.locator('[data-move^="fetch "]').first
    expect(page.locator('[data-move="top"]').first).to_be_visible()

    Player(page).answer(left)

    expect(page.locator('[data-move^="fetch "]')).to_have_count(0)


@pytest.mark.slow
def test_the_order_is_not_told_before_all_bids_lie_open(open_page: OpenPage) -> None:
    page = open_page(script=LIVELY)
    at_table(page)

    bid(page, 5)
    page.wait_for_selector(".reveal")
    step, ranks = page.evaluate(
        """() => [Number(document.querySelector('.reveal')?.dataset.step ?? 9),
                  document.querySelectorAll('.rail .rank').length]"""
    )

    assert ranks == (4 if step >= 3 else 0)


@pytest.mark.slow
def test_the_cities_are_counted_before_the_winner_is_told(open_page: OpenPage) -> None:
    page = open_page(script=LIVELY)
    open_record(page, stage("PickCard", least=34), ANN)
    player = Player(page)
    player.play_to("dialog[open] .end")

    expect(page.locator(".end .winner")).to_be_visible()
    expect(page.locator(".podium li")).to_have_count(4)
    expect(page.locator(".solo")).to_be_visible()


@pytest.mark.slow
def test_the_count_can_be_skipped(open_page: OpenPage) -> None:
    page = open_page(script=LIVELY)
    open_record(page, stage("PickCard", least=34), ANN)
    Player(page).play_to("dialog[open] .end")

    page.locator(".kinds .skip").click()

    expect(page.locator(".end .winner")).to_be_visible()
    expect(page.locator(".kinds .skip")).to_have_count(0)


@pytest.mark.slow
def test_a_suit_can_be_chosen(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("[data-game=cards] [data-door=bots]").click()
    page.locator("form [aria-expanded]").click()
    page.locator('[data-suit="0"]').select_option("cow")
    page.click("[data-start]")
    page.wait_for_selector("[data-bid]")

    expect(page.locator(".rail .sign img").first).to_have_attribute("src", re.compile("cow"))
