"""`carson bench server`: how many moves a server takes, and how soon it answers."""

import asyncio
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from carson.commands.common import Language, console, explain, texts_for, whole_number
from carson.i18n.complaints import Complaint
from carson.i18n.texts import Texts

if TYPE_CHECKING:
    from carson.bench.server_compare import ServerComparison
    from carson.bench.server_load import ServerLoad

MOST_GAMES: Final = 10_000

Games = Annotated[str, typer.Option(metavar="N", help=explain("bench-server-games"))]
Seconds = Annotated[str, typer.Option(metavar="S", help=explain("bench-server-seconds"))]
Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help=explain("bench-server-database"), show_default=False),
]
Compare = Annotated[bool, typer.Option("--compare", help=explain("bench-server-compare"))]
AsJson = Annotated[bool, typer.Option("--json", help=explain("bench-server-json"))]


def bench_server(
    games: Games = "100",
    seconds: Seconds = "20",
    database: Database = None,
    compare: Compare = False,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Start a server, let many play there through HTTP, and tell what they saw."""
    # The server's libraries load slowly; import them late, so that the terminal starts at once.
    texts = texts_for(language)
    try:
        from carson.bench.server_load import ServerLoad, ServerNotStarted, measure
    except ModuleNotFoundError as error:
        raise Complaint(texts.say("bench-missing", name=error.name or "")) from error
    from msgspec import json

    count = at_least_one("--games", games, texts)
    if count > MOST_GAMES:
        raise Complaint(
            texts.say("error-number", option="--games", text=games, most=str(MOST_GAMES))
        )
    time = at_least_one("--seconds", seconds, texts)
    try:
        found = compared(time, database) if compare else asyncio.run(measure(count, time, database))
    except ServerNotStarted as error:
        raise Complaint(texts.say("error-bench-server", text=str(error))) from error
    if as_json:
        print(json.encode(found).decode())
    elif isinstance(found, ServerLoad):
        show(found, texts)
    else:
        show_comparison(found, texts)


def compared(seconds: int, database: str | None) -> "ServerComparison":
    """What a server costs beside the rules alone."""
    from carson.bench.server_compare import CompareSizes, compare
    from carson.server.tables.alone import seconds_per_turn

    return asyncio.run(compare(seconds, database, seconds_per_turn, CompareSizes()))


def show_comparison(found: "ServerComparison", texts: Texts) -> None:
    """The ratios, and how soon many tables are answered."""
    table = Table(title=texts.say("bench-server-title"))
    table.add_column("")
    for head in ("bench-server-middle", "bench-server-late"):
        table.add_column(texts.say(head), justify="right")
    for count, delay in found.latency.items():
        name = texts.say("bench-server-tables", count=count)
        table.add_row(name, *[f"{texts.number(time, 1)} ms" for time in (delay.p50, delay.p99)])
    screen = console()
    screen.print(table)
    for key, number in (
        ("bench-server-alone", found.alone_ms),
        ("bench-server-turn", found.turn_ratio_limited),
        ("bench-server-unlimited", found.turn_ratio),
        ("bench-server-spectator", found.spectator_ratio),
        ("bench-server-memory", found.table_kb),
    ):
        said = texts.say(key, number=texts.number(number, 2), count=str(found.spectators))
        screen.print(Text(said))


def at_least_one(option: str, text: str, texts: Texts) -> int:
    """A whole number of the command line, and not none."""
    return max(whole_number(option, text, texts), 1)


def show(found: "ServerLoad", texts: Texts) -> None:
    """A table and a line."""
    table = Table(title=texts.say("bench-server-title"))
    table.add_column("")
    for head in ("bench-server-middle", "bench-server-late"):
        table.add_column(texts.say(head), justify="right")
    for key, delay in (("move", found.move_ms), ("view", found.view_ms)):
        name = texts.say(f"bench-server-{key}")
        table.add_row(name, *[f"{texts.number(time, 1)} ms" for time in (delay.p50, delay.p99)])
    line = texts.say(
        "bench-server-speed",
        games=found.games,
        moves=found.moves,
        seconds=texts.number(found.seconds, 1),
        speed=round(found.moves_per_second),
    )
    screen = console()
    screen.print(table)
    screen.print(Text(line))
