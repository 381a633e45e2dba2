"""How light and quick the browser client is: `python -m tools.client_bench`, with any Chromium."""

import gzip
import shutil
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from statistics import median
from typing import Final, NamedTuple
from urllib.request import Request, urlopen

import msgspec
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from build_hooks import client
from carson.server.http import responses
from tests.web.house import House
from tests.web.player import Player
from tests.web.staging import CHOSEN, HAPPEN, STREAM, until_asked
from tests.web.tables import open_record, open_table, until

CODE: Final = (".js", ".css", ".html")
EVERYTHING: Final = {
    "players": "6",
    "buildings": "all",
    "characters": "random",
    "variants": "new-beginning,river,might-is-right,kit-carson,outlaws,horses",
}
PAINTS: Final = 5
PAINTED: Final = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
WATCH: Final = """() => new MutationObserver(() => { window.changedAt ??= Date.now() })
  .observe(document.querySelector('main.page'), { subtree: true, childList: true })"""
RECORD: Final = Path(__file__).parents[1] / "tests" / "records" / "four.game"
LATE: Final = 200
"""This many lines of the record are played."""
SETTLES_MS: Final = 4000
INCOMES: Final = [
    ("income", {"seat": number % 4, "thing": "bank", "parcel": parcel, "amount": 4 + number})
    for number, parcel in enumerate(("b2", "c3", "d4", "e5", "f6", "g7", "b6", "c6", "f3", "g2"))
]
WORK: Final = ("TaskDuration", "LayoutCount")
"""What the browser counts of its main thread: seconds of work, and how often it laid out."""
FRAMES: Final = """() => {
  const moves = () => document.querySelector('[data-scene]');
  window.gaps = [];
  window.isShown = false;
  let last = 0;
  const look = (now) => {
    if (moves() && last) window.gaps.push(now - last);
    if (moves()) last = now;
    else if (last) window.isShown = true;
    if (!window.isShown) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""Keeps the milliseconds between the frames of the next scene."""


# --- sizes ----------------------------------------------------------------------------------
def own_code() -> int:
    """The gzipped bytes of the client that one browser loads: with the largest of its languages."""
    sizes = {path.name: len(gzip.compress(path.read_bytes())) for path in loaded()}
    texts = [size for name, size in sizes.items() if is_text(name)]
    return sum(size for name, size in sizes.items() if not is_text(name)) + max(texts)


def is_text(name: str) -> bool:
    """Whether a file holds the texts of one language."""
    return name.startswith("texts-")


def loaded() -> Iterator[Path]:
    """The files of the built client, without its drawings."""
    files = sorted(client.BUILT.parent.rglob("*"))
    yield from (path for path in files if path.suffix in CODE and not is_drawn(path))


def is_drawn(path: Path) -> bool:
    """Whether a file holds the drawings that are part of the page."""
    return path.name.startswith("drawings-")


def largest_view(house: House, seed: int = 1) -> int:
    """The bytes of the largest view in a game of six with everything on, played at random."""
    random, table = Random(seed), Table(house)
    largest = 0
    while True:
        view, size = table.look()
        largest = max(largest, size)
        if view.decision is None:
            return largest
        table.move(view, random.choice(view.decision.moves).move)


class Table:
    """A table of which one person plays all seats over HTTP."""

    def __init__(self, house: House) -> None:
        self._url: Final = f"{house.url}/games"
        self._token = ""
        seats = [
            {"kind": "person", "name": name} for name in ("ann", "bo", "cy", "di", "ed", "flo")
        ]
        key = msgspec.json.decode(
            self._ask("", {"options": EVERYTHING, "seats": seats}), type=responses.Key
        )
        self._token = key.token or ""
        self._name: Final = key.id
        self._count = 0

    def look(self) -> tuple[responses.TableView, int]:
        """The view of whoever is asked, and its size."""
        answer = self._ask(f"/{self._name}")
        return msgspec.json.decode(answer, type=responses.TableView), len(answer)

    def move(self, view: responses.TableView, move: str) -> None:
        """Answer the decision."""
        assert view.decision is not None
        self._count += 1
        names = {"command_id": f"move-{self._count:08}", "decision_id": view.decision.id}
        self._ask(f"/{self._name}/moves", {**names, "seat": view.seat, "move": move})

    def _ask(self, path: str, body: Mapping[str, object] | None = None) -> bytes:
        headers = {"content-type": "application/json", "x-carson": "1"}
        if self._token:
            headers["authorization"] = f"Bearer {self._token}"
        data = None if body is None else msgspec.json.encode(body)
        with urlopen(Request(self._url + path, data, headers), timeout=60) as answer:
            found: bytes = answer.read()
            return found


# --- times ----------------------------------------------------------------------------------
def first_paint(browser: Browser, house: House) -> float:
    """Milliseconds until a new visitor sees the start page."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(house.url)
    until(page, PAINTED)
    found: float = page.evaluate(PAINTED)
    context.close()
    return found


def arrivals(browser: Browser, house: House) -> Iterator[float]:
    """Milliseconds from a player's tap on Confirm until another browser shows the move."""
    mover, watcher = (browser.new_context().new_page() for _ in range(2))
    mover.goto(house.url)
    people = [{"kind": "person", "name": name} for name in ("ann", "bo")]
    open_table(mover, {"options": {"players": "2"}, "seats": people})
    for page in (mover, watcher):
        page.add_init_script("localStorage.carson = JSON.stringify({speed: 'off', obvious: false})")
    mover.reload()
    watcher.goto(mover.url)
    watcher.wait_for_selector("main.page .log .line, main.page .plate")
    player = Player(mover)
    while not mover.locator(".space.legal").count():
        if not player.step():
            mover.wait_for_timeout(30)
    watcher.wait_for_timeout(500)
    while mover.locator(".space.legal").count():
        yield arrival(player, watcher)


def arrival(player: Player, watcher: Page) -> float:
    """Milliseconds until one move of a player is on the watcher's screen."""
    watcher.wait_for_timeout(300)
    watcher.evaluate("delete window.changedAt")
    watcher.evaluate(WATCH)
    player.tap(player.page.locator(".space.legal").first)
    player.page.wait_for_selector(".prompt .lines")
    begun = time.time() * 1000
    player.confirm()
    until(watcher, "window.changedAt")
    shown: float = watcher.evaluate("window.changedAt")
    player.page.wait_for_timeout(300)
    return shown - begun


# --- motion ---------------------------------------------------------------------------------
def late_record() -> str:
    """A game of four in its last rounds, when the town is built."""
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    return "\n".join([*lines[:LATE], "end", ""])


class Motion(NamedTuple):
    """How smoothly something moved."""

    rate: float
    longest: float
    work: float
    """Milliseconds that the main thread computed, which do not depend on other programs."""
    layouts: float
    """How often the page was laid out."""

    @property
    def told(self) -> str:
        """All of it in a line."""
        return (
            f"{self.rate:.0f} frames/s (longest {self.longest:.0f} ms),"
            f" with {self.work:.0f} ms of the main thread and {self.layouts:.0f} layouts in all"
        )


def staged(browser: Browser, house: House) -> Motion:
    """How incomes fly over a whole town."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script(CHOSEN.replace("SPEED", "normal") + ";" + STREAM)
    page = context.new_page()
    page.goto(house.url)
    open_record(page, late_record(), [{"kind": "person", "name": "ann"}, *[{"kind": "bot"}] * 3])
    until_asked(page)
    page.reload()
    page.wait_for_timeout(SETTLES_MS)
    inspector = context.new_cdp_session(page)
    inspector.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate(FRAMES)
    before = worked(inspector)
    page.evaluate(HAPPEN, [INCOMES, {}, None])
    until(page, "window.isShown")
    gaps: list[float] = page.evaluate("window.gaps")
    busy, layouts = (after - was for after, was in zip(worked(inspector), before, strict=True))
    context.close()
    return Motion(1000 * len(gaps) / sum(gaps), max(gaps), 1000 * busy, layouts)


def worked(inspector: CDPSession) -> list[float]:
    """What the main thread has done so far."""
    found = inspector.send("Performance.getMetrics")["metrics"]
    counted = {metric["name"]: float(metric["value"]) for metric in found}
    return [counted[name] for name in WORK]


def measure() -> None:
    """Print all figures."""
    client.build()
    program = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        house = House(Path(place))
        house.open()
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            print(f"own code, gzipped: {own_code() / 1000:.0f} kB")
            paints = [first_paint(browser, house) for _ in range(PAINTS)]
            print(f"first paint: {median(paints):.0f} ms (median of {PAINTS})")
            times = list(arrivals(browser, house))
            print(
                f"a move on the other screen: {median(times):.0f} ms (slowest {max(times):.0f} ms)"
            )
            print(f"payday over the whole town: {staged(browser, house).told}")
            print(f"largest view, six players, everything on: {largest_view(house) / 1000:.1f} kB")
        finally:
            house.kill()


if __name__ == "__main__":
    measure()
