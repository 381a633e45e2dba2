"""Take the screenshots of the pages: `python -m tools.screens FOLDER`, with any Chromium."""

import shutil
import sys
import tempfile
from base64 import b64decode, b64encode
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

PACK: Final = """async (address) => {
  const picture = await createImageBitmap(await (await fetch(address)).blob());
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: picture.width, height: picture.height });
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas.toDataURL('image/webp', 0.85).split(',')[1];
}"""
Scene = Callable[[Page, str], None]
"""Given a page, and the record of a game that has ended."""


# --- scenes ---------------------------------------------------------------------------------
def start(page: Page, record: str) -> None:
    """The start page with a door open."""
    page.click("[data-door=bots]")
    page.evaluate("scrollTo(0, 0)")


def placing(page: Page, record: str) -> None:
    """Late in a game, where a cowboy is about to be placed among others."""
    open_record(page, cut(record), FOUR)
    spaces = page.locator(".space.legal:has(.cowboys)")
    (spaces.first if spaces.count() else page.locator(".space.legal").first).click()
    page.wait_for_selector(".prompt .lines")


def duel(page: Page, record: str) -> None:
    """Dice and arithmetic of a duel."""
    open_table(page, {"seats": FOUR})
    player = Player(page, seed=11)
    while not page.locator(".duel").count() and not player.is_over:
        if not player.step():
            page.wait_for_timeout(30)
    page.wait_for_timeout(700)


def auction(page: Page, record: str) -> None:
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


def end(page: Page, record: str) -> None:
    """The end of a game."""
    open_record(page, record, FOUR)
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


def played(browser: Browser, house: House) -> str:
    """The record of a game that bots play among themselves."""
    page = browser.new_page()
    page.goto(house.url)
    options = {"buildings": "all", "characters": "prosper"}
    open_table(page, {"options": options, "seats": [{"kind": "bot"}] * 4})
    page.wait_for_selector('main.page[data-status="over"]', timeout=120_000)
    record: str = page.evaluate(
        "fetch(`/games${location.pathname.slice(2)}/record`).then((r) => r.text())"
    )
    page.close()
    return record


def cut(record: str) -> str:
    """A record that ends before the first seat's last cowboy, when the board is full of them."""
    lines = record.splitlines()
    placed = [number for number, line in enumerate(lines) if line.startswith("1 place ")]
    return "\n".join([*lines[: placed[-1]], "end", ""])


# --- the camera -----------------------------------------------------------------------------
def take(folder: Path) -> None:
    """All pictures into a folder."""
    client.build()
    folder.mkdir(parents=True, exist_ok=True)
    program = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        house = House(Path(place))
        house.open()
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            record = played(browser, house)
            for name in SCENES:
                picture(browser, house, name, record, folder / f"{name}.webp")
        finally:
            house.kill()


def picture(browser: Browser, house: House, name: str, record: str, path: Path) -> None:
    """One picture."""
    scene, size, dark, language = SCENES[name]
    context = browser.new_context(viewport=size, color_scheme="dark" if dark else "light")
    speed = "slow" if scene is duel else "off"
    context.add_init_script(STILL.replace("SPEED", speed).replace("LANGUAGE", language))
    page = context.new_page()
    page.goto(house.url)
    scene(page, record)
    page.wait_for_timeout(1500)
    path.write_bytes(packed(browser, page.screenshot()))
    context.close()


def packed(browser: Browser, picture: bytes) -> bytes:
    """A picture as WebP, which is a quarter of it."""
    page = browser.new_page()
    text: str = page.evaluate(PACK, "data:image/png;base64," + b64encode(picture).decode())
    page.close()
    return b64decode(text)


if __name__ == "__main__":
    take(Path(sys.argv[1]))
