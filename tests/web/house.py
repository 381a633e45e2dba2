"""A server for the tests of the client: a process that can be killed and started again."""

import socket
import subprocess
import sys
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from tests.support.patience import SECONDS, wait_until

PROGRAM: Final = "from carson.cli import app; app()"


class House:
    """A server with a database in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._port: Final = free_port()
        self.url: Final = f"http://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Start the server and wait until it answers."""
        database = f"sqlite:///{self._folder / 'tables.db'}"
        command = [sys.executable, "-c", PROGRAM, "serve", "--port", str(self._port)]
        with (self._folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--limit", "0", "--database", database], stdout=log, stderr=log
            )
        wait_until(self._answers)

    def kill(self) -> None:
        """End the server without warning."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self._folder / "server.log").read_text("utf-8")
        try:
            with urlopen(f"{self.url}/health", timeout=SECONDS):
                return True
        except (URLError, OSError):
            return False


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        number: int = probe.getsockname()[1]
        return number
