"""Options: who sits at the table, people and virtual players, and their suits."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from carson.cards.ids import SUIT_NAMES, Suit
from carson.cards.printed import FEWEST_SEATS, HAND, LEVELS, MOST_SEATS
from carson.core.given import BadOption, OptionValue
from carson.core.options import Option, agreed, check, defaults, number
from carson.core.reasons import Reason

NOBODY_VIRTUAL: Final = "none"
USUAL_LEVEL: Final = "novice"
"""The book recommends it for first games."""

# --- what a table agrees on -----------------------------------------------------------------
PEOPLE: Final = number("people", 1, 1, MOST_SEATS, seating=True)
VIRTUAL: Final = Option(
    "virtual",
    "by-seat",
    default=",".join([USUAL_LEVEL] * (FEWEST_SEATS - 1)),
    choices=tuple(LEVELS),
    presets={NOBODY_VIRTUAL: ""},
    key="web-level",
    seating=True,
)
SUITS: Final = Option(
    "suits",
    "by-seat",
    default=",".join(SUIT_NAMES[:FEWEST_SEATS]),
    choices=SUIT_NAMES,
    seating=True,
)
OPTIONS: Final[tuple[Option, ...]] = (PEOPLE, VIRTUAL, SUITS)
"""The defaults are those of one person; with more people they differ."""


# --- what was agreed on ---------------------------------------------------------------------
@dataclass(frozen=True)
class Options:
    """The options of one game, checked. People sit first, then the virtual players."""

    people: int
    virtual: tuple[str, ...]
    """The level of each virtual player."""
    suits: tuple[Suit, ...]
    """By seat."""
    told: tuple[tuple[str, str], ...]
    """All of them as they were told, by name."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.people + len(self.virtual)

    def hand(self, seat: int) -> tuple[int, ...]:
        """The auction cards of a seat at the beginning of an era."""
        return HAND if seat < self.people else LEVELS[self.virtual[seat - self.people]]


def complete(given: Mapping[str, OptionValue]) -> dict[str, str]:
    """The options with defaults filled in; what is unknown or does not fit is refused."""
    texts = agreed(given, OPTIONS)
    people = _people(texts.get("people", PEOPLE.default))
    free = [USUAL_LEVEL] * (FEWEST_SEATS - people)
    virtual = texts.get("virtual", ",".join(free) or NOBODY_VIRTUAL)
    seats = people + len(_virtual(virtual, people))
    suits = _dealt(texts.get("suits", ""), seats)
    _suits(suits, seats)
    options = defaults(OPTIONS) | texts
    options |= {"people": str(people), "virtual": virtual, "suits": suits}
    check(options, OPTIONS)
    return options


def parse(options: Mapping[str, str]) -> Options:
    """The options as the engine uses them."""
    people = _people(options["people"])
    virtual = _virtual(options["virtual"], people)
    suits = _suits(options["suits"], people + len(virtual))
    return Options(people, virtual, suits, tuple(options.items()))


def _people(text: str) -> int:
    if text not in PEOPLE.choices:
        raise BadOption(Reason("players-out-of-range", text=text[:40], least=1, most=MOST_SEATS))
    return int(text)


def _virtual(text: str, people: int) -> tuple[str, ...]:
    levels = VIRTUAL.each(text)
    seats = people + len(levels)
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        least, most = FEWEST_SEATS, MOST_SEATS
        raise BadOption(Reason("seats-out-of-range", count=seats, least=least, most=most))
    return levels


def _dealt(text: str, seats: int) -> str:
    """Suits for all seats: those that were named, then the others in their order."""
    named = SUITS.each(text) if text else ()
    rest = [suit for suit in SUIT_NAMES if suit not in named]
    return ",".join([*named, *rest[: max(seats - len(named), 0)]])


def _suits(text: str, seats: int) -> tuple[Suit, ...]:
    names = SUITS.each(text)
    SUITS.no_name_twice(text)
    if len(names) != seats:
        raise BadOption(Reason("suits-missing", count=len(names), seats=seats))
    return tuple(Suit(SUIT_NAMES.index(name)) for name in names)
