"""Positions as text: the part of reading them that any game needs."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, Final, Generic

from carson.core.agenda import S, advance
from carson.core.given import BadOption
from carson.core.misuse import expect
from carson.core.moves import Seat
from carson.core.reasons import Reason, Refused

LONGEST_NUMBER: Final = 9
"""Digits of the longest number that is looked at."""


class Impossible(Refused):
    """The rules cannot lead to this position."""


class BadPosition(Refused):
    """The text is no position, or an impossible one."""

    def __init__(self, line: int, reason: Reason) -> None:
        super().__init__(reason)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (self.line, self.reason)


def demand(fulfilled: bool, code: str, **args: int | str) -> None:
    """Refuse the position if something is not fulfilled."""
    if not fulfilled:
        raise Impossible(Reason(code, **args))


class PositionReader(ABC, Generic[S]):
    """Reads a position line by line, and names the line that is wrong.

    After the first line come the options, then lines of a word and what it says, then `end`.
    """

    first_line: ClassVar[str]
    once: ClassVar[frozenset[str]] = frozenset()
    """Words that are said once in a position."""
    once_each: ClassVar[frozenset[str]] = frozenset()
    """Words that are said once of each seat."""
    words: dict[str, Callable[[S, list[str]], None]]
    """What each word of the game does to the state."""

    def __init__(self, text: str) -> None:
        expect("a position", text, str)
        self.lines: Final = [line.split() for line in text.split("\n")]
        self.at = 0
        self.said_so_far: Final[set[str]] = set()
        self.options: dict[str, str] = {}

    @abstractmethod
    def start(self) -> S:
        """A state with these options, before any further line."""

    @abstractmethod
    def derive(self, s: S) -> None:
        """Fill in what follows from the rest, and refuse what is Impossible."""

    @abstractmethod
    def schedule(self, s: S) -> None:
        """Put the rest of the round and of the game on the agenda."""

    def said(self, words: list[str]) -> list[str]:
        """What a line says after its word."""
        return words

    def read(self) -> S:
        """The state, ready to play."""
        if self.lines[0] != self.first_line.split():
            raise self.fail("no-position")
        self.at = 1
        s = self._begin()
        while self._line() != ["end"]:
            self._read_line(s, self._line())
            self.at += 1
        if any(self.lines[self.at + 1 :]):
            raise self.fail("text-after-end")
        try:
            self.derive(s)
        except Impossible as error:
            raise BadPosition(self.at + 1, error.reason) from error
        self.schedule(s)
        advance(s)
        return s

    def fail(self, code: str, **args: int | str) -> BadPosition:
        """What to raise for the line that is being read."""
        return BadPosition(self.at + 1, Reason(code, **args))

    def strange(self, words: list[str]) -> BadPosition:
        """What to raise for a line that makes no sense."""
        return self.fail("strange-line", text=" ".join(words)[:60])

    def _line(self) -> list[str]:
        if self.at >= len(self.lines):
            raise self.fail("cut-off")
        return self.lines[self.at]

    def _begin(self) -> S:
        while (line := self._line()) and line[0] == "option":
            if len(line) < 3:
                raise self.strange(line)
            if line[1] in self.options:
                raise self.fail("said-twice", text=" ".join(line[:2])[:60])
            self.options[line[1]] = " ".join(line[2:])
            self.at += 1
        try:
            return self.start()
        except BadOption as error:
            raise BadPosition(self.at, error.reason) from error

    def _read_line(self, s: S, line: list[str]) -> None:
        if not line:
            return
        if line[0] not in self.words:
            raise self.strange(line)
        self._say_once(line)
        self.words[line[0]](s, self.said(line[1:]))

    def _say_once(self, line: list[str]) -> None:
        """What is said twice could contradict itself."""
        about = 2 if line[0] in self.once_each else 1
        said = " ".join(line[:about])
        if line[0] in self.once | self.once_each:
            if said in self.said_so_far:
                raise self.fail("said-twice", text=said[:60])
            self.said_so_far.add(said)

    # --- words that name something ----------------------------------------------------------
    def number(self, words: list[str], least: int, most: int) -> int:
        """A whole number within bounds."""
        text = " ".join(words)
        digits = text.removeprefix("-")
        written = digits.isdecimal() and digits.isascii() and len(digits) <= LONGEST_NUMBER
        if not written or not least <= int(text) <= most:
            raise self.fail("not-a-number", text=text[:20], least=least, most=most)
        return int(text)

    def index(self, names: Sequence[str], name: str) -> int:
        """Where a name stands among those that are known, in whatever letters."""
        if name in names:
            return names.index(name)
        small = [known.lower() for known in names]
        if name.lower() not in small:
            raise self.fail("unknown-name", text=name[:40])
        return small.index(name.lower())

    def seat_of(self, seats: Sequence[Seat], words: list[str]) -> Seat:
        """The seat that the first word names, counted from 1."""
        return seats[self.index([str(seat + 1) for seat in seats], "".join(words[:1]))]
