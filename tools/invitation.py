"""Draw what messengers show of a link: `python -m tools.invitation`, with any Chromium."""

import shutil
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from build_hooks import client
from carson.server.http.link_previews import PICTURE, SIZE
from tests.web.house import House

FILE: Final = client.WEB / "public" / PICTURE.lstrip("/")
ALONE: Final = """() => {
  for (const other of document.querySelectorAll('.top, .yard, footer')) other.remove();
  document.querySelector('.street').style.height = '606px';
  for (const motion of document.getAnimations()) motion.cancel();
}"""
"""Nothing but the street; what moves stands still."""


def draw() -> None:
    """The street of the start page under its sign, on a clear morning."""
    client.build()
    program = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": SIZE["width"], "height": SIZE["height"]})
        page.clock.set_fixed_time("2026-06-01T10:00:00")
        page.goto(house.url)
        page.wait_for_selector(".street")
        page.evaluate(ALONE)
        page.evaluate("document.fonts.ready")
        page.screenshot(path=FILE)
        house.kill()


if __name__ == "__main__":
    draw()
