"""A program that is spoken to line by line, and that nobody waits for longer than is agreed."""

import os
import shlex
import signal
import subprocess
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Event, Thread
from time import monotonic
from typing import IO, Final, final
from weakref import finalize

from carson.bots.lines.forfeit import Forfeit, ended, garbage, late, not_started

LONGEST_LINE: Final = 4096
MOST_WAITING: Final = 64
"""How many lines may wait to be read; a program that floods us has to wait."""
LAST_WORDS: Final = 5
"""How many lines of the standard error are remembered."""
SHOWN: Final = 80
"""How much of a line is repeated."""
GOODBYE_SECONDS: Final = 0.5
LOOK_SECONDS: Final = 0.1
WINDOWS: Final = os.name == "nt"


@final
class TimeLimit:
    """How long an answer may take, counted from now."""

    def __init__(self, seconds: float) -> None:
        self.milliseconds: Final = round(1000 * seconds)
        self._until: Final = monotonic() + seconds

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return max(0.0, self._until - monotonic())


@final
class LineProcess:
    """One run of a program."""

    def __init__(self, command: str, own_group: bool = True) -> None:
        """Start the program; Forfeit if that is impossible.

        In a group of its own its children end with it; in ours, all of it ends with us.
        """
        kills_group = own_group and not WINDOWS
        self._pipe: Final = started(command, kills_group)
        self._heard: Final[Queue[bytes]] = Queue(MOST_WAITING)
        self._complaints: Final[deque[str]] = deque(maxlen=LAST_WORDS)
        self._closed: Final = Event()
        # If a caller forgets to close the program, or is interrupted, it must not keep running.
        self._end: Final = finalize(self, kill, self._pipe, self._closed, kills_group)
        assert self._pipe.stdout is not None, "its output is a pipe"
        assert self._pipe.stderr is not None, "its complaints are a pipe"
        listener = Thread(
            target=listen, args=(self._pipe.stdout, self._heard, self._closed), daemon=True
        )
        self._reader: Final = Thread(
            target=remember, args=(self._pipe.stderr, self._complaints), daemon=True
        )
        listener.start()
        self._reader.start()

    def say(self, lines: Iterable[str], limit: TimeLimit) -> None:
        """Send lines; one who does not read them in time is late."""
        assert self._pipe.stdin is not None, "its input is a pipe"
        text = "".join(f"{line}\n" for line in lines).encode()
        writer = Thread(target=write, args=(self._pipe.stdin, text), daemon=True)
        writer.start()
        writer.join(limit.left)
        if writer.is_alive():
            raise late(limit.milliseconds)

    def hear(self, limit: TimeLimit) -> str:
        """The next line; remarks are skipped. Forfeit if there is none in time."""
        while limit.left:
            try:
                line = self._heard.get(timeout=limit.left)
            except Empty:
                break
            text = self._read(line)
            if text and not text.startswith("#"):
                return text
        raise late(limit.milliseconds)

    def _read(self, line: bytes) -> str:
        if not line:
            raise self._ended()
        if not line.endswith(b"\n"):
            raise garbage(line[:SHOWN].decode(errors="replace"), "a line that ends")
        return line.decode(errors="replace").strip()

    def _ended(self) -> Forfeit:
        """It closed its output: its exit code and its last words say why."""
        try:
            code = self._pipe.wait(GOODBYE_SECONDS)
        except subprocess.TimeoutExpired:
            code = 0
        self._reader.join(GOODBYE_SECONDS)
        return ended(code, " / ".join(line for line in self._complaints if line.strip()))

    def close(self, farewell: Iterable[str] = ()) -> None:
        """Say goodbye and end the program, whether it wants or not."""
        assert self._pipe.stdin is not None, "its input is a pipe"
        # One that does not read keeps its input locked: only its end sets that free.
        with suppress(Forfeit, OSError, subprocess.TimeoutExpired):
            self.say(farewell, TimeLimit(GOODBYE_SECONDS))
            self._pipe.stdin.close()
            self._pipe.wait(GOODBYE_SECONDS)
        self._end()


def words_of_command(command: str) -> list[str]:
    """A command as the system takes it; without quotes that do not close."""
    try:
        words = shlex.split(command, posix=not WINDOWS)
    except ValueError as error:
        raise not_started(command, str(error)) from error
    if not words:
        raise not_started(command, "no command")
    return words


def started(command: str, own_group: bool) -> subprocess.Popen[bytes]:
    """Start a program."""
    try:
        return subprocess.Popen(
            words_of_command(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=own_group,
        )
    except (OSError, ValueError) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise not_started(command, why) from error


def listen(stream: IO[bytes], heard: "Queue[bytes]", closed: Event) -> None:
    """Put all lines into the queue; the last one is empty."""
    with suppress(OSError, ValueError):
        while line := stream.readline(LONGEST_LINE):
            put(heard, line, closed)
    put(heard, b"", closed)


def put(heard: "Queue[bytes]", line: bytes, closed: Event) -> None:
    """Wait until there is room, unless nobody listens any more."""
    while not closed.is_set():
        with suppress(Full):
            heard.put(line, timeout=LOOK_SECONDS)
            return


def remember(stream: IO[bytes], complaints: deque[str]) -> None:
    """Keep the last lines of the standard error."""
    with suppress(OSError, ValueError):
        while line := stream.readline(LONGEST_LINE):
            complaints.append(line.decode(errors="replace").strip()[:SHOWN])


def write(stream: IO[bytes], text: bytes) -> None:
    """Send a text; one that ended does not read it, which is found out when it should answer."""
    with suppress(OSError, ValueError):
        stream.write(text)
        stream.flush()


def kill(process: subprocess.Popen[bytes], closed: Event, whole_group: bool) -> None:
    """End a program, and all it has started if that is in the same group."""
    closed.set()
    with suppress(OSError):
        if whole_group:
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
