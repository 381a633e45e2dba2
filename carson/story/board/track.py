"""The stations of the track in the order in which they are resolved, and where the game is."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from carson.board import events
from carson.board.ids import PLACE_NAMES, SPACE_NAMES, Place
from carson.board.options import Edition
from carson.board.play.flow import step_names
from carson.board.state import State
from carson.core.events import Event

RESOLVING: Final = 3
"""The phase in which a hand moves along the track."""
NO_BOX: Final = "reserve"
"""A step of the game that has no space of its own."""


@dataclass(frozen=True)
class TrackSpace:
    """One station of the track; the two automatic ones take no cowboys."""

    number: int
    key: str
    """Its message."""
    space: Place | None


@cache
def track_spaces(edition: Edition) -> tuple[TrackSpace, ...]:
    """All spaces in the order of an edition."""
    names = [name for name in step_names(edition) if name != NO_BOX]
    return tuple(
        TrackSpace(number, f"space-{name}", Place(PLACE_NAMES.index(name)))
        if name in SPACE_NAMES
        else TrackSpace(number, f"box-{name}", None)
        for number, name in enumerate(names, 1)
    )


def numbers(edition: Edition) -> dict[int, Place]:
    """The spaces by the numbers that stand on the track."""
    return {box.number: box.space for box in track_spaces(edition) if box.space is not None}


def current(s: State) -> str:
    """The message of the space that is being resolved, if one is."""
    if s.step < 0:
        return ""
    name = step_names(s.options.edition)[s.step]
    return f"space-{name}" if name in SPACE_NAMES else f"box-{name}"


def phase_of(log: Sequence[Event]) -> int:
    """The phase that a log tells; 0 before the first."""
    phases = [event.get("phase") for event in log if event.kind is events.PHASE_BEGAN]
    return phases[-1] if phases else 0
