"""Timing: who is here, what the clocks show, and when the server itself has to act."""

from collections.abc import Iterable
from contextlib import suppress

from carson.core.moves import Seat
from carson.core.reasons import Reason
from carson.server import clock
from carson.server.http.errors import CONFLICT, RequestError
from carson.server.notify.hub import Hub
from carson.server.tables import tutoring
from carson.server.tables.commands import Commands
from carson.server.tables.log import Paused
from carson.server.tables.room import AnyRoom
from carson.server.tables.views import Present


def present(room: AnyRoom, hub: Hub) -> Present:
    """What a view shows that is not in the log."""
    seats = frozenset(hub.presence(room.name).seats)
    if room.clocks is None:
        return Present(seats)
    now, clocks = clock.now(), room.clocks
    # In tenths, so that those who are told at the same moment are told the same.
    seconds = tuple(round(clocks.remaining(Seat(seat), now), 1) for seat in range(len(room.seats)))
    running = [seat for seat, since in enumerate(clocks.running) if since is not None]
    return Present(seats, seconds, frozenset(running))


def due(room: AnyRoom, now: float) -> float | None:
    """When the server has to act next: at once for a bot or a script, later for a clock."""
    if room.lesson is not None:
        return None if tutoring.scripted(room.lesson) is None else now
    if any(room.seats[seat].bot is not None for seat in room.to_move):
        return now
    coming = None if room.clocks is None else room.clocks.next_up(now)
    return None if coming is None else coming[0]


def timed_out(room: AnyRoom, now: float) -> Seat | None:
    """A person who is asked and whose time is up, if there is one."""
    clocks = room.clocks
    if clocks is None:
        return None
    late = [seat for seat in room.to_move if room.seats[seat].answers and clocks.is_up(seat, now)]
    return late[0] if late else None


async def give_back(commands: Commands, tables: Iterable[str], last: float, now: float) -> None:
    """No clock has run since a server was last there; of several processes one says so."""

    def paused(room: AnyRoom) -> Paused:
        since = room.steps[-1].entry.at
        if room.clocks is None or since >= now:
            raise RequestError(CONFLICT, Reason("not-begun"))
        return Paused(seconds=now - max(last, since))

    for table in tables:
        with suppress(RequestError):
            await commands.do(table, f"paused:{last:.0f}", paused, lambda room, step: None)
