"""Draw the icons of home screens: `python -m tools.icons`, with any Chromium."""

import shutil
from base64 import b64encode
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from build_hooks.client import WEB

BRAND: Final = WEB / "src" / "art" / "brand"
PUBLIC: Final = WEB / "public"
ICONS: Final = {
    "icon-192.png": ("favicon", 192),
    "icon-512.png": ("favicon", 512),
    "icon-maskable-512.png": ("icon-maskable", 512),
    "apple-touch-icon.png": ("icon-maskable", 180),
}
"""Each file with the drawing it shows and its size; phones cut their own shape out of some."""


def draw() -> None:
    """All icons."""
    program = shutil.which("chromium") or shutil.which("google-chrome")
    PUBLIC.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for name, (drawing, size) in ICONS.items():
            (PUBLIC / name).write_bytes(picture(browser, BRAND / f"{drawing}.svg", size))


def picture(browser: Browser, drawing: Path, size: int) -> bytes:
    """A drawing as PNG on nothing."""
    page = browser.new_page(viewport={"width": size, "height": size})
    data = b64encode(drawing.read_bytes()).decode()
    image = f'<img src="data:image/svg+xml;base64,{data}" width="{size}" height="{size}">'
    page.set_content(f'<body style="margin:0">{image}')
    shot = page.screenshot(omit_background=True)
    page.close()
    return shot


if __name__ == "__main__":
    draw()
