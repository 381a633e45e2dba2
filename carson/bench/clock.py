"""The clock of all measurements: the processor time of this process alone."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Final, TypeVar

T = TypeVar("T")

Measured = dict[str, float]
"""What was counted, by name, and the `seconds` it took."""
LITTLE: Final = 0.002
"""Seconds that are long against a reading of the clock."""


@dataclass
class RandomGames:
    """What random games add up to."""

    games: int = 0
    decisions: int = 0
    others: int = 0
    """Further steps: answers of chance, and those to which there was no alternative."""
    seconds: float = 0.0

    def measured(self) -> Measured:
        """As numbers by name."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "others": self.others,
            "seconds": self.seconds,
        }


def play_for(seconds: float, game: Callable[[], tuple[int, int]]) -> Measured:
    """Play games for so long, the last one to its end; a game answers how much was decided."""
    played, began = RandomGames(), process_time()
    while played.seconds < seconds:
        decisions, others = game()
        played.games += 1
        played.decisions += decisions
        played.others += others
        played.seconds = process_time() - began
    return played.measured()


def repeat(seconds: float, action: Callable[[T], object], things: Sequence[T]) -> Measured:
    """Do something to each of the things in turn, again and again, for so long."""
    rounds, count, spent = 1, 0, 0.0
    while spent < seconds:
        began = process_time()
        for _ in range(rounds):
            for thing in things:
                action(thing)
        took = process_time() - began
        count, spent = count + rounds * len(things), spent + took
        rounds = rounds * 2 if took < LITTLE else rounds
    return {"count": count, "seconds": spent}
