"""WebKit, the engine of iPhones, in Debian's small browser: WebDriver over HTTP, on no screen."""

import os
import shutil
import subprocess
from typing import Final, TypeVar

import httpx
from msgspec import Raw, Struct, json

from tests.support.patience import SECONDS, wait_until
from tests.web.browsers.window import SIZE
from tests.web.house import free_port

T = TypeVar("T")
ELEMENT: Final = "element-6066-11e4-a52e-4f735466cecf"
"""The name of an element in messages."""
LISTEN: Final = """
window.complaints = [];
addEventListener('error', (event) => complaints.push(event.message ?? 'not loaded'));
addEventListener('unhandledrejection', (event) => complaints.push(String(event.reason)));
"""


def programs() -> tuple[str, str] | None:
    """The driver and a screen for it, if both are on this machine."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    return (driver, screen) if driver and screen else None


class Opened(Struct):
    """A session."""

    sessionId: str


class Answer(Struct):
    """What is answered to every command."""

    value: Raw


class WebKit:
    """A window of WebKit on a screen that nobody sees."""

    def __init__(self, driver: str, screen: str) -> None:
        width, height = SIZE
        reading, writing = os.pipe()
        self._screen: Final = subprocess.Popen(
            [
                *(screen, "-displayfd", str(writing), "-nolisten", "tcp"),
                *("-screen", "0", f"{width}x{height}x24"),
            ],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            display = told.readline().strip()
        # Where no user may have namespaces of their own, WebKit cannot lock itself in.
        environment = {"DISPLAY": f":{display}", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        port = free_port()
        self._driver: Final = subprocess.Popen(
            [driver, f"--port={port}"],
            env={**os.environ, **environment},
            stderr=subprocess.DEVNULL,
        )
        self._line: Final = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS)
        wait_until(self._answers)
        answer = self._line.post("/session", json={"capabilities": {}})
        value = json.decode(answer.content, type=Answer).value
        self._session: Final = json.decode(value, type=Opened).sessionId
        self._send("window/rect", {"x": 0, "y": 0, "width": width, "height": height})

    @property
    def complaints(self) -> list[str]:
        """What went wrong on the page since it was opened."""
        return self.ask("return window.complaints", list[str])

    def go(self, url: str) -> None:
        """Open a page and wait until it is there."""
        self._send("url", {"url": url})
        self.do(LISTEN)

    def do(self, script: str) -> None:
        """Run the body of a function on the page."""
        self._send("execute/sync", {"script": script, "args": []})

    def ask(self, script: str, kind: type[T]) -> T:
        """What the body of a function returns on the page."""
        return json.decode(self._send("execute/sync", {"script": script, "args": []}), type=kind)

    def click(self, selector: str) -> None:
        """Click with the mouse, where this stands."""
        value = self._send("element", {"using": "css selector", "value": selector})
        name = json.decode(value, type=dict[str, str])[ELEMENT]
        self._send(f"element/{name}/click", {})

    def close(self) -> None:
        """End the browser."""
        self._line.delete(f"/session/{self._session}")
        self._line.close()
        for process in (self._driver, self._screen):
            process.terminate()
            process.wait()

    def _send(self, command: str, body: dict[str, object]) -> Raw:
        answer = self._line.post(f"/session/{self._session}/{command}", json=body)
        assert answer.status_code == 200, f"{command}: {answer.text}"
        return json.decode(answer.content, type=Answer).value

    def _answers(self) -> bool:
        assert self._driver.poll() is None
        try:
            return self._line.get("/status").status_code == 200
        except httpx.HTTPError:
            return False
