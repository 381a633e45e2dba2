"""The cost of a server beside that of the rules alone, in one run, so that the ratios count.

Absolute times drift with the machine, so a server and the rules are measured in turns.
"""

import asyncio
import re
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Final

import httpx
from msgspec import Struct

from carson.bench.load_player import LoadPlayer
from carson.bench.server_load import FOUR_PLAYERS, GENEROUS, HOST, Delay, delay, open_all, serving
from carson.bench.spectators import Spectators
from carson.core.chance import Stream

Alone = Callable[[float, int], float]
"""Seconds of processor time for one turn without a server, measured for about so long."""

GAMES: Final = 32
ROUNDS: Final = 9
ALONE_SHARE: Final = 0.3
SPECTATORS: Final = 500
TABLES: Final = (100, 300, 1000)
THINKING_SECONDS: Final = 15.0
"""How long people think over a move, on the average."""
SETTLE_SECONDS: Final = 1.0


class CompareSizes(Struct, frozen=True, kw_only=True):
    """How much is measured."""

    games: int = GAMES
    rounds: int = ROUNDS
    spectators: int = SPECTATORS
    tables: tuple[int, ...] = TABLES
    thinking_seconds: float = THINKING_SECONDS


class ServerComparison(Struct, kw_only=True):
    """What a server costs; ratios are to rules and view alone."""

    alone_ms: float
    """Processor time of a view and a move without a server."""
    turn_ms: float
    """Of the same over HTTP, answered after its commit; the limiter is on."""
    turn_ratio: float
    """Without the limiter."""
    turn_ratio_limited: float
    spectators: int
    spectator_ms: float
    """For each spectator of a table and each move."""
    spectator_ratio: float
    table_kb: float
    """Memory of the server for each table that is played."""
    latency: dict[str, Delay]
    """Of a turn's two answers by how many tables there are, with people who think."""


class LoadedServer:
    """A running server, and what it tells of itself."""

    def __init__(self, port: int) -> None:
        self.url: Final = f"http://{HOST}:{port}"
        self._client: Final = httpx.AsyncClient(timeout=60, verify=False, trust_env=False)

    async def metric(self, name: str) -> float:
        """One number of its metrics."""
        text = (await self._client.get(f"{self.url}/metrics")).text
        found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
        assert found is not None, name
        return float(found[1])

    async def spent(self) -> float:
        """Its processor time so far."""
        return await self.metric("process_cpu_seconds_total")

    async def memory(self) -> float:
        """Its bytes of memory."""
        return await self.metric("process_resident_memory_bytes")

    async def players(self, count: int, first: int = 0) -> list[LoadPlayer]:
        """This many people with a new table each."""
        found = [LoadPlayer([self.url], FOUR_PLAYERS, first + seed) for seed in range(count)]
        await open_all(found)
        return found


@asynccontextmanager
async def loaded(folder: Path, database: str | None, limit: int) -> AsyncIterator[LoadedServer]:
    """A server with its own database, unless one is given."""
    url = database or f"sqlite:///{folder / f'tables-{limit}.db'}"
    async with serving(url, folder / f"log-{limit}", limit) as port:
        yield LoadedServer(port)


async def compare(
    seconds: float, database: str | None, alone: Alone, sizes: CompareSizes
) -> ServerComparison:
    """Measure all of it; each part takes about so long."""
    with tempfile.TemporaryDirectory(prefix="carson-") as name:
        async with AsyncExitStack() as stack:
            folder = Path(name)
            limited = await stack.enter_async_context(loaded(folder, database, GENEROUS))
            free = await stack.enter_async_context(loaded(folder, database, 0))
            return await compare_servers(limited, free, seconds, alone, sizes)


async def compare_servers(
    limited: LoadedServer, free: LoadedServer, seconds: float, alone: Alone, sizes: CompareSizes
) -> ServerComparison:
    """The same for servers that run already: one counts requests, the other does not."""
    rules, turn, unlimited = await turns(limited, free, seconds, alone, sizes)
    spectator = await fan_out(limited, seconds, sizes)
    latency, memory = await delays(limited, seconds, sizes)
    return ServerComparison(
        alone_ms=round(1000 * rules, 3),
        turn_ms=round(1000 * turn, 3),
        turn_ratio=round(unlimited / rules, 2),
        turn_ratio_limited=round(turn / rules, 2),
        spectators=sizes.spectators,
        spectator_ms=round(1000 * spectator, 3),
        spectator_ratio=round(spectator / rules, 2),
        table_kb=round(memory / 1024, 1),
        latency=latency,
    )


# --- turns ----------------------------------------------------------------------------------
async def turns(
    limited: LoadedServer, free: LoadedServer, seconds: float, alone: Alone, sizes: CompareSizes
) -> tuple[float, float, float]:
    """Processor time of a turn: without a server, with one that limits, with one that does not."""
    crowds = [(server, await server.players(sizes.games)) for server in (limited, free)]
    share = seconds / sizes.rounds
    found: tuple[list[float], list[float], list[float]] = ([], [], [])
    for number in range(sizes.rounds):
        found[0].append(alone(share * ALONE_SHARE, number))
        for spent, (server, crowd) in zip(found[1:], crowds, strict=True):
            spent.append(await turn_seconds(server, crowd, share))
    for _, crowd in crowds:
        await close_all(crowd)
    # Whoever else uses the machine slows down neighbours alike, so the rounds are compared one
    # by one, and the middle one counts.
    rules, (turn, unlimited) = median(found[0]), (ratio(spent, found[0]) for spent in found[1:])
    return rules, turn * rules, unlimited * rules


def ratio(spent: Sequence[float], alone: Sequence[float]) -> float:
    """How many times as much was spent as alone, in the middle of all rounds."""
    return median(much / little for much, little in zip(spent, alone, strict=True))


async def turn_seconds(server: LoadedServer, crowd: Sequence[LoadPlayer], seconds: float) -> float:
    """Processor time of the server for each turn while everyone plays without a pause."""
    before, moves = await server.spent(), made(crowd)
    end = time.perf_counter() + seconds

    async def play(player: LoadPlayer) -> None:
        while True:
            if not await player.take_turn():
                await player.open()
            if time.perf_counter() >= end:
                return

    await asyncio.gather(*(play(player) for player in crowd))
    return (await server.spent() - before) / (made(crowd) - moves)


def made(crowd: Sequence[LoadPlayer]) -> int:
    """How many moves were made."""
    return sum(len(player.move_seconds) for player in crowd)


async def close_all(crowd: Sequence[LoadPlayer]) -> None:
    """End all connections."""
    for player in crowd:
        await player.close()


# --- spectators -----------------------------------------------------------------------------
async def fan_out(server: LoadedServer, seconds: float, sizes: CompareSizes) -> float:
    """Processor time for each spectator and move: with spectators, less without."""
    crowd = await server.players(1)
    bare = await turn_seconds(server, crowd, seconds / 4)
    async with Spectators(server.url, crowd[0].table, sizes.spectators) as watching:
        await watching.until_all_listen()
        await asyncio.sleep(SETTLE_SECONDS)
        before, moves, end = await server.spent(), made(crowd), time.perf_counter() + seconds
        while time.perf_counter() < end and await crowd[0].take_turn():
            await watching.until_told(made(crowd) - moves)
        spent, played = await server.spent() - before, made(crowd) - moves
    await close_all(crowd)
    return max(spent / played - bare, 0.0) / sizes.spectators


# --- delays ---------------------------------------------------------------------------------
async def delays(
    server: LoadedServer, seconds: float, sizes: CompareSizes
) -> tuple[dict[str, Delay], float]:
    """How soon people are answered who think, with more and more tables; bytes for each table."""
    crowd: list[LoadPlayer] = []
    found: dict[str, Delay] = {}
    before = await server.memory()
    for count in sizes.tables:
        crowd += await server.players(count - len(crowd), len(crowd))
        await play_calmly(crowd, seconds, sizes.thinking_seconds)
        taken = [one for player in crowd for one in (*player.move_seconds, *player.view_seconds)]
        found[str(count)] = delay(taken)
        for player in crowd:
            player.move_seconds.clear()
            player.view_seconds.clear()
    memory = (await server.memory() - before) / len(crowd)
    await close_all(crowd)
    return found, memory


async def play_calmly(crowd: Sequence[LoadPlayer], seconds: float, thinking: float) -> None:
    """Everyone plays and thinks over each move, for so long."""
    end = time.perf_counter() + seconds

    async def play(player: LoadPlayer, stream: Stream) -> None:
        while True:
            pause = 2 * thinking * stream.below(1000) / 1000
            if time.perf_counter() + pause >= end:
                return
            await asyncio.sleep(pause)
            if not await player.take_turn():
                await player.open()

    await asyncio.gather(*(play(player, Stream(n)) for n, player in enumerate(crowd)))
