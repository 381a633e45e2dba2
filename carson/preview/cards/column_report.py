"""What is said about the column of the card game: cards, places, bids, and who takes what."""

from dataclasses import dataclass

from carson.preview.report import ParcelChange, ParcelIncome


@dataclass(frozen=True)
class SourceChange:
    """Points of one source, such as the Mines or a character, that change by so much."""

    source: str
    points: int


@dataclass(frozen=True)
class LegalSpot:
    """A place for a terrain card: the parcel of its first corner, and what changes."""

    parcel: str
    gain: int
    sources: tuple[SourceChange, ...]
    parcels: tuple[ParcelChange, ...]


@dataclass(frozen=True)
class ClosedSpot:
    """A place near the city where a terrain card cannot go, and the parcels that forbid it."""

    parcel: str
    reason: str
    covers: tuple[str, ...]


@dataclass(frozen=True)
class FutureTake:
    """The card that a virtual player will take."""

    seat: int
    card: str


@dataclass(frozen=True)
class CardWorth:
    """What a card would bring the seat now."""

    card: str
    gain: int | None
    """In its best place; None where there is no room for it."""
    lasting: int
    """About what is left of that at the end: some points fade while the city grows."""
    sources: tuple[SourceChange, ...]
    spots: tuple[LegalSpot, ...]
    """The best first; none for a character."""
    closed: tuple[ClosedSpot, ...]
    then: tuple[FutureTake, ...]
    """What the virtual players take who come next, up to the next person, if it is taken."""


@dataclass(frozen=True)
class BidOutlook:
    """What an auction card can mean."""

    bid: int
    """The card."""
    value: int
    """The same with what powers add to it."""
    best: int
    """The best place in the picking order; below, the worst one."""
    worst: int
    chances: tuple[int, ...]
    """How likely each place is, in per cent, if each card of each rival is as likely."""
    left: tuple[int, ...]
    """What the best card left brings in each place, if the others go by appeal."""


@dataclass(frozen=True)
class PowerOutlook:
    """What a power does: to the picking order, or before the bids to what they can mean."""

    used: tuple[int, ...] = ()
    """The picking order if it is used, and if not; empty where bids are still hidden."""
    kept: tuple[int, ...] = ()
    used_left: int = 0
    """What the best card brings that is then left."""
    kept_left: int = 0
    used_bids: tuple[BidOutlook, ...] = ()
    """What each auction card can mean if it is used, and if not, where it adds to the bid."""
    kept_bids: tuple[BidOutlook, ...] = ()
    takes_now: bool = False
    """Whether it takes a card before the bids."""
    sits_out: bool = False
    """Whether the bid is lost and there is no pick in this round."""
    takes_twice: bool = False
    """Whether it takes two cards when it is the seat's turn."""
    gains: tuple[int, ...] = ()
    """What the cards on offer bring, the best first."""
    left: tuple[int, ...] = ()
    """What the best card left brings in each place of the picking order."""


@dataclass(frozen=True)
class ScoreCourse:
    """Where a virtual player's score is heading."""

    seat: int
    points: int


@dataclass(frozen=True)
class Unseen:
    """How often something stands on cards of this era that nobody has seen."""

    thing: str
    count: int


@dataclass(frozen=True)
class PileChange:
    """How often something stands on all cards of the era before, and of this one."""

    thing: str
    before: int
    now: int


@dataclass(frozen=True)
class Column:
    """What the column means for a seat, as the table lies."""

    cards: tuple[CardWorth, ...] = ()
    bids: tuple[BidOutlook, ...] = ()
    power: PowerOutlook | None = None
    next_takes: tuple[FutureTake, ...] = ()
    """What virtual players take for certain before the next person."""
    courses: tuple[ScoreCourse, ...] = ()
    unseen: tuple[Unseen, ...] = ()
    piles: tuple[PileChange, ...] = ()
    """What is new in the pile, when an era has just followed another."""
    buildings: tuple[ParcelIncome, ...] = ()
    """What each building of each city is worth."""
    widest: int = 0
    """How long the longer side of the seat's city may be."""
