"""Seats: who sits where, who owns what, and how that changes."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Literal, assert_never

from carson.bots.bot import BOT_FIRST_NAMES, USUAL_BOT
from carson.core.reasons import Reason
from carson.games import AnyEntry
from carson.server.tables.log import Changed, SeatPlan
from carson.server.tables.names import shape, why_not_seen

Kind = Literal["person", "bot", "open", "virtual"]


@dataclass
class Sitter:
    """Who sits on a seat; `tokens` are the hashes of the tokens that own it."""

    kind: Kind
    name: str
    bot: str | None = None
    """Which bot plays now: for itself, or for a person who is away."""
    tokens: set[str] = field(default_factory=set)
    claimable: bool = False
    """Whether anyone may sit down here."""
    face: str = ""
    """The drawing that stands for a person."""
    rated: bool = False
    """Whether the person wants to stand on the ladder."""

    def is_owned_by(self, token: str) -> bool:
        """Whether the hash is that of a token of this seat; as slow for all of them."""
        matches = [compare_digest(token, own) for own in sorted(self.tokens)]
        return any(matches)

    @property
    def answers(self) -> bool:
        """Whether a person is here and answers themselves."""
        return self.kind == "person" and self.bot is None


@dataclass
class Petition:
    """Someone who has no seat asks for one; those who wait have not answered."""

    sequence: int
    """The entry in which it was asked."""
    target: int
    name: str
    token: str
    waiting: list[int]


def sitter(plan: SeatPlan) -> Sitter:
    """Who sits down when the table is opened."""
    return Sitter(
        plan.kind,
        plan.name,
        plan.bot,
        set(plan.tokens),
        plan.kind == "open",
        plan.face,
        plan.rated,
    )


def change(seat: Sitter, number: int, what: Changed, begun: bool) -> None:
    """Let someone else sit on a seat, or play for it."""
    match what.change:
        case "claimed":
            seat.kind, seat.name, seat.bot = "person", what.name, None
            seat.tokens, seat.claimable = {what.token}, False
            seat.face, seat.rated = what.face, what.rated
        case "left" | "kicked":
            vacate(seat, number, begun)
        case "handed" | "timed-out":
            seat.bot = what.bot
        case "returned":
            seat.bot = None
        case "replaced":
            seat.kind, seat.name, seat.bot = "bot", what.name, what.bot
            seat.tokens, seat.claimable = set(), False
            seat.face, seat.rated = "", False
        case "linked":
            seat.tokens = {*seat.tokens, what.token}
        case _:
            assert_never(what.change)


def vacate(seat: Sitter, number: int, begun: bool) -> None:
    """Nobody owns the seat any more; in a game that has begun a bot takes over."""
    seat.tokens, seat.claimable = set(), True
    seat.face, seat.rated = "", False
    if begun:
        seat.kind, seat.bot = "bot", USUAL_BOT
    else:
        seat.kind, seat.bot, seat.name = "open", None, empty_name(number)


def empty_name(number: int) -> str:
    """What stands for the name of nobody."""
    return str(number + 1)


def check_bot(entry: AnyEntry, bot: str | None, programs: Collection[str]) -> None:
    """Refuse a bot that is neither one of the game nor a program that the server names."""
    if bot is not None and bot not in programs:
        entry.check_bot(bot)


def free_name(taken: Iterable[str]) -> str:
    """A name for a bot that nobody at the table has."""
    known = {name.casefold() for name in taken}
    usual = [*BOT_FIRST_NAMES, *(f"{name} II" for name in BOT_FIRST_NAMES)]
    return next(name for name in usual if name.casefold() not in known)


def owned(seats: Sequence[Sitter], token: str | None) -> list[int]:
    """The seats that a token owns, by the hash of it."""
    if token is None:
        return []
    return [number for number, seat in enumerate(seats) if seat.is_owned_by(token)]


def is_solo(seats: Iterable[Sitter]) -> bool:
    """Whether one token owns every seat that is a person's."""
    tokens = [seat.tokens for seat in seats if seat.kind in ("person", "open")]
    return bool(tokens) and bool(set.intersection(*tokens))


def why_not_called(name: str, seats: Sequence[Sitter]) -> Reason | None:
    """Why someone who sits down cannot have this name."""
    reason = why_not_seen(name)
    if reason is None and any(shape(o.name) == shape(name) for o in seats if o.kind != "open"):
        return Reason("name-taken", text=name)
    return reason
