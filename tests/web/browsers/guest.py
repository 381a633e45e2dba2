"""Someone who plays in a window of any browser: taps what is lit, and confirms."""

from random import Random
from typing import Final

from msgspec import Struct, json

from tests.support.patience import wait_until
from tests.web.browsers.window import Window
from tests.web.player import LIT

LOOK: Final = f"""
const page = document.querySelector('main.page');
return {{
  status: page?.dataset.status ?? '',
  decision: page?.dataset.decision ?? '',
  lit: ({LIT})(),
  confirms: !!document.querySelector('[data-confirm]:not([disabled])'),
}};
"""
TAP: Final = """
document.querySelector(SELECTOR)
  .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
"""


MANY: Final = 1000
"""More answers than any game asks for."""


class Sight(Struct):
    """What the page shows."""

    status: str
    decision: str
    lit: list[tuple[str, str]]
    confirms: bool


class Guest:
    """Plays by chance, and passes whenever that is possible, so that games are short."""

    def __init__(self, window: Window, seed: int = 1) -> None:
        self._window: Final = window
        self._random: Final = Random(seed)
        self.sight = Sight("", "", [], False)

    def wait_for(self, selector: str) -> None:
        """Wait until something is on the page."""
        script = f"return !!document.querySelector({quoted(selector)})"
        wait_until(lambda: self._window.ask(script, bool), lambda: selector)

    def press(self, selector: str) -> None:
        """Click something as soon as it is there."""
        self.wait_for(selector)
        self._window.click(selector)

    def play(self, most: int = MANY) -> None:
        """Answer whatever is asked, until the game is over, or this many times."""
        for _ in range(most):
            wait_until(self._is_asked, self._text)
            if self.sight.status == "over":
                return
            self._answer()

    def _answer(self) -> None:
        """Tap something, confirm it, and wait until something else is asked."""
        asked = self.sight.decision
        kind, name = self._pick(self.sight.lit)
        self._window.do(TAP.replace("SELECTOR", quoted(f'[{kind}="{name}"]')))
        wait_until(lambda: self._look().confirms or self.sight.decision != asked, self._text)
        if self.sight.decision == asked:
            self._window.click("[data-confirm]:not([disabled])")
        wait_until(lambda: self._look().decision != asked, self._text)

    def _pick(self, lit: list[tuple[str, str]]) -> tuple[str, str]:
        passing = [one for one in lit if one[1] in ("pass", "decline")]
        return self._random.choice(passing or lit)

    def _is_asked(self) -> bool:
        sight = self._look()
        return sight.status == "over" or bool(sight.decision and sight.lit)

    def _look(self) -> Sight:
        self.sight = self._window.ask(LOOK, Sight)
        return self.sight

    def _text(self) -> str:
        return self._window.ask("return document.body.innerText", str)


def quoted(text: str) -> str:
    """A string as a script writes it."""
    return json.encode(text).decode()
