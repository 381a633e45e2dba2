"""The script: a recorded game with its stops, and where a table stands in it."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from carson.core.agenda import S
from carson.core.game import Game
from carson.core.moves import Move, Seat, Verb
from carson.core.records import Record, read, write_seat
from carson.tutorial.stops import Stop, TutorialChapter

PUPIL: Final = Seat(0)
Line = tuple[Seat, Move]
Facts = dict[str, int]
"""Numbers that a lesson speaks of, by the names that they have there."""


@dataclass(frozen=True)
class LessonPosition:
    """Where a table stands that has followed the script: before a line, perhaps at a stop."""

    line: Line | None
    """What the script plays next; None at the end."""
    stop: Stop | None
    chapter: int
    """From 0 on: the chapter of the stop, or of the last one before."""
    step: int
    """How many stops lie before."""

    @property
    def is_yours(self) -> bool:
        """Whether the player is to make the move."""
        return self.stop is not None and self.stop.is_yours


@dataclass(frozen=True)
class Manner:
    """How a game is taught."""

    key: str
    """What the names of its messages begin with."""
    chapters: tuple[TutorialChapter, ...]
    rivals: tuple[str, ...]
    """What its messages call the other players, in the order of their seats."""
    shown: tuple[Verb, ...]
    """Where one of these is to be done, everything that could be done is shown beside it."""


class Script:
    """A game that is known from its first to its last move."""

    def __init__(self, record: Record, manner: Manner) -> None:
        self.record: Final = record
        self.manner: Final = manner
        self.chapters: Final = manner.chapters
        self._stops: Final = _placed(record, manner.chapters)

    @property
    def steps(self) -> int:
        """How many stops there are."""
        return len(self._stops)

    def position(self, lines: Sequence[Line]) -> LessonPosition | None:
        """Where a game stands that has had these moves; None if it went its own way."""
        number = len(lines)
        if list(lines) != self.record.lines[:number]:
            return None
        before = [stop for stop in self._stops if stop < number]
        chapter, stop = self._stops.get(number, (None, None))
        if chapter is None:
            chapter = self._stops[before[-1]][0] if before else 0
        following = self.record.lines[number] if number < len(self.record.lines) else None
        return LessonPosition(following, stop, chapter, len(before))


def _placed(record: Record, chapters: Sequence[TutorialChapter]) -> dict[int, tuple[int, Stop]]:
    """Each stop with its chapter, by the number of moves before it."""
    texts = [f"{write_seat(seat)} {move}" for seat, move in record.lines]
    found: dict[int, tuple[int, Stop]] = {}
    at = 0
    for number, chapter in enumerate(chapters):
        for stop in chapter.stops:
            at = texts.index(stop.line, at) if stop.line else len(texts)
            found[at] = (number, stop)
            at += 1
    return found


def script(game: Game[S], manner: Manner) -> Script:
    """The game that was recorded for a lesson."""
    place = files("carson") / "tutorial" / game.name / "lesson.game"
    return Script(read(game, place.read_text(encoding="utf-8")), manner)
