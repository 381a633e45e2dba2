"""Insight: what a review must know of a game, so that both are reviewed by the same code."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, Generic

from carson.board.ids import SOURCE_NAMES as BOARD_SOURCES
from carson.board.state import State as BoardState
from carson.bots.board.learned import board_schooling
from carson.bots.cards.learned import cards_schooling
from carson.bots.neural import Floats, Mind
from carson.bots.schooled import Schooling
from carson.cards.ids import SOURCE_NAMES as CARD_SOURCES
from carson.cards.state import State as CardsState
from carson.core.agenda import Choice, S
from carson.games import BOARD_ENTRY, CARDS_ENTRY, GameEntry
from carson.review.calibration import Calibration

FIGURES: Final = "calibration.json"
"""The file of the package that holds the calibration of each game."""
FIRST_SOURCE: Final = 3
"""Where the points by source begin in an outlook of the net, after win, margin and rival."""


@dataclass(frozen=True)
class Insight(Generic[S]):
    """A game, a net that knows it, and how to read the net."""

    entry: GameEntry[S]
    schooling: Schooling[S]
    calibration: Calibration
    by_net: tuple[type[Choice[S]], ...]
    """What the net decides in continuations; the judge decides all else."""
    sources: Sequence[str]
    scale: float
    """This many points are one in an outlook."""
    round_of: Callable[[S], int]
    """Which round it is; 0 before the first."""

    @property
    def mind(self) -> Mind:
        """The net."""
        return self.schooling.mind

    def points(self, outlooks: Floats) -> Floats:
        """The points by source that outlooks expect, row by row."""
        end = FIRST_SOURCE + len(self.sources)
        return outlooks[:, FIRST_SOURCE:end] * self.scale


@cache
def calibrations() -> dict[str, Calibration]:
    """The calibration of each game, as `tools.review.reliability` has fitted it."""
    text = (files("carson.review") / FIGURES).read_text(encoding="utf-8")
    return {game: Calibration(**numbers) for game, numbers in json.loads(text).items()}


@cache
def board_insight() -> Insight[BoardState]:
    """The board game, in which the net plays well by itself."""
    return Insight(
        entry=BOARD_ENTRY,
        schooling=board_schooling(),
        calibration=calibrations()["board"],
        by_net=(Choice,),
        sources=BOARD_SOURCES,
        scale=40.0,
        round_of=lambda s: s.round,
    )


@cache
def cards_insight() -> Insight[CardsState]:
    """The card game, in which the net bids and picks, and judgement lays the cards."""
    schooling = cards_schooling()
    return Insight(
        entry=CARDS_ENTRY,
        schooling=schooling,
        calibration=calibrations()["cards"],
        by_net=schooling.asked,
        sources=CARD_SOURCES,
        scale=60.0,
        round_of=lambda s: s.round,
    )
