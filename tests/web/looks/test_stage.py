"""What is staged: each moment appears, can be skipped, stands still, and is written down last."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.conftest import DESK, patient
from tests.web.house import House
from tests.web.staging import CHOSEN, HAPPEN, MOVING, STREAM, until_asked
from tests.web.tables import open_table, until

About = Mapping[str, object]
Happened = Sequence[tuple[str, About]]

DUEL: Final[Happened] = [
    ("duel-began", {"place": "d4"}),
    ("fought", {"seat": 0, "die": 3, "firepower": 4, "total": 7}),
    ("fought", {"seat": 1, "die": 5, "firepower": 2, "total": 7}),
    ("duel-won", {"seat": 0, "place": "d4"}),
]
MOMENTS: Final[Mapping[str, Happened]] = {
    "opening": [("founded", {"parcel": "d4"})],
    "banner": [("round-began", {"round": 2})],
    "draw": [("drew", {"thing": "saloon", "price": 12})],
    "card": [("card-taken", {"seat": 1, "card": "sheriff"})],
    "ride": [("placed", {"seat": 1, "place": "wages", "piece": "cowboy"})],
    "pass": [("passed", {"seat": 1, "rank": 1})],
    "duel": DUEL,
    "flow": [("income", {"seat": 1, "thing": "bank", "parcel": "d4", "amount": 9})],
    "raid": [
        ("stolen", {"thief": 1, "thing": "bank", "parcel": "d4", "amount": 4}),
        ("robbed", {"seat": 0, "thing": "mine", "parcel": "c3", "amount": 2}),
    ],
    "blast": [("blasted", {"seat": 1, "parcel": "d4"})],
    "gamble": [("rolled", {"seat": 1, "die": 5}), ("rolled", {"seat": 1, "die": 2})],
    "rise": [("built", {"seat": 1, "thing": "mine", "parcel": "c3"})],
    "road": [("road-laid", {"seat": 1, "edge": "c3n", "count": 1})],
    "outlaws": [("outlaw-arrived", {"parcel": "d4"})],
    "toll": [("excess-spent", {"seat": 1, "amount": 7})],
    "planks": [],
    "end": [("game-ended", {})],
}
CHANGES: Final[Mapping[str, About]] = {"planks": {"closed": ["vp-2"]}}
RESULT: Final[About] = {
    "ranking": [0, 1],
    "winners": [0],
    "scores": {"parcels": [3, 2], "end-cash": [4, 1]},
    "seed": "00",
    "luck": [{"fought": 0, "won": 0, "expected": 0}] * 2,
}

OpenStage = Callable[..., Page]
SHARED: Final = [kind for kind in MOMENTS if kind != "end"]
"""The moments after which the game goes on."""
SHORT: Final = ("banner", "duel", "flow")
"""The moments that every run looks at; the long one looks at all of them."""
EACH: Final = [
    kind if kind in SHORT else pytest.param(kind, marks=pytest.mark.slow) for kind in SHARED
]
LONGEST_MS: Final = 5000
"""No moment after which the game goes on takes longer."""


@pytest.fixture(scope="module")
def open_stage(browser: Browser, house: House) -> Iterator[OpenStage]:
    """A table of ann and a bot at which only happens what a test says; its clock stands still."""
    contexts: list[BrowserContext] = []

    def open_one(still: bool = False) -> Page:
        context = browser.new_context(
            viewport={"width": DESK[0], "height": DESK[1]},
            reduced_motion="reduce" if still else "no-preference",
        )
        contexts.append(patient(context))
        context.add_init_script(CHOSEN.replace("SPEED", "normal") + ";" + STREAM)
        page = context.new_page()
        page.goto(house.url)
        seats = [{"kind": "person", "name": "ann"}, {"kind": "bot"}]
        open_table(page, {"options": {"players": "2"}, "seats": seats})
        until_asked(page)
        page.clock.install()
        page.reload()
        expect(page.locator(".log .entry").first).to_be_attached()
        page.clock.pause_at(datetime.now() + timedelta(seconds=5))
        return page

    yield open_one
    for context in contexts:
        context.close()


@pytest.fixture(scope="module")
def at_table(open_stage: OpenStage) -> Page:
    """One table for all moments after which the game continues."""
    return open_stage()


@pytest.fixture(scope="module")
def at_still_table(open_stage: OpenStage) -> Page:
    """The same for someone who wants stillness."""
    return open_stage(still=True)


def happen(page: Page, kind: str) -> None:
    """Let a moment come, and see it."""
    result = RESULT if kind == "end" else None
    page.evaluate(HAPPEN, [MOMENTS[kind], CHANGES.get(kind, {}), result])
    expect(page.locator(f'[data-scene="{kind}"]')).to_be_visible()


def set_speed(page: Page, speed: str) -> None:
    """Choose how fast everything is told, in the menu."""
    page.locator("header.status .bare").last.click()
    page.locator('.settings select:has(option[value="slow"])').select_option(speed)
    page.keyboard.press("Escape")
    expect(page.locator(".menu")).to_have_count(0)


def written(page: Page) -> int:
    """How often the log tells what happened."""
    return page.locator(".log").first.inner_text().count("It is written.")


def ready(page: Page) -> int:
    """Let all spaces be open again, and count what is written."""
    page.evaluate(HAPPEN, [[], {"closed": []}, None])
    page.clock.run_for(1000)
    return written(page)


@pytest.mark.parametrize("kind", EACH)
def test_a_moment_is_staged_and_written_down_only_then(at_table: Page, kind: str) -> None:
    before = ready(at_table)
    happen(at_table, kind)
    assert written(at_table) == before

    at_table.clock.run_for(LONGEST_MS)

    expect(at_table.locator("[data-scene]")).to_have_count(0)
    assert written(at_table) == before + 1


@pytest.mark.parametrize("kind", EACH)
def test_a_tap_skips_a_moment(at_table: Page, kind: str) -> None:
    before = ready(at_table)
    happen(at_table, kind)

    at_table.mouse.click(700, 20)

    expect(at_table.locator("[data-scene]")).to_have_count(0)
    assert written(at_table) == before + 1


@pytest.mark.parametrize("kind", EACH)
def test_a_key_skips_a_moment(at_table: Page, kind: str) -> None:
    before = ready(at_table)
    happen(at_table, kind)

    at_table.keyboard.press("Escape")

    expect(at_table.locator("[data-scene]")).to_have_count(0)
    assert written(at_table) == before + 1


@pytest.mark.parametrize("kind", EACH)
def test_whoever_wants_stillness_sees_a_moment_that_does_not_move(
    at_still_table: Page, kind: str
) -> None:
    ready(at_still_table)
    happen(at_still_table, kind)

    assert at_still_table.evaluate(MOVING) == 0
    at_still_table.keyboard.press("Escape")
    expect(at_still_table.locator("[data-scene]")).to_have_count(0)


def test_the_winner_of_a_duel_is_named_last(at_table: Page) -> None:
    page = at_table
    happen(page, "duel")
    expect(page.locator(".man")).to_have_count(2)
    assert page.locator(".ribbon").count() == 0

    page.clock.run_for(1200)
    assert page.locator(".total").all_inner_texts() == ["7", "7"]
    assert page.locator(".ribbon").count() == 0

    page.clock.run_for(400)
    expect(page.locator(".ribbon")).to_contain_text("7 : 7")
    expect(page.locator(".ribbon")).to_contain_text("passed first")
    page.clock.run_for(LONGEST_MS)


def test_a_tap_on_a_duel_does_nothing_else(at_table: Page) -> None:
    page = at_table
    happen(page, "duel")

    page.mouse.click(700, 450)

    assert page.locator('[aria-pressed="true"][data-move], .chosen').count() == 0


def test_whoever_is_in_a_hurry_sees_duels_of_others_as_a_chip(at_table: Page) -> None:
    page = at_table
    set_speed(page, "fast")
    own, other = MOMENTS["duel"], [(kind, {**about, "seat": 1}) for kind, about in DUEL]
    page.evaluate(HAPPEN, [other, {}, None])
    expect(page.locator(".chip-duel")).to_be_visible()
    page.clock.run_for(2000)

    page.evaluate(HAPPEN, [own, {}, None])
    expect(page.locator(".man")).to_have_count(2)
    page.clock.run_for(LONGEST_MS)
    set_speed(page, "normal")


def test_without_animations_everything_is_written_at_once(at_table: Page) -> None:
    before = ready(at_table)
    set_speed(at_table, "off")
    at_table.evaluate(HAPPEN, [DUEL, {}, None])

    until(
        at_table,
        f"document.querySelector('.log').innerText.split('It is written.').length > {before + 1}",
    )
    assert at_table.locator("[data-scene]").count() == 0
    set_speed(at_table, "normal")


def test_a_page_that_is_hidden_shows_the_end_at_once(at_table: Page) -> None:
    before = ready(at_table)
    happen(at_table, "banner")

    at_table.evaluate("""() => {
      const seen = { get: () => 'hidden', configurable: true };
      Object.defineProperty(document, 'visibilityState', seen);
      document.dispatchEvent(new Event('visibilitychange'));
      delete document.visibilityState;
    }""")

    expect(at_table.locator("[data-scene]")).to_have_count(0)
    assert written(at_table) == before + 1


def test_the_counter_of_a_plate_rolls_as_the_coins_arrive(at_table: Page) -> None:
    ready(at_table)
    cash = at_table.locator('[data-player="seat-1"] [data-tip="fact-cash-1"] b')
    before = int(cash.inner_text())
    happen(at_table, "flow")
    at_table.clock.run_for(900)

    expect(cash).to_have_text(str(before + 9))
    at_table.keyboard.press("Escape")


def test_the_sounds_can_be_turned_off_in_sight(at_table: Page) -> None:
    button = at_table.locator("[data-mute]")
    expect(button).to_have_attribute("aria-pressed", "false")

    button.click()

    expect(button).to_have_attribute("aria-pressed", "true")


# --- the end, after which nothing more happens at these tables ----------------------------------
def test_the_sunset_counts_source_after_source_and_names_the_winner_last(
    at_table: Page,
) -> None:
    page = at_table
    before = ready(page)
    happen(page, "end")
    page.clock.run_for(300)
    expect(page.locator(".sunset .sign")).to_contain_text("Parcel VP")
    assert page.locator(".sunset .ribbon").count() == 0

    page.clock.run_for(800)
    assert page.locator(".sunset .total").all_inner_texts() == ["7", "3"]

    page.clock.run_for(1500)
    expect(page.locator(".sunset .sign")).to_contain_text("You win")
    expect(page.locator(".sunset .winner")).to_be_visible()
    assert written(page) == before

    page.keyboard.press("Enter")
    expect(page.locator("[data-scene]")).to_have_count(0)
    assert written(page) == before + 1


def test_the_sunset_stands_still_for_whoever_wants_that(at_still_table: Page) -> None:
    happen(at_still_table, "end")

    assert at_still_table.evaluate(MOVING) == 0
    assert at_still_table.locator(".sunset .total").all_inner_texts() == ["7", "3"]
