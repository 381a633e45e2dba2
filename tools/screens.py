"""Take the screenshots of the pages: `python -m tools.screens FOLDER`, with any Chromium."""

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from build_hooks import client
from tests.web.house import House
from tests.web.player import Player
from tests.web.tables import open_record, open_table

DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
STILL: Final = """localStorage.setItem('carson', JSON.stringify({
  speed: 'SPEED', obvious: false, language: 'LANGUAGE', name: 'Ann'
}))"""
FOUR: Final = [{"kind": "person", "name": "Ann"}, *({"kind": "bot"} for _ in range(3))]

Scene = Callable[[Page], None]


# --- scenes ---------------------------------------------------------------------------------
def start(page: Page) -> None:
    """The start page with a door open."""
    page.click("[data-door=bots]")


def placing(page: Page) -> None:
    """Late in a game, where a cowboy is about to be placed among others."""
    open_record(page, cut(played(page)), FOUR)
    spaces = page.locator(".space.legal:has(.cowboys)")
    (spaces.first if spaces.count() else page.locator(".space.legal").first).click()
    page.wait_for_selector(".prompt .lines")


def duel(page: Page) -> None:
    """Dice and arithmetic of a duel."""
    open_table(page, {"seats": FOUR})
    player = Player(page, seed=11)
    while not page.locator(".duel").count() and not player.is_over:
        if not player.step():
            page.wait_for_timeout(30)
    page.wait_for_timeout(700)


def auction(page: Page) -> None:
    """A bid in an auction."""
    people = [{"kind": "person", "name": name} for name in ("Ann", "Bo", "Cy")]
    options = {"players": "3", "characters": "0Y,3R,4Y,5R,8Y,9Y,12R,15R"}
    open_table(page, {"options": options, "seats": people})
    player = Player(page, seed=5)
    while not page.locator('[data-move^="bid "]').count():
        if page.locator('[data-move="choose auctioneer"]').count():
            page.locator('[data-move="choose auctioneer"]').click()
            player.confirm()
        player.step()


def end(page: Page) -> None:
    """The end of a game."""
    open_record(page, played(page), FOUR)
    page.wait_for_selector(".winner")


SCENES: Final[dict[str, tuple[Scene, ViewportSize, bool, str]]] = {
    "start": (start, DESK, False, "en"),
    "table": (placing, DESK, False, "en"),
    "table-dark": (placing, DESK, True, "en"),
    "phone": (placing, PHONE, False, "en"),
    "phone-japanese": (placing, PHONE, True, "ja"),
    "duel": (duel, DESK, False, "en"),
    "auction": (auction, PHONE, False, "en"),
    "end": (end, DESK, False, "en"),
}


def played(page: Page) -> str:
    """The record of a game that bots play among themselves."""
    options = {"buildings": "all", "characters": "prosper"}
    open_table(page, {"options": options, "seats": [{"kind": "bot"}] * 4})
    page.wait_for_selector('main.page[data-status="over"]', timeout=120_000)
    record: str = page.evaluate(
        "fetch(`/games${location.pathname.slice(2)}/record`).then((r) => r.text())"
    )
    return record


def cut(record: str) -> str:
    """A record that ends before a cowboy of the first seat is placed, late in the game."""
    lines = record.splitlines()
    placed = [number for number, line in enumerate(lines) if line.startswith("1 place ")]
    return "\n".join([*lines[: placed[len(placed) * 3 // 4]], "end", ""])


# --- the camera -----------------------------------------------------------------------------
def take(folder: Path) -> None:
    """All pictures into a folder."""
    client.build()
    program = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        house = House(Path(place))
        house.open()
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            for name in SCENES:
                picture(browser, house, name, folder / f"{name}.png")
        finally:
            house.kill()


def picture(browser: Browser, house: House, name: str, path: Path) -> None:
    """One picture."""
    scene, size, dark, language = SCENES[name]
    context = browser.new_context(viewport=size, color_scheme="dark" if dark else "light")
    speed = "slow" if scene is duel else "off"
    context.add_init_script(STILL.replace("SPEED", speed).replace("LANGUAGE", language))
    page = context.new_page()
    page.goto(house.url)
    scene(page)
    page.wait_for_timeout(300)
    page.screenshot(path=path)
    context.close()


if __name__ == "__main__":
    take(Path(sys.argv[1]))
