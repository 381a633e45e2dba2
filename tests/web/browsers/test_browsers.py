"""A game from the start page to the end screen, in Firefox and in WebKit."""

import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.web.browsers import firefox, webkit
from tests.web.browsers.firefox import Firefox
from tests.web.browsers.guest import Guest
from tests.web.browsers.webkit import WebKit
from tests.web.browsers.window import Window
from tests.web.house import House

LIKED: Final = """localStorage.setItem('carson', JSON.stringify({
  speed: 'SPEED', obvious: false, language: 'en', name: 'ann', opponent: 'level-1'
}))"""
ANIMATED: Final = 4
"""This many answers are given while everything moves; the rest of the game stands still."""
TWO_PLAYERS: Final = "form .count:first-child"


@pytest.fixture
def in_firefox(tmp_path: Path) -> Iterator[Firefox]:
    """A window of Firefox."""
    path = firefox.program()
    if path is None:
        pytest.skip(missing("FIREFOX"))
    opened = Firefox(path, tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def in_webkit() -> Iterator[WebKit]:
    """A window of WebKit."""
    found = webkit.programs()
    if found is None:
        pytest.skip(missing("WEBKIT DRIVER OR XVFB"))
    opened = WebKit(*found)
    yield opened
    opened.close()


def missing(what: str) -> str:
    """Say loudly what was not tested, and why."""
    warnings.warn(f"NO {what} FOUND: the client was not tested there", stacklevel=2)
    return f"no {what.lower()} found"


@pytest.mark.slow
def test_firefox_plays_a_game_from_the_start_page_to_the_end(
    house: House, in_firefox: Firefox
) -> None:
    play_a_game(house, in_firefox)


@pytest.mark.slow
def test_webkit_plays_a_game_from_the_start_page_to_the_end(
    house: House, in_webkit: WebKit
) -> None:
    play_a_game(house, in_webkit)


def play_a_game(house: House, window: Window) -> None:
    """Through the door to the bots, against one of them, until someone has won.

    In between the page is opened again, as someone does who comes back.
    """
    window.go(f"{house.url}/text")
    window.do(LIKED.replace("SPEED", "fast"))
    window.go(house.url)
    guest = Guest(window)
    guest.press("[data-game=board] [data-door=bots]")
    guest.press(TWO_PLAYERS)
    guest.press("[data-start]")
    guest.wait_for("main.page")
    guest.play(ANIMATED)
    assert window.complaints == []

    window.do(LIKED.replace("SPEED", "off"))
    window.go(window.ask("return location.href", str))
    guest.play()

    guest.wait_for(".winner")
    assert window.complaints == []
    assert window.ask("return document.documentElement.scrollWidth <= innerWidth", bool)
