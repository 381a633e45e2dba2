"""What a preview and a forecast say: sentences as codes, and the numbers that a client draws."""

from collections.abc import Callable
from dataclasses import dataclass, field, fields, is_dataclass

from carson.core.game import Json
from carson.core.moves import NOBODY


@dataclass(frozen=True)
class Line:
    """A sentence as a code and named arguments; its text is the message `preview-<code>`."""

    code: str
    args: dict[str, int | str] = field(default_factory=dict)


def line(code: str, **args: int | str) -> Line:
    """The sentence of a code. Numbers below zero are spelled out: texts hide one of them."""
    spelled = {name: str(value) if is_below(value) else value for name, value in args.items()}
    return Line(code, spelled)


def is_below(value: int | str) -> bool:
    """Whether it is a number below zero."""
    return isinstance(value, int) and value < 0


@dataclass(frozen=True)
class Chip:
    """A number that matters about a move, short enough to be drawn beside a picture."""

    what: str
    least: int
    most: int
    """The same as `least`, unless chance or others decide."""
    before: int | None = None
    """What it is before the move; None where it is new."""
    seat: int = NOBODY
    """Whose it is, if it is another player's."""
    place: str = ""
    """Where, if not where the move goes."""
    thing: str = ""
    """What is sold at a price."""


@dataclass(frozen=True)
class Change:
    """A number of a seat that the move changes, such as its cash."""

    seat: int
    what: str
    before: int
    after: int

    def as_chip(self, seat: int = NOBODY) -> Chip:
        """The number before and after, perhaps with whose it is."""
        return Chip(self.what, self.after, self.after, before=self.before, seat=seat)


@dataclass(frozen=True)
class ParcelChange:
    """A number of a parcel that the move changes: an income, a price; in the card game points."""

    parcel: str
    owner: int
    before: int
    after: int


@dataclass(frozen=True)
class Gain:
    """What a place gives to whoever acts there: cash, roads, points or firepower."""

    what: str
    least: int
    most: int


@dataclass(frozen=True)
class Comer:
    """A player who may still join a duel, and the odds then."""

    seat: int
    first: int | None
    last: int | None


@dataclass(frozen=True)
class Odds:
    """How likely a duel is won, in thousandths; None where duel tiles decide.

    `first` and `last` are the odds with the current firepower, if the seat passes before or after
    all who have not passed. `low` and `high` are the worst and the best that can come of it, as
    far as the assumptions go.
    """

    rivals: tuple[int, ...]
    lead: int
    """A player's firepower less that of the strongest rival, or than an Outlaw's strength."""
    first: int | None
    last: int | None
    low: int | None
    high: int | None
    undecided: tuple[int, ...]
    """The rivals who may pass before or after the seat."""
    comers: tuple[Comer, ...]
    assumptions: tuple[Line, ...]


@dataclass(frozen=True)
class Prospect:
    """What a cowboy stands for on a place."""

    gains: tuple[Gain, ...]
    price: int
    """What has to be paid to get it; 0 where nothing is sold."""
    odds: Odds | None
    """None where there is no duel, and nobody can come to start one."""


@dataclass(frozen=True)
class Stake:
    """A place of the seat's cowboys, before and after the move; None where none stands there."""

    place: str
    before: Prospect | None
    after: Prospect | None


@dataclass(frozen=True)
class Preview:
    """What a move would do, as far as it is certain."""

    lines: tuple[Line, ...]
    chips: tuple[Chip, ...] = ()
    """The same in a few numbers, the weightiest first."""
    changes: tuple[Change, ...] = ()
    incomes: tuple[ParcelChange, ...] = ()
    prices: tuple[ParcelChange, ...] = ()
    connected: tuple[str, ...] = ()
    """Parcels that a road touches then."""
    stakes: tuple[Stake, ...] = ()
    further: tuple[str, ...] = ()
    """What could be done at once in the same way, as roads can."""


@dataclass(frozen=True)
class ParcelIncome:
    """What the building on a parcel pays now; in the card game what it is worth."""

    parcel: str
    owner: int
    income: int


@dataclass(frozen=True)
class SeatForecast:
    """What the round and the game bring a seat, as the table lies now."""

    seat: int
    final: int
    """Victory points if the game ended now."""
    lines: tuple[Line, ...]
    income: int = 0
    """Of its own buildings in this round."""
    worst: int = 0
    """The same if all cowboys of the others that can still be placed attack."""
    loot: int = 0
    """What its cowboys steal if nobody drives them away."""
    limit: int | None = None
    """The cash limit; None without a character, and in the card game."""
    excess: int = 0
    """The money above the limit that would have to be spent at the end of the round."""
    excess_points: int = 0


@dataclass(frozen=True)
class Forecast:
    """What the round would bring everyone."""

    seats: tuple[SeatForecast, ...]
    incomes: tuple[ParcelIncome, ...] = ()


def as_data(value: object, say: Callable[[Line], str]) -> Json:
    """A preview, a forecast or a part of one as JSON; each sentence with its text."""
    if isinstance(value, Line):
        return {"code": value.code, "args": dict(value.args), "text": say(value)}
    if is_dataclass(value):
        return {each.name: as_data(getattr(value, each.name), say) for each in fields(value)}
    if isinstance(value, tuple):
        return [as_data(part, say) for part in value]
    assert value is None or isinstance(value, int | str), "a report holds nothing else"
    return value
