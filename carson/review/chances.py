"""Win chances: what the net thinks of every seat, calibrated, in many positions at once."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from carson.bots.neural import Floats
from carson.core.agenda import S, pending
from carson.review.insight import Insight

ROWS: Final = 256
"""This many positions are looked at together; more take room and save nothing."""


def outlooks(insight: Insight[S], states: Sequence[S]) -> list[Floats]:
    """How the net expects each game to end: a row for each seat, which sees what it may know."""
    seats = [insight.entry.game.seats(s) for s in states]
    encode = insight.schooling.encode
    told = [encode(s, seat) for s, who in zip(states, seats, strict=True) for seat in who]
    rows = expected(insight, told)
    ends = np.cumsum([len(all_seats) for all_seats in seats])
    return np.split(rows, ends[:-1])


def expected(insight: Insight[S], told: Sequence[tuple[bytes, bytes]]) -> Floats:
    """The outlooks of encoded positions, row by row."""
    mind = insight.mind
    parts = [told[at : at + ROWS] for at in range(0, len(told), ROWS)]
    return np.concatenate([mind.outlooks(mind.look_at_all(part)) for part in parts])


def chances(insight: Insight[S], states: Sequence[S]) -> list[Floats]:
    """The chance of each seat to win, in each state; what it is, when the game is over."""
    running = [s for s in states if pending(s) is not None]
    found = iter(outlooks(insight, running) if running else [])
    return [
        settled(insight, s) if pending(s) is None else from_outlook(insight, s, next(found))
        for s in states
    ]


def from_outlook(insight: Insight[S], s: S, rows: Floats) -> Floats:
    """The chances that follow from the outlooks of all seats."""
    choice = pending(s)
    asked = choice.seats if choice is not None else ()
    return insight.calibration.chances(rows, [seat in asked for seat in range(len(rows))])


def settled(insight: Insight[S], s: S) -> Floats:
    """Who has won: one for the winner, or equal parts."""
    winners = insight.entry.winners(s)
    seats = insight.entry.game.seats(s)
    return np.array([(seat in winners) / len(winners) for seat in seats], np.float32)
