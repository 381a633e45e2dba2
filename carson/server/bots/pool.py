"""The pool of bot workers: processes that think for seats, each within its time."""

import asyncio
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Final, final

from msgspec import DecodeError, json

from carson.server.bots.worker_handle import START_SECONDS, BotError, WorkerHandle
from carson.server.bots.worker_request import ANSWERS, BotRequest, BotTask, write_line

COMMAND: Final = (sys.executable, "-m", "carson.server.bots.worker_process")
MOST_WAITING: Final = 256
"""How many questions may wait for a free worker."""


def worker_command(programs: Mapping[str, str]) -> Sequence[str]:
    """What starts a worker that knows these programs by name."""
    return (*COMMAND, json.encode(programs).decode()) if programs else COMMAND


@final
class BotPool:
    """This many workers, which answer in the order of the requests."""

    def __init__(
        self,
        workers: int = 1,
        most_waiting: int = MOST_WAITING,
        command: Sequence[str] = COMMAND,
        start_seconds: float = START_SECONDS,
    ) -> None:
        self._workers: Final = [WorkerHandle(command, start_seconds) for _ in range(workers)]
        self._free: Final = list(self._workers)
        self._turns: Final = asyncio.Semaphore(workers)
        self._most_waiting: Final = most_waiting
        self._waiting = 0

    @property
    def size(self) -> int:
        """How many workers there are."""
        return len(self._workers)

    @property
    def waiting(self) -> int:
        """How many questions wait for a free worker."""
        return self._waiting

    async def start(self) -> None:
        """Start all processes, so that the first questions need not wait for them."""
        try:
            await asyncio.gather(*(self._begin() for _ in self._workers))
        except BaseException:
            await self.stop()
            raise

    async def stop(self) -> None:
        """End all processes; whoever still waits for an answer gets none."""
        for worker in self._workers:
            worker.close()
        await asyncio.gather(*(worker.ended() for worker in self._workers))

    async def choose(self, request: BotRequest, seconds: float) -> str:
        """The move of a bot that may think for so long; waiting for a free worker comes on top.

        BotError if there is none; whatever happened, the next question finds a worker.
        """
        task = write_line(BotTask(request, seconds))
        async with self._worker() as worker:
            return _move(await worker.ask(task, seconds))

    async def _begin(self) -> None:
        async with self._worker() as worker:
            await worker.begin()

    @asynccontextmanager
    async def _worker(self) -> AsyncIterator[WorkerHandle]:
        """A worker that nobody else asks meanwhile."""
        if self._turns.locked() and self._waiting >= self._most_waiting:
            raise BotError("busy")
        self._waiting += 1
        try:
            await self._turns.acquire()
        finally:
            self._waiting -= 1
        worker = self._free.pop()
        try:
            yield worker
        finally:
            self._free.append(worker)
            self._turns.release()


def _move(line: bytes) -> str:
    """The move that a worker answers."""
    try:
        answer = ANSWERS.decode(line)
    except DecodeError as error:
        raise BotError("failed", str(error)) from error
    if not answer.move:
        raise BotError("failed", answer.failed)
    return answer.move
