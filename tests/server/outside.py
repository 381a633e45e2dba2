"""Real server processes, which tests start, kill and start again."""

import os
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx

from tests.support.patience import SECONDS, wait_until


class Outside:
    """One `carson serve` on a port of its own."""

    def __init__(self, database: str, log: Path, *words: str, largest_file: int = 0) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: Final = int(free.getsockname()[1])
        self.url: Final = f"http://127.0.0.1:{self.port}"
        self.log: Final = log
        own = ("--database", database, "--port", str(self.port), "--limit", "0")
        self._words: Final = (*own, *words)
        self._largest: Final = largest_file
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        program = [sys.executable, "-c", "from carson.cli import app; app()", "serve"]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*program, *self._words],
                stdout=log,
                stderr=log,
                env={**os.environ, "LC_ALL": "C"},
                preexec_fn=self._limit if self._largest else None,
            )
        wait_until(self._is_up)

    def _limit(self) -> None:
        """No file may grow beyond this, as on a disk that is full."""
        hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        resource.setrlimit(resource.RLIMIT_FSIZE, (self._largest, hard))

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """End the process at once, whatever it is doing."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask the process to end."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(SECONDS)
            self._process = None

    def _is_up(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, self.log.read_text()
        return self.answers()

    def answers(self) -> bool:
        """Whether the server answers, and its database too."""
        try:
            return httpx.get(f"{self.url}/health", timeout=SECONDS).status_code == 200
        except httpx.HTTPError:
            return False


@contextmanager
def outside(database: str, log: Path, *words: str, largest_file: int = 0) -> Iterator[Outside]:
    """A running server."""
    server = Outside(database, log, *words, largest_file=largest_file)
    try:
        server.start()
        yield server
    finally:
        server.kill()
