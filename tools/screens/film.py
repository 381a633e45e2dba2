"""Films the game for the README: `python -m tools.screens.film FILE.webp`, with any Chromium."""

import shutil
import struct
import sys
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple, TypedDict

from playwright.sync_api import Browser, Page, sync_playwright

from build_hooks import client
from carson.api import board
from tests.web.house import House
from tests.web.tables import open_record
from tools.screens.__main__ import STILL

WIDTH: Final = 800
HEIGHT: Final = 500
SHOWN: Final = 1.8
"""The page is laid out this much larger than the film."""
QUALITY: Final = 0.55
FASTER: Final = 2.0
"""The page plays slowly, so that the camera keeps up."""
RIDE: Final = 14.0
DUEL: Final = 9.0
"""How many seconds are filmed."""
SEED: Final = 7
PLAYERS: Final = 4
BLINK: Final = 80
"""A picture lasts at least this many milliseconds."""
LAST: Final = 1500
"""The milliseconds of the last picture before the film begins again."""

CHANGED: Final = """async ([address, width, height, quality]) => {
  const picture = await createImageBitmap(await (await fetch(address)).blob());
  const canvas = new OffscreenCanvas(width, height);
  const drawing = canvas.getContext('2d', { alpha: false });
  drawing.drawImage(picture, 0, 0, width, height);
  const now = drawing.getImageData(0, 0, width, height).data;
  const before = window.before ?? new Uint8ClampedArray(now.length);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < now.length; at += 4) {
    const far = [0, 1, 2].some((part) => Math.abs(now[at + part] - before[at + part]) > 12);
    if (!far) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  if (right < 0) return null;
  window.before = now;
  [left, top] = [left - (left % 2), top - (top % 2)];
  const part = document.createElement('canvas');
  Object.assign(part, { width: right - left + 1, height: bottom - top + 1 });
  part.getContext('2d', { alpha: false }).drawImage(canvas, -left, -top);
  const text = part.toDataURL('image/webp', quality).split(',')[1];
  return [left, top, part.width, part.height, text];
}"""
"""What has changed since the last picture: where it lies, and as WebP."""


class Shot(NamedTuple):
    """A picture of the page, and for how many milliseconds it is shown."""

    picture: bytes
    duration: int


class Moment(TypedDict):
    """When a picture was shown, in seconds."""

    timestamp: float


class Frame(TypedDict):
    """What the browser says of a picture that it has shown."""

    data: str
    sessionId: int
    metadata: Moment


# --- filming --------------------------------------------------------------------------------
def film(page: Page, seconds: float) -> list[Shot]:
    """The pictures that the browser shows, and for how long it shows each."""
    shown: list[tuple[float, bytes]] = []
    camera = page.context.new_cdp_session(page)

    def keep(frame: Frame) -> None:
        shown.append((frame["metadata"]["timestamp"], b64decode(frame["data"])))
        camera.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    camera.on("Page.screencastFrame", keep)
    camera.send("Page.startScreencast", {"format": "jpeg", "quality": 90})
    page.wait_for_timeout(1000 * seconds)
    camera.send("Page.stopScreencast")
    shown.sort()
    times = [at for at, _ in shown]
    lasting = [round(1000 * (after - at) / FASTER) for at, after in pairwise(times)]
    return [Shot(picture, time) for (_, picture), time in zip(shown, [*lasting, LAST], strict=True)]


def ride(record: str) -> str:
    """Cowboys are sent to Main Street: a record that ends in the middle of that."""
    placed = lines_with(record, " place ")
    return shortened(record, placed[len(placed) // 2])


def duel(record: str) -> str:
    """Dice are about to be rolled: a record that ends just before them."""
    return shortened(record, lines_with(record, "* roll ")[2] - 2)


def lines_with(record: str, words: str) -> list[int]:
    """The numbers of the lines in which these words stand."""
    return [number for number, line in enumerate(record.splitlines()) if words in line]


def shortened(record: str, lines: int) -> str:
    """The first lines of a record, as a record."""
    return "\n".join([*record.splitlines()[:lines], "end", ""])


def record_of_bots() -> str:
    """The record of a game that bots play among themselves."""
    setup = board({"players": PLAYERS, "buildings": "all", "characters": "prosper"})
    game = setup.new(SEED, ("Ann", "Bo", "Cy", "Di"))
    bot = setup.bot("greedy")
    while not game.is_over:
        game.play(bot(game))
    return game.record()


def take(path: Path) -> None:
    """Film all scenes into one file."""
    client.build()
    program = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        house = House(Path(place))
        house.open()
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            record = record_of_bots()
            riding = scene(browser, house, ride(record), RIDE)
            fighting = scene(browser, house, duel(record), DUEL)
            path.write_bytes(animated(cuttings(browser, riding + fighting)))
        finally:
            house.kill()


def scene(browser: Browser, house: House, record: str, seconds: float) -> list[Shot]:
    """What bots do after a record, as a spectator sees it."""
    width, height = round(WIDTH * SHOWN), round(HEIGHT * SHOWN)
    context = browser.new_context(viewport={"width": width, "height": height})
    context.add_init_script(STILL.replace("SPEED", "slow").replace("LANGUAGE", "en"))
    page = context.new_page()
    page.goto(house.url)
    open_record(page, record, [{"kind": "bot"}] * PLAYERS)
    shots = film(page, seconds)
    context.close()
    return shots


# --- cutting --------------------------------------------------------------------------------
class Cutting(NamedTuple):
    """The part of a picture that is new, where it lies, and how long it is shown."""

    left: int
    top: int
    width: int
    height: int
    duration: int
    chunks: bytes


def cuttings(browser: Browser, shots: list[Shot]) -> list[Cutting]:
    """The film as changes; a picture like the one before only prolongs it."""
    page = browser.new_page()
    found: list[Cutting] = []
    for shot in steady(shots):
        address = "data:image/jpeg;base64," + b64encode(shot.picture).decode()
        part = page.evaluate(CHANGED, [address, WIDTH, HEIGHT, QUALITY])
        if part is None:
            found[-1] = found[-1]._replace(duration=found[-1].duration + shot.duration)
            continue
        left, top, width, height, text = part
        chunks = pixels_of(b64decode(text))
        found.append(Cutting(left, top, width, height, shot.duration, chunks))
    page.close()
    return found


def steady(shots: list[Shot]) -> Iterator[Shot]:
    """The film without pictures that are gone in a blink; the next one stays longer instead."""
    spare = 0
    for shot in shots:
        if spare + shot.duration < BLINK:
            spare += shot.duration
            continue
        yield Shot(shot.picture, spare + shot.duration)
        spare = 0


def pixels_of(picture: bytes) -> bytes:
    """The chunks of a WebP file that hold its pixels."""
    at, kept = 12, b""
    while at < len(picture):
        name, size = picture[at : at + 4], int.from_bytes(picture[at + 4 : at + 8], "little")
        end = at + 8 + size + size % 2
        if name in (b"VP8 ", b"VP8L", b"ALPH"):
            kept += picture[at:end]
        at = end
    return kept


def animated(film: list[Cutting]) -> bytes:
    """An animated WebP file that never ends."""
    header = b"\x02\0\0\0" + three(WIDTH - 1) + three(HEIGHT - 1)
    body = b"WEBP" + chunk(b"VP8X", header) + chunk(b"ANIM", b"\xff\xff\xff\xff\0\0")
    for part in film:
        place = three(part.left // 2) + three(part.top // 2)
        size = three(part.width - 1) + three(part.height - 1)
        body += chunk(b"ANMF", place + size + three(part.duration) + b"\x02" + part.chunks)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def chunk(name: bytes, content: bytes) -> bytes:
    """A chunk of a RIFF file, of even length."""
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def three(number: int) -> bytes:
    """A number in three bytes."""
    return number.to_bytes(3, "little")


if __name__ == "__main__":
    take(Path(sys.argv[1]))
