"""Opening a database: its address, its settings, and its version."""

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from carson.core.reasons import Reason, Refused
from carson.server.store.backend import Backend, Unavailable
from carson.server.store.postgres import PATIENCE, PostgresBackend
from carson.server.store.schema import metadata
from carson.server.store.sqlite import SqliteBackend

DRIVERS: Final = {
    "sqlite": "sqlite+pysqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
}
MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 1858
BUSY_SECONDS: Final = 5
OWN: Final = 0o600
"""A file with seeds and secret moves is for its owner alone."""


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


def backend(url: str) -> Backend:
    """The way of reading and writing that suits an address."""
    found = address(url)
    if is_shared(url):
        plain = found.set(drivername="postgresql").render_as_string(hide_password=False)
        return PostgresBackend(plain, BUSY_SECONDS)
    return SqliteBackend(Path(found.database or ""), BUSY_SECONDS)


def engine(url: str) -> Engine:
    """What migrations use; a connection is kept by nobody."""
    patience = dict[str, object](PATIENCE) if is_shared(url) else {"timeout": BUSY_SECONDS}
    return create_engine(
        address(url), hide_parameters=True, connect_args=patience, poolclass=NullPool
    )


async def migrate(url: str) -> None:
    """Create the tables or bring them up to date; refuse those of a newer program."""
    await asyncio.to_thread(prepare, url)


def prepare(url: str) -> None:
    """Make or migrate the database of an address."""
    try:
        if not is_shared(url):
            _open_file(Path(address(url).database or ""))
        with engine(url).begin() as connection:
            _migrate(connection)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        told = str(error) if isinstance(error, sqlite3.Error) else type(error).__name__
        raise Unavailable(told) from error


def _open_file(path: Path) -> None:
    """See that a file can be opened, and that nobody else can read it."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
    with suppress(PermissionError):
        path.chmod(OWN)


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
