"""The text view in a real browser: by keys alone, without script, and with the little it has."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from carson.core.chance import Stream
from tests.web.axe import violations
from tests.web.conftest import PHONE, OpenPage, patient
from tests.web.house import House

MOST: Final = 400
FOCUS: Final = """() => {
  const one = document.activeElement;
  const form = one.form?.action?.endsWith('/move') ? one.form : null;
  return [form ? one.type : '', form ? [...document.forms].indexOf(form) : -1];
}"""
"""The kind of control that has the focus, and its form, where it answers the decision."""


@pytest.fixture
def plain(browser: Browser, house: House) -> Iterator[Page]:
    """A window in which no script runs."""
    context = browser.new_context(java_script_enabled=False, locale="en")
    page = patient(context).new_page()
    page.goto(house.url)
    yield page
    context.close()


def press_until(page: Page, wanted: str) -> None:
    """Move to the wanted control, as someone with only keys does."""
    for _ in range(MOST):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"no key leads to {wanted}")


def enter(page: Page) -> None:
    """Follow a link or send a form, and wait for the page."""
    with page.expect_navigation():
        page.keyboard.press("Enter")


class Typist:
    """Plays with Tab, arrows, Space and Enter; mostly what ends a turn, to keep the game short."""

    def __init__(self, page: Page) -> None:
        self._page: Final = page
        self._stream: Final = Stream(7)

    def answer(self) -> None:
        """Go through the forms of the decision, fill one in, and send it."""
        forms = self._page.locator("#decision form[action$='/move']")
        numbers = list(range(forms.count()))
        bare = [number for number in numbers if not forms.nth(number).locator("label").count()]
        lot = bare if bare and self._stream.below(3) else numbers
        chosen = lot[self._stream.below(len(lot))]
        self._fill(self._walk_to(chosen))
        enter(self._page)

    def _walk_to(self, number: int) -> str:
        """Tab into a form; the kind of its first control."""
        seen: list[int] = []
        for _ in range(MOST):
            self._page.keyboard.press("Tab")
            kind, form = self._page.evaluate(FOCUS)
            if form >= 0 and form not in seen:
                seen.append(form)
                if len(seen) > number:
                    return str(kind)
        raise AssertionError("no key leads into the form")

    def _fill(self, kind: str) -> None:
        """Choose something, and move on to the button."""
        keys = self._page.keyboard
        if kind == "radio":
            keys.press("Space")
        if kind == "select-one":
            for _ in range(1 + self._stream.below(4)):
                keys.press("ArrowDown")
        if kind != "submit":
            press_until(self._page, "button[value=do]")


@pytest.mark.slow
def test_a_whole_game_is_played_by_keys_alone_and_without_script(plain: Page) -> None:
    press_until(plain, "a[href='/text']")
    enter(plain)
    press_until(plain, "#new-board select[name=players]")
    for _ in range(2):
        plain.keyboard.press("ArrowUp")
    press_until(plain, "#new-board button")
    enter(plain)
    typist = Typist(plain)
    for _ in range(MOST):
        if plain.locator("#result").count():
            break
        if plain.locator("#decision form[action$='/move']").count():
            typist.answer()
        else:
            plain.reload()

    assert "wins with" in plain.locator("#result").inner_text()


def test_the_page_follows_the_table_and_leaves_the_focus_alone(
    open_page: OpenPage, house: House
) -> None:
    ann = open_page("/text", size=PHONE, dark=True)
    found = violations(ann)
    form = ann.locator("#new-board")
    form.locator("select[name=players]").select_option("2")
    form.locator("input[value=friends]").check()
    form.locator("button").click()
    ann.wait_for_selector("#seats")
    bo = open_page(ann.url.removeprefix(house.url))
    bo.locator("#seats input[name=name]").fill("bo")
    talk = ann.locator("input[name=text]")
    talk.fill("howdy")

    bo.locator("#seats button").click()
    expect(ann.locator("#log-lines")).to_contain_text("bo sits down.")
    asked, other = (ann, bo) if ann.locator("#decision select").count() else (bo, ann)
    # No die names the rim, so nothing stands there.
    asked.locator("#decision select").select_option("draft a1")
    asked.locator("#decision button[value=do]").click()
    expect(other.locator("#town")).to_contain_text("’s free land")
    expect(other.locator("#decision select")).to_be_visible()

    if other is ann:
        expect(talk).to_be_focused()
    assert talk.input_value() in ("howdy", "")
    assert ann.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert found + violations(ann) + violations(bo) == []


@pytest.mark.slow
def test_a_link_on_another_site_leads_to_ones_own_seat(open_page: OpenPage, house: House) -> None:
    page = open_page("/text")
    page.locator("#new-board button").click()
    page.wait_for_selector("#decision form")
    table = page.url

    page.goto(house.url.replace("127.0.0.1", "localhost") + "/text")
    page.evaluate("(link) => { location.href = link }", table)
    page.wait_for_url(table)

    expect(page.locator("#decision form").first).to_be_visible()


@pytest.mark.slow
def test_axe_finds_nothing_in_the_rules_and_at_the_table_as_text(open_page: OpenPage) -> None:
    page = open_page("/text/rules/rulings")
    found = violations(page)
    page.goto(page.url.replace("/rules/rulings", ""))
    page.locator("#new-cards button").click()
    page.locator("#decision input[type=radio]").first.check()
    found += violations(page)
    page.locator("#decision button[value=ask]").click()
    page.wait_for_url("**/ahead?*")

    assert found + violations(page) == []
