"""Courses: what the training must know of a game. Both games are trained by the same code."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Generic

from carson.board import encode as board_encode
from carson.board.game import BOARD_GAME
from carson.board.ids import SOURCE_NAMES as BOARD_SOURCES
from carson.bots.neural import Encode
from carson.bots.random_options import random_board_options, random_card_options
from carson.cards import encode as cards_encode
from carson.cards.game import CARDS_GAME
from carson.cards.ids import SOURCE_NAMES as CARD_SOURCES
from carson.cards.printed import FEWEST_SEATS, LEVELS
from carson.core.agenda import S
from carson.core.chance import Stream
from carson.core.given import BadOption
from carson.games import BOARD_ENTRY, CARDS_ENTRY, GameEntry

MOST_SEATS: Final = 6
"""In either game."""
PLAYERS: Final = (2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 4, 4, 4, 5, 6)
"""How many play the board game, each number as often as it is listed."""
PEOPLE: Final = (1, 1, 2, 3, 4, 4, 4, 4)
"""How many people play the card game where the rest of the four seats are virtual."""
FULL_BOARD: Final = {"characters": "random", "buildings": "all"}
WIN, MARGIN, RIVAL, SOURCES = range(4)
"""Parts of an outcome: won, points above the mean, those of the best other, those by source."""


@dataclass(frozen=True)
class Subject:
    """What the net must know of a game, which is little: how much there is to look at."""

    game: str
    encoding: int
    """The version of how a position is written."""
    facts: int
    """How many different facts there are."""
    most_facts: int
    """How many of them can be true at once."""
    numbers: int
    moves: int
    parts: int
    """How many numbers tell how a game ended for a seat."""
    scale: float
    """This many points are one, where points are told."""


@dataclass(frozen=True)
class Course(Generic[S]):
    """A game as something to learn."""

    entry: GameEntry[S]
    subject: Subject
    encode: Encode[S]
    options: Callable[[Stream], dict[str, str]]
    """Draws what is played next."""
    any_options: Callable[[Stream], dict[str, str]]
    """Draws whatever could be played, all of it equally often."""
    plain: dict[str, str]
    """The usual options, without the number of players."""

    def outcome(self, s: S) -> list[list[float]]:
        """How a game ended, for each seat: WIN, MARGIN, RIVAL and the points by source."""
        by_source = list(self.entry.game.scores(s).values())
        totals = self.totals(s)
        mean = sum(totals) / len(totals)
        winners = self.entry.winners(s)
        return [
            [
                1 / len(winners) if seat in winners else 0.0,
                max(-1.0, min(1.0, (totals[seat] - mean) / self.subject.scale)),
                max(totals[:seat] + totals[seat + 1 :]) / self.subject.scale,
                *(points[seat] / self.subject.scale for points in by_source),
            ]
            for seat in self.entry.game.seats(s)
        ]

    def totals(self, s: S) -> list[int]:
        """All points of each seat."""
        return [sum(points) for points in zip(*self.entry.game.scores(s).values(), strict=True)]


def board_options(stream: Stream) -> dict[str, str]:
    """Half of the games with all characters and buildings, the others with whatever there is."""
    players = {"players": str(PLAYERS[stream.below(len(PLAYERS))])}
    if stream.below(2):
        return BOARD_GAME.complete(FULL_BOARD | players)
    while True:
        with suppress(BadOption):
            return BOARD_GAME.complete(random_board_options(stream) | players)


def card_options(stream: Stream) -> dict[str, str]:
    """Most of the games at a table of four, the others with any number of seats."""
    if not stream.below(4):
        return CARDS_GAME.complete(random_card_options(stream))
    people = PEOPLE[stream.below(len(PEOPLE))]
    levels = [list(LEVELS)[stream.below(len(LEVELS))] for _ in range(FEWEST_SEATS - people)]
    virtual = {"virtual": ",".join(levels)} if levels else {}
    return CARDS_GAME.complete({"people": str(people)} | virtual)


BOARD_COURSE: Final = Course(
    entry=BOARD_ENTRY,
    subject=Subject(
        game=BOARD_GAME.name,
        encoding=board_encode.VERSION,
        facts=board_encode.INDEX_COUNT,
        most_facts=board_encode.MOST_INDICES,
        numbers=board_encode.NUMBER_COUNT,
        moves=len(BOARD_GAME.vocabulary.moves),
        parts=SOURCES + len(BOARD_SOURCES),
        scale=40.0,
    ),
    encode=board_encode.encode,
    options=board_options,
    any_options=random_board_options,
    plain=FULL_BOARD,
)
CARDS_COURSE: Final = Course(
    entry=CARDS_ENTRY,
    subject=Subject(
        game=CARDS_GAME.name,
        encoding=cards_encode.VERSION,
        facts=cards_encode.INDEX_COUNT,
        most_facts=cards_encode.MOST_INDICES,
        numbers=cards_encode.NUMBER_COUNT,
        moves=len(CARDS_GAME.vocabulary.moves),
        parts=SOURCES + len(CARD_SOURCES),
        scale=60.0,
    ),
    encode=cards_encode.encode,
    options=card_options,
    any_options=random_card_options,
    plain={},
)
SUBJECTS: Final = {"board": BOARD_COURSE.subject, "cards": CARDS_COURSE.subject}
