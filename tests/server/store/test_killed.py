"""Servers are killed while hundreds of games are played there, and nothing is lost."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Protocol

import pytest
from msgspec import json
from sqlalchemy import text

from carson.bench.load_player import LoadPlayer
from carson.core.chance import Stream
from carson.server.store import database
from carson.server.store.storage import Storage
from carson.server.tables.cache import RoomCache
from carson.server.tables.log import Moved, Opened, StoredEntry
from tests.server.outside import Outside, outside
from tests.server.postgres import Postgres, installations, postgres
from tests.server.store.killing import Witness
from tests.support.imports import ROOT
from tests.support.patience import PAUSE_SECONDS, SECONDS

Known = dict[str, tuple[dict[str, str], dict[str, int]]]
GAMES = 200
KILLS = 3
FINISHED = 2
"""This many games are played to their end: one among bots, and one with cards."""
THINKING = 1.0
"""This many seconds a player thinks at most, so that the machine is busy but not stuck."""
BETWEEN = GAMES // 2
"""This many moves at least are acknowledged from one kill to the next."""
AT_ONCE = 20

ALONE = {"options": {"players": "4"}, "seats": [{"kind": "person"}] * 4}
AMONG_BOTS = {
    "options": {"players": "3"},
    "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}, {"kind": "bot"}],
}
BOTS = {"options": {"players": "2"}, "seats": [{"kind": "bot", "bot": "random"}] * 2}
CARDS = {
    "game": "cards",
    "options": {"people": "4", "virtual": "none"},
    "seats": [*[{"kind": "person"}] * 3, {"kind": "bot"}],
}
WISHES = (AMONG_BOTS, CARDS, BOTS, *[ALONE] * 7, *(AMONG_BOTS, CARDS, *[ALONE] * 8) * 3)


# --- playing --------------------------------------------------------------------------------
async def open_all(crowd: Sequence[LoadPlayer]) -> None:
    """Everyone opens a table, some at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def enter(player: LoadPlayer) -> None:
        async with gate:
            await player.open()

    await asyncio.gather(*(enter(player) for player in crowd))


async def play_while(crowd: Sequence[LoadPlayer], kills: asyncio.Task[None]) -> None:
    """Everyone plays on until all kills are done."""

    async def play(player: LoadPlayer, thinking: Stream) -> None:
        while not kills.done() and await player.take_turn():
            await asyncio.sleep(THINKING * thinking.below(1000) / 1000)

    players = [play(player, Stream(number)) for number, player in enumerate(crowd)]
    await asyncio.gather(kills, *players)


async def kill_now_and_then(
    servers: Sequence[Outside], crowd: Sequence[LoadPlayer], seed: int
) -> None:
    """Kill one server after the other at moments that nobody can foresee."""
    stream = Stream(seed)
    for number in range(KILLS):
        await some_moves(crowd, BETWEEN + stream.below(GAMES))
        victim = servers[number % len(servers)]
        await asyncio.to_thread(victim.kill)
        await asyncio.sleep(stream.below(500) / 1000)
        await asyncio.to_thread(victim.start)
    await some_moves(crowd, BETWEEN)


async def some_moves(crowd: Sequence[LoadPlayer], count: int) -> None:
    """Wait until this many more moves are acknowledged, however long that takes."""
    wanted = acknowledged(crowd) + count
    while acknowledged(crowd) < wanted:
        await asyncio.sleep(PAUSE_SECONDS)


def acknowledged(crowd: Sequence[LoadPlayer]) -> int:
    """How many moves the players know to be stored."""
    return sum(len(player.acknowledged) for player in crowd)


async def trial(servers: Sequence[Outside], seed: int) -> list[LoadPlayer]:
    """Hundreds of games at once, and servers that die and come back."""
    crowd = [
        LoadPlayer(
            [server.url for server in servers], WISHES[number % len(WISHES)], number, SECONDS
        )
        for number in range(GAMES)
    ]
    await open_all(crowd)
    await play_while(crowd, asyncio.create_task(kill_now_and_then(servers, crowd, seed)))
    await finish(crowd)
    for player in crowd:
        await player.close()
    return crowd


async def finish(crowd: Sequence[LoadPlayer]) -> None:
    """Some of the games are played to their end."""

    async def play_on(player: LoadPlayer) -> None:
        while await player.take_turn():
            pass

    await asyncio.gather(*(play_on(player) for player in crowd[:FINISHED]))


# --- looking --------------------------------------------------------------------------------
class Player(Protocol):
    """What is known of a table outside the server."""

    @property
    def table(self) -> str: ...

    @property
    def sent(self) -> Mapping[str, str]: ...

    @property
    def acknowledged(self) -> Mapping[str, int]: ...


async def mistakes_in(url: str, crowd: Sequence[Player]) -> list[str]:
    """What the database has otherwise than the players know it."""
    storage = Storage(database.backend(url))
    rooms = RoomCache(storage, lambda room, now: None)
    found = [mistake for player in crowd for mistake in await mistakes_at(rooms, player)]
    await storage.close()
    with database.engine(url).connect() as connection:
        tables = connection.execute(text("SELECT count(*) FROM games")).scalar_one()
    # A table whose answer was lost is opened once more, and nobody knows the first one.
    return found if tables >= len(crowd) else [*found, f"only {tables} tables"]


async def mistakes_at(rooms: RoomCache, player: Player) -> list[str]:
    """What is wrong with one table: a gap, a move that is lost, or one that is there twice."""
    entries = await rooms.storage.since(player.table, 0)
    assert entries is not None, "the table is there"
    people = [(entry, payload) for entry, payload in played(entries) if payload.by == "person"]
    moves = {
        (entry.command or "").partition(":")[2]: (entry.sequence, payload.lines[0][2:])
        for entry, payload in people
    }
    async with rooms.open(player.table) as room:
        last = room.sequence
    checks = {
        "a gap": [entry.sequence for entry in entries] == list(range(1, last + 1)),
        "no opening": isinstance(entries[0].payload, Opened),
        "a move twice": len(people) == len(moves),
        "a move of nobody": moves.keys() <= player.sent.keys(),
        "another move": all(player.sent[name] == move for name, (_, move) in moves.items()),
        "a move is lost": all(
            name in moves and moves[name][0] == place for name, place in player.acknowledged.items()
        ),
    }
    return [f"{player.table}: {what}" for what, is_right in checks.items() if not is_right]


def played(entries: Sequence[StoredEntry]) -> list[tuple[StoredEntry, Moved]]:
    """The moves of a log."""
    found = [(entry, entry.payload) for entry in entries]
    return [(entry, payload) for entry, payload in found if isinstance(payload, Moved)]


def complaints(servers: Sequence[Outside]) -> list[str]:
    """What servers wrote about mistakes of their own."""
    texts = [server.log.read_text() for server in servers]
    return [line for text in texts for line in text.splitlines() if "Traceback" in line]


# --- tests ----------------------------------------------------------------------------------
@pytest.mark.slow
def test_nothing_is_lost_when_the_server_is_killed_again_and_again(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with outside(url, tmp_path / "log") as server:
        crowd = asyncio.run(trial([server], 7))
        mistakes = asyncio.run(mistakes_in(url, crowd))

    assert acknowledged(crowd) > GAMES
    assert mistakes == []
    assert complaints([server]) == []


@pytest.fixture(scope="module")
def shared() -> Iterator[Postgres]:
    """A PostgreSQL of our own."""
    found = installations()
    if not found:
        pytest.skip("NO POSTGRESQL HERE: nothing is known about several server processes")
    with postgres(found[0]) as server:
        yield server


@pytest.mark.slow
def test_nothing_is_lost_when_one_of_two_servers_is_killed(
    tmp_path: Path, shared: Postgres
) -> None:
    with (
        outside(shared.url, tmp_path / "one") as one,
        outside(shared.url, tmp_path / "two") as two,
    ):
        crowd = asyncio.run(trial([one, two], 8))
        mistakes = asyncio.run(mistakes_in(shared.url, crowd))

    assert acknowledged(crowd) > GAMES
    assert mistakes == []
    assert complaints([one, two]) == []


# --- a thousand kills -----------------------------------------------------------------------
THOUSAND = 1000
PARTS = 4
"""Each part has its own moments; those who run the tests at once share them."""


def killed(url: str, kills: int, part: int = 0) -> list[Witness]:
    """What the players know after the server's heart was killed again and again."""
    words = [sys.executable, "-m", "tests.server.store.killing", url, str(kills), str(part)]
    done = subprocess.run(words, capture_output=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stderr.decode()
    found = list[Witness]()
    for table, (sent, acknowledged) in json.decode(done.stdout, type=Known).items():
        found.append(Witness(table))
        found[-1].sent.update(sent)
        found[-1].acknowledged.update(acknowledged)
    return found


def test_nothing_is_lost_by_a_few_kills(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    players = killed(url, 5)

    assert asyncio.run(mistakes_in(url, players)) == []
    assert sum(len(player.acknowledged) for player in players) > 0


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_lost_by_a_thousand_kills(tmp_path: Path, part: int) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    players = killed(url, THOUSAND // PARTS, part)

    assert asyncio.run(mistakes_in(url, players)) == []
    assert sum(len(player.acknowledged) for player in players) > THOUSAND // PARTS


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_lost_by_a_thousand_kills_in_a_shared_database(
    shared: Postgres, part: int
) -> None:
    players = killed(shared.url, THOUSAND // PARTS, part)

    assert asyncio.run(mistakes_in(shared.url, players)) == []
    assert sum(len(player.acknowledged) for player in players) > THOUSAND // PARTS
