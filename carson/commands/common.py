"""What several commands need: help texts, the language, and the console."""

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Final

import typer
from rich.console import Console

from carson.cluster import NoCluster, RayCluster
from carson.core.reasons import Reason
from carson.games import GAMES
from carson.i18n.complaints import Complaint
from carson.i18n.texts import LANGUAGES, Texts, language_of

LONGEST_NUMBER: Final = 9
RAY: Final = "--ray"
ANY_CLUSTER: Final = "auto"


def usual_texts() -> Texts:
    """The texts in the language of the environment."""
    return Texts(language_of(os.environ))


def explain(key: str, **args: int | str) -> str:
    """The help text of a command or an option."""
    return usual_texts().say(f"usage-{key}", **args)


def brief(key: str) -> str:
    """The first sentence of a help text, for a list of commands."""
    return re.split(r"\.\s|\.$|。", explain(key))[0]


Language = Annotated[
    str | None,
    typer.Option(
        "--language",
        metavar="|".join(LANGUAGES),
        help=explain("language"),
        show_default="LC_ALL, LANG",
    ),
]

Ray = Annotated[
    str | None, typer.Option(RAY, metavar="[ADDRESS]", help=explain("ray"), show_default=False)
]
GameName = Annotated[str, typer.Argument(metavar="board|cards", help=explain("game"))]


def texts_for(language: str | None) -> Texts:
    """The texts in the language that was asked for, on the command line or by the environment."""
    if language is None:
        return usual_texts()
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Complaint(usual_texts().say("error-language", text=language, known=known))
    return Texts(language)


def console() -> Console:
    """Where all is shown."""
    return Console(highlight=False, markup=False, emoji=False)


def whole_number(option: str, text: str, texts: Texts) -> int:
    """A whole number of the command line."""
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER):
        raise Complaint(texts.reason(Reason("no-number", option=option, text=text)))
    return int(text)


def check_game(game: str, given: Iterable[str], texts: Texts) -> None:
    """There is such a game, and it has the options that were given."""
    if game not in GAMES:
        raise Complaint(texts.say("error-game", text=game, known=", ".join(GAMES)))
    known = [option.name for option in GAMES[game].game.options]
    for name in given:
        if name not in known:
            raise Complaint(texts.say("error-other-game", option=flag_of(name), game=game))


def flag_of(name: str) -> str:
    """How an option of a game is written on the command line."""
    return f"--{name.replace('_', '-')}"


def with_values(words: Sequence[str]) -> list[str]:
    """A command line in which `--ray` has a value even where none was given."""
    found: list[str] = []
    for word, following in zip(words, [*words[1:], ""], strict=False):
        found.append(word)
        if word == RAY and not (":" in following or following == ANY_CLUSTER):
            found.append("")
    return found


@contextmanager
def cluster_at(address: str | None, texts: Texts) -> Iterator[RayCluster | None]:
    """The cluster of an address, while it is needed; none where nobody asks for one."""
    if address is None:
        yield None
        return
    try:
        cluster = RayCluster(address)
    except NoCluster as error:
        raise Complaint(texts.say("error-ray", text=str(error))) from error
    with cluster:
        yield cluster


def words_of(text: str) -> tuple[str, ...]:
    """The words of a list with commas."""
    return tuple(word.strip() for word in text.split(","))
