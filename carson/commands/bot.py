"""`carson bot check`: whether a program of your own can play, and what is wrong if it cannot."""

import sys
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Annotated, Final

import typer

from carson.bots.lines.line_bot import THINKING_SECONDS, check_command
from carson.commands.bot_check import CheckedGame, check
from carson.commands.common import Language, brief, explain, texts_for, whole_number
from carson.core.reasons import Reason, Refused
from carson.games import GAMES
from carson.i18n.complaints import Complaint
from carson.i18n.texts import Texts

FAILED: Final = 1
LINES_SHOWN: Final = 12
MOST_MILLISECONDS: Final = 3_600_000
USUAL_MILLISECONDS: Final = str(round(1000 * THINKING_SECONDS))

Command = Annotated[str, typer.Argument(metavar="CMD", help=explain("bot-command"))]
Show = Annotated[bool, typer.Option("--show", help=explain("bot-show"))]
Think = Annotated[str, typer.Option(metavar="MILLISECONDS", help=explain("bot-think"))]

app: Final = typer.Typer(help=explain("bot"), short_help=brief("bot"), rich_markup_mode=None)


@app.callback()
def bot() -> None:
    """Bots that are programs of their own."""


@app.command("check", help=explain("bot-check"), short_help=brief("bot-check"))
def bot_check(
    command: Command,
    think: Think = USUAL_MILLISECONDS,
    show: Show = False,
    language: Language = None,
) -> None:
    """Let a program play some games, and tell what it does wrong."""
    texts = texts_for(language)
    seconds = thinking_seconds(think, texts)
    try:
        check_command(command)
    except Refused as error:
        raise Complaint(texts.reason(error.reason)) from error
    games = []
    for found in check(command, seconds):
        games.append(found)
        if show and len(games) == 1:
            print("\n".join(shortened(found.last_lines)))
        tell(found, texts, LINES_SHOWN if not show else 0)
    if wrong(games):
        sys.exit(FAILED)
    sum_up(games, texts)


def thinking_seconds(text: str, texts: Texts) -> float:
    """How long a program may think over a move."""
    milliseconds = whole_number("--think", text, texts)
    if not 1 <= milliseconds <= MOST_MILLISECONDS:
        most = MOST_MILLISECONDS
        reason = Reason("number-out-of-range", option="--think", least=1, most=most)
        raise Complaint(texts.reason(reason))
    return milliseconds / 1000


def wrong(games: Sequence[CheckedGame]) -> bool:
    """Whether the program failed in a game, or plays none at all."""
    return all(game.declined for game in games) or any(
        game.failure is not None and not game.declined for game in games
    )


def tell(found: CheckedGame, texts: Texts, lines: int) -> None:
    """How a game went; where it failed, with the last lines."""
    seats, game = seats_of(found), found.about.game
    variants = found.about.options.get("variants", "none")
    about = texts.say("bot-game", game=game, seats=seats, variants=variants)
    if found.failure is None:
        slowest = round(1000 * found.slowest)
        print(texts.say("bot-played", game=about, count=len(found.moves), milliseconds=slowest))
        return
    why = texts.reason(found.failure)
    if found.declined:
        print(texts.say("bot-declined", game=about, text=why))
        return
    number = len(found.moves) + 1
    print(texts.say("bot-failed", game=about, number=number, asked=found.asked, text=why))
    if found.last_lines and lines:
        print(texts.say("bot-last-lines"))
        for line in shortened(found.last_lines)[-lines:]:
            print(f"  {line}")


def shortened(lines: Iterable[str]) -> list[str]:
    """The lines without most of the moves that were offered."""
    found: list[str] = []
    for offered, some in groupby(lines, lambda line: line.startswith("move ")):
        group = list(some)
        found += [*group[:1], f"({len(group) - 2})", group[-1]] if offered and group[2:] else group
    return found


def seats_of(found: CheckedGame) -> int:
    """How many sit at the table."""
    entry = GAMES[found.about.game]
    return len(entry.levels(entry.game.complete(found.about.options)))


def sum_up(games: Sequence[CheckedGame], texts: Texts) -> None:
    """All is well; whether games can be repeated is worth a word."""
    first, again = games[:2]
    if first.moves != again.moves:
        print(texts.say("bot-fickle"))
    played = [game for game in games if game.failure is None]
    print(texts.say("bot-fine", bot=played[0].called, count=len(played)))
