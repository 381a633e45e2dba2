"""The command line as a program of its own, with streams that make trouble."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.patience import SECONDS


def program(*args: str, stdout: int | None = subprocess.PIPE, **settings: str) -> tuple[int, str]:
    """Exit code and what was said on stderr, or on stdout if all went well."""
    source = "from carson.cli import app; app()"
    done = subprocess.run(
        [sys.executable, "-c", source, *args],
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=subprocess.PIPE,
        env={**os.environ, "LC_ALL": "C.UTF-8", **settings},
        check=False,
        timeout=SECONDS,
    )
    return done.returncode, (done.stderr or done.stdout or b"").decode("utf-8", "replace")


def test_a_terminal_that_knows_only_ascii_is_served() -> None:
    code, text = program("play", "--seed", "1", "--bots", "random", PYTHONIOENCODING="ascii")

    assert code == 0
    assert ">* Player 1" in text
    assert "+-------+" in text


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_behind_the_output_is_told_in_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        code, text = program("--version", stdout=full.fileno())

    assert code == 2
    assert text == "carson: The output cannot be written: No space left on device\n"
