"""What the tests of the client share: a built client, a server, a browser."""

import re
import shutil
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from build_hooks import client
from tests.support.patience import MILLISECONDS
from tests.web.house import House

BROWSERS: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
DESK: Final = (1440, 900)
PHONE: Final = (390, 844)
TABLET: Final = (820, 1180)
STILL: Final = """localStorage.setItem('carson', JSON.stringify({
  speed: 'off', obvious: false, language: LANGUAGE, theme: 'auto', name: 'ann'
}))"""

LOOKING: Final = re.compile(r"/games/[\w-]+(/events|/moves|/forecast|/column)?\?")

OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The client as it is now; where several processes test, one of them builds it for all."""
    lock = tmp_path_factory.getbasetemp().parent / "client.lock"
    while True:
        try:
            lock.mkdir()
            break
        except FileExistsError:
            time.sleep(0.2)
    try:
        client.build()
    finally:
        lock.rmdir()
    if not client.BUILT.is_file():
        pytest.skip("the client was not built")


@pytest.fixture(scope="session")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server with the client."""
    opened = House(tmp_path_factory.mktemp("house"))
    opened.open()
    yield opened
    opened.kill()


@pytest.fixture(scope="session")
def program() -> str:
    """Any Chrome or Chromium of this machine."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        warnings.warn("NO CHROME OR CHROMIUM FOUND: the client was not tested", stacklevel=1)
        pytest.skip("no Chrome or Chromium found")
    return found


@pytest.fixture(scope="session")
def browser(program: str) -> Iterator[Browser]:
    """A browser whose windows know nothing of each other."""
    with sync_playwright() as playwright:
        expect.set_options(timeout=MILLISECONDS)
        yield playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox"], timeout=MILLISECONDS
        )


def patient(context: BrowserContext) -> BrowserContext:
    """A context whose pages wait as long as the machine needs."""
    context.set_default_timeout(MILLISECONDS)
    return context


def is_complaint(message: ConsoleMessage) -> bool:
    """Whether something went wrong; that a table may be gone, or a move too late, is right."""
    url = message.location["url"]
    gone = "status of 40" in message.text and LOOKING.search(url)
    # What was suggested is looked into a moment later: it may have been answered elsewhere.
    late = "status of 422" in message.text and "/preview" in url
    return message.type == "error" and not gone and not late


@pytest.fixture
def open_page(browser: Browser, house: House) -> Iterator[OpenPage]:
    """A window onto the server; none of them may complain on its console."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_one(
        path: str = "/",
        size: tuple[int, int] = DESK,
        language: str = "en",
        dark: bool = False,
        script: str = "",
    ) -> Page:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            accept_downloads=True,
        )
        contexts.append(patient(context))
        context.add_init_script(STILL.replace("LANGUAGE", repr(language)) + ";" + script)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda message: complaints.append(message.text) if is_complaint(message) else None,
        )
        page.goto(house.url + path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    lost = re.compile("ERR_(CONNECTION|INTERNET|FAILED)")
    unexpected = [text for text in complaints if not lost.search(text)]
    assert unexpected == []


@pytest.fixture
def own_house(built: None, tmp_path: Path) -> Iterator[House]:
    """A server that a test may kill."""
    opened = House(tmp_path)
    opened.open()
    yield opened
    opened.kill()
