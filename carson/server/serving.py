"""Serving: from settings to running processes."""

import asyncio
import socket
import threading
import time
import webbrowser
from contextlib import suppress
from typing import Final, Literal
from urllib.request import urlopen

import uvicorn
from msgspec import json

from carson.core.reasons import Refused
from carson.i18n.complaints import Complaint
from carson.i18n.texts import Texts
from carson.server.concealment import hide_command_line, hide_memory
from carson.server.context import ServerSettings
from carson.server.http.info import Games
from carson.server.processes import APPLICATION, hand_over
from carson.server.store import database
from carson.server.store.backend import Unavailable

GOODBYE_SECONDS: Final = 3
TRIES: Final = 100
ASK_SECONDS: Final = 3.0
PORTS: Final = 20
BETWEEN_TRIES: Final = 0.1


def run(settings: ServerSettings, host: str, port: int, workers: int, proxy: str | None) -> None:
    """Serve until someone stops it."""
    hand_over(settings)
    hide_command_line()
    hide_memory()
    uvicorn.run(
        APPLICATION,
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        # Nonsense from clients must not fill the log.
        log_level="error",
        access_log=False,
        http=connection_class(),
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy,
        server_header=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )


def connection_class() -> type[asyncio.Protocol] | Literal["auto"]:
    """How connections are looked after; where httptools is missing, a proxy has to be patient."""
    try:
        from carson.server.http.connections import PatientConnection
    except ModuleNotFoundError:
        return "auto"
    return PatientConnection


def open_when_ready(host: str, port: int, url: str) -> None:
    """Show the page in the user's browser, where there is one, as soon as it answers."""

    def wait_and_open() -> None:
        for _ in range(TRIES):
            time.sleep(BETWEEN_TRIES)
            with suppress(OSError), socket.create_connection((host, port), BETWEEN_TRIES):
                webbrowser.open(url)
                return

    threading.Thread(target=wait_and_open, daemon=True).start()


def prepare(settings: ServerSettings, workers: int, texts: Texts) -> None:
    """Make or migrate the database, before any process needs it."""
    try:
        if workers > 1 and not database.is_shared(settings.database):
            raise Complaint(texts.say("error-workers"))
        database.prepare(settings.database)
    except Refused as error:
        raise Complaint(texts.reason(error.reason)) from error
    except Unavailable as error:
        raise Complaint(texts.say("error-database", text=str(error))) from error


def runs_at(url: str) -> bool:
    """Whether a server of this program answers at an address."""
    try:
        with urlopen(f"{url}info", timeout=ASK_SECONDS) as answer:
            json.decode(answer.read(), type=Games)
    except (OSError, ValueError):
        return False
    return True


def free_from(host: str, port: int, texts: Texts) -> int:
    """The first port from this one on that nobody has; a few are tried."""
    for number in range(port, port + PORTS):
        with suppress(Complaint):
            check_free(host, number, texts)
            return number
    check_free(host, port, texts)
    return port


def check_free(host: str, port: int, texts: Texts) -> None:
    """Someone else may have the port, or the address may not be ours."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.create_server((host, port), family=family):
            pass
    except OSError as error:
        why = error.strerror or str(error)
        raise Complaint(texts.say("error-port", host=host, port=str(port), text=why)) from error
