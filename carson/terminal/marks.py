"""Marks: how seats, roads and things look; each seat has a sign beside its colour."""

import codecs
from collections.abc import Iterable
from typing import Final
from unicodedata import normalize

from rich.text import Text

from carson.board.map.pieces import Cowboy
from carson.core.moves import NOBODY, Seat

SIGNS: Final = "★▲●✚■◆"
"""One sign for each seat, so that the map can be read without colours."""
COLOURS: Final = (
    *("black on #ffd92f", "white on #d55e00", "white on #007a58"),
    *("black on #7fc8f8", "white on #443399", "white on #8e0f1f"),
)
LETTERS: Final = {
    "white-cowboy": "w",
    "dynamite-cowboy": "d",
    "no-duel-cowboy": "n",
    "lucky-cowboy": "g",
}
"""What stands behind the sign of a piece that is no plain cowboy."""
ROAD: Final = "bold #c08030"
QUIET: Final = "dim"
THINGS: Final = "bold"
ALERT: Final = "bold red"
OUTLAW: Final = "!"
LOOK_ALIKE: Final = "carson-look-alike"
"""How to encode signs that an output does not know."""
PLAIN: Final = str.maketrans(
    "★▲●✚■◆⌂·×─━═║╔╗╚╝╠╣╦╩╬▶≤…–“”„’«»\u00a0→│┌┐└┘",
    '*^o+#&h.x---|+++++++++><.-"""\'"" >|++++',
)
"""What stands for our signs where only ASCII can be shown."""


def sign(seat: Seat) -> str:
    """The sign of a seat; a blank for nobody."""
    return " " if seat == NOBODY else SIGNS[seat]


def colour(seat: Seat) -> str:
    """The style of what belongs to a seat."""
    return "" if seat == NOBODY else COLOURS[seat]


def figure(cowboy: Cowboy) -> str:
    """A cowboy as the sign of its player, with a letter if it is special."""
    return sign(cowboy.seat) + LETTERS.get(cowboy.piece.name, "")


def chip(seat: Seat) -> Text:
    """A seat's sign in its colour."""
    return Text(sign(seat), colour(seat))


def chips(seats: Iterable[Seat]) -> Text:
    """The signs of several seats, in that order."""
    return Text(" ").join(chip(seat) for seat in seats)


def plainly(error: UnicodeError) -> tuple[str, int]:
    """Write a sign that the terminal does not know with one that it does."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end


def plain(sign: str) -> str:
    """The ASCII sign that looks most like this one."""
    base = normalize("NFKD", sign.translate(PLAIN))[0]
    return base if base.isascii() else "?"


codecs.register_error(LOOK_ALIKE, plainly)
