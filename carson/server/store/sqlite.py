"""SQLite: one thread that reads and writes, so that many changes share one commit.

Whoever comes while the thread is busy waits, and what waited is done together: first all questions,
then all changes in one transaction, each on its own savepoint. The disk is asked once for all.
Quick questions are not sent there: what they look at is in memory, and the way costs more.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, final
from urllib.parse import quote

from carson.server.store.backend import Overtaken, Query, R, SqlValue, Statement, Unavailable

MOST_TOGETHER: Final = 100
SETTINGS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""Readers never wait for writers, and what was acknowledged survives a power cut."""


class Work:
    """Something that waits for the thread, and whoever waits for it."""

    def __init__(self, do: Callable[[sqlite3.Connection], None], writes: bool) -> None:
        self.do: Final = do
        self.writes: Final = writes
        self.done: Final = asyncio.get_running_loop().create_future()
        self.failure: Exception | None = None

    def tell(self) -> None:
        """Wake the waiting task, if it still waits."""
        if self.done.done():
            return
        if self.failure is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.failure)


@final
class SqliteFile:
    """A connection to a file, which is opened when it is needed."""

    def __init__(self, path: Path, busy_seconds: float) -> None:
        self._path: Final = path
        self._busy_seconds: Final = busy_seconds
        self._connection: sqlite3.Connection | None = None
        self._file: tuple[int, int] | None = None

    def open(self) -> sqlite3.Connection:
        """The connection; a file that is gone is not made again."""
        if self._connection is None:
            self._file = identity(self._path)
            self._connection = sqlite3.connect(
                f"file:{quote(str(self._path))}?mode=rw",
                timeout=self._busy_seconds,
                isolation_level=None,
                uri=True,
            )
            for setting in SETTINGS:
                self._connection.execute(f"PRAGMA {setting}")
        return self._connection

    def check(self) -> None:
        """Forget what was read from or written to a file that is gone."""
        if identity(self._path) != self._file:
            raise FileNotFoundError

    def let_go(self) -> None:
        """Close the connection; what was not committed is gone."""
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None


@final
class SqliteBackend:
    """A database in a file."""

    def __init__(self, path: Path, busy_seconds: float) -> None:
        self._waiting: Final[SimpleQueue[Work | None]] = SimpleQueue()
        self._thread: Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._worker: Final = SqliteFile(path, busy_seconds)
        """Used by the thread alone."""
        self._reader: Final = SqliteFile(path, 0)
        self.commits = 0

    # --- for everyone ----------------------------------------------------------------------
    async def read(self, query: Query[R], *values: SqlValue) -> list[R]:
        """The rows that answer a question."""
        if query.quick:
            return self._peek(query, values)
        found: list[R] = []

        def ask(connection: sqlite3.Connection) -> None:
            rows = connection.execute(query.sql, values).fetchall()
            found.extend(query.row(*row) for row in rows)

        await self.wait_for(Work(ask, writes=False))
        return found

    async def write(self, changes: Sequence[Statement], apart: bool = False) -> None:
        """Make all changes or none."""

        def make(connection: sqlite3.Connection) -> None:
            for change in changes:
                connection.execute(change.sql, change.values)

        await self.wait_for(Work(make, writes=True))

    def _peek(self, query: Query[R], values: Sequence[SqlValue]) -> list[R]:
        """The answer to a quick question, at once."""
        try:
            rows = self._reader.open().execute(query.sql, values).fetchall()
            self._reader.check()
        except (sqlite3.Error, OSError) as error:
            self._reader.let_go()
            raise Unavailable(type(error).__name__) from error
        return [query.row(*row) for row in rows]

    async def close(self) -> None:
        """Finish what was begun, and close the file."""
        self._reader.let_go()
        if self._thread is not None:
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    async def wait_for(self, work: Work) -> None:
        """Let the thread do something, with whatever else waits."""
        self._waiting.put(work)
        if self._thread is None or not self._thread.is_alive():
            self._loop = asyncio.get_running_loop()
            self._thread = Thread(target=self._serve, name="sqlite", daemon=True)
            self._thread.start()
        await work.done

    # --- in the thread ----------------------------------------------------------------------
    def _serve(self) -> None:
        """Do what waits, until told to stop."""
        try:
            while works := self._next():
                self._do([work for work in works if not work.writes], self._read)
                self._do([work for work in works if work.writes], self._write)
        finally:
            self._worker.let_go()

    def _next(self) -> list[Work]:
        """What waits now, or comes next; nothing at the end."""
        found: list[Work] = []
        work = self._waiting.get()
        with suppress(Empty):
            while work is not None:
                found.append(work)
                if len(found) == MOST_TOGETHER:
                    return found
                work = self._waiting.get_nowait()
            if found:
                self._waiting.put(None)
        return found

    def _do(
        self, works: Sequence[Work], how: Callable[[sqlite3.Connection, Sequence[Work]], None]
    ) -> None:
        """Do some works in one way, and tell what became of each."""
        if not works:
            return
        try:
            how(self._worker.open(), works)
            self._worker.check()
        except Exception as error:
            self._worker.let_go()
            for work in works:
                work.failure = Unavailable(type(error).__name__)
        assert self._loop is not None, "somebody waits"
        with suppress(RuntimeError):  # The loop has ended, and nobody waits any more.
            self._loop.call_soon_threadsafe(tell_all, works)

    def _read(self, connection: sqlite3.Connection, works: Sequence[Work]) -> None:
        for work in works:
            work.do(connection)

    def _write(self, connection: sqlite3.Connection, works: Sequence[Work]) -> None:
        """All in one transaction; who came too late keeps nobody else from writing."""
        connection.execute("BEGIN IMMEDIATE")
        for work in works:
            connection.execute("SAVEPOINT work")
            try:
                work.do(connection)
            except sqlite3.IntegrityError:
                work.failure = Overtaken()
                connection.execute("ROLLBACK TO work")
            connection.execute("RELEASE work")
        connection.execute("COMMIT")
        self.commits += 1


def tell_all(works: Sequence[Work]) -> None:
    """Wake the tasks that wait."""
    for work in works:
        work.tell()


def identity(path: Path) -> tuple[int, int]:
    """Which file stands at a path."""
    found = os.stat(path)
    return found.st_dev, found.st_ino
