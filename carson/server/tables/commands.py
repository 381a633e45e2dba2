"""Desk: where commands come in; each is checked, stored, and only then answered."""

from collections.abc import Callable
from typing import Final, TypeVar

from carson.core.moves import Move, Seat, UnknownMove
from carson.core.reasons import Reason
from carson.core.records import write_seat
from carson.server.http import requests, responses
from carson.server.http.errors import CONFLICT, FORBIDDEN, NO_TOKEN, REFUSED, UNAVAILABLE, Trouble
from carson.server.http.limits import MOST_ENTRIES, MOST_TALK
from carson.server.notify.hub import Hub
from carson.server.store.writers import Overtaken
from carson.server.tables import tutoring
from carson.server.tables.cache import Rooms
from carson.server.tables.live_table import Step
from carson.server.tables.log import Hinted, Payload, Played, Said, UndoAnswered, UndoAsked, Undone
from carson.server.tables.room import AnyRoom
from carson.server.tables.seats import owned
from carson.server.tables.views import Caller, Present

T = TypeVar("T")
Decide = Callable[[AnyRoom], Payload]
TRIES: Final = 20


class Desk:
    """Takes commands for all tables."""

    def __init__(self, rooms: Rooms, hub: Hub, after: Callable[[AnyRoom, Step], None]) -> None:
        self.rooms: Final = rooms
        self.hub: Final = hub
        self._after: Final = after
        """Told of every entry that was stored."""

    async def do(
        self, table: str, command: str | None, decide: Decide, show: Callable[[AnyRoom, Step], T]
    ) -> T:
        """Store what is decided and show it; a command that was done is shown again."""
        for _ in range(TRIES):
            async with self.rooms.open(table) as room:
                done = room.commands.get(command or "")
                if done is not None:
                    return show(room, done)
                check_room_left(room, MOST_ENTRIES)
                try:
                    step = await self.rooms.write(room, decide(room), command)
                except Overtaken:
                    continue
                self.hub.announce(table)
                self._after(room, step)
                return show(room, step)
        raise Trouble(UNAVAILABLE, Reason("busy"))

    async def command(
        self, table: str, caller: Caller, wish: requests.Command, decide: Decide
    ) -> responses.Receipt:
        """What a player sends: his own seat only, once only."""

        def decided(room: AnyRoom) -> Payload:
            check_owner(room, caller, wish.seat)
            return decide(room)

        def shown(room: AnyRoom, step: Step) -> responses.Receipt:
            check_owner(room, caller, wish.seat)
            told = room.message(step, Seat(wish.seat), caller.language)
            return responses.Receipt(sequence=told.sequence, entry=told)

        return await self.do(table, f"{wish.seat}:{wish.command_id}", decided, shown)

    # --- the commands of players ------------------------------------------------------------
    async def move(self, table: str, caller: Caller, wish: requests.MakeMove) -> responses.Receipt:
        """Make a move."""
        return await self.command(table, caller, wish, lambda room: played(room, caller, wish))

    async def take_back(
        self, table: str, caller: Caller, wish: requests.TakeBack
    ) -> responses.Receipt:
        """Take the last move back."""
        return await self.command(table, caller, wish, lambda room: undone(room, wish))

    async def ask_back(
        self, table: str, caller: Caller, wish: requests.AskTakeBack
    ) -> responses.Receipt:
        """Ask the others to go back."""
        return await self.command(table, caller, wish, lambda room: undo_asked(room, wish))

    async def answer_back(
        self, table: str, caller: Caller, wish: requests.AnswerTakeBack
    ) -> responses.Receipt:
        """Agree or refuse to go back."""
        return await self.command(table, caller, wish, lambda room: undo_answered(room, wish))

    async def hints(self, table: str, caller: Caller, wish: requests.AskHints) -> responses.Hints:
        """What the bot would do; who asks twice about one decision is marked once."""

        def asked(room: AnyRoom) -> Hinted:
            check_hints(room, caller, wish)
            return Hinted(seat=wish.seat)

        def shown(room: AnyRoom, step: Step) -> responses.Hints:
            check_hints(room, caller, wish)
            found = room.hints(Seat(wish.seat), caller.language)
            return responses.Hints(decision_id=wish.decision_id, hints=found)

        return await self.do(table, f"hint:{wish.decision_id}", asked, shown)

    async def say(self, table: str, caller: Caller, wish: requests.Say) -> responses.Receipt:
        """Say something to all at the table."""
        return await self.command(table, caller, wish, lambda room: said(room, wish))


# --- what is decided ------------------------------------------------------------------------
def check_owner(room: AnyRoom, caller: Caller, seat: int) -> None:
    """Only who owns a seat may act for it."""
    if caller.token is None:
        raise Trouble(NO_TOKEN, Reason("no-token"))
    if seat not in owned(room.seats, caller.token):
        raise Trouble(FORBIDDEN, Reason("not-your-seat"))


def check_room_left(room: AnyRoom, most: int) -> None:
    """No log grows for ever."""
    if room.sequence >= most:
        raise Trouble(CONFLICT, Reason("log-full"))


def trouble(room: AnyRoom, status: int, reason: Reason) -> Trouble:
    """A trouble in the words of the room."""
    return Trouble(status, reason, room.table.record.names, room.face.words)


def played(room: AnyRoom, caller: Caller, wish: requests.MakeMove) -> Played:
    """The move that is wished, if the decision is the present one and the rules allow it."""
    seat = Seat(wish.seat)
    check_present(room, caller, seat, wish.decision_id)
    move = read_move(room, wish.move)
    reason = why_not(room, seat, move)
    if reason is not None:
        raise trouble(room, REFUSED, reason)
    return Played(seat=seat, lines=[f"{write_seat(seat)} {move}"])


def check_present(room: AnyRoom, caller: Caller, seat: Seat, decision: str) -> None:
    """A decision that is not the present one is answered with how the table stands now."""
    if room.seats[seat].bot is not None:
        raise trouble(room, CONFLICT, Reason("seat-handed"))
    if room.decision_id(seat) != decision:
        view = room.view(caller, seat, Present())
        reason = Reason("stale" if room.begun else "not-begun")
        raise Trouble(CONFLICT, reason, room.table.record.names, room.face.words, view)


def check_hints(room: AnyRoom, caller: Caller, wish: requests.AskHints) -> None:
    """Hints are for who plays alone, and about what he is asked now."""
    check_owner(room, caller, wish.seat)
    if not room.is_alone:
        raise trouble(room, REFUSED, Reason("no-hints"))
    check_present(room, caller, Seat(wish.seat), wish.decision_id)


def read_move(room: AnyRoom, text: str) -> Move:
    """The move that a text names."""
    try:
        return room.face.game.vocabulary.read(text)
    except UnknownMove as error:
        raise trouble(room, REFUSED, error.reason) from error


def why_not(room: AnyRoom, seat: Seat, move: Move) -> Reason | None:
    """Why a seat may not make a move now, or None if it may."""
    if not room.begun:
        return Reason("not-begun")
    if move in room.table.moves(seat):
        return tutoring.why_not(room.lesson, seat, move)
    return room.table.why_not(seat, move) or Reason("not-offered")


def undone(room: AnyRoom, wish: requests.TakeBack) -> Undone:
    """The seat's own last move is taken back, if it may be."""
    seat = Seat(wish.seat)
    reason, made = room.why_no_undo(seat), room.last_own(seat)
    if reason is not None or made is None:
        raise trouble(room, REFUSED, reason or Reason("undo-nothing"))
    return Undone(seat=wish.seat, before=made.sequence)


def undo_asked(room: AnyRoom, wish: requests.AskTakeBack) -> UndoAsked:
    """The others are asked, if they may be."""
    reason = room.why_no_asking(wish.before)
    if reason is not None:
        raise trouble(room, REFUSED, reason)
    return UndoAsked(seat=wish.seat, before=wish.before)


def undo_answered(room: AnyRoom, wish: requests.AnswerTakeBack) -> UndoAnswered:
    """The answer of somebody who was asked."""
    if room.request is None or wish.seat not in room.request.waiting:
        raise trouble(room, REFUSED, Reason("undo-not-asked"))
    return UndoAnswered(seat=wish.seat, agree=wish.agree)


def said(room: AnyRoom, wish: requests.Say) -> Said:
    """What is said, on one line and without signs that cannot be printed."""
    check_room_left(room, MOST_TALK)
    text = " ".join(wish.text.split())
    if not text or not text.isprintable():
        raise trouble(room, REFUSED, Reason("bad-text"))
    return Said(seat=wish.seat, text=text)
