"""A player without a mouse: keys alone, and focus never leaves its place by itself."""

from typing import Final

from playwright.sync_api import Locator

from tests.support.patience import wait_until
from tests.web.player import PATIENCE, PAUSE_MS, Player

FOCUSED: Final = "(one) => one === document.activeElement"
IS_LOST: Final = "document.activeElement === document.body"
MIDDLES: Final = """(one) => [document.activeElement, one].map((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
})"""
WAITS_FOR_DIGIT: Final = 40
"""After this many pauses no digit waits for another any more."""
CHOSEN: Final = "[data-confirm]:not([disabled], [data-suggested])"
"""The button that confirms, where more is chosen than was suggested."""
NEAR: Final = 12
"""This many pixels apart, two things lie in one row."""


class Typist(Player):
    """Plays by chance, with the keyboard."""

    def step(self, unless: str = "") -> bool:
        """Answer once; whoever has used keys has the focus somewhere."""
        answered = super().step(unless)
        if answered:
            wait_until(lambda: not self.is_lost)
        return answered

    def tap(self, place: Locator) -> None:
        """Go to a thing by its keys, and press Enter unless its move is chosen already."""
        number, move = place.get_attribute("data-number"), place.get_attribute("data-move")
        if number:
            self.type_number(number, place)
        elif place.get_attribute("data-edge"):
            self._until_focused(place, "r")
        elif move == "pass":
            self._press("p")
        elif move:
            self._press("c")
            self._walk(place)
        else:
            self._press("m")
            self._walk(place)
        wait_until(lambda: self._is_focused(place), lambda: f"that {place} had the focus")
        if not self._is_chosen():
            self._press("Enter")

    def confirm(self) -> None:
        """Enter once more makes the move."""
        asked = self.decision
        wait_until(lambda: self._is_chosen() or self.decision != asked)
        if self.decision == asked:
            self._press("Enter")

    def type_number(self, number: str, place: Locator) -> None:
        """Type the number of a place, and again where a slow machine tore the digits apart."""
        for wait in range(PATIENCE):
            if self._is_focused(place):
                return
            if not wait % WAITS_FOR_DIGIT:
                self._press(number)
            self.page.wait_for_timeout(PAUSE_MS)

    def draw_curtain(self) -> None:
        """Take the device, where it is handed over."""
        if self.page.locator(".curtain").count():
            self._press("Enter")

    @property
    def is_lost(self) -> bool:
        """Whether nothing on the page has the focus."""
        lost: bool = self.page.evaluate(IS_LOST)
        return lost

    # --- keys -------------------------------------------------------------------------------
    def _press(self, keys: str) -> None:
        for key in [keys] if len(keys) > 2 else list(keys):
            self.page.keyboard.press(key)

    def _is_chosen(self) -> bool:
        return self.page.locator(CHOSEN).count() > 0

    def _is_focused(self, place: Locator) -> bool:
        focused: bool = place.evaluate(FOCUSED)
        return focused

    def _until_focused(self, place: Locator, key: str) -> None:
        def is_there() -> bool:
            self._press(key)
            self.page.wait_for_timeout(5)
            return self._is_focused(place)

        wait_until(is_there)

    def _walk(self, place: Locator) -> None:
        """Arrows towards a thing; Tab where they do not lead."""
        for _ in range(60):
            if self._is_focused(place):
                return
            before = place.evaluate(MIDDLES)
            (x, y), (to_x, to_y) = before
            vertical = "ArrowDown" if to_y > y else "ArrowUp"
            sideways = "ArrowRight" if to_x > x else "ArrowLeft"
            self._press(vertical if abs(to_y - y) > NEAR else sideways)
            if place.evaluate(MIDDLES) == before:
                self._press("Tab")
