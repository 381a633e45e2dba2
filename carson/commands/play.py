"""`carson play`: a game in the terminal."""

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import typer

from carson.board.options import PLAYERS
from carson.bots.bot import NEWCOMERS_BOT
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
from carson.commands.game_options import ALL_OPTIONS, OPTIONS, Given, in_words, with_options
from carson.core.agenda import S
from carson.core.chance import derive
from carson.core.moves import Seat
from carson.core.reasons import Refused
from carson.core.records import SEED_BYTES
from carson.core.table import Table, open_table
from carson.games import BOT_NAMES
from carson.i18n.complaints import Complaint
from carson.i18n.texts import Texts
from carson.terminal import sessions
from carson.terminal.board.face import BOARD_FACE
from carson.terminal.cards.face import CARDS_FACE
from carson.terminal.face import Face
from carson.terminal.loop import Loop
from carson.terminal.seating import Seating
from carson.terminal.session import Session
from carson.terminal.sessions import AnySession

NAMED: Final = [option for option in ALL_OPTIONS if not option.rare]
"""The options of the games that have an option of the command line to themselves."""
OTHERS: Final = "; ".join(
    f"{name}: {', '.join(f'{option.name}={option.default}' for option in options if option.rare)}"
    for name, options in OPTIONS.items()
    if any(option.rare for option in options)
)

Players = Annotated[
    str | None,
    typer.Option(metavar="N", help=explain("play-players"), show_default=False),
]
People = Annotated[str, typer.Option(metavar="N", help=explain("play-people"))]
Bots = Annotated[
    str | None,
    typer.Option(help=explain("bots", known=", ".join(BOT_NAMES)), show_default=NEWCOMERS_BOT),
]
Names = Annotated[str, typer.Option(help=explain("names"), show_default=False)]
Seed = Annotated[str | None, typer.Option(help=explain("seed"), show_default=False)]
Load = Annotated[Path | None, typer.Option(help=explain("load"), show_default=False)]
AskAll = Annotated[bool, typer.Option("--ask-all", help=explain("ask-all"))]
NamedOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help=explain("option", known=OTHERS),
        show_default=False,
    ),
]


@dataclass(frozen=True)
class Wishes:
    """What someone wants of a game, whichever it is."""

    options: dict[str, str]
    names: Sequence[str]
    seed: bytes
    ask_all: bool
    texts: Texts


@with_options(NAMED)
def play(
    game: GameName = "board",
    players: Players = None,
    people: People = "1",
    bots: Bots = None,
    names: Names = "",
    seed: Seed = None,
    load: Load = None,
    *,
    option: NamedOption = None,
    ask_all: AskAll = False,
    language: Language = None,
    **given: Given,
) -> None:
    """A game for one to six people and bots on one screen."""
    texts = texts_for(language)
    options = in_words(given)
    check_game(game, options, texts)
    options |= named_options(option or [], texts)
    count = whole_number("--people", people, texts)
    seating = Seating(count, words_of(bots or NEWCOMERS_BOT))
    if load is not None:
        if options or players or names or seed is not None:
            raise Complaint(texts.say("error-load-alone"))
        session = polite(lambda: sessions.loaded(load, seating, texts, ask_all), texts)
    else:
        secret = secrets.token_bytes(SEED_BYTES) if seed is None else derive(seed)
        wishes = Wishes(options, words_of(names) if names else (), secret, ask_all, texts)
        session = polite(lambda: new_session(game, seating, players, bots, wishes), texts)
    check_people(seating.people, deciding(session), texts)
    use_line_editing()
    Loop(session, console()).run()


def polite(make: Callable[[], AnySession], texts: Texts) -> AnySession:
    """What a game refuses is told in one line."""
    try:
        return make()
    except Refused as error:
        raise Complaint(texts.reason(error.reason)) from error


def named_options(given: Sequence[str], texts: Texts) -> dict[str, str]:
    """The options of the game that were given as NAME=VALUE."""
    pairs = [text.partition("=") for text in given]
    for name, sign, value in pairs:
        if not (name and sign and value):
            raise Complaint(texts.say("error-option", text=name + sign + value))
    return {name: value for name, _, value in pairs}


def new_session(
    game: str, seating: Seating, players: str | None, bots: str | None, wishes: Wishes
) -> AnySession:
    """A new game: at the board bots fill the seats, in the card game each bot is named."""
    if game == "cards":
        named = len(words_of(bots)) if bots else 0
        options = {"people": players or str(seating.people + named), **wishes.options}
        return open_session(CARDS_FACE, options, seating, wishes)
    usual = str(max(int(PLAYERS.default), seating.people))
    options = {"players": players or usual, **wishes.options}
    return open_session(BOARD_FACE, options, seating, wishes)


def open_session(
    face: Face[S], options: dict[str, str], seating: Seating, wishes: Wishes
) -> Session[S]:
    """A session with a new table."""
    for kind in seating.bots:
        face.entry.check_player(kind)
    game = face.entry.game
    seats = len(game.seats(game.start(game.complete(options))))
    names = everybody(seating, seats, wishes.names, wishes.texts)
    table: Table[S] = open_table(game, options, names, wishes.seed)
    return Session(face, table, seating, wishes.texts.language, wishes.ask_all)


def everybody(seating: Seating, players: int, given: Sequence[str], texts: Texts) -> list[str]:
    """The names of all players, no two alike."""
    names = seating.names(players, given, texts)
    for name in names:
        if names.count(name) > 1:
            raise Complaint(texts.say("error-same-name", text=name))
    return names


def deciding(session: AnySession) -> int:
    """The seats for which someone decides, whether a person or a bot."""
    seats = [Seat(seat) for seat in range(len(session.texts.players))]
    return sum(not session.level(seat) for seat in seats)


def check_people(people: int, players: int, texts: Texts) -> None:
    """There is at least one person, and a seat for everyone."""
    if not 1 <= people <= players:
        raise Complaint(texts.say("error-people", count=people, most=players))


def use_line_editing() -> None:
    """Let the arrow keys work at the prompt, where the machine can do that."""
    with suppress(ImportError):
        import readline  # noqa: F401
