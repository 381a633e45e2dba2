"""Writers: each change of the database is stored or refused, one by one or many at once."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol, final

from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from carson.server.store.database import Unavailable

Work = Callable[[AsyncConnection], Awaitable[None]]
MOST_TOGETHER: Final = 100


class Overtaken(Exception):
    """Somebody else wrote this entry, or did this command, first."""


class Writers(Protocol):
    """Does a work in a transaction; Overtaken or Unavailable if nothing came of it."""

    async def do(self, work: Work) -> None:
        """Do it; when this returns, it is stored for good."""


def writers_for(engine: AsyncEngine) -> Writers:
    """The way of writing that suits a database: a file has one writer at a time."""
    return BatchedWriters(engine) if engine.dialect.name == "sqlite" else SeparateWriters(engine)


@final
class SeparateWriters:
    """Everybody has a transaction of their own, at the same time as the others."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine

    async def do(self, work: Work) -> None:
        """Do it now."""
        await store(self._engine, [work])


@dataclass
class Waiting:
    """A work, and who waits for it."""

    work: Work
    done: asyncio.Future[None] = field(default_factory=asyncio.Future)


@final
class BatchedWriters:
    """Whoever comes while others write waits, and those who waited share one commit.

    The disk is asked once for all of them, so that many tables are as quick as a few.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def do(self, work: Work) -> None:
        """Do it with the next ones."""
        mine = Waiting(work)
        self._waiting.append(mine)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        await mine.done

    async def _write(self) -> None:
        while self._waiting:
            batch = self._waiting[:MOST_TOGETHER]
            del self._waiting[:MOST_TOGETHER]
            await self._store(batch)

    async def _store(self, batch: Sequence[Waiting]) -> None:
        try:
            await store(self._engine, [one.work for one in batch])
        except Overtaken as error:
            await self._one_by_one(batch, error)
        except Exception as error:
            tell(batch, error)
        else:
            tell(batch, None)

    async def _one_by_one(self, batch: Sequence[Waiting], error: Overtaken) -> None:
        """One of them came too late; nobody else shall suffer for it."""
        if len(batch) == 1:
            tell(batch, error)
            return
        for one in batch:
            await self._store([one])


def tell(batch: Sequence[Waiting], error: Exception | None) -> None:
    """Let those go on who wait, if they still do."""
    for one in batch:
        if one.done.done():
            continue
        if error is None:
            one.done.set_result(None)
        else:
            one.done.set_exception(error)


async def store(engine: AsyncEngine, works: Sequence[Work]) -> None:
    """Do all works in one transaction, or none of them."""
    try:
        async with engine.begin() as connection:
            for work in works:
                await work(connection)
    except IntegrityError as error:
        raise Overtaken from error
    except (SQLAlchemyError, OSError) as error:
        raise Unavailable(type(error).__name__) from error
