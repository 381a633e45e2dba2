"""Writers: many share one commit, and nobody suffers for another."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path

from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from carson.server.store import database
from carson.server.store.database import Unavailable
from carson.server.store.writers import BatchedWriters, Overtaken, Work

COUNT = 20


def adding(number: int) -> Work:
    """Put a number into a table in which no number stands twice."""

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(text(f"INSERT INTO numbers VALUES ({number})"))

    return work


async def broken(connection: AsyncConnection) -> None:
    """A work that the database cannot do."""
    await connection.execute(text("INSERT INTO nothing VALUES (1)"))


class Trial:
    """A small database, and how often it was asked to commit."""

    def __init__(self, folder: Path) -> None:
        self.engine: AsyncEngine = database.connect(f"sqlite:///{folder / 'numbers.db'}")
        self.commits = 0
        event.listen(self.engine.sync_engine, "commit", self._count)

    def _count(self, connection: object) -> None:
        self.commits += 1

    def write(self, *works: Work) -> tuple[list[str], list[int]]:
        """Do all at once; what became of each, and the numbers that stand there then."""
        return asyncio.run(self._write(works))

    async def _write(self, works: tuple[Work, ...]) -> tuple[list[str], list[int]]:
        async with self.engine.begin() as connection:
            await connection.execute(text("CREATE TABLE numbers (number INTEGER PRIMARY KEY)"))
        self.commits = 0
        writers = BatchedWriters(self.engine)
        told = await asyncio.gather(*(outcome(writers.do(work)) for work in works))
        async with self.engine.connect() as connection:
            rows = await connection.execute(text("SELECT number FROM numbers ORDER BY number"))
            found = [int(number) for (number,) in rows]
        await self.engine.dispose()
        return list(told), found


async def outcome(doing: Coroutine[None, None, None]) -> str:
    """What became of a work."""
    try:
        await doing
    except (Overtaken, Unavailable) as error:
        return type(error).__name__
    return "stored"


def test_those_who_wait_share_a_commit(tmp_path: Path) -> None:
    trial = Trial(tmp_path)

    told, found = trial.write(*(adding(number) for number in range(COUNT)))

    assert told == ["stored"] * COUNT
    assert found == list(range(COUNT))
    assert trial.commits < COUNT / 2


def test_who_comes_too_late_keeps_nobody_else_from_writing(tmp_path: Path) -> None:
    told, found = Trial(tmp_path).write(adding(1), adding(2), adding(1), adding(3))

    assert told == ["stored", "stored", "Overtaken", "stored"]
    assert found == [1, 2, 3]


def test_nothing_is_half_written_when_the_database_fails(tmp_path: Path) -> None:
    told, found = Trial(tmp_path).write(adding(1), broken, adding(2))

    assert told == ["Unavailable"] * 3
    assert found == []
