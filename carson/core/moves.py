"""Seats, verbs and moves: a move is a verb and a noun, and equal moves are one object."""

from collections.abc import Mapping, Sequence
from typing import Final, NewType, final

from carson.core.misuse import expect
from carson.core.reasons import Reason, Refused

Seat = NewType("Seat", int)

NOBODY: Final = Seat(-1)
CHANCE: Final = Seat(-2)
"""The seat that answers for dice and bags; not NOBODY, who has no say even there."""
NAMES_LISTED: Final = 8
"""This many names are listed where a noun is missing."""


@final
class Nouns:
    """A closed list of things that a verb can take; `aliases` are further spellings."""

    def __init__(self, names: Sequence[str], aliases: Mapping[str, int] | None = None) -> None:
        self.names: Final = tuple(names)
        self.numbers: Final = {name.lower(): number for number, name in enumerate(self.names)}
        """By name in small letters, as moves are read."""
        for alias, number in (aliases or {}).items():
            self.numbers[alias.lower()] = number


@final
class Verb:
    """What can be done; `BID.of(12)` is the one Move `bid 12`."""

    def __init__(self, name: str, nouns: Nouns | None = None) -> None:
        self.name: Final = name
        self.nouns: Final = nouns or Nouns([""])
        self.moves: Final = tuple(Move(self, noun) for noun in range(len(self.nouns.names)))
        """By noun; long lists of moves are read from here, for they are made all the time."""

    def of(self, noun: int = 0) -> "Move":
        """The move that does this to the noun."""
        return self.moves[noun]

    def __str__(self) -> str:
        return self.name


@final
class Move:
    """A verb and the number of its noun; made once, by its Verb."""

    def __init__(self, verb: Verb, noun: int) -> None:
        self.verb: Final = verb
        self.noun: Final = noun

    def __str__(self) -> str:
        name = self.verb.nouns.names[self.noun]
        return f"{self.verb.name} {name}" if name else self.verb.name

    def __repr__(self) -> str:
        return f"<{self}>"


class UnknownMove(Refused):
    """The text is no move of this game."""


def why_no_noun(moves: Sequence[Move]) -> Reason:
    """Why a verb cannot stand alone: it needs a noun, such as one of those of these moves."""
    verb = moves[0].verb
    names = [verb.nouns.names[move.noun] for move in moves]
    numbers = all(name.isdecimal() for name in names)
    known = _span(names) if numbers else _list(names)
    return Reason("number-missing" if numbers else "noun-missing", verb=verb.name, known=known)


def _span(numbers: Sequence[str]) -> str:
    """Numbers as a span, if there is no gap in it."""
    first, last = int(numbers[0]), int(numbers[-1])
    whole = len(numbers) > 1 and list(map(int, numbers)) == list(range(first, last + 1))
    return f"{first}–{last}" if whole else _list(numbers)


def _list(names: Sequence[str]) -> str:
    """Some names, or the first ones and the last."""
    if len(names) <= NAMES_LISTED:
        return ", ".join(names)
    return f"{', '.join(names[: NAMES_LISTED - 1])}, … {names[-1]}"


@final
class Vocabulary:
    """All verbs of a game: reads moves, and numbers them for a policy."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs: Final = {verb.name: verb for verb in verbs}
        self.moves: Final = tuple(move for verb in verbs for move in verb.moves)
        self._indices: Final = {move: index for index, move in enumerate(self.moves)}

    def index(self, move: Move) -> int:
        """The policy index of a move: the offset of its verb plus its noun."""
        return self._indices[move]

    def read(self, text: str) -> Move:
        """The move that the text names."""
        expect("a move to read", text, str)
        verb_name, _, noun_name = " ".join(text.lower().split()).partition(" ")
        verb = self.verbs.get(verb_name)
        if verb is None:
            raise UnknownMove(Reason("unknown-verb", text=verb_name))
        noun = verb.nouns.numbers.get(noun_name)
        if noun is None and not noun_name:
            raise UnknownMove(why_no_noun(verb.moves))
        if noun is None:
            raise UnknownMove(Reason("unknown-noun", verb=verb_name, text=noun_name))
        return verb.of(noun)
