"""What a seat is asked: a question, and the moves that answer it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from carson.core.agenda import Choice, S
from carson.core.moves import Move, Seat, Verb


@dataclass(frozen=True)
class Asked(Generic[S]):
    """A question to a seat, and the moves that answer it."""

    state: S
    choice: Choice[S]
    seat: Seat
    moves: Sequence[Move]


def is_amount(verb: Verb) -> bool:
    """Whether the verb takes a number."""
    names = verb.nouns.names
    return len(names) > 1 and names[0].isdecimal() and names[-1].isdecimal()
