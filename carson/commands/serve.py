"""`carson serve`: the web server."""

import os
import re
import webbrowser
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

from carson.bots.lines.line_bot import check_command
from carson.commands.common import Language, explain, texts_for, whole_number
from carson.core.reasons import Refused
from carson.games import BOT_NAMES
from carson.i18n.complaints import Complaint
from carson.i18n.texts import Texts

PORT: Final = "1858"
"""The year in which Carson City was founded."""
LAST_PORT: Final = 65535
MOST_PROCESSES: Final = 64
PROGRAM_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,31}")

Host = Annotated[str, typer.Option(help=explain("host"))]
Port = Annotated[str, typer.Option(metavar="N", help=explain("port"))]
Database = Annotated[
    str | None, typer.Option(metavar="URL", help=explain("database"), show_default=False)
]
Workers = Annotated[str, typer.Option(metavar="N", help=explain("workers"))]
BotWorkers = Annotated[str, typer.Option(metavar="N", help=explain("bot-workers"))]
Limit = Annotated[str, typer.Option(metavar="N", help=explain("limit"))]
FinishedDays = Annotated[str, typer.Option(metavar="N", help=explain("finished-days"))]
IdleDays = Annotated[str, typer.Option(metavar="N", help=explain("idle-days"))]
Proxy = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help=explain("proxy"), show_default=False)
]
PublicUrl = Annotated[
    str, typer.Option(metavar="URL", help=explain("public-url"), show_default=False)
]
Programs = Annotated[
    list[str] | None,
    typer.Option("--bot", metavar="NAME=CMD", help=explain("serve-bot"), show_default=False),
]
Ladder = Annotated[bool, typer.Option("--ladder", help=explain("serve-ladder"))]
OpenPage = Annotated[bool, typer.Option("--open", help=explain("open-page"))]


def serve(
    host: Host = "127.0.0.1",
    port: Port = PORT,
    database: Database = None,
    workers: Workers = "1",
    bot_workers: BotWorkers = "1",
    limit: Limit = "1200",
    finished_days: FinishedDays = "90",
    idle_days: IdleDays = "365",
    proxy: Proxy = None,
    public_url: PublicUrl = "",
    bot: Programs = None,
    ladder: Ladder = False,
    open_page: OpenPage = False,
    language: Language = None,
) -> None:
    """Tables for everyone who can reach this machine."""
    # The server's libraries load slowly; import them late, so that the terminal starts at once.
    from carson.server import serving
    from carson.server.context import ServerSettings

    texts = texts_for(language)
    number = bounded("--port", port, LAST_PORT, texts)
    processes = max(bounded("--workers", workers, MOST_PROCESSES, texts), 1)
    settings = ServerSettings(
        database or usual_database(texts),
        bot_workers=bounded("--bot-workers", bot_workers, MOST_PROCESSES, texts),
        requests_per_minute=whole_number("--limit", limit, texts),
        finished_days=whole_number("--finished-days", finished_days, texts),
        idle_days=whole_number("--idle-days", idle_days, texts),
        public_url=public_url.rstrip("/"),
        programs=programs_of(bot or (), texts),
        ladder=wanted_ladder(ladder, texts),
    )
    if open_page:
        # Who only wants to play is not told about ports.
        if serving.runs_at(running := f"http://{host}:{number}/"):
            print(texts.say("serve-runs", url=running), flush=True)
            webbrowser.open(running)
            return
        number = serving.free_from(host, number, texts)
    serving.check_free(host, number, texts)
    serving.prepare(settings, processes, texts)
    url = f"http://{host}:{number}/"
    print(texts.say("serve-open", url=url), flush=True)
    if open_page:
        serving.open_when_ready(host, number, url)
    serving.run(settings, host, number, processes, proxy)


def programs_of(given: Sequence[str], texts: Texts) -> dict[str, str]:
    """The commands of bots by name, as the operator has given them."""
    found: dict[str, str] = {}
    for text in given:
        name, _, command = text.partition("=")
        if not PROGRAM_NAME.fullmatch(name) or name in (*BOT_NAMES, *found) or not command:
            raise Complaint(texts.say("error-serve-bot", text=text))
        try:
            check_command(command)
        except Refused as error:
            raise Complaint(texts.reason(error.reason)) from error
        found[name] = command
    return found


def wanted_ladder(wanted: bool, texts: Texts) -> bool:
    """Whether there is to be a ladder; ratings need a library of their own."""
    if wanted and find_spec("openskill") is None:
        raise Complaint(texts.say("error-ladder", text="openskill"))
    return wanted


def usual_database(texts: Texts) -> str:
    """A file in the user's own folder, which is made if it is missing."""
    home = os.environ.get("XDG_DATA_HOME")
    folder = (Path(home) if home else Path.home() / ".local" / "share") / "carson"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint(texts.say("error-database", text=error.strerror or str(error))) from error
    return f"sqlite:///{folder / 'carson.db'}"


def bounded(option: str, text: str, most: int, texts: Texts) -> int:
    """A whole number of the command line that is not too large."""
    number = whole_number(option, text, texts)
    if number > most:
        raise Complaint(texts.say("error-number", option=option, text=text, most=str(most)))
    return number
