"""`carson bench server`: how many moves a server takes, and how soon it answers."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

import typer
from msgspec.structs import replace
from rich.table import Table
from rich.text import Text

from carson.commands.common import Language, console, explain, texts_for, whole_number
from carson.i18n.complaints import Complaint
from carson.i18n.texts import Texts

if TYPE_CHECKING:
    from carson.bench.server_compare import ServerComparison
    from carson.bench.server_crowd import ServerCrowd
    from carson.bench.server_load import Delay, ServerLoad
    from carson.bench.server_strain import ServerStrain

MOST_GAMES: Final = 10_000
Measured: TypeAlias = "ServerLoad | ServerComparison | ServerCrowd | ServerStrain"

Games = Annotated[str, typer.Option(metavar="N", help=explain("bench-server-games"))]
Seconds = Annotated[str, typer.Option(metavar="S", help=explain("bench-server-seconds"))]
Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help=explain("bench-server-database"), show_default=False),
]
Compare = Annotated[bool, typer.Option("--compare", help=explain("bench-server-compare"))]
Crowd = Annotated[bool, typer.Option("--crowd", help=explain("bench-server-crowd"))]
Strain = Annotated[bool, typer.Option("--strain", help=explain("bench-server-strain"))]
AsJson = Annotated[bool, typer.Option("--json", help=explain("bench-server-json"))]


def bench_server(
    games: Games = "100",
    seconds: Seconds = "20",
    database: Database = None,
    compare: Compare = False,
    crowd: Crowd = False,
    strain: Strain = False,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Start a server, let many play there through HTTP, and tell what they saw."""
    # The server's libraries load slowly; import them late, so that the terminal starts at once.
    texts = texts_for(language)
    try:
        from carson.bench.server_load import ServerNotStarted, measure
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
        found: Measured
        if compare:
            found = compared(time, database)
        elif crowd:
            found = crowded(time, database)
        elif strain:
            found = strained(time, database)
        else:
            found = asyncio.run(measure(count, time, database))
    except ServerNotStarted as error:
        raise Complaint(texts.say("error-bench-server", text=str(error))) from error
    if as_json:
        print(json.encode(found).decode())
    else:
        show(found, texts)


def compared(seconds: int, database: str | None) -> "ServerComparison":
    """What a server costs beside the rules alone."""
    from carson.bench.server_compare import CompareSizes, compare
    from carson.server.tables.alone import seconds_per_turn

    return asyncio.run(compare(seconds, database, seconds_per_turn, CompareSizes()))


def crowded(seconds: int, database: str | None) -> "ServerCrowd":
    """What many spectators and many tables find."""
    from carson.bench.server_compare import CompareSizes
    from carson.bench.server_crowd import hold

    sizes = CompareSizes()
    return asyncio.run(hold(seconds, database, replace(sizes, tables=sizes.tables[-1:])))


def strained(seconds: int, database: str | None) -> "ServerStrain":
    """How long people wait for what others do."""
    from carson.bench.server_strain import StrainSizes, endure

    return asyncio.run(endure(seconds, database, StrainSizes()))


def at_least_one(option: str, text: str, texts: Texts) -> int:
    """A whole number of the command line, and not none."""
    return max(whole_number(option, text, texts), 1)


# --- what is shown --------------------------------------------------------------------------
def show(found: "Measured", texts: Texts) -> None:
    """What was measured, in words."""
    from carson.bench.server_compare import ServerComparison
    from carson.bench.server_crowd import ServerCrowd
    from carson.bench.server_load import ServerLoad

    match found:
        case ServerLoad():
            show_load(found, texts)
        case ServerComparison():
            show_comparison(found, texts)
        case ServerCrowd():
            show_crowd(found, texts)
        case _:
            show_strain(found, texts)


def show_delays(delays: "Sequence[tuple[str, Delay]]", texts: Texts) -> None:
    """A table of delays."""
    table = Table(title=texts.say("bench-server-title"))
    table.add_column("")
    for head in ("bench-server-middle", "bench-server-late"):
        table.add_column(texts.say(head), justify="right")
    for name, delay in delays:
        table.add_row(name, *[f"{texts.number(time, 1)} ms" for time in (delay.p50, delay.p99)])
    console().print(table)


def show_lines(numbers: Sequence[tuple[str, float]], texts: Texts, count: int = 0) -> None:
    """A line for each number."""
    for key, number in numbers:
        said = texts.say(key, number=texts.number(number, 2), count=str(count))
        console().print(Text(said))


def show_load(found: "ServerLoad", texts: Texts) -> None:
    """A table and a line."""
    rows = (("move", found.move_ms), ("view", found.view_ms))
    show_delays([(texts.say(f"bench-server-{key}"), delay) for key, delay in rows], texts)
    line = texts.say(
        "bench-server-speed",
        games=found.games,
        moves=found.moves,
        seconds=texts.number(found.seconds, 1),
        speed=round(found.moves_per_second),
    )
    console().print(Text(line))


def show_comparison(found: "ServerComparison", texts: Texts) -> None:
    """The ratios, and how soon many tables are answered."""
    delays = found.latency.items()
    show_delays([(texts.say("bench-server-tables", count=n), delay) for n, delay in delays], texts)
    lines = (
        ("bench-server-alone", found.alone_ms),
        ("bench-server-turn", found.turn_ratio_limited),
        ("bench-server-unlimited", found.turn_ratio),
        ("bench-server-spectator", found.spectator_ratio),
        ("bench-server-memory", found.table_kb),
    )
    show_lines(lines, texts, found.spectators)


def show_crowd(found: "ServerCrowd", texts: Texts) -> None:
    """How soon all of them are told and answered."""
    told = texts.say("bench-server-told", count=str(found.spectators))
    tables = texts.say("bench-server-tables", count=str(found.tables))
    show_delays([(told, found.told_ms), (tables, found.latency)], texts)
    show_lines([("bench-server-memory", found.table_kb)], texts)


def show_strain(found: "ServerStrain", texts: Texts) -> None:
    """How long people waited, and how long the server was away."""
    bots, logs = str(found.bot_tables), str(found.logs_per_second)
    delays = (
        (texts.say("bench-server-bot"), found.bot_ms),
        (texts.say("bench-server-bot-beside", count=bots), found.bot_beside_ms),
        (texts.say("bench-server-calm"), found.calm_ms),
        (texts.say("bench-server-beside-log", count=logs), found.beside_log_ms),
    )
    show_delays(delays, texts)
    show_lines([("bench-server-restart", found.restart_ms / 1000)], texts)
