"""`carson backup` and `carson restore`: all tables of a server as one file, and back."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from carson.commands.common import Language, explain, texts_for
from carson.commands.serve import Database, usual_database
from carson.core.reasons import Refused
from carson.i18n.complaints import Complaint
from carson.i18n.texts import Texts

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help=explain("backup-file"))]


def backup(file: BackupFile, database: Database = None, language: Language = None) -> None:
    """Write all tables into a new file, while the server runs."""
    from carson.server.store.backup import back_up

    texts = texts_for(language)
    count = carried_out(back_up, database, file, texts)
    print(texts.say("backed-up", count=count, file=str(file)))


def restore(file: BackupFile, database: Database = None, language: Language = None) -> None:
    """Fill an empty database from such a file."""
    from carson.server.store.backup import restore as fill

    texts = texts_for(language)
    count = carried_out(fill, database, file, texts)
    print(texts.say("restored", count=count, file=str(file)))


def carried_out(
    work: Callable[[str, Path], int], database: str | None, file: Path, texts: Texts
) -> int:
    """Do it, or say in one line why it cannot be done."""
    from carson.server.store.backend import Unavailable

    try:
        return work(database or usual_database(texts), file)
    except Refused as error:
        raise Complaint(texts.reason(error.reason)) from error
    except Unavailable as error:
        raise Complaint(texts.say("error-database", text=str(error))) from error
