"""Storage: tables and their logs in a database; a log only ever grows."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from typing import Final, Literal, ParamSpec, TypeVar

from msgspec import Struct, json
from sqlalchemy import ColumnElement, and_, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from carson.server.store.database import Unavailable
from carson.server.store.schema import entries, games, holders
from carson.server.store.writers import writers_for
from carson.server.tables import log
from carson.server.tables.log import StoredEntry

P = ParamSpec("P")
T = TypeVar("T")
LISTED: Final = 100
LATE: Final = 50


class TableSettings(Struct, kw_only=True):
    """What is agreed on when a table is opened, and never changes."""

    game: Literal["board", "cards"]
    rules_version: int
    options: dict[str, str]
    undo: Literal["strict", "friendly", "off"]
    pace: Literal["none", "live", "daily", "slow"]
    listed: bool
    host: str
    """The hash of the token that may delete the table."""
    commitment: str
    webhook: str | None = None
    language: str = "en"
    """In which turn notices are written."""
    parent: str | None = None
    tutorial: bool = False
    """Whether the table follows the script of the tutorial."""


class TableSummary(Struct, kw_only=True):
    """What a list shows of a table; kept beside it, so that no log is read for a list."""

    status: Literal["open", "playing", "over"]
    names: list[str]
    open_seats: int
    to_move: list[int]
    tokens: list[str]
    due: float | None = None
    """When the server itself has to act: for a bot, or because time is up."""


class ListedTable(Struct, kw_only=True):
    """A table in a list."""

    id: str
    settings: TableSettings
    summary: TableSummary
    created: float
    changed: float


class StoredTable(Struct, kw_only=True):
    """A table as it is read for the first time."""

    settings: TableSettings
    seed: bytes
    created: float


def to_the_end(
    work: Callable[P, Coroutine[None, None, T]],
) -> Callable[P, Coroutine[None, None, T]]:
    """Work that goes on if nobody waits for it any more: a connection is never left half-way."""

    @wraps(work)
    async def whole(*args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.shield(asyncio.create_task(work(*args, **kwargs)))

    return whole


class Storage:
    """Reads and writes; every write is one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._writers: Final = writers_for(engine)
        # A single question needs no transaction around it.
        self._reader: Final = engine.execution_options(isolation_level="AUTOCOMMIT")

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._reader.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable(type(error).__name__) from error

    # --- writing ----------------------------------------------------------------------------
    @to_the_end
    async def create(
        self,
        name: str,
        settings: TableSettings,
        seed: bytes,
        first: StoredEntry,
        summary: TableSummary,
    ) -> None:
        """A new table with the first entry of its log."""

        async def work(connection: AsyncConnection) -> None:
            values: dict[str, object] = {
                "id": name,
                "head": json.encode(settings).decode(),
                "seed": seed,
            }
            values |= {
                "listed": settings.listed,
                "created": first.at,
                **_columns(summary, first.at),
            }
            await connection.execute(insert(games).values(values))
            await self._append(connection, name, first, summary)

        await self._writers.do(work)

    @to_the_end
    async def append(self, name: str, entry: StoredEntry, summary: TableSummary) -> None:
        """One more entry of a log; Overtaken if its place or its command is taken."""

        async def work(connection: AsyncConnection) -> None:
            await self._append(connection, name, entry, summary)
            changed = update(games).where(games.c.id == name)
            await connection.execute(changed.values(_columns(summary, entry.at)))

        await self._writers.do(work)

    async def _append(
        self, connection: AsyncConnection, name: str, entry: StoredEntry, summary: TableSummary
    ) -> None:
        row = {"game": name, "sequence": entry.sequence, "command": entry.command}
        row |= {"payload": log.write(entry.payload), "at": entry.at}
        await connection.execute(insert(entries).values(row))
        if isinstance(entry.payload, log.Opened | log.Changed):
            await connection.execute(delete(holders).where(holders.c.game == name))
            rows = [{"token": token, "game": name} for token in summary.tokens]
            if rows:
                await connection.execute(insert(holders), rows)

    @to_the_end
    async def put_off(self, name: str, due: float | None) -> None:
        """The server has to act later than it thought."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(games).where(games.c.id == name).values(due=due))

        await self._writers.do(work)

    @to_the_end
    async def delete(self, name: str) -> None:
        """Forget a table and its log."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(holders).where(holders.c.game == name))
            await connection.execute(delete(entries).where(entries.c.game == name))
            await connection.execute(delete(games).where(games.c.id == name))

        await self._writers.do(work)

    # --- reading ----------------------------------------------------------------------------
    @to_the_end
    async def load(self, name: str) -> StoredTable | None:
        """What is agreed on at a table; None where there is no such table."""
        query = select(games.c.head, games.c.seed, games.c.created).where(games.c.id == name)
        async with self._reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        settings = json.decode(row.head, type=TableSettings)
        return StoredTable(settings=settings, seed=row.seed, created=row.created)

    @to_the_end
    async def since(self, name: str, sequence: int) -> list[StoredEntry] | None:
        """The entries after a sequence; None where the table is gone."""
        later = and_(entries.c.game == games.c.id, entries.c.sequence > sequence)
        query = (
            select(entries.c.sequence, entries.c.command, entries.c.payload, entries.c.at)
            .select_from(games.outerjoin(entries, later))
            .where(games.c.id == name)
            .order_by(entries.c.sequence)
        )
        async with self._reading() as connection:
            rows = (await connection.execute(query)).all()
        if not rows:
            return None
        return [
            StoredEntry(sequence=place, command=command, payload=log.read(text), at=at)
            for place, command, text, at in rows
            if place is not None
        ]

    async def listed(self) -> list[ListedTable]:
        """The tables that strangers may find, the latest first."""
        shown = and_(games.c.listed, games.c.status != "over")
        return await self._list(shown_by=shown)

    async def held(self, token: str) -> list[ListedTable]:
        """The tables at which a token has a seat, the latest first."""
        mine = select(holders.c.game).where(holders.c.token == token)
        return await self._list(shown_by=games.c.id.in_(mine))

    @to_the_end
    async def _list(self, shown_by: ColumnElement[bool]) -> list[ListedTable]:
        query = select(games.c.id, games.c.head, games.c.summary, games.c.created, games.c.changed)
        query = query.where(shown_by).order_by(games.c.changed.desc(), games.c.id).limit(LISTED)
        async with self._reading() as connection:
            rows = (await connection.execute(query)).all()
        return [
            ListedTable(
                id=name,
                settings=json.decode(settings, type=TableSettings),
                summary=json.decode(summary, type=TableSummary),
                created=created,
                changed=changed,
            )
            for name, settings, summary, created, changed in rows
        ]

    @to_the_end
    async def late(self, now: float) -> Sequence[str]:
        """The tables at which the server itself has to act."""
        query = select(games.c.id).where(games.c.due <= now).order_by(games.c.due).limit(LATE)
        async with self._reading() as connection:
            return [str(row.id) for row in (await connection.execute(query)).all()]


def _columns(summary: TableSummary, now: float) -> dict[str, object]:
    """What a change of the table changes in its row."""
    text = json.encode(summary).decode()
    return {"status": summary.status, "summary": text, "changed": now, "due": summary.due}
