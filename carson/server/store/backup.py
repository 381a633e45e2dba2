"""Backups: all tables of a database as one file, which any database can be filled from again."""

import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec import DecodeError, Struct, json
from sqlalchemy import Connection, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from carson.core.reasons import Reason
from carson.server.store.backend import Unavailable
from carson.server.store.database import OWN, BadDatabase, engine, is_shared, prepare
from carson.server.store.schema import games, metadata, snapshots

FORMAT: Final = "carson-backup-1"
Value = str | int | float | bool | None
BLOB: Final = "seed"
"""The one column of bytes; it is written in hexadecimal digits."""


class BackupHead(Struct, kw_only=True):
    """The first line of a backup."""

    format: str


class BackupRow(Struct, kw_only=True):
    """Each other line: a row of a table."""

    table: str
    row: dict[str, Value]


def back_up(url: str, path: Path) -> int:
    """Write all there is into a file, as it stands at one moment; how many games that are."""
    level = "REPEATABLE READ" if is_shared(url) else "SERIALIZABLE"
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWN)
        with (
            os.fdopen(descriptor, "wb") as file,
            gzip.open(file, "wb") as packed,
            engine(url).connect().execution_options(isolation_level=level) as connection,
        ):
            if not is_shared(url):
                # Its driver would else look at each table at another moment.
                connection.exec_driver_sql("BEGIN")
            packed.write(json.encode(BackupHead(format=FORMAT)) + b"\n")
            found = 0
            for row in rows(connection):
                found += row.table == games.name
                packed.write(json.encode(row) + b"\n")
    except (SQLAlchemyError, OSError) as error:
        raise Unavailable(str(error) if isinstance(error, OSError) else "") from error
    return found


def rows(connection: Connection) -> Iterator[BackupRow]:
    """All rows, those first that others need; what is only a cache is left out."""
    for table in metadata.sorted_tables:
        if table is snapshots:
            continue
        for found in connection.execute(select(table)).mappings():
            row = {
                str(name): value.hex() if isinstance(value, bytes) else value
                for name, value in found.items()
            }
            yield BackupRow(table=str(table.name), row=row)


def restore(url: str, path: Path) -> int:
    """Fill an empty database from a file, all or nothing; how many games there are then."""
    prepare(url)
    try:
        with gzip.open(path, "rb") as packed, engine(url).begin() as connection:
            if json.decode(packed.readline(), type=BackupHead).format != FORMAT:
                raise BadDatabase(Reason("no-backup", text=path.name))
            if connection.execute(select(func.count()).select_from(games)).scalar_one():
                raise BadDatabase(Reason("database-not-empty"))
            for table in reversed(metadata.sorted_tables):
                connection.execute(table.delete())
            for line in packed:
                add(connection, json.decode(line, type=BackupRow))
            return connection.execute(select(func.count()).select_from(games)).scalar_one()
    except BadDatabase:
        raise
    except (DecodeError, gzip.BadGzipFile, EOFError, KeyError, ValueError) as error:
        raise BadDatabase(Reason("no-backup", text=path.name)) from error
    except (SQLAlchemyError, OSError) as error:
        raise Unavailable(str(error) if isinstance(error, OSError) else "") from error


def add(connection: Connection, row: BackupRow) -> None:
    """Put one row back."""
    table: Table = metadata.tables[row.table]
    values: dict[str, object] = dict(row.row)
    if BLOB in values:
        values[BLOB] = bytes.fromhex(str(values[BLOB]))
    connection.execute(insert(table).values(values))
