"""Games to try laws with: the board game with random options, and what its events change."""

from collections.abc import Mapping, Sequence
from typing import Final

from carson.board import events as event
from carson.board.game import BOARD_GAME
from carson.board.ids import (
    AMMUNITION,
    ASK,
    BUILD,
    BUILD_SPACES,
    BUY,
    CLAIM,
    DOUBLE,
    DRAFT,
    HOUSE_AT,
    PARCELS,
    PLACE,
    ROAD,
    SIDE,
    SPEND,
    TAKE,
    UNPACK,
    WAGES,
)
from carson.board.state import State
from carson.bots.random_options import random_board_options
from carson.core.chance import Stream
from carson.core.events import Kind
from carson.core.moves import Move
from carson.core.testing import Posting
from carson.core.trials import Trial, evenly, verb_first

BOARD_ACCOUNTS: Final[Mapping[Kind, Posting]] = {
    event.PAID: Posting("cash", -1, "amount"),
    event.EARNED: Posting("cash", +1, "amount"),
    event.GAVE: Posting("cash", -1, "amount", receiver="receiver"),
    event.SCORED: Posting("points", +1, "points"),
    event.GOT_ROADS: Posting("roads", +1, "count"),
    event.ROAD_LAID: Posting("roads", -1, "count"),
    event.GOT_REVOLVERS: Posting("revolvers", +1, "count"),
    event.GOT_HORSE: Posting("horses", +1),
}

EAGER: Final = (BUY, BUILD, HOUSE_AT, ASK, UNPACK, DOUBLE, TAKE, CLAIM, ROAD)
SMALL_TOWN: Final = frozenset(
    {*BUILD_SPACES, WAGES, AMMUNITION, *(p for p in PARCELS if 2 <= p % SIDE <= 5 and 16 <= p < 48)}
)


def in_a_small_town(stream: Stream, moves: Sequence[Move]) -> Move:
    """Mostly what builds a town in the middle and starts quarrels there, and saves money."""
    if stream.below(8) == 0:
        return evenly(stream, moves)
    if moves[0].verb is SPEND:
        return moves[0]
    liked = [move for move in moves if move.verb in EAGER] or [
        move for move in moves if move.verb in (DRAFT, PLACE) and move.noun in SMALL_TOWN
    ]
    return evenly(stream, liked or moves)


CHOOSERS: Final = (evenly, verb_first, in_a_small_town)


def board_trials(first: int, count: int) -> list[Trial[State]]:
    """This many games with random options, numbered from `first` on; a number is also a seed."""
    return [board_trial(seed) for seed in range(first, first + count)]


def board_trial(seed: int) -> Trial[State]:
    """The game of a seed, which decides on the options and on how the players choose as well."""
    stream = Stream(seed)
    choose = CHOOSERS[stream.below(len(CHOOSERS))]
    return Trial(BOARD_GAME, random_board_options(stream), seed, choose)
