"""Processes: how each process of a server learns its settings."""

import os
from pathlib import Path
from typing import Final

from litestar import Litestar
from msgspec import json

from carson.server.app import create_app
from carson.server.bots.worker_handle import SETTINGS_VARIABLE
from carson.server.concealment import hide_memory
from carson.server.context import ServerSettings
from carson.server.logs import write_json_lines

APPLICATION: Final = "carson.server.processes:application"


def hand_over(settings: ServerSettings) -> None:
    """Leave the settings to the processes that are started from here."""
    os.environ[SETTINGS_VARIABLE] = json.encode(settings, enc_hook=_plain).decode()


def application() -> Litestar:
    """The application as each process makes it."""
    hide_memory()
    write_json_lines()
    return create_app(
        json.decode(os.environ[SETTINGS_VARIABLE], type=ServerSettings, dec_hook=_whole)
    )


def _plain(value: object) -> str:
    assert isinstance(value, Path)
    return str(value)


def _whole(kind: type, value: object) -> Path:
    assert kind is Path
    return Path(str(value))
