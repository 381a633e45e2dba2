"""Luck: who answers for chance, and how anyone can check it afterwards."""

from hashlib import blake2b, sha256
from typing import Final, Protocol, final

from carson.core.agenda import Chance, S
from carson.core.moves import Move

WORD: Final = 1 << 64
HALF: Final = (1 << 32) - 1
"""The bits of half a word."""
WARM_UP: Final = 12
"""Words that are skipped first, until nearby seeds have nothing in common."""


class Luck(Protocol):
    """Answers chance: the number of the answer, given how likely each one is."""

    def pick(self, turn: int, weights: list[int]) -> int:
        """The answer to the game's chance choice number `turn`."""
        ...


@final
class SeedLuck:
    """Luck from a secret seed: a keyed hash of the turn, so that a turn has one answer only."""

    def __init__(self, seed: bytes) -> None:
        self.seed: Final = seed

    def pick(self, turn: int, weights: list[int]) -> int:
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
    """A quick stream of numbers for bots and searches; not for a table's dice.

    The generator is sfc32 (PractRand's small fast counting one), whose words fit in small ints.
    """

    def __init__(self, seed: int) -> None:
        self._a = seed & HALF
        self._b = seed >> 32 & HALF
        self._c = 0
        self._counter = 1
        for _ in range(WARM_UP):
            self._word()

    def _word(self) -> int:
        """The next 32 bits."""
        word = (self._a + self._b + self._counter) & HALF
        self._counter = (self._counter + 1) & HALF
        self._a = self._b ^ self._b >> 9
        self._b = (self._c + (self._c << 3)) & HALF
        self._c = ((self._c << 21 | self._c >> 11) + word) & HALF
        return word

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        return self._word() % limit

    def pick(self, turn: int, weights: list[int]) -> int:
        total = 0  # Not `sum`: compiled, it makes playouts of the card game slower.
        for weight in weights:
            total += weight
        return nth(weights, self.below(total))


def nth(weights: list[int], ticket: int) -> int:
    """Where the ticket falls, when each answer holds as many tickets as its weight."""
    for number, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return number
    raise AssertionError("more tickets than weights")


def answer(s: S, choice: Chance[S], luck: Luck, turn: int) -> Move:
    """What luck answers to a choice of chance."""
    return s.offered[luck.pick(turn, choice.weights(s))]


def commitment(seed: bytes) -> str:
    """What is shown when a game starts, so that the seed cannot be changed later."""
    return sha256(seed).hexdigest()


def derive(seed: int | str, *labels: int | str) -> bytes:
    """A seed of its own for each label; the same everywhere."""
    text = "/".join(str(part) for part in (seed, *labels))
    return blake2b(text.encode(), digest_size=32).digest()
