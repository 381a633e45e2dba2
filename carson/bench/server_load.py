"""The load of a server: one in a process of its own, and players who play there for a while."""

import asyncio
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import httpx
from msgspec import Struct

from carson.bench.load_player import LoadPlayer

HOST: Final = "127.0.0.1"
START_SECONDS: Final = 300.0
"""A server that has not answered by then never will, even on a busy machine."""
OPENED_AT_ONCE: Final = 20
PROGRAM: Final = (sys.executable, "-c", "from carson.cli import app; app()", "serve")
GENEROUS: Final = 100_000_000
"""Requests a minute: the limiter counts, and refuses nothing."""
FOUR_PLAYERS: Final = {"options": {"players": "4"}, "seats": [{"kind": "person"}] * 4}


class ServerNotStarted(Exception):
    """The server did not start; what it said."""


class Delay(Struct, kw_only=True):
    """How long answers took, in milliseconds."""

    p50: float
    p99: float


class ServerLoad(Struct, kw_only=True):
    """What the players found."""

    games: int
    seconds: float
    moves: int
    moves_per_second: float
    move_ms: Delay
    """Of a move, which is answered after its commit."""
    view_ms: Delay
    """Of a look at the table."""


async def measure(games: int, seconds: float, database: str | None) -> ServerLoad:
    """Hold this many games of four players for so long."""
    with tempfile.TemporaryDirectory(prefix="carson-") as folder:
        url = database or f"sqlite:///{Path(folder) / 'tables.db'}"
        async with serving(url, Path(folder) / "log") as port:
            servers = [f"http://{HOST}:{port}"]
            players = [LoadPlayer(servers, FOUR_PLAYERS, seed) for seed in range(games)]
            try:
                await open_all(players)
                return await play_all(players, seconds)
            finally:
                for player in players:
                    await player.close()


def free_port() -> int:
    """A port that nobody has now."""
    with socket.create_server((HOST, 0)) as free:
        return int(free.getsockname()[1])


@asynccontextmanager
async def serving(
    database: str, log: Path, limit: int = GENEROUS, bot_workers: int = 0, port: int = 0
) -> AsyncIterator[int]:
    """A running server; its port, which is any that is free if none is wished."""
    port = port or free_port()
    words = [*PROGRAM, "--database", database, "--port", str(port)]
    words += ["--bot-workers", str(bot_workers)]
    with log.open("wb") as output:
        process = subprocess.Popen([*words, "--limit", str(limit)], stdout=output, stderr=output)
    try:
        await until_it_answers(process, port, log)
        yield port
    finally:
        process.terminate()
        await asyncio.to_thread(process.wait)


async def until_it_answers(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    """Wait for a server that starts."""
    end = time.monotonic() + START_SECONDS
    async with httpx.AsyncClient(timeout=START_SECONDS, verify=False, trust_env=False) as client:
        while time.monotonic() < end and process.poll() is None:
            with suppress(httpx.TransportError):
                if (await client.get(f"http://{HOST}:{port}/health")).is_success:
                    return
            await asyncio.sleep(0.05)
    raise ServerNotStarted(" ".join(log.read_text(errors="replace").split()))


async def open_all(players: Sequence[LoadPlayer]) -> None:
    """Everyone opens a table, some at a time."""
    gate = asyncio.Semaphore(OPENED_AT_ONCE)

    async def enter(player: LoadPlayer) -> None:
        async with gate:
            await player.open()

    await asyncio.gather(*(enter(player) for player in players))


async def play_all(players: Sequence[LoadPlayer], seconds: float) -> ServerLoad:
    """Everyone plays until the time is over; whose game ends opens the next one."""
    began = time.perf_counter()

    async def play(player: LoadPlayer) -> None:
        while time.perf_counter() < began + seconds:
            if not await player.take_turn():
                await player.open()

    await asyncio.gather(*(play(player) for player in players))
    spent = time.perf_counter() - began
    moves = [taken for player in players for taken in player.move_seconds]
    views = [taken for player in players for taken in player.view_seconds]
    return ServerLoad(
        games=len(players),
        seconds=round(spent, 3),
        moves=len(moves),
        moves_per_second=round(len(moves) / spent, 1),
        move_ms=delay(moves),
        view_ms=delay(views),
    )


def delay(seconds: Sequence[float]) -> Delay:
    """The middle one, and the one that only one in a hundred exceeds."""
    ordered = sorted(seconds) or [0.0]
    middle, late = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    return Delay(p50=round(1000 * middle, 1), p99=round(1000 * late, 1))
