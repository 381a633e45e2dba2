"""`carson bench bots`: how long bots think."""

from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from carson import builds
from carson.commands.common import (
    GameName,
    Language,
    check_game,
    console,
    explain,
    texts_for,
    whole_number,
    words_of,
)
from carson.core.reasons import Refused
from carson.i18n.complaints import Complaint
from carson.i18n.texts import Texts

MILLISECONDS: Final = 1000
USUAL: Final = "net,level-1,level-2,level-3,level-4,level-5,level-6"

Bots = Annotated[str, typer.Option(help=explain("bench-bots-names"))]
Games = Annotated[str, typer.Option(metavar="NUMBER", help=explain("bench-bots-games"))]
Everything = Annotated[bool, typer.Option("--everything", help=explain("bench-bots-everything"))]


def bench_bots(
    game: GameName = "board",
    bots: Bots = USUAL,
    games: Games = "5",
    everything: Everything = False,
    language: Language = None,
) -> None:
    """Let bots of each name play some games, and tell how long they thought."""
    from carson.bench import thinking

    texts = texts_for(language)
    check_game(game, {}, texts)
    count = whole_number("--games", games, texts)
    found = {}
    for bot in words_of(bots):
        try:
            thinking.MEASURED[game].check_bot(bot)
        except Refused as error:
            raise Complaint(texts.reason(error.reason)) from error
        found[bot] = thinking.measured(game, bot, count, everything)
    table = Table(title=build_in_words(texts), title_justify="left")
    table.add_column(texts.say("simulate-bot"))
    for key in ("bench-decisions", "bench-bots-mean", "bench-bots-slowest", "bench-bots-counted"):
        table.add_column(texts.say(key), justify="right")
    for bot, time in found.items():
        speed = texts.number(1 / max(time.mean, 1e-9), 0)
        mean, most = (texts.number(MILLISECONDS * x, 2) for x in (time.mean, time.slowest))
        table.add_row(bot, speed, mean, f"{most} ({time.where})", str(time.decisions))
    console().print(table)
    console().print(Text(texts.say("bench-bots-about")))


def build_in_words(texts: Texts) -> str:
    """Which build was measured."""
    return texts.say(f"build-{builds.running()}")
