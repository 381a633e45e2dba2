"""Debian's Firefox, driven by WebDriver BiDi: messages over a socket, no other program between."""

import re
import shutil
import subprocess
from contextlib import ExitStack
from pathlib import Path
from typing import Final, TypeVar

from msgspec import Raw, Struct, json
from websockets.sync.client import ClientConnection, connect

from tests.support.patience import SECONDS, wait_until
from tests.web.browsers.window import SIZE

T = TypeVar("T")
LISTENING: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
CENTRE: Final = """(selector) => {
  const box = document.querySelector(selector);
  box.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = box.getBoundingClientRect();
  return JSON.stringify([Math.round(x + width / 2), Math.round(y + height / 2)]);
}"""


def program() -> str | None:
    """Any Firefox of this machine."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


class Message(Struct):
    """What the browser sends: an answer to a command, or something that happened."""

    type: str
    id: int = 0
    result: Raw = Raw(b"{}")
    error: str = ""
    message: str = ""
    params: Raw = Raw(b"{}")


class LogParams(Struct):
    """Something on the console."""

    level: str
    text: str | None = None


class Text(Struct):
    """A string on the page."""

    value: str


class Evaluated(Struct):
    """What a function has returned."""

    type: str
    result: Text | None = None
    exceptionDetails: Raw = Raw(b"")


class Context(Struct):
    """A tab."""

    context: str


class Tree(Struct):
    """All tabs."""

    contexts: list[Context]


class Firefox:
    """A window of Firefox, without a screen and with a profile of its own."""

    def __init__(self, path: str, folder: Path) -> None:
        self.complaints: Final[list[str]] = []
        """What the page wrote to its console as an error."""
        self._output: Final = folder / "firefox.log"
        profile = folder / "profile"
        profile.mkdir()
        with self._output.open("wb") as output:
            self._process: Final = subprocess.Popen(
                [
                    *(path, "--headless", "--no-remote", "--profile", str(profile)),
                    *("--remote-debugging-port", "0"),
                ],
                stdout=output,
                stderr=output,
            )
        wait_until(self._listens, self._read)
        found = LISTENING.search(self._read())
        assert found is not None
        self._open: Final = ExitStack()
        self._line: Final[ClientConnection] = self._open.enter_context(
            connect(f"{found[1]}/session", max_size=None, open_timeout=SECONDS)
        )
        self._number = 0
        self._send("session.new", {"capabilities": {}})
        self._send("session.subscribe", {"events": ["log.entryAdded"]})
        tree = json.decode(self._send("browsingContext.getTree", {}), type=Tree)
        self._tab: Final = tree.contexts[0].context
        width, height = SIZE
        viewport = {"width": width, "height": height}
        self._send("browsingContext.setViewport", {"context": self._tab, "viewport": viewport})

    def go(self, url: str) -> None:
        """Open a page and wait until it is there."""
        self._send(
            "browsingContext.navigate", {"context": self._tab, "url": url, "wait": "complete"}
        )

    def do(self, script: str) -> None:
        """Run the body of a function on the page."""
        self._call(f"() => {{ {script}; return ''; }}")

    def ask(self, script: str, kind: type[T]) -> T:
        """What the body of a function returns on the page."""
        called = f"() => JSON.stringify((() => {{ {script} }})())"
        return json.decode(self._call(called), type=kind)

    def click(self, selector: str) -> None:
        """Click with the mouse, where this stands."""
        x, y = json.decode(self._call(CENTRE, selector), type=tuple[int, int])
        steps: list[dict[str, object]] = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self._send("input.performActions", {"context": self._tab, "actions": [mouse]})

    def close(self) -> None:
        """End the browser."""
        self._open.close()
        self._process.terminate()
        self._process.wait()

    def _call(self, function: str, *words: str) -> str:
        """What a function returns, which is a string."""
        answer = self._send(
            "script.callFunction",
            {
                "functionDeclaration": function,
                "arguments": [{"type": "string", "value": word} for word in words],
                "target": {"context": self._tab},
                "awaitPromise": True,
            },
        )
        found = json.decode(answer, type=Evaluated)
        assert found.result is not None, bytes(found.exceptionDetails).decode()
        return found.result.value

    def _send(self, method: str, params: dict[str, object]) -> Raw:
        """Send a command and wait for its answer; what the page complains of meanwhile is kept."""
        self._number += 1
        command = {"id": self._number, "method": method, "params": params}
        self._line.send(json.encode(command).decode())
        while True:
            message = json.decode(self._line.recv(timeout=SECONDS), type=Message)
            if message.type == "event":
                said = json.decode(message.params, type=LogParams)
                if said.level == "error":
                    self.complaints.append(said.text or "")
            elif message.id == self._number:
                assert message.type == "success", f"{method}: {message.error} {message.message}"
                return message.result

    def _read(self) -> str:
        return self._output.read_text("utf-8", errors="replace")

    def _listens(self) -> bool:
        assert self._process.poll() is None, self._read()
        return LISTENING.search(self._read()) is not None
