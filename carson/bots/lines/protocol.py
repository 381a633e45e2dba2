"""The line protocol: what a program is told, in the notation of records.

Everything comes from the view of its seat: two games between which the seat cannot tell are told
in the same lines.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Final

from carson.core.agenda import S
from carson.core.game import Game
from carson.core.moves import Seat
from carson.core.records import read_seat, write_seat
from carson.core.views import KnownLine, View

VERSION: Final = 1
HELLO: Final = f"hello carson {VERSION}"
QUIT: Final = "quit"


class NotTheSameGame(Exception):
    """Something that was told before is different now: a move was taken back."""


def head(view: View[S], seed: int) -> list[str]:
    """What game this is, and which seat the program plays."""
    return [
        f"game {view.game.name}",
        f"rules {view.game.rules_version}",
        *(f"option {name} {value}" for name, value in view.options.items()),
        f"seats {view.seats}",
        f"seat {write_seat(view.seat)}",
        f"seed {seed}",
    ]


def history(view: View[S]) -> dict[int, str]:
    """The moves that the seat may know, as they stand in the record, by their number there.

    Of others it hears nothing, not even that they were made: how many secret draws there were may
    tell what they were.
    """
    return {
        number: f"{write_seat(seat)} {move}"
        for number, (seat, move) in enumerate(view.lines)
        if move is not None
    }


def read_history(game: Game[S], lines: Sequence[str]) -> list[KnownLine]:
    """The moves that `history` has written."""
    found: list[KnownLine] = []
    for line in lines:
        who, _, text = line.partition(" ")
        seat = read_seat(who)
        assert seat is not None, f"written by us: {line}"
        found.append((seat, game.vocabulary.read(text)))
    return found


def news(before: Mapping[int, str], now: Mapping[int, str]) -> list[str]:
    """What has happened, or become known, since something was told last."""
    if any(now.get(number) != line for number, line in before.items()):
        raise NotTheSameGame
    return [f"happened {line}" for number, line in now.items() if number not in before]


def question(view: View[S], wants_view: bool, milliseconds: int) -> list[str]:
    """What is asked, which moves there are, and how long it may take."""
    choice = view.choice
    assert choice is not None, "the seat is asked"
    return [
        *([f"view {json.dumps(view.see(), separators=(',', ':'))}"] if wants_view else []),
        f"asked {type(choice).__name__}",
        *(f"move {move}" for move in view.moves),
        f"go {milliseconds}",
    ]


def over(ranking: Sequence[Seat]) -> str:
    """The game has ended: the seats from the best to the last."""
    return " ".join(["over", *map(write_seat, ranking)])
