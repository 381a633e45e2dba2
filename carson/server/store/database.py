"""Opening a database: its address, its settings, and its version."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from carson.core.reasons import Reason, Refused
from carson.server.store.schema import metadata

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
}
MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 1858
BUSY_SECONDS: Final = 5
POOL: Final = 10
PATIENCE: Final = {"connect_timeout": "5", "tcp_user_timeout": "10000"}
"""How long PostgreSQL may be silent: seconds for a connection, milliseconds for an answer to it."""


class Unavailable(Exception):
    """The database does not answer; nothing was written."""


class BadDatabase(Refused):
    """A database that this program cannot use."""


def address(url: str) -> URL:
    """The address with the driver that we use."""
    try:
        found = make_url(url)
    except ArgumentError as error:
        raise BadDatabase(Reason("database-address", text=url[:60])) from error
    scheme = found.drivername.partition("+")[0]
    if scheme not in DRIVERS:
        raise BadDatabase(Reason("database-address", text=url[:60]))
    return found.set(drivername=DRIVERS[scheme])


def is_shared(url: str) -> bool:
    """Whether several processes can share this database."""
    return address(url).get_backend_name() == "postgresql"


def connect(url: str) -> AsyncEngine:
    """An engine for the address; connections are made when they are needed."""
    if is_shared(url):
        engine = create_async_engine(
            address(url),
            pool_size=POOL,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args=PATIENCE,
        )
        event.listen(engine.sync_engine, "connect", _prepare_postgres)
        return engine
    engine = create_async_engine(
        address(url), hide_parameters=True, connect_args={"timeout": BUSY_SECONDS}
    )
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_postgres(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """Nobody waits for ever, whatever others do to the database."""
    cursor = connection.cursor()
    cursor.execute(f"SET lock_timeout = '{BUSY_SECONDS}s'")
    cursor.execute(f"SET statement_timeout = '{2 * BUSY_SECONDS}s'")
    cursor.close()
    connection.commit()


def _prepare_sqlite(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """Readers never wait for writers, and what was acknowledged survives a power cut."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Create the tables or bring them up to date; refuse those of a newer program."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    except (SQLAlchemyError, OSError) as error:
        raise Unavailable(type(error).__name__) from error


async def prepare(url: str) -> None:
    """Make or migrate the database of an address."""
    if not is_shared(url):
        _open_file(address(url).database)
    engine = connect(url)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


def _open_file(name: str | None) -> None:
    """See that a file can be opened, before a thread of its own fails to."""
    try:
        with closing(sqlite3.connect(name or ":memory:")) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise Unavailable(str(error)) from error


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Here one waits as long as it takes: for another process that migrates, or for the steps.
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise BadDatabase(Reason("database-newer", text=current))
    command.upgrade(config, "head")


def differences(connection: Connection) -> list[object]:
    """What the tables of a database have otherwise than this program expects."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))
