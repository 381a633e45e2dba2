"""Files: records read and written, with one clear line for whatever goes wrong."""

import errno
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from carson.core.records import FIRST_LINE, BadRecord, Record
from carson.games import GAMES, game_of
from carson.i18n.complaints import Complaint
from carson.i18n.texts import Texts

LARGEST: Final = 4_000_000
"""More bytes than any game has."""
TROUBLES: Final = {
    errno.ENOENT: "error-file-missing",
    errno.EISDIR: "error-file-folder",
    errno.ENOTDIR: "error-file-missing",
    errno.EACCES: "error-file-permission",
    errno.EPERM: "error-file-permission",
    errno.EROFS: "error-file-permission",
    errno.ENOSPC: "error-file-full",
    errno.EDQUOT: "error-file-full",
}


def path_of(text: str, texts: Texts) -> Path:
    """The file that someone typed."""
    if not text:
        raise Complaint(texts.say("error-no-name"))
    try:
        return Path(text).expanduser()
    except RuntimeError as error:
        raise Complaint(texts.say("error-file-missing", path=text)) from error


def read_text(path: Path, texts: Texts) -> str:
    """The text of a file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise trouble(path, error, texts) from error
    if len(data) > LARGEST:
        raise Complaint(texts.say("error-file-size", path=str(path)))
    try:
        return data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise Complaint(texts.say("error-file-text", path=str(path))) from error


def trouble(path: Path, error: Exception, texts: Texts) -> Complaint:
    """The complaint about a file that cannot be read or written."""
    number = error.errno if isinstance(error, OSError) else None
    key = TROUBLES.get(number or 0, "error-file-other")
    why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return Complaint(texts.say(key, path=str(path), text=why))


def read_record(path: Path, texts: Texts) -> Record:
    """The record in a file; a complaint names the line that is wrong."""
    text = read_text(path, texts)
    try:
        game = game_of(text)
        texts = Texts(texts.language, texts.players, game.words)
        return game.read(text)
    except BadRecord as error:
        raise bad_record(path, error, texts) from error


def bad_record(path: Path, error: BadRecord, texts: Texts) -> Complaint:
    """The complaint about a record."""
    why = texts.reason(error.reason)
    return Complaint(texts.say("error-record", path=str(path), line=error.line, text=why))


def read_save(path: Path, texts: Texts) -> Record:
    """A record that can be played on: its seed is there, and is the one that was promised."""
    record = read_record(path, texts)
    try:
        GAMES[record.game].verify(record)
    except BadRecord as error:
        if error.reason.code != "unfinished":
            raise bad_record(path, error, texts) from error
    return record


def write_save(path: Path, record: Record, seed: bytes, texts: Texts) -> None:
    """Save a game, with the seed that its dice need; an older save is replaced at once."""
    text = replace(record, seed=seed.hex()).write()
    try:
        path = path.resolve()
        if path.exists() and not is_ours(path):
            raise Complaint(texts.say("error-file-foreign", path=str(path)))
        write_whole(path, text)
    except (OSError, ValueError) as error:
        raise trouble(path, error, texts) from error


def is_ours(path: Path) -> bool:
    """Whether a file is a record, so that it may be replaced."""
    with path.open("rb") as file:
        return file.read(len(FIRST_LINE)) == FIRST_LINE.encode()


def write_whole(path: Path, text: str) -> None:
    """Write a file that is there as a whole or not at all."""
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        part.replace(path)
    finally:
        with suppress(OSError):
            part.unlink()
