"""`carson simulate`: many games among bots, and what they add up to."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import typer

from carson.arena import Match
from carson.commands.bot import USUAL_MILLISECONDS, Think, thinking_seconds
from carson.commands.common import (
    GameName,
    Language,
    Ray,
    check_game,
    cluster_at,
    explain,
    texts_for,
    words_of,
)
from carson.commands.game_options import ALL_OPTIONS, Given, in_words, with_options
from carson.commands.report import MatchReport
from carson.core.reasons import Reason, Refused
from carson.games import BOT_NAMES, GAMES
from carson.i18n.complaints import Complaint
from carson.i18n.texts import Texts

MOST_JOBS: Final = 61
"""More processes than this some systems do not start."""
LONGEST_NUMBER: Final = 18
USUAL_PEOPLE: Final = "4"

Games = Annotated[str, typer.Option(metavar="NUMBER", help=explain("simulate-games"))]
Bots = Annotated[str, typer.Option(help=explain("simulate-bots", known=", ".join(BOT_NAMES)))]
Seed = Annotated[str, typer.Option(metavar="NUMBER", help=explain("simulate-seed"))]
Jobs = Annotated[str, typer.Option(metavar="NUMBER", help=explain("simulate-jobs"))]
AsJson = Annotated[bool, typer.Option("--json", help=explain("simulate-json"))]
Out = Annotated[Path | None, typer.Option(help=explain("simulate-out"), show_default=False)]


class BadNumber(Refused):
    """The command line asks for a number of something that cannot be."""


@with_options(ALL_OPTIONS, usual={"people": USUAL_PEOPLE})
def simulate(
    game: GameName = "board",
    games: Games = "100",
    bots: Bots = "random",
    seed: Seed = "1",
    jobs: Jobs = "1",
    think: Think = USUAL_MILLISECONDS,
    ray: Ray = None,
    as_json: AsJson = False,
    out: Out = None,
    *,
    language: Language = None,
    **given: Given,
) -> None:
    """Let bots play many games, and count who wins."""
    texts = texts_for(language)
    options = in_words(given)
    check_game(game, options, texts)
    try:
        match = match_of(game, options, bots)
        match = replace(
            match,
            games=whole("--games", games, least=1),
            seed=whole("--seed", seed, least=0),
            keep_records=out is not None,
            seconds=thinking_seconds(think, texts),
        )
        side_by_side = min(whole("--jobs", jobs, least=1), match.games, MOST_JOBS)
    except Refused as error:
        raise Complaint(texts.reason(error.reason)) from error
    report = MatchReport(match, Texts(texts.language, (), GAMES[game].words))
    with cluster_at(ray, texts) as cluster:
        report.play(side_by_side, out, cluster)
    report.print_data() if as_json else report.show()


def match_of(game: str, options: dict[str, str], bots: str) -> Match:
    """A match that can be played: as many bots as decide."""
    entry = GAMES[game]
    given = {"people": USUAL_PEOPLE, **options} if game == "cards" else options
    names = seated(bots, entry.deciding(given))
    match = Match(names, 1, 0, entry.game.complete(given), game=game)
    match.check()
    return match


def whole(option: str, text: str, least: int) -> int:
    """A whole number of the command line."""
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER):
        raise BadNumber(Reason("no-number", option=option, text=text))
    if int(text) < least:
        raise BadNumber(Reason("number-too-small", option=option, text=text, least=least))
    return int(text)


def seated(bots: str, players: int) -> tuple[str, ...]:
    """The bots by name; a single one plays for everyone."""
    names = words_of(bots)
    return names * players if len(names) == 1 else names
