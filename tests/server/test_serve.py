"""`carson serve`: complaints in one line, and a server that answers and stops."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from carson.i18n.texts import Texts
from carson.server import serving
from tests.support.patience import SECONDS, wait_until


def carson(*words: str) -> list[str]:
    """The command line of a server."""
    return [sys.executable, "-c", "from carson.cli import app; app()", "serve", *words]


def complaint(*words: str) -> str:
    """What the command says when it cannot serve."""
    environment = {**os.environ, "LC_ALL": "C"}
    done = subprocess.run(carson(*words), capture_output=True, text=True, env=environment)
    assert done.returncode == 2, done.stderr
    return done.stderr


def free_port() -> int:
    """A port that nobody has."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--port", "99999"), "more than 65535"),
        (("--workers", "two"), "--workers"),
        (("--database", "mysql://here"), "not the address"),
        (("--database", "sqlite:////nowhere/at/all.db"), "unable to open"),
        (("--workers", "2", "--database", "sqlite://"), "PostgreSQL"),
        (("--host", "203.0.113.1"), "cannot listen"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(words: tuple[str, ...], part: str) -> None:
    said = complaint("--port", str(free_port()), *words)

    assert part in said
    assert said.count("\n") == 1


def test_who_wants_to_play_is_led_to_the_game_that_runs(tmp_path: Path) -> None:
    port = free_port()
    words = ["--port", str(port), "--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    process = subprocess.Popen(carson(*words), stdout=subprocess.DEVNULL)
    try:
        wait_until(lambda: answers(f"http://127.0.0.1:{port}"))
        quiet = {**os.environ, "LC_ALL": "C", "BROWSER": "true"}
        second = subprocess.run(
            carson(*words, "--open"), capture_output=True, text=True, env=quiet, timeout=SECONDS
        )
    finally:
        process.kill()
        process.wait()

    assert second.returncode == 0
    assert f"already running: http://127.0.0.1:{port}/" in second.stdout


def test_who_wants_to_play_gets_the_next_port_where_another_has_it() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = int(other.getsockname()[1])

        assert serving.free_from("127.0.0.1", port, Texts("en")) > port


def test_the_server_answers_and_stops(tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    words = ["--port", str(port), "--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    process = subprocess.Popen(carson(*words), stdout=subprocess.PIPE, text=True)
    try:
        wait_until(lambda: answers(url))
        bots = {"options": {"players": "2"}, "seats": [{"kind": "bot"}, {"kind": "bot"}]}
        table = httpx.post(f"{url}/games", json=bots, timeout=SECONDS).json()["id"]
        wait_until(lambda: played(url, table) > 5)
    finally:
        process.send_signal(signal.SIGINT)
    said, _ = process.communicate(timeout=SECONDS)

    assert url in said
    assert process.returncode in (0, 130)


def answers(url: str) -> bool:
    """Whether the server answers."""
    try:
        return httpx.get(f"{url}/health", timeout=SECONDS).status_code == 200
    except httpx.HTTPError:
        return False


def played(url: str, table: str) -> int:
    """How many entries the log of a table has."""
    return int(httpx.get(f"{url}/games/{table}", timeout=SECONDS).json()["sequence"])
