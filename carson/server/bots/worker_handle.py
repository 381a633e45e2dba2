"""A worker as the server holds it: a process that is asked, and replaced when it is lost."""

import asyncio
import os
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Literal, final

SETTINGS_VARIABLE: Final = "CARSON_SETTINGS"
"""Where the processes of a server find its settings, the address of the database among them."""
TOLD: Final = (
    "PATH",
    "HOME",
    "LANG",
    "LC_",
    "LD_",
    "TMP",
    "TEMP",
    "SYSTEMROOT",
    "PYTHON",
    "VIRTUAL",
)
"""With these words the names of the variables begin that a worker gets; a password has none."""
START_SECONDS: Final = 120.0
"""How long a process may take until it can be asked, on a machine that is busy."""

FailureReason = Literal["busy", "stuck", "crashed", "failed", "not-started", "stopped"]
"""Why there is no answer: too many wait for one; it took too long; the process ended; the bot
made a mistake; the process did not start; the pool was stopped."""


class BotError(Exception):
    """A bot gave no answer; `told` is what is known beyond the reason."""

    def __init__(self, reason: FailureReason, told: str = "") -> None:
        super().__init__(f"{reason}: {told}" if told else reason)
        self.reason: Final = reason
        self.told: Final = told


@final
class WorkerHandle:
    """One process after another: when one was lost, the next question starts a new one."""

    def __init__(self, command: Sequence[str], start_seconds: float = START_SECONDS) -> None:
        self._command: Final = command
        self._start_seconds: Final = start_seconds
        self._process: Process | None = None
        self._killed: list[Process] = []
        self._closed = False

    async def begin(self) -> Process:
        """A process that can be asked."""
        if self._process is not None and self._process.returncode is None:
            return self._process
        self._process = process = await self._spawn()
        if self._closed:
            self._kill()
        try:
            # The first line says that all is loaded, which no bot's time has to pay for.
            await self._exchange(process, b"", self._start_seconds)
        except BotError as error:
            raise BotError("stopped" if self._closed else "not-started") from error
        return process

    async def ask(self, task: bytes, seconds: float) -> bytes:
        """The line with which the process answers in time."""
        return await self._exchange(await self.begin(), task, seconds)

    def close(self) -> None:
        """End the process, and start no other."""
        self._closed = True
        self._kill()

    async def ended(self) -> None:
        """Wait until the process is gone."""
        await asyncio.gather(*(process.wait() for process in self._killed))

    async def _spawn(self) -> Process:
        if self._closed:
            raise BotError("stopped")
        try:
            # In a session of its own, for a keyboard interrupt must not reach the workers.
            return await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, start_new_session=True, env=surroundings()
            )
        except OSError as error:
            raise BotError("not-started", str(error)) from error

    async def _exchange(self, process: Process, task: bytes, seconds: float) -> bytes:
        """Send a line, if there is one, and get one.

        A process that has not answered is killed, even if nobody waits for it any more: it would
        give this answer to the next question.
        """
        try:
            return await exchange(process, task, seconds)
        except BaseException as error:
            self._kill()
            if self._closed and isinstance(error, BotError):
                raise BotError("stopped") from error
            raise

    def _kill(self) -> None:
        """Let the process go; the event loop sees to it that no zombie stays."""
        if self._process is not None:
            with suppress(ProcessLookupError, PermissionError):
                kill_group(self._process)
            self._killed = [p for p in (*self._killed, self._process) if p.returncode is None]
            self._process = None


def kill_group(process: Process) -> None:
    """End a process and what it has started, which is in its own session."""
    if hasattr(os, "killpg") and process.returncode is None:
        os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


def surroundings() -> dict[str, str]:
    """What a worker is told of the machine: how programs run there, and nothing of the tables."""
    return {name: value for name, value in os.environ.items() if name.startswith(TOLD)}


async def exchange(process: Process, task: bytes, seconds: float) -> bytes:
    """Send a line, if there is one, and get one; BotError if none comes in time."""
    assert process.stdin is not None, "its input is a pipe"
    assert process.stdout is not None, "its output is a pipe"
    try:
        async with asyncio.timeout(seconds):
            process.stdin.write(task)
            await process.stdin.drain()
            line = await process.stdout.readline()
    except TimeoutError:
        raise BotError("stuck") from None
    except (OSError, ValueError) as error:
        raise BotError("crashed", str(error)) from error
    if not line.endswith(b"\n"):
        raise BotError("crashed")
    return line
