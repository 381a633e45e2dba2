"""A crowd at a server: hundreds of spectators at one table, and a thousand tables of people."""

import tempfile
import time
from pathlib import Path

from msgspec import Struct

from carson.bench.server_compare import (
    CompareSizes,
    LoadedServer,
    close_all,
    delays,
    loaded,
)
from carson.bench.server_load import GENEROUS, Delay, delay
from carson.bench.spectators import Spectators


class ServerCrowd(Struct, kw_only=True):
    """What a crowd finds."""

    spectators: int
    told_ms: Delay
    """From a move until the last of the spectators at its table has heard of it."""
    tables: int
    latency: Delay
    """Of a turn's two answers at that many tables, with people who think."""
    table_kb: float
    """Memory of the server for each of them."""


async def hold(seconds: float, database: str | None, sizes: CompareSizes) -> ServerCrowd:
    """Measure both; each takes about so long."""
    with tempfile.TemporaryDirectory(prefix="carson-") as name:
        async with loaded(Path(name), database, GENEROUS) as server:
            told = await told_seconds(server, seconds, sizes.spectators)
            latency, memory = await delays(server, seconds, sizes)
    return ServerCrowd(
        spectators=sizes.spectators,
        told_ms=delay(told),
        tables=sizes.tables[-1],
        latency=latency[str(sizes.tables[-1])],
        table_kb=round(memory / 1024, 1),
    )


async def told_seconds(server: LoadedServer, seconds: float, spectators: int) -> list[float]:
    """For each of some moves, how long it took until all spectators had heard of it."""
    crowd, found = await server.players(1), list[float]()
    async with Spectators(server.url, crowd[0].table, spectators) as watching:
        await watching.until_all_listen()
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            before = time.perf_counter()
            if not await crowd[0].take_turn():
                break
            await watching.until_told(len(found) + 1)
            found.append(time.perf_counter() - before)
    await close_all(crowd)
    return found
