"""A server under strain: how long people wait for what others do there, and while it restarts."""

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from msgspec import Struct

from carson.bench.load_player import LoadPlayer
from carson.bench.server_compare import close_all, play_calmly
from carson.bench.server_load import (
    FOUR_PLAYERS,
    GENEROUS,
    HOST,
    Delay,
    delay,
    free_port,
    open_all,
    serving,
)

STRANGER: Final = "127.0.0.9"
"""Another address of this machine."""
AGAINST_A_BOT: Final = {
    "options": {"players": "2"},
    "seats": [{"kind": "person"}, {"kind": "bot"}],
}
AMONG_BOTS: Final = {
    "options": {"players": "4"},
    "seats": [{"kind": "person"}, *[{"kind": "bot"}] * 3],
}
LOOK_SECONDS: Final = 0.02
"""So often someone looks whether the bot has moved."""
THINKING_SECONDS: Final = 0.5


class StrainSizes(Struct, frozen=True, kw_only=True):
    """How much is done to the server."""

    bot_tables: int = 80
    logs_per_second: int = 20
    players: int = 32


class ServerStrain(Struct, kw_only=True):
    """How long people waited, in milliseconds."""

    bot_tables: int
    bot_ms: Delay
    """For a bot's answer, with nobody else there."""
    bot_beside_ms: Delay
    """For it while a stranger has that many tables of bots."""
    logs_per_second: int
    calm_ms: Delay
    """For a view or a move, while nobody reads a log."""
    beside_log_ms: Delay
    """For the same while someone asks so often for a long log."""
    restart_ms: float
    """From the moment a server is told to stop, while many play, until the next one answers."""


async def endure(seconds: float, database: str | None, sizes: StrainSizes) -> ServerStrain:
    """Measure all of it; each part takes about so long."""
    with tempfile.TemporaryDirectory(prefix="carson-") as name:
        folder = Path(name)
        url = database or f"sqlite:///{folder / 'tables.db'}"
        async with serving(url, folder / "bots", GENEROUS, bot_workers=1) as port:
            before, beside = await bot_delays(f"http://{HOST}:{port}", seconds, sizes)
        async with serving(url, folder / "log") as port:
            calm, busy = await log_delays(f"http://{HOST}:{port}", seconds, sizes)
        restart = await restart_seconds(url, folder, sizes)
    return ServerStrain(
        bot_tables=sizes.bot_tables,
        bot_ms=delay(before),
        bot_beside_ms=delay(beside),
        logs_per_second=sizes.logs_per_second,
        calm_ms=delay(calm),
        beside_log_ms=delay(busy),
        restart_ms=round(1000 * restart, 1),
    )


# --- bots -----------------------------------------------------------------------------------
async def bot_delays(
    server: str, seconds: float, sizes: StrainSizes
) -> tuple[list[float], list[float]]:
    """How long someone waits for a bot: alone, and beside a stranger with many bots."""
    person = LoadPlayer([server], AGAINST_A_BOT, 1)
    await person.open()
    before = await waits(person, seconds)
    strangers = [
        LoadPlayer([server], AMONG_BOTS, seed, address=STRANGER) for seed in range(sizes.bot_tables)
    ]
    await open_all(strangers)
    for stranger in strangers:
        path = f"/games/{stranger.table}/seats/0/bot"
        await stranger.ask("POST", path, {"bot": "greedy"})
    beside = await waits(person, seconds)
    await close_all([person, *strangers])
    return before, beside


async def waits(person: LoadPlayer, seconds: float) -> list[float]:
    """How long it took after each of their moves until they were asked again."""
    found, end = list[float](), time.perf_counter() + seconds
    while time.perf_counter() < end:
        if not await person.take_turn():
            await person.open()
            continue
        before = time.perf_counter()
        while (seen := await person.look()).decision is None and seen.status != "over":
            await asyncio.sleep(LOOK_SECONDS)
        found.append(time.perf_counter() - before)
    return found


# --- logs -----------------------------------------------------------------------------------
async def log_delays(
    server: str, seconds: float, sizes: StrainSizes
) -> tuple[list[float], list[float]]:
    """How long others wait for an answer: in peace, and while someone reads a long log."""
    reader = LoadPlayer([server], FOUR_PLAYERS, 1)
    others = [LoadPlayer([server], FOUR_PLAYERS, 2 + seed) for seed in range(sizes.players)]
    await open_all([reader, *others])
    while await reader.take_turn():
        pass
    await play_calmly(others, seconds, THINKING_SECONDS)
    calm = answered(others)
    async with reading(reader, sizes.logs_per_second):
        await play_calmly(others, seconds, THINKING_SECONDS)
    busy = answered(others)
    await close_all([reader, *others])
    return calm, busy


@asynccontextmanager
async def reading(reader: LoadPlayer, per_second: int) -> AsyncIterator[None]:
    """Someone asks for the log of their table so often, whether or not it has come."""
    asked = set[asyncio.Task[tuple[int, bytes]]]()

    async def ask() -> None:
        while True:
            asked.add(asyncio.create_task(reader.ask("GET", f"/games/{reader.table}/log")))
            await asyncio.sleep(1 / per_second)

    asking = asyncio.create_task(ask())
    try:
        yield
    finally:
        asking.cancel()
        await asyncio.gather(asking, *asked, return_exceptions=True)


def answered(crowd: Sequence[LoadPlayer]) -> list[float]:
    """How long their answers took since this was last asked."""
    found = [one for player in crowd for one in (*player.move_seconds, *player.view_seconds)]
    for player in crowd:
        player.move_seconds.clear()
        player.view_seconds.clear()
    return found


# --- a restart ------------------------------------------------------------------------------
async def restart_seconds(database: str, folder: Path, sizes: StrainSizes) -> float:
    """How long a server is away that is stopped and started again while many play."""
    port = free_port()
    crowd = [
        LoadPlayer([f"http://{HOST}:{port}"], FOUR_PLAYERS, seed) for seed in range(sizes.players)
    ]
    async with serving(database, folder / "first", port=port):
        await open_all(crowd)
        playing = asyncio.create_task(play_on(crowd))
        await asyncio.sleep(THINKING_SECONDS)
        stopped = time.perf_counter()
    async with serving(database, folder / "second", port=port):
        back = time.perf_counter()
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
        await close_all(crowd)
    return back - stopped


async def play_on(crowd: Sequence[LoadPlayer]) -> None:
    """Everyone plays without a pause."""

    async def play(player: LoadPlayer) -> None:
        while True:
            if not await player.take_turn():
                await player.open()

    await asyncio.gather(*(play(player) for player in crowd))
