"""`carson ladder`: a round-robin of bots, and how strong each one is."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.table import Table

from carson.bots.bot import LEVEL_NAMES
from carson.commands.bot import USUAL_MILLISECONDS, Think, thinking_seconds
from carson.commands.common import (
    GameName,
    Language,
    Ray,
    check_game,
    cluster_at,
    console,
    explain,
    texts_for,
    usual_texts,
    whole_number,
    words_of,
)
from carson.commands.report import watched
from carson.core.reasons import Refused
from carson.games import BOT_NAMES
from carson.i18n.complaints import Complaint
from carson.i18n.texts import Texts

if TYPE_CHECKING:
    from carson.ladder.rating import Rung

ALL_LEVELS: Final = ",".join(LEVEL_NAMES)
Bots = Annotated[str, typer.Option(help=explain("ladder-bots", known=", ".join(BOT_NAMES)))]
Players = Annotated[str, typer.Option(metavar="NUMBERS", help=explain("ladder-players"))]
Rounds = Annotated[str, typer.Option(metavar="NUMBER", help=explain("ladder-rounds"))]
ByLot = Annotated[bool, typer.Option("--by-lot", help=explain("ladder-by-lot"))]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=explain("ladder-option"))
]
Seed = Annotated[str, typer.Option(metavar="NUMBER", help=explain("simulate-seed"))]
Jobs = Annotated[str, typer.Option(metavar="NUMBER", help=explain("simulate-jobs"))]
Picture = Annotated[Path | None, typer.Option(help=explain("ladder-picture"), show_default=False)]


def ladder(
    game: GameName = "board",
    bots: Bots = ALL_LEVELS,
    players: Players = "2,4",
    rounds: Rounds = "5",
    by_lot: ByLot = False,
    option: Options = None,
    seed: Seed = "1",
    jobs: Jobs = "1",
    think: Think = USUAL_MILLISECONDS,
    ray: Ray = None,
    picture: Picture = None,
    *,
    language: Language = None,
) -> None:
    """Let all groups of bots meet, and rate them."""
    try:
        from carson.ladder.picture import RatingPanel, drawn
        from carson.ladder.rating import rated
    except ImportError as error:
        raise Complaint(usual_texts().say("error-ladder", text=error.name or "")) from error
    from carson.ladder.tournament import Tournament

    texts = texts_for(language)
    options = dict(text.partition("=")[::2] for text in option or ())
    check_game(game, options, texts)
    processes = whole_number("--jobs", jobs, texts)
    tournaments = [
        Tournament(
            game,
            words_of(bots),
            whole_number("--players", count, texts),
            whole_number("--rounds", rounds, texts),
            options,
            by_lot,
            whole_number("--seed", seed, texts),
            thinking_seconds(think, texts),
        )
        for count in words_of(players)
    ]
    panels = []
    with cluster_at(ray, texts) as cluster:
        for tournament in tournaments:
            try:
                played = tournament.play(processes, cluster)
                total = len(tournament.games())
            except Refused as error:
                raise Complaint(texts.reason(error.reason)) from error
            title = texts.say("ladder-title", players=tournament.players)
            seen = watched(played, total, texts)
            panels.append(RatingPanel(title, rated(tournament.bots, seen)))
            console().print(shown(title, panels[-1].rungs, texts))
    if picture is not None:
        picture.write_text(drawn(panels), encoding="utf-8")


def shown(title: str, rungs: Sequence["Rung"], texts: Texts) -> Table:
    """A ladder as a table."""
    table = Table(title=title)
    table.add_column(texts.say("simulate-bot"))
    for key in ("ladder-rating", "ladder-interval", "simulate-share", "simulate-mean-score"):
        table.add_column(texts.say(key), justify="right")
    table.add_column(texts.say("ladder-games"), justify="right")
    for rung in rungs:
        interval = f"{texts.number(rung.low, 1)}–{texts.number(rung.high, 1)}"
        numbers = (texts.number(100 * rung.share, 1), texts.number(rung.points, 1), str(rung.games))
        table.add_row(rung.bot, texts.number(rung.rating, 1), interval, *numbers)
    return table
