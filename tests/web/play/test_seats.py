"""Sitting down, standing up, being asked to leave, clocks, and who is called to their turn."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.player import Player, play_together
from tests.web.tables import choose_in_menu, online, path_of

CALLED = """
  window.calls = 0;
  window.tones = 0;
  for (const make of ['createOscillator', 'createBufferSource']) {
    const real = BaseAudioContext.prototype[make];
    BaseAudioContext.prototype[make] = function () { window.tones++; return real.call(this) };
  }
  window.Notification = class { static permission = 'granted'; constructor() { window.calls++ } };
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  const kept = JSON.parse(localStorage.getItem('carson'));
  localStorage.setItem('carson', JSON.stringify({ ...kept, notices: true }));
"""
LEGAL = ".space.legal"


def own_seats(page: Page) -> int:
    """How many seats this browser owns."""
    found: int = page.evaluate(
        """fetch(`/games${location.pathname.slice(2)}`)
          .then((answer) => answer.json())
          .then((view) => view.mine.length)"""
    )
    return found


def test_a_bot_plays_for_whoever_leaves_until_he_sits_down_again(open_page: OpenPage) -> None:
    host, guest = online(open_page, {})
    choose_in_menu(guest, "Leave the table")
    expect(host.locator(".plate .kind")).to_have_count(1)

    guest.locator(".menu").get_by_text("Take over for bo").click()

    expect(host.locator(".plate .kind")).to_have_count(0)
    assert own_seats(guest) == 1


@pytest.mark.slow
def test_the_host_can_ask_somebody_to_leave_who_then_looks_on(open_page: OpenPage) -> None:
    host, guest = online(open_page, {})

    choose_in_menu(host, "Ask bo to leave")

    expect(guest.locator(".log form")).to_have_count(0)
    expect(guest.locator(".lost")).to_have_count(0)
    assert own_seats(guest) == 0


@pytest.mark.slow
def test_a_stranger_sits_down_where_somebody_has_left(open_page: OpenPage) -> None:
    host, guest = online(open_page, {})
    choose_in_menu(guest, "Leave the table")
    expect(host.locator(".plate .kind")).to_have_count(1)
    stranger = open_page(path_of(host), script='localStorage.carson = \'{"name": "cy"}\'')

    choose_in_menu(stranger, "Take over for bo")

    expect(host.locator(".plate").filter(has_text="cy")).to_be_visible()


@pytest.mark.slow
def test_a_spectator_sees_the_table_and_is_asked_nothing(open_page: OpenPage) -> None:
    host, _ = online(open_page, {})

    spectator = open_page(path_of(host))

    expect(spectator.locator(".plate")).to_have_count(2)
    assert not spectator.locator("main.page").get_attribute("data-decision")


@pytest.mark.slow
def test_a_table_that_its_host_deletes_is_gone_for_everybody(open_page: OpenPage) -> None:
    host, guest = online(open_page, {})
    choose_in_menu(host, "Delete the table")
    host.locator(".menu").get_by_text("Press again").click()

    expect(host.locator("[data-door=bots]").first).to_be_visible()
    expect(guest.locator(".waiting .button")).to_be_visible()


@pytest.mark.slow
def test_a_seat_is_handed_to_a_bot_and_taken_back(open_page: OpenPage) -> None:
    host, guest = online(open_page, {})
    choose_in_menu(guest, "Let a bot play for bo")
    guest.keyboard.press("Escape")
    expect(host.locator(".plate .kind")).to_have_count(1)

    guest.locator(".prompt").get_by_text("Resume playing as bo").click()

    expect(host.locator(".plate .kind")).to_have_count(0)


def test_the_clock_of_whoever_is_asked_runs(open_page: OpenPage) -> None:
    host, guest = online(open_page, {"pace": "live"})

    expect(host.locator(".clock")).to_have_count(2)
    expect(guest.locator(".clock.running")).to_have_count(1)


@pytest.mark.slow
def test_whoever_looks_elsewhere_is_called_by_title_icon_sound_and_notification(
    open_page: OpenPage,
) -> None:
    host, guest = online(open_page, {}, CALLED)
    players = [Player(guest), Player(host)]

    play_together(players, lambda: bool(host.evaluate("window.calls")))

    assert host.title().startswith("●")
    assert "turn" in (host.locator("link[rel=icon]").get_attribute("href") or "")
    assert host.evaluate("window.tones") > 0


def may_place(player: Player) -> bool:
    """Whether someone is asked where to place."""
    return player.sees(LEGAL)


@pytest.mark.slow
def test_two_people_place_at_the_same_time_with_kit_carson_live(open_page: OpenPage) -> None:
    options = {"players": "2", "variants": "kit-carson", "placing": "live"}
    players = [
        Player(page, seed) for seed, page in enumerate(online(open_page, {"options": options}))
    ]

    # The first player places one before the other begins.
    play_together(players, lambda: any(map(may_place, players)), unless=LEGAL)
    first = next(filter(may_place, players))
    first.answer(first.page.locator(LEGAL).first)
    play_together(players, lambda: all(map(may_place, players)), unless=LEGAL)

    cowboys = players[0].page.locator(".track .cowboys img")
    before = cowboys.count()
    for player in players:
        player.page.locator(LEGAL).first.click()
        player.confirm()
    expect(cowboys).to_have_count(before + 2)
