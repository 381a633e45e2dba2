"""PostgreSQL: a few connections, on which prepared statements go back and forth."""

import asyncio
import select
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import lru_cache
from typing import Final, final

import psycopg
from psycopg import AsyncConnection, conninfo
from psycopg.errors import IntegrityError

from carson.server.store.backend import Overtaken, Query, R, SqlValue, Statement, Unavailable

POOL: Final = 20
MANY: Final = 50
PATIENCE: Final = {"connect_timeout": "5", "tcp_user_timeout": "10000"}
"""How long PostgreSQL may be silent: seconds for a connection, milliseconds for an answer to it."""


@final
class PostgresBackend:
    """A database that several processes share."""

    def __init__(self, dsn: str, busy_seconds: float, size: int = POOL) -> None:
        self._dsn: Final = conninfo.make_conninfo(dsn, **PATIENCE)
        self._busy_seconds: Final = busy_seconds
        self._free: Final[list[AsyncConnection]] = []
        self._places: Final = asyncio.Semaphore(size)

    async def read(self, query: Query[R], *values: SqlValue) -> list[R]:
        """The rows that answer a question."""
        async with self._connection() as connection:
            cursor = await connection.execute(translated(query.sql), values, prepare=True)
            rows = await cursor.fetchall()
        if len(rows) < MANY:
            return [query.row(*row) for row in rows]
        # A long log is read in a thread, so that nobody else has to wait for it.
        return await asyncio.to_thread(lambda: [query.row(*row) for row in rows])

    async def write(self, changes: Sequence[Statement], apart: bool = False) -> None:
        """Make all changes or none; those that are apart in one statement."""
        async with self._connection() as connection:
            if apart:
                sql = joined(tuple(change.sql for change in changes))
                values = [value for change in changes for value in change.values]
                await connection.execute(sql, values, prepare=True)
                return
            async with connection.transaction():
                for change in changes:
                    await connection.execute(translated(change.sql), change.values)

    async def close(self) -> None:
        """Let go of all connections."""
        for connection in self._free:
            await connection.close()
        self._free.clear()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection]:
        """A connection for one caller; one that was left half-way is not used again."""
        async with self._places:
            try:
                connection = await self._open()
                try:
                    yield connection
                except IntegrityError:
                    self._free.append(connection)
                    raise
                except BaseException:
                    await connection.close()
                    raise
                self._free.append(connection)
            except IntegrityError as error:
                raise Overtaken from error
            except (psycopg.Error, OSError) as error:
                raise Unavailable(type(error).__name__) from error

    async def _open(self) -> AsyncConnection:
        while self._free:
            connection = self._free.pop()
            if not is_lost(connection):
                return connection
            with suppress(psycopg.Error):
                await connection.close()
        return await self._connect()

    async def _connect(self) -> AsyncConnection:
        """A new connection, on which nobody waits for ever, whatever others do to the database."""
        found = await AsyncConnection.connect(self._dsn, autocommit=True, prepare_threshold=0)
        busy = int(1000 * self._busy_seconds)
        await found.execute(f"SET lock_timeout = {busy}", prepare=False)
        await found.execute(f"SET statement_timeout = {2 * busy}", prepare=False)
        return found


def is_lost(connection: AsyncConnection) -> bool:
    """Whether the other side has ended a connection on which nothing was asked."""
    if connection.closed:
        return True
    watched = select.poll()
    watched.register(connection.fileno(), select.POLLIN)
    return bool(watched.poll(0))


@lru_cache(maxsize=1000)
def translated(sql: str) -> bytes:
    """A statement as PostgreSQL's driver wants it."""
    return sql.replace("?", "%s").encode()


@lru_cache(maxsize=100)
def joined(statements: tuple[str, ...]) -> bytes:
    """Several statements as one, which is done as a whole or not at all."""
    parts = [f"done{number} AS ({sql} RETURNING 1)" for number, sql in enumerate(statements)]
    return translated(f"WITH {', '.join(parts)} SELECT 1")
