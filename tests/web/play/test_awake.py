"""Reaching a player: lost lines, sleeping phones, pauses, leave that is given once for all."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.support.patience import wait_until
from tests.web.conftest import OpenPage
from tests.web.player import Player, act_until, play_together
from tests.web.tables import online, open_record, start

RECORD = Path(__file__).parents[2] / "records" / "four.game"
ASLEEP = """
  window.isAsleep = false;
  window.late = 0;
  const now = Date.now;
  Date.now = () => now() + window.late;
  window.EventSource = class extends EventSource {
    addEventListener(name, listener) {
      super.addEventListener(name, (event) => window.isAsleep || listener(event));
    }
  };
"""
WAKE = """() => {
  window.isAsleep = false;
  window.late += 60_000;
  document.dispatchEvent(new Event('visibilitychange'));
}"""

ENDLESS = """
  performance.now = () => 1;
  const later = window.setTimeout;
  window.setTimeout = (act, wait, ...rest) => later(act, wait === 3000 ? 1e8 : wait, ...rest);
"""
"""A pause of three seconds never ends, however slow the machine is."""


def move_and_tell(mover: Page, name: str) -> str:
    """Make a move; what the log of the mover says of it, and not of a move before."""
    lines = mover.locator(".log .line").filter(has_text=f"{name} ")
    before = lines.count()
    Player(mover).play(steps=1)
    expect(lines).not_to_have_count(before)
    return lines.last.inner_text()


def in_turn(host: Page, guest: Page) -> tuple[Page, Page, str]:
    """Who is asked, the other one, and the name of the first."""
    players = [Player(host), Player(guest)]
    play_together(players, lambda: any(player.decision for player in players))
    return (host, guest, "ann") if players[0].decision else (guest, host, "bo")


def test_who_loses_the_network_is_told_so_and_catches_up(open_page: OpenPage) -> None:
    host, guest = online(open_page, {})
    mover, other, name = in_turn(host, guest)

    other.context.set_offline(True)
    expect(other.locator(".lost")).to_be_visible()
    told = move_and_tell(mover, name)
    other.context.set_offline(False)

    expect(other.locator(".lost")).to_have_count(0)
    expect(other.locator(".log")).to_contain_text(told)


@pytest.mark.slow
def test_a_phone_that_slept_catches_up_when_it_wakes(open_page: OpenPage) -> None:
    host, guest = online(open_page, {}, ASLEEP)
    play_together([Player(host)], lambda: bool(Player(guest).decision))
    expect(host.locator('main.page[data-decision=""]')).to_be_visible()

    host.evaluate("window.isAsleep = true")
    told = move_and_tell(guest, "bo")
    host.wait_for_timeout(500)
    assert told not in host.locator(".log").inner_text()
    host.evaluate(WAKE)

    expect(host.locator(".log")).to_contain_text(told)


@pytest.mark.slow
def test_bots_moves_wait_for_a_pause_and_nobody_waits_who_taps(open_page: OpenPage) -> None:
    page = open_page(script=ENDLESS)
    start(page, "bots")
    player = Player(page)
    player.play_to(".space.legal")
    address = page.url.replace("/g/", "/games/")
    page.locator("header.status .bare").last.click()
    page.get_by_label("Pause after bots’ moves").select_option("3")
    page.keyboard.press("Escape")
    page.click('[data-place="wages"]')
    player.confirm()
    expect(page.locator('main.page[data-decision=""]')).to_be_visible()

    def tap() -> bool:
        page.keyboard.press("Shift")
        return False

    wait_until(lambda: page.request.get(address).json()["decision"] is not None)
    assert not player.decision

    # What has not arrived yet when a key is pressed rests again.
    act_until(page, lambda: bool(player.decision), tap)


@pytest.mark.slow
def test_leave_for_houses_is_given_once_for_the_whole_game(open_page: OpenPage) -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    asked = next(number for number, line in enumerate(lines) if " ask " in line)
    page = open_page()
    people = [{"kind": "person", "name": name} for name in ("ann", "bo", "cy", "di")]
    open_record(page, "\n".join([*lines[: asked + 1], "end", ""]), people)

    page.click("[data-always]")
    expect(page.locator("[data-always]")).to_have_count(0)
    page.locator(".prompt .buttons .button").first.click()

    expect(page.locator(".log")).to_contain_text("allow")
