"""Encodings: a decision as arrays, the way the learned bots see it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic

import numpy as np
import numpy.typing as npt

from carson.board.state import State as BoardState
from carson.cards.state import State as CardsState
from carson.core.agenda import S
from carson.core.moves import Move, Seat
from carson.games import GameEntry
from carson.training.courses import BOARD_COURSE, CARDS_COURSE, Course
from carson.training.rows import CANDIDATES

FACTS: Final = "facts"
NUMBERS: Final = "numbers"
MOVES: Final = "moves"
ACTION_MASK: Final = "action_mask"

Indices = npt.NDArray[np.uint16]
Numbers = npt.NDArray[np.float32]
ActionMask = npt.NDArray[np.int8]
Observation = dict[str, npt.NDArray[np.generic]]
"""`facts`, `numbers`, `moves` and `action_mask`."""


class TooManyMoves(Exception):
    """A decision has more moves than there is room for."""


@dataclass(frozen=True)
class Encoding(Generic[S]):
    """How the decisions of a game are written."""

    course: Course[S]

    @property
    def entry(self) -> GameEntry[S]:
        """The game."""
        return self.course.entry

    @property
    def version(self) -> int:
        """Another version means other facts and numbers."""
        return self.course.subject.encoding

    @property
    def facts(self) -> int:
        """How many different facts there are; this number itself fills up what is left."""
        return self.course.subject.facts

    @property
    def most_facts(self) -> int:
        """How many facts can be true at once."""
        return self.course.subject.most_facts

    @property
    def numbers(self) -> int:
        """How many numbers there are."""
        return self.course.subject.numbers

    @property
    def moves(self) -> int:
        """How many different moves there are; this number itself stands for none."""
        return self.course.subject.moves

    def observation(self, s: S, seat: Seat, moves: Sequence[Move]) -> Observation:
        """Return what a seat knows, and the moves it may choose from, in their order."""
        check_room(len(moves))
        facts, numbers = self.course.encode(s, seat)
        index = self.entry.game.vocabulary.index
        known, given = np.frombuffer(facts, "<u2"), [index(move) for move in moves]
        return {
            FACTS: filled(self.most_facts, self.facts, known),
            NUMBERS: np.frombuffer(numbers, "<f4").copy(),
            MOVES: filled(CANDIDATES, self.moves, given),
            ACTION_MASK: action_mask(len(moves)),
        }


def check_room(moves: int) -> None:
    """Refuse a decision with too many moves."""
    if moves > CANDIDATES:
        raise TooManyMoves(f"a decision has {moves} moves, but there is room for {CANDIDATES}")


def filled(width: int, filler: int, values: Indices | Sequence[int]) -> Indices:
    """Return the values, and fillers up to the width."""
    row = np.full(width, filler, np.uint16)
    row[: len(values)] = values
    return row


def action_mask(moves: int) -> ActionMask:
    """Return 1 for each of the moves, and 0 for the places that are left."""
    mask = np.zeros(CANDIDATES, np.int8)
    mask[:moves] = 1
    return mask


BOARD_ENCODING: Final = Encoding[BoardState](BOARD_COURSE)
CARDS_ENCODING: Final = Encoding[CardsState](CARDS_COURSE)
