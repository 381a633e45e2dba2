"""Spectators: many who listen at one table, from several addresses, and count what they hear."""

import asyncio
from collections.abc import Callable
from typing import Final, final
from urllib.parse import urlsplit

FROM_ADDRESS: Final = 90
"""This many listen from one address; a server allows no more than a hundred."""
HEARING_SECONDS: Final = 60.0
PAUSE_SECONDS: Final = 0.01


@final
class Spectators:
    """This many streams of one table, read as cheaply as can be."""

    def __init__(self, server: str, table: str, count: int) -> None:
        parts = urlsplit(server)
        self._host: Final = parts.hostname or ""
        self._port: Final = parts.port or 80
        self._path: Final = f"/games/{table}/events"
        self._count: Final = count
        self._heard: Final = [0] * count
        self._welcomed: Final = [False] * count
        self._readers: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Spectators":
        for number in range(self._count):
            self._readers.append(asyncio.create_task(self._listen(number)))
            if number % FROM_ADDRESS == 0:
                await asyncio.sleep(0)
        return self

    async def __aexit__(self, *failure: object) -> None:
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)

    async def until_all_listen(self) -> None:
        """Wait until everyone has seen the table, or some time."""
        await self._wait(lambda: all(self._welcomed))

    async def until_told(self, entries: int) -> None:
        """Wait until everyone has heard of the last of the entries, or until a timeout."""
        await self._wait(lambda: min(self._heard) >= entries)

    async def _wait(self, is_so: Callable[[], bool]) -> None:
        clock = asyncio.get_running_loop().time
        end = clock() + HEARING_SECONDS
        while not is_so() and clock() < end:
            await asyncio.sleep(PAUSE_SECONDS)

    async def _listen(self, number: int) -> None:
        # Each address of this machine is one of its own, and limits count addresses.
        local = (f"127.0.0.{2 + number // FROM_ADDRESS}", 0)
        reader, writer = await asyncio.open_connection(self._host, self._port, local_addr=local)
        head = f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nAccept-Language: en\r\n\r\n"
        writer.write(head.encode())
        try:
            async for line in reader:
                self._heard[number] += line.startswith(b"event: entry")
                self._welcomed[number] |= line.startswith(b"event: fresh")
        finally:
            writer.close()
