"""Concealment: what a server was started with is read by nobody, for it may hold a password.

Its command line stands where every process of the machine may look, and its environment and its
memory where those of the same user may, such as a bot that is a program.
"""

import ctypes
from contextlib import suppress
from pathlib import Path
from typing import Final

OWN: Final = Path("/proc/self/stat")
"""What Linux tells a process of itself; other systems have no such file."""
ARGUMENTS: Final = slice(45, 47)
"""Behind its name: where the words of its command line begin and end in memory."""
SHOWN: Final = b"carson serve"
SET_DUMPABLE: Final = 4
"""What `prctl` is told on Linux to set whether others of the same user may look inside."""


def hide_command_line() -> None:
    """Write over the words with which this process was started; it has read them already."""
    try:
        start, end = map(int, OWN.read_text().rpartition(")")[2].split()[ARGUMENTS])
    except (OSError, ValueError):
        return
    if 0 < start < end:
        room = end - start
        ctypes.memmove(start, SHOWN[: room - 1].ljust(room, b"\0"), room)


def hide_memory() -> None:
    """Let no other process of the same user read the environment or the memory of this one.

    A program that is started from here can be looked at again.
    """
    with suppress(AttributeError, OSError):
        ctypes.CDLL(None).prctl(SET_DUMPABLE, 0, 0, 0, 0)
