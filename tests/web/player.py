"""A player who sees only the page: taps what is lit, and confirms."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from playwright.sync_api import Locator, Page

from tests.support.patience import wait_until
from tests.web.layout import flaws

LIT: Final = """() => [
  ...[...document.querySelectorAll('[data-move]:not([disabled])')]
    .map((one) => ['data-move', one.dataset.move]),
  ...[...document.querySelectorAll('.space.legal, g.legal[data-place]')]
    .map((one) => ['data-place', one.dataset.place]),
  ...[...document.querySelectorAll('.reach.legal')].map((one) => ['data-edge', one.dataset.edge]),
]"""
PAUSE_MS: Final = 30
PATIENCE: Final = 10_000
"""This many pauses until a page that offers nothing counts as stuck."""


class Player:
    """Plays by chance; passing is rarer than the rest, so that games last."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page: Final = page
        self._random: Final = Random(seed)
        self.chosen: Final[set[str]] = set()
        """The kinds of what was tapped, to see what a game went through."""
        self.flaws: Final[set[str]] = set()
        """What was cut off or too small when the page was looked at."""

    # --- looking ----------------------------------------------------------------------------
    @property
    def decision(self) -> str:
        """What is asked now; nothing while another one is asked."""
        return self.page.locator("main.page").get_attribute("data-decision") or ""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.page.locator("main.page").get_attribute("data-status") == "over"

    def lit(self) -> list[tuple[str, str]]:
        """Everything that can be tapped."""
        found: list[list[str]] = self.page.evaluate(LIT)
        return [(kind, name) for kind, name in found]

    # --- acting -----------------------------------------------------------------------------
    def play(self, steps: int = 2000, look_every: int = 0) -> None:
        """Answer until the game is over, or this many times; look for flaws now and then."""
        left = steps

        def step_and_look() -> bool:
            nonlocal left
            if not self.step():
                return False
            left -= 1
            if look_every and not left % look_every:
                self.flaws.update(flaws(self.page))
            return True

        act_until(self.page, lambda: left == 0 or self.is_over, step_and_look)

    def play_to(self, selector: str) -> None:
        """Answer until something is on the page."""
        play_together([self], lambda: self.sees(selector), unless=selector)

    def sees(self, selector: str) -> bool:
        """Whether something is on the page."""
        return self.page.locator(selector).count() > 0

    def step(self, unless: str = "") -> bool:
        """Answer once, if something is asked, unless there is something on the page to stop at."""
        self.draw_curtain()
        asked, lit = self.decision, self.lit()
        if not asked or not lit or (unless and self.sees(unless)) or asked != self.decision:
            return False
        kind, name = self._pick(lit)
        self.chosen.add(name.partition(" ")[0] if kind == "data-move" else kind)
        self.answer(self.page.locator(f'[{kind}="{name}"]').first)
        return True

    def answer(self, place: Locator) -> None:
        """Tap, confirm where one tap is no answer, and wait until something else is asked."""
        asked = self.decision
        self.tap(place)
        if self.decision == asked:
            self.confirm()
        self._wait_for_another(asked)

    def draw_curtain(self) -> None:
        """Take the device, where it is handed over."""
        curtain = self.page.locator(".curtain button")
        if curtain.count():
            curtain.click()

    def tap(self, place: Locator) -> None:
        """Tap; edges overlap, so that a click in the middle of one may hit another."""
        place.dispatch_event("click")

    def confirm(self) -> None:
        """Press the button that commits."""
        self.page.locator("[data-confirm]:not([disabled])").click()

    def _pick(self, lit: list[tuple[str, str]]) -> tuple[str, str]:
        others = [one for one in lit if one[1] not in ("pass", "decline")]
        return self._random.choice(others if others and self._random.random() < 0.8 else lit)

    def _wait_for_another(self, asked: str) -> None:
        wait_until(lambda: self.decision != asked, lambda: self.page.inner_text(".prompt"))


def play_together(players: Sequence[Player], is_done: Callable[[], bool], unless: str = "") -> None:
    """Answer for whoever is asked until something is true; each stops where they are told to."""
    act_until(players[0].page, is_done, lambda: any(player.step(unless) for player in players))


def act_until(page: Page, is_done: Callable[[], bool], act: Callable[[], bool]) -> None:
    """Act until something is true; give up where nothing could be done for long."""
    waited = 0
    while not is_done():
        waited = 0 if act() else waited + 1
        if waited > PATIENCE:
            raise AssertionError(f"nothing can be tapped: {page.inner_text('body')}")
        if waited:
            page.wait_for_timeout(PAUSE_MS)
