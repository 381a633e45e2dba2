"""On a phone: it can be installed, and Undo and Confirm lie at the thumb."""

import json
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page

from tests.support.patience import MILLISECONDS, SECONDS
from tests.web.conftest import PHONE, OpenPage, patient
from tests.web.house import House
from tests.web.play.test_table import at_placing
from tests.web.tables import ANN_AND_BO, View, drive, open_table, scrolls

ON_ITS_SIDE = (844, 390)
SMALL_PHONE = (360, 640)
FINGER = 43
SIX_WITH_ALL = {
    "players": "6",
    "variants": "river,might-is-right,outlaws,horses",
    "buildings": "all",
    "characters": "random",
}
PNG = b"\x89PNG\r\n\x1a\n"


def fetched(house: House, path: str) -> tuple[str, bytes]:
    """The kind and the content of a file."""
    with urlopen(house.url + path, timeout=SECONDS) as answer:
        return answer.headers["content-type"], answer.read()


def test_the_manifest_and_its_icons_are_sent_as_what_they_are(house: House) -> None:
    kind, content = fetched(house, "/manifest.webmanifest")
    icons = [fetched(house, icon["src"]) for icon in json.loads(content)["icons"]]
    icons.append(fetched(house, "/apple-touch-icon.png"))

    assert kind.startswith("application/manifest+json")
    assert all(kind == "image/png" and data.startswith(PNG) for kind, data in icons)


def test_the_browser_would_install_it(
    browser: Browser, program: str, house: House, tmp_path: Path
) -> None:
    # Only a browser with a profile of its own installs anything.
    context = browser.browser_type.launch_persistent_context(
        tmp_path, executable_path=program, args=["--no-sandbox"], timeout=MILLISECONDS
    )
    page = patient(context).new_page()
    page.goto(house.url)
    page.wait_for_selector("[data-door]")
    answer = context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    context.close()

    assert answer["installabilityErrors"] == []


def test_undo_and_confirm_lie_at_the_bottom_of_the_screen(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    at_placing(page)

    boxes = [one.bounding_box() for one in page.locator(".prompt .buttons .button").all()]

    assert len(boxes) == 2
    assert all(box and box["y"] > PHONE[1] * 0.8 for box in boxes)
    assert all(box and box["height"] >= 43 and box["width"] >= 43 for box in boxes)


def parcel_width(page: Page) -> float:
    """How wide a parcel of the town is on the screen."""
    box = page.locator('[data-place="d4"]').bounding_box()
    assert box is not None
    return box["width"]


def test_a_phone_on_its_side_shows_town_street_and_buttons_at_once(open_page: OpenPage) -> None:
    page = open_page(size=ON_ITS_SIDE)
    at_placing(page)

    assert parcel_width(page) >= FINGER
    assert page.locator('.space[data-place="wages"]').is_visible()
    assert not scrolls(page)
    boxes = [one.bounding_box() for one in page.locator(".prompt .buttons .button").all()]
    assert all(box and box["y"] + box["height"] <= ON_ITS_SIDE[1] for box in boxes)


@pytest.mark.slow
def test_six_players_with_all_variants_leave_parcels_for_fingers(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    people = [{"kind": "person", "name": name} for name in ("ann", "bo", "cy", "di", "ed", "flo")]
    open_table(page, {"options": SIX_WITH_ALL, "seats": people})
    page.wait_for_selector('[data-place="d4"]')

    assert parcel_width(page) >= FINGER


# --- the actions of a decision --------------------------------------------------------------
SIX_VERBS = {"place", "white", "shift", "back", "road", "pass"}
OUT_OF_SIGHT = """() => [...document.querySelectorAll('.verbs .segment')].filter((one) => {
  const box = one.getBoundingClientRect();
  const inside = box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return !inside || box.width < 43 || !one.contains(document.elementFromPoint(x, y))
    || one.scrollWidth > one.clientWidth;
}).map((one) => one.textContent)"""


def at_six_verbs(page: Page) -> None:
    """A decision that can be answered in six ways."""
    options = {"players": "2", "variants": "kit-carson"}
    open_table(page, {"options": options, "seats": ANN_AND_BO})
    wanted = ("choose sheriff", "place three-roads")
    drive(page, wanted, lambda view: verbs_of(view) >= SIX_VERBS)
    page.reload()
    page.wait_for_selector(".verbs .segment:nth-child(6)")


def verbs_of(view: View) -> set[str]:
    """In how many ways a decision can be answered."""
    return {offer["verb"] for offer in view["decision"]["moves"]}


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_all_actions_of_a_decision_are_in_sight(
    open_page: OpenPage, size: tuple[int, int], language: str
) -> None:
    page = open_page(size=size, language=language)
    at_six_verbs(page)

    assert page.evaluate(OUT_OF_SIGHT) == []
    assert not scrolls(page)
