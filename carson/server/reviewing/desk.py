"""The desk where reviews are asked for: one is made at a time, and the last ones are kept."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections import OrderedDict
from contextlib import suppress
from typing import Final, final

from msgspec import DecodeError, json

from carson.core.reasons import Reason
from carson.server.bots.worker_handle import surroundings
from carson.server.http.errors import TOO_MANY, UNAVAILABLE, RequestError
from carson.server.reviewing.messages import GameReview

COMMAND: Final = (sys.executable, "-m", "carson.server.reviewing.review_process")
SECONDS: Final = 180.0
"""So long a review may take on a machine that is busy."""
KEPT: Final = 64
MOST_WAITING: Final = 8
REVIEWS: Final = json.Decoder(GameReview)

ReviewKey = tuple[str, int, str]
"""A table, a seat and a language."""


@final
class ReviewDesk:
    """Makes reviews outside the server's own process."""

    def __init__(self) -> None:
        self._kept: Final[OrderedDict[ReviewKey, GameReview]] = OrderedDict()
        self._turn: Final = asyncio.Semaphore(1)
        self._waiting = 0

    async def review(self, table: str, record: str, seat: int, language: str) -> GameReview:
        """The review of a seat of a finished game; kept, or made now."""
        key = (table, seat, language)
        if key not in self._kept:
            await self._make(key, record)
        self._kept.move_to_end(key)
        return self._kept[key]

    async def _make(self, key: ReviewKey, record: str) -> None:
        if self._waiting >= MOST_WAITING:
            raise RequestError(TOO_MANY, Reason("busy"))
        self._waiting += 1
        try:
            async with self._turn:
                if key not in self._kept:
                    self._kept[key] = await made(record, *key[1:])
        finally:
            self._waiting -= 1
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


async def made(record: str, seat: int, language: str) -> GameReview:
    """A review from a process that is started for it."""
    process = await asyncio.create_subprocess_exec(
        *COMMAND, str(seat), language, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=surroundings()
    )
    try:
        async with asyncio.timeout(SECONDS):
            answer, _ = await process.communicate(record.encode())
        return REVIEWS.decode(answer)
    except (TimeoutError, DecodeError) as error:
        raise RequestError(UNAVAILABLE, Reason("busy")) from error
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
