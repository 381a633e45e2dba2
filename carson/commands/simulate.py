"""`carson simulate`: many games among bots, and what they add up to."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import typer

from carson.board.options import DEFAULTS, VARIANTS
from carson.bots.arena import CONTESTS, Match
from carson.bots.bot import BOT_NAMES
from carson.commands.common import (
    GameName,
    Language,
    Virtual,
    check_game,
    chosen,
    explain,
    listed,
    texts_for,
)
from carson.commands.report import Report
from carson.core.reasons import Reason, Refused
from carson.i18n.complaints import Complaint
from carson.i18n.texts import Texts
from carson.terminal.faces import FACES

MOST_JOBS: Final = 61
"""More processes than this some systems do not start."""
LONGEST_NUMBER: Final = 18
USUAL_PEOPLE: Final = "4"

Players = Annotated[
    str | None,
    typer.Option(metavar="NUMBER", help=explain("players"), show_default=DEFAULTS["players"]),
]
People = Annotated[
    str | None,
    typer.Option(metavar="NUMBER", help=explain("simulate-people"), show_default=USUAL_PEOPLE),
]
Games = Annotated[str, typer.Option(metavar="NUMBER", help=explain("simulate-games"))]
Bots = Annotated[str, typer.Option(help=explain("simulate-bots", known=", ".join(BOT_NAMES)))]
Seed = Annotated[str, typer.Option(metavar="NUMBER", help=explain("simulate-seed"))]
Jobs = Annotated[str, typer.Option(metavar="NUMBER", help=explain("simulate-jobs"))]
AsJson = Annotated[bool, typer.Option("--json", help=explain("simulate-json"))]
Out = Annotated[Path | None, typer.Option(help=explain("simulate-out"), show_default=False)]
Edition = Annotated[
    str | None, typer.Option(help=explain("edition"), show_default=DEFAULTS["edition"])
]
Buildings = Annotated[
    str | None, typer.Option(help=explain("buildings"), show_default=DEFAULTS["buildings"])
]
Characters = Annotated[
    str | None, typer.Option(help=explain("characters"), show_default=DEFAULTS["characters"])
]
Variants = Annotated[
    str | None,
    typer.Option(
        help=explain("simulate-variants", known=", ".join(VARIANTS)),
        show_default=DEFAULTS["variants"],
    ),
]
River = Annotated[
    str | None, typer.Option(help=explain("simulate-river"), show_default=DEFAULTS["river"])
]
Placing = Annotated[
    str | None, typer.Option(help=explain("simulate-placing"), show_default=DEFAULTS["placing"])
]
StationNeedsHouse = Annotated[
    bool, typer.Option("--station-needs-house", help=explain("simulate-station-needs-house"))
]
IndianSkipsOccupied = Annotated[
    bool, typer.Option("--indian-skips-occupied", help=explain("simulate-indian-skips-occupied"))
]


class BadNumber(Refused):
    """The command line asks for a number of something that cannot be."""


def simulate(
    game: GameName = "board",
    players: Players = None,
    people: People = None,
    virtual: Virtual = None,
    games: Games = "100",
    bots: Bots = "random",
    seed: Seed = "1",
    jobs: Jobs = "1",
    as_json: AsJson = False,
    out: Out = None,
    edition: Edition = None,
    buildings: Buildings = None,
    characters: Characters = None,
    variants: Variants = None,
    river: River = None,
    placing: Placing = None,
    station_needs_house: StationNeedsHouse = False,
    indian_skips_occupied: IndianSkipsOccupied = False,
    language: Language = None,
) -> None:
    """Let bots play many games, and count who wins."""
    texts = texts_for(language)
    for_cards = {"people": people, "virtual": virtual}
    for_board = {"players": players, "edition": edition, "buildings": buildings}
    for_board |= {"characters": characters, "variants": variants}
    for_board |= {"river": river, "placing": placing}
    for_board |= {"station_needs_house": switch(station_needs_house)}
    for_board |= {"indian_skips_occupied": switch(indian_skips_occupied)}
    check_game(game, for_board if game == "cards" else for_cards, texts)
    options = chosen(**(for_cards if game == "cards" else for_board))
    try:
        match = match_of(game, options, bots)
        match = replace(
            match,
            games=whole("--games", games, least=1),
            seed=whole("--seed", seed, least=0),
            keep_records=out is not None,
        )
        side_by_side = min(whole("--jobs", jobs, least=1), match.games, MOST_JOBS)
    except Refused as error:
        raise Complaint(texts.reason(error.reason)) from error
    report = Report(match, Texts(texts.language, (), FACES[game].words))
    report.play(side_by_side, out)
    report.print_data() if as_json else report.show()


def match_of(game: str, options: dict[str, str], bots: str) -> Match:
    """A match that can be played: as many bots as decide."""
    contest = CONTESTS[game]
    given = {"people": USUAL_PEOPLE, **options} if game == "cards" else options
    names = seated(bots, contest.deciding(given))
    match = Match(names, 1, 0, contest.game.complete(given), game=game)
    match.check()
    return match


def switch(on: bool) -> str | None:
    """How the options of the game say that something is so."""
    return "yes" if on else None


def whole(option: str, text: str, least: int) -> int:
    """A whole number of the command line."""
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER):
        raise BadNumber(Reason("no-number", option=option, text=text))
    if int(text) < least:
        raise BadNumber(Reason("number-too-small", option=option, text=text, least=least))
    return int(text)


def seated(bots: str, players: int) -> tuple[str, ...]:
    """The bots by name; a single one plays for everybody."""
    names = listed(bots)
    return names * players if len(names) == 1 else names
