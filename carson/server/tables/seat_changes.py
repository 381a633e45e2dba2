"""Sitting down and standing up: claims, bots, kicks, links."""

from collections.abc import Collection, Sequence
from itertools import count

from carson.core.moves import NOBODY
from carson.core.reasons import Reason, Refused
from carson.i18n.texts import Texts
from carson.server.http import requests
from carson.server.http.callers import Caller
from carson.server.http.errors import CONFLICT, FORBIDDEN, MISSING, NO_TOKEN, REFUSED, RequestError
from carson.server.http.limits import MOST_ASKED, MOST_ASKING, MOST_TOKENS
from carson.server.http.requests import AnswerForSeat
from carson.server.tables.log import Changed, SeatAnswered, SeatAsked
from carson.server.tables.names import normal, why_not_seen
from carson.server.tables.room import AnyRoom
from carson.server.tables.seats import Sitter, check_bot, free_name, owned, why_not_called


def sitter_of(room: AnyRoom, seat: int) -> Sitter:
    """Who sits on a seat, if there is such a seat."""
    if seat >= len(room.seats):
        raise RequestError(MISSING, Reason("no-seat"))
    return room.seats[seat]


def claimed(
    room: AnyRoom, seat: int, wanted: requests.Claim, token: str, language: str = "en"
) -> Changed:
    """Someone sits down on a free seat; who has no name gets one that is free."""
    if not sitter_of(room, seat).claimable:
        raise RequestError(CONFLICT, Reason("seat-taken"))
    if room.is_under_way and not room.is_solo and owned(room.seats, token):
        raise RequestError(CONFLICT, Reason("holds-other-seat"))
    others = [sitter for number, sitter in enumerate(room.seats) if number != seat]
    name = normal(wanted.name or guest_name(others, seat, Texts(language)))
    reason = why_not_called(name, others)
    if reason is not None:
        raise RequestError(REFUSED, reason)
    return Changed(
        seat=seat,
        change="claimed",
        name=name,
        token=token,
        face=wanted.face or "",
        rated=wanted.rated,
    )


def guest_name(others: Sequence[Sitter], seat: int, texts: Texts) -> str:
    """A name for someone who gave none; by the number of the seat, if that is free."""
    names = (texts.say("player-name", number=number) for number in count(seat + 1))
    return next(name for name in names if why_not_called(name, others) is None)


def left(room: AnyRoom, seat: int, caller: Caller) -> Changed:
    """The owner stands up."""
    check_own(room, seat, caller)
    return Changed(seat=seat, change="left", name=room.seats[seat].name)


def kicked(room: AnyRoom, seat: int, caller: Caller) -> Changed:
    """The host makes a seat free."""
    check_host(room, caller)
    if sitter_of(room, seat).kind != "person":
        raise RequestError(CONFLICT, Reason("no-person-there"))
    return Changed(seat=seat, change="kicked", name=room.seats[seat].name)


def handed(
    room: AnyRoom, seat: int, caller: Caller, bot: str, programs: Collection[str] = ()
) -> Changed:
    """A bot plays from now on: for its owner until they return, or put there by the host."""
    sitter, mine = sitter_of(room, seat), seat in owned(room.seats, caller.token)
    check_known(room, bot, programs)
    if mine:
        return Changed(seat=seat, change="handed", name=sitter.name, bot=bot)
    check_host(room, caller)
    if sitter.kind not in ("open", "bot", "person"):
        raise RequestError(CONFLICT, Reason("seat-taken"))
    name = sitter.name if sitter.kind != "open" else free_name(other.name for other in room.seats)
    return Changed(seat=seat, change="replaced", name=name, bot=bot)


def returned(room: AnyRoom, seat: int, caller: Caller) -> Changed:
    """The owner plays again."""
    check_own(room, seat, caller)
    if room.seats[seat].bot is None:
        raise RequestError(CONFLICT, Reason("not-away"))
    return Changed(seat=seat, change="returned", name=room.seats[seat].name)


def linked(room: AnyRoom, seat: int, caller: Caller, token: str) -> Changed:
    """One more token owns the seat, for another device."""
    check_own(room, seat, caller)
    if len(room.seats[seat].tokens) >= MOST_TOKENS:
        raise RequestError(CONFLICT, Reason("too-many-links", most=MOST_TOKENS))
    return Changed(seat=seat, change="linked", name=room.seats[seat].name, token=token)


# --- asking for a seat ----------------------------------------------------------------------
def seat_asked(room: AnyRoom, seat: int, name: str | None, caller: Caller, token: str) -> SeatAsked:
    """Someone who only watches asks to share a player's seat, or to play in place of a bot."""
    sitter = sitter_of(room, seat)
    if room.status != "playing" or sitter.claimable or sitter.kind not in ("person", "bot"):
        raise RequestError(CONFLICT, Reason("no-asking"))
    if owned(room.seats, token):
        raise RequestError(CONFLICT, Reason("holds-other-seat"))
    before = [step for step in room.steps if isinstance(step.entry.payload, SeatAsked)]
    if any(one.token == token for one in room.petitions):
        raise RequestError(CONFLICT, Reason("asked-already"))
    if len(room.petitions) >= MOST_ASKING or len(before) >= MOST_ASKED:
        raise RequestError(CONFLICT, Reason("too-many-ask"))
    waiting = [seat] if sitter.kind == "person" else deciders(room)
    if not waiting:
        raise RequestError(CONFLICT, Reason("no-asking"))
    others = [other for number, other in enumerate(room.seats) if number != seat]
    name = normal(name or guest_name(others, seat, Texts(caller.language)))
    reason = why_not_seen(name) if sitter.kind == "person" else why_not_called(name, others)
    if reason is not None:
        raise RequestError(REFUSED, reason)
    return SeatAsked(target=seat, name=name, token=token, waiting=waiting)


def deciders(room: AnyRoom) -> list[int]:
    """A seat of each person who is here; who has several is asked once."""
    found: list[int] = []
    for number, sitter in enumerate(room.seats):
        known = any(sitter.tokens & room.seats[other].tokens for other in found)
        if sitter.answers and not known:
            found.append(number)
    return found


def seat_answered(room: AnyRoom, wanted: AnswerForSeat) -> SeatAnswered:
    """The answer of a player who was asked for a seat."""
    petition = room.petition(wanted.asked)
    if petition is None or wanted.seat not in petition.waiting:
        raise RequestError(CONFLICT, Reason("undo-not-asked"))
    if wanted.agree and len(room.seats[petition.target].tokens) >= MOST_TOKENS:
        raise RequestError(CONFLICT, Reason("too-many-links", most=MOST_TOKENS))
    return SeatAnswered(seat=wanted.seat, asked=wanted.asked, agree=wanted.agree)


def asks_no_more(room: AnyRoom, seat: int, caller: Caller) -> SeatAnswered:
    """Whoever asked for a seat does not want it any more."""
    for petition in room.petitions:
        if petition.target == seat and petition.token == caller.token:
            return SeatAnswered(seat=NOBODY, asked=petition.sequence, agree=False)
    raise RequestError(CONFLICT, Reason("undo-not-asked"))


def check_own(room: AnyRoom, seat: int, caller: Caller) -> None:
    """Only who owns a seat may do this."""
    sitter_of(room, seat)
    if caller.token is None:
        raise RequestError(NO_TOKEN, Reason("no-token"))
    if seat not in owned(room.seats, caller.token):
        raise RequestError(FORBIDDEN, Reason("not-your-seat"))


def check_host(room: AnyRoom, caller: Caller) -> None:
    """Only who opened the table may do this, and only until a game with others runs."""
    if caller.token is None:
        raise RequestError(NO_TOKEN, Reason("no-token"))
    if not room.is_host(caller.token):
        raise RequestError(FORBIDDEN, Reason("not-host"))
    if not room.is_ruled_by(caller.token):
        raise RequestError(CONFLICT, Reason("game-running"))


def check_known(room: AnyRoom, bot: str, programs: Collection[str]) -> None:
    """There is such a bot, or the server names such a program."""
    try:
        check_bot(room.game_entry, bot, programs)
    except Refused as error:
        raise RequestError(REFUSED, error.reason, (), room.game_entry.words) from error
