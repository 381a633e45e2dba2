"""The script: the recorded game with its stops, and where a table stands in it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from carson.board.game import BOARD
from carson.core.moves import Move, Seat
from carson.core.records import Record, read, write_seat
from carson.tutorial.lessons import CHAPTERS, Stop, TutorialChapter

PUPIL: Final = Seat(0)
RIVAL: Final = Seat(1)
Line = tuple[Seat, Move]


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


class Script:
    """A game that is known from its first to its last move."""

    def __init__(self, record: Record, chapters: Sequence[TutorialChapter]) -> None:
        self.record: Final = record
        self.chapters: Final = tuple(chapters)
        self._stops: Final = _placed(record, chapters)

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


@cache
def tutorial() -> Script:
    """The tutorial of the board game."""
    text = (files("carson") / "tutorial" / "lesson.game").read_text(encoding="utf-8")
    return Script(read(BOARD, text), CHAPTERS)
