"""Commands: what players send; each is checked, stored, and only then answered."""

from collections.abc import Callable
from typing import Final, TypeVar

from carson.core.agenda import IllegalMove
from carson.core.moves import Move, Seat, UnknownMove
from carson.core.reasons import Reason
from carson.core.records import write_seat
from carson.server.http import requests, responses
from carson.server.http.callers import Caller
from carson.server.http.errors import (
    CONFLICT,
    FORBIDDEN,
    NO_TOKEN,
    REFUSED,
    UNAVAILABLE,
    RequestError,
)
from carson.server.http.limits import MOST_ENTRIES, MOST_TALK
from carson.server.notify.hub import Hub
from carson.server.store.backend import Overtaken
from carson.server.tables import tutoring
from carson.server.tables.cache import RoomCache
from carson.server.tables.live_table import TableStep
from carson.server.tables.log import (
    BotFailed,
    Hinted,
    Moved,
    Paused,
    Payload,
    Proposed,
    Said,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from carson.server.tables.room import AnyRoom
from carson.server.tables.seats import owned
from carson.server.tables.views import Present

T = TypeVar("T")
Decide = Callable[[AnyRoom], Payload]
TRIES: Final = 20
PLAYED: Final = (Moved, BotFailed, Paused)
"""What a game needs to come to its end; all else finds less room in a log."""


class Commands:
    """Takes commands for all tables."""

    def __init__(
        self, rooms: RoomCache, hub: Hub, after: Callable[[AnyRoom, TableStep], None]
    ) -> None:
        self.rooms: Final = rooms
        self.hub: Final = hub
        self._after: Final = after
        """Told of every entry that was stored."""

    async def do(
        self,
        table: str,
        command: str | None,
        decide: Decide,
        show: Callable[[AnyRoom, TableStep], T],
    ) -> T:
        """Store what is decided and show it; a command that was done is shown again."""
        for _ in range(TRIES):
            async with self.rooms.open(table) as room:
                done = room.commands.get(command or "")
                if done is not None:
                    return show(room, done)
                check_room_left(room, MOST_ENTRIES)
                try:
                    payload = decide(room)
                    if not isinstance(payload, PLAYED):
                        check_room_left(room, MOST_TALK)
                    step = await self.rooms.write(room, payload, command)
                except Overtaken:
                    continue
                except IllegalMove as error:
                    raise refused(room, REFUSED, error.reason) from error
                self.hub.announce(table)
                self._after(room, step)
                return show(room, step)
        raise RequestError(UNAVAILABLE, Reason("busy"))

    async def command(
        self, table: str, caller: Caller, wanted: requests.SeatCommand, decide: Decide
    ) -> responses.Receipt:
        """What a player sends: for their own seat only, once only.

        Anyone who agreed to lose the seat is told that it is done, though it is theirs no more.
        """
        is_allowed = False

        def decided(room: AnyRoom) -> Payload:
            nonlocal is_allowed
            check_owner(room, caller, wanted.seat)
            is_allowed = True
            return decide(room)

        def shown(room: AnyRoom, step: TableStep) -> responses.Receipt:
            if not is_allowed:
                check_owner(room, caller, wanted.seat)
            told = room.message(step, Seat(wanted.seat), caller.language)
            return responses.Receipt(sequence=told.sequence, entry=told)

        return await self.do(table, f"{wanted.seat}:{wanted.command_id}", decided, shown)

    # --- the commands of players ------------------------------------------------------------
    async def move(
        self, table: str, caller: Caller, wanted: requests.MakeMove
    ) -> responses.Receipt:
        """Make a move."""
        return await self.command(table, caller, wanted, lambda room: played(room, caller, wanted))

    async def take_back(
        self, table: str, caller: Caller, wanted: requests.TakeBack
    ) -> responses.Receipt:
        """Take the last move back."""
        return await self.command(table, caller, wanted, lambda room: undone(room, wanted))

    async def ask_back(
        self, table: str, caller: Caller, wanted: requests.AskTakeBack
    ) -> responses.Receipt:
        """Ask the others to go back."""
        return await self.command(table, caller, wanted, lambda room: undo_asked(room, wanted))

    async def answer_back(
        self, table: str, caller: Caller, wanted: requests.AnswerTakeBack
    ) -> responses.Receipt:
        """Agree or refuse to go back."""
        receipt = await self.command(
            table, caller, wanted, lambda room: undo_answered(room, wanted)
        )
        async with self.rooms.open(table) as room:
            if room.released:
                await self.rooms.storage.delete(table)
                self.hub.announce(table)
        return receipt

    async def propose(
        self, table: str, caller: Caller, wanted: requests.Propose
    ) -> responses.Receipt:
        """Ask the others about what nobody may do alone."""
        return await self.command(table, caller, wanted, lambda room: proposed(room, wanted))

    async def hints(
        self, table: str, caller: Caller, wanted: requests.AskHints
    ) -> responses.MoveHints:
        """What the bot would do; who asks twice about one decision is marked once."""

        def asked(room: AnyRoom) -> Hinted:
            check_hints(room, caller, wanted)
            return Hinted(seat=wanted.seat)

        def shown(room: AnyRoom, step: TableStep) -> responses.MoveHints:
            check_hints(room, caller, wanted)
            found = room.hints(Seat(wanted.seat), caller.language)
            return responses.MoveHints(decision_id=wanted.decision_id, hints=found)

        return await self.do(table, f"hint:{wanted.decision_id}", asked, shown)

    async def say(self, table: str, caller: Caller, wanted: requests.Say) -> responses.Receipt:
        """Say something to all at the table."""
        return await self.command(table, caller, wanted, lambda room: said(room, wanted))


# --- what is decided ------------------------------------------------------------------------
def check_owner(room: AnyRoom, caller: Caller, seat: int) -> None:
    """Only who owns a seat may act for it."""
    if caller.token is None:
        raise RequestError(NO_TOKEN, Reason("no-token"))
    if seat not in owned(room.seats, caller.token):
        raise RequestError(FORBIDDEN, Reason("not-your-seat"))


def check_room_left(room: AnyRoom, most: int) -> None:
    """No log grows for ever."""
    if room.sequence >= most:
        raise RequestError(CONFLICT, Reason("log-full"))


def refused(room: AnyRoom, status: int, reason: Reason) -> RequestError:
    """A refusal in the words of the room."""
    return RequestError(status, reason, room.table.record.names, room.words)


def played(room: AnyRoom, caller: Caller, wanted: requests.MakeMove) -> Moved:
    """The wanted move, if the decision is the present one; the rules are asked when it is made."""
    seat = Seat(wanted.seat)
    check_present(room, caller, seat, wanted.decision_id)
    move = read_move(room, wanted.move)
    reason = tutoring.why_not(room.lesson, seat, move)
    if reason is not None:
        raise refused(room, REFUSED, room.table.why_not(seat, move) or reason)
    return Moved(seat=seat, lines=[f"{write_seat(seat)} {move}"])


def check_present(room: AnyRoom, caller: Caller, seat: Seat, decision: str) -> None:
    """A decision that is not the present one is answered with how the table stands now."""
    if room.seats[seat].bot is not None:
        raise refused(room, CONFLICT, Reason("seat-handed"))
    if room.decision_id(seat) != decision:
        view = room.view(caller, seat, Present())
        reason = Reason("stale" if room.begun else "not-begun")
        raise RequestError(CONFLICT, reason, room.table.record.names, room.words, view)


def check_hints(room: AnyRoom, caller: Caller, wanted: requests.AskHints) -> None:
    """Hints are for players who are alone, and about the current decision."""
    check_owner(room, caller, wanted.seat)
    if not room.is_alone:
        raise refused(room, REFUSED, Reason("no-hints"))
    check_present(room, caller, Seat(wanted.seat), wanted.decision_id)


def read_move(room: AnyRoom, text: str) -> Move:
    """The move that a text names."""
    try:
        return room.game_entry.game.vocabulary.read(text)
    except UnknownMove as error:
        raise refused(room, REFUSED, error.reason) from error


def why_not(room: AnyRoom, seat: Seat, move: Move) -> Reason | None:
    """Why a seat may not make a move now, or None if it may."""
    if not room.begun:
        return Reason("not-begun")
    if move in room.table.moves(seat):
        return tutoring.why_not(room.lesson, seat, move)
    return room.table.why_not(seat, move) or Reason("not-offered")


def undone(room: AnyRoom, wanted: requests.TakeBack) -> Undone:
    """The seat's own last move is taken back, if it may be."""
    seat = Seat(wanted.seat)
    reason, made = room.why_no_undo(seat), room.last_own(seat)
    if reason is not None or made is None:
        raise refused(room, REFUSED, reason or Reason("undo-nothing"))
    return Undone(seat=wanted.seat, before=made.sequence)


def undo_asked(room: AnyRoom, wanted: requests.AskTakeBack) -> UndoAsked:
    """The others are asked, if they may be."""
    reason = room.why_no_asking(wanted.before)
    if reason is not None:
        raise refused(room, REFUSED, reason)
    waiting = [int(seat) for seat in room.others(Seat(wanted.seat))]
    return UndoAsked(seat=wanted.seat, before=wanted.before, waiting=waiting)


def undo_answered(room: AnyRoom, wanted: requests.AnswerTakeBack) -> UndoAnswered:
    """The answer of someone who was asked."""
    request = room.request
    is_withdrawn = request is not None and wanted.seat == request.seat and not wanted.agree
    if request is None or (wanted.seat not in request.waiting and not is_withdrawn):
        raise refused(room, REFUSED, Reason("undo-not-asked"))
    return UndoAnswered(seat=wanted.seat, agree=wanted.agree)


def proposed(room: AnyRoom, wanted: requests.Propose) -> Proposed:
    """Those are asked who have to agree, if they may be."""
    if not room.is_under_way or room.is_solo:
        raise refused(room, CONFLICT, Reason("no-vote"))
    if room.request is not None:
        raise refused(room, REFUSED, Reason("undo-asked-already"))
    seat, target = Seat(wanted.seat), Seat(wanted.target)
    others = room.others(seat)
    if wanted.act != "delete" and target not in others:
        raise refused(room, CONFLICT, Reason("no-person-there"))
    waiting = others if wanted.act == "delete" else voters(room, seat, target)
    return Proposed(
        seat=wanted.seat, act=wanted.act, target=target, waiting=[int(one) for one in waiting]
    )


def voters(room: AnyRoom, seat: Seat, target: Seat) -> list[Seat]:
    """Who has to agree to a change of a seat: all who are here, and never nobody.

    Whoever is away is not asked about their own seat, unless there is no one else to ask.
    """
    return room.affected(seat) or [target]


def said(room: AnyRoom, wanted: requests.Say) -> Said:
    """What is said: a phrase, or words on one line and without signs that cannot be printed."""
    if wanted.phrase is not None:
        return Said(seat=wanted.seat, text="", phrase=wanted.phrase)
    text = " ".join((wanted.text or "").split())
    if not text or not text.isprintable():
        raise refused(room, REFUSED, Reason("bad-text"))
    return Said(seat=wanted.seat, text=text)
