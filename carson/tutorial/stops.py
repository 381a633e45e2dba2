"""Stops: where a recorded game stands still, what is said there and what is pointed at.

A stop names the line of the record before which it stands; the lines between two stops are played
by the script.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class TutorialPage:
    """A few sentences, and the things on the table that they speak of."""

    key: str
    points: tuple[str, ...] = ()


@dataclass(frozen=True)
class Stop:
    """Where the script waits: for the player's move, or only until the text was read."""

    line: str
    """The line of the record that follows; nothing at the end of the game."""
    pages: tuple[TutorialPage, ...]
    is_yours: bool = True
    """Whether the player makes the move."""


@dataclass(frozen=True)
class TutorialChapter:
    """Stops about one subject."""

    name: str
    stops: tuple[Stop, ...]


def chapter(name: str, *stops: Stop) -> TutorialChapter:
    """A subject and its stops."""
    return TutorialChapter(name, stops)


def page(key: str, *points: str) -> TutorialPage:
    """A page that points at things: a place, an edge, a move, or a player as `seat-0`."""
    return TutorialPage(key, points)


def move(line: str, *pages: TutorialPage) -> Stop:
    """A move of the player."""
    return Stop(f"1 {line}", pages)


def watch(line: str, *pages: TutorialPage) -> Stop:
    """Something to read before the script plays on."""
    return Stop(line, pages, is_yours=False)
