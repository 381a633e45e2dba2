"""Options: who sits at the table, people and virtual players, and their suits."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from carson.cards.ids import SUIT_NAMES, Suit
from carson.cards.printed import FEWEST_SEATS, HAND, LEVELS, MOST_SEATS
from carson.core.game import BadOption, Option
from carson.core.given import spelt
from carson.core.reasons import Reason

NOBODY_VIRTUAL: Final = "none"
USUAL_LEVEL: Final = "novice"
"""The book recommends it for first games."""
NAMES: Final = ("people", "virtual", "suits")


@dataclass(frozen=True)
class Options:
    """The options of one game, checked. People sit first, then the virtual players."""

    people: int
    virtual: tuple[str, ...]
    """The level of each virtual player."""
    suits: tuple[Suit, ...]
    """By seat."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.people + len(self.virtual)

    def hand(self, seat: int) -> tuple[int, ...]:
        """The auction cards of a seat at the beginning of an era."""
        return HAND if seat < self.people else LEVELS[self.virtual[seat - self.people]]


def complete(given: Mapping[str, Option]) -> dict[str, str]:
    """The options with defaults filled in; what is unknown or does not fit is refused."""
    texts = spelt(given)
    for name in texts:
        if name not in NAMES:
            raise BadOption(Reason("unknown-option", option=name[:40], known=", ".join(NAMES)))
    people = _people(texts.get("people", "1"))
    free = [USUAL_LEVEL] * (FEWEST_SEATS - people)
    virtual = texts.get("virtual", ",".join(free) or NOBODY_VIRTUAL)
    seats = people + len(_virtual(virtual, people))
    suits = texts.get("suits", ",".join(SUIT_NAMES[:seats]))
    _suits(suits, seats)
    return {"people": str(people), "virtual": virtual, "suits": suits}


def parse(options: Mapping[str, str]) -> Options:
    """The options as the engine uses them."""
    people = _people(options["people"])
    virtual = _virtual(options["virtual"], people)
    return Options(people, virtual, _suits(options["suits"], people + len(virtual)))


def _people(text: str) -> int:
    if text not in {str(count) for count in range(1, MOST_SEATS + 1)}:
        raise BadOption(Reason("players-out-of-range", text=text[:40], least=1, most=MOST_SEATS))
    return int(text)


def _virtual(text: str, people: int) -> tuple[str, ...]:
    levels = () if text == NOBODY_VIRTUAL else tuple(text.split(","))
    for level in levels:
        _known("virtual", level, tuple(LEVELS))
    seats = people + len(levels)
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        least, most = FEWEST_SEATS, MOST_SEATS
        raise BadOption(Reason("seats-out-of-range", count=seats, least=least, most=most))
    return levels


def _suits(text: str, seats: int) -> tuple[Suit, ...]:
    names = text.split(",")
    for name in names:
        _known("suits", name, SUIT_NAMES)
    if len(set(names)) != len(names):
        raise BadOption(Reason("named-twice", option="suits", text=text[:40]))
    if len(names) != seats:
        raise BadOption(Reason("suits-missing", count=len(names), seats=seats))
    return tuple(Suit(SUIT_NAMES.index(name)) for name in names)


def _known(option: str, text: str, known: Sequence[str]) -> None:
    if text not in known:
        names = ", ".join(known)
        raise BadOption(Reason("unknown-value", option=option, text=text[:40], known=names))
