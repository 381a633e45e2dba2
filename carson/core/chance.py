"""Luck: who answers for chance, and how anybody can check it afterwards."""

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Final, Protocol, final

from carson.core.agenda import Chance, S
from carson.core.moves import CHANCE, Move

WORD: Final = 1 << 64


class Luck(Protocol):
    """Answers chance: the number of the answer, given how likely each one is."""

    def pick(self, turn: int, weights: Sequence[int]) -> int:
        """The answer to the game's chance choice number `turn`."""
        ...


@final
class SeedLuck:
    """Luck from a secret seed: a keyed hash of the turn, so that a turn has one answer only."""

    def __init__(self, seed: bytes) -> None:
        self.seed: Final = seed

    def pick(self, turn: int, weights: Sequence[int]) -> int:
        total = sum(weights)
        fair = WORD - WORD % total
        attempt = 0
        while (word := self._word(turn, attempt)) >= fair:
            attempt += 1
        return nth(weights, word % total)

    def _word(self, turn: int, attempt: int) -> int:
        message = turn.to_bytes(4, "big") + attempt.to_bytes(4, "big")
        return int.from_bytes(blake2b(message, key=self.seed, digest_size=8).digest(), "big")


@final
class Stream:
    """A quick stream of numbers (SplitMix64) for bots and searches; not for a table's dice."""

    def __init__(self, seed: int) -> None:
        self.state = seed % WORD

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        self.state = (self.state + 0x9E3779B97F4A7C15) % WORD
        word = self.state
        word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 % WORD
        word = (word ^ (word >> 27)) * 0x94D049BB133111EB % WORD
        return (word ^ (word >> 31)) % limit

    def pick(self, turn: int, weights: Sequence[int]) -> int:
        return nth(weights, self.below(sum(weights)))


def nth(weights: Sequence[int], ticket: int) -> int:
    """Where the ticket falls, when each answer holds as many tickets as its weight."""
    for number, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return number
    raise AssertionError("more tickets than weights")


def answer(s: S, choice: Chance[S], luck: Luck, turn: int) -> Move:
    """What luck answers to a choice of chance."""
    return choice.moves(s, CHANCE)[luck.pick(turn, choice.weights(s))]


def commitment(seed: bytes) -> str:
    """What is shown when a game starts, so that the seed cannot be changed later."""
    return sha256(seed).hexdigest()


def derive(seed: int | str, *labels: int | str) -> bytes:
    """A seed of its own for each label; the same everywhere."""
    text = "/".join(str(part) for part in (seed, *labels))
    return blake2b(text.encode(), digest_size=32).digest()
