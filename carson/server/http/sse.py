"""Server-sent events: the stream of a table, one reader, one seat, no gap and no duplicate."""

import logging
from collections.abc import AsyncIterator, Callable, Hashable
from dataclasses import dataclass
from typing import Final

from msgspec import Struct, json

from carson.core.moves import Seat
from carson.server.http.callers import Caller
from carson.server.http.errors import RequestError, traced
from carson.server.http.responses import Presence
from carson.server.notify.hub import Hub, Watch
from carson.server.store.backend import Unavailable
from carson.server.tables.cache import RoomCache
from carson.server.tables.live_table import TableStep
from carson.server.tables.room import AnyRoom
from carson.server.tables.seats import owned
from carson.server.tables.timing import present

FAR: Final = 200
"""Who missed more entries than this gets a fresh view instead."""
BEAT_SECONDS: Final = 10.0
"""So long nothing is heard at most; also how late news come when they were not announced."""
HEADERS: Final = {"cache-control": "no-cache", "x-accel-buffering": "no"}
WELCOME: Final = b": welcome\nretry: 1000\n\n"
"""Who is cut off comes back after a second."""
STILL_HERE: Final = b": still here\n\n"
logger: Final = logging.getLogger(__name__)


@dataclass
class EventReader:
    """Who reads: through which seat, and what they know already."""

    table: str
    caller: Caller
    wanted: int | None
    """The seat; without one it is whichever of their own is asked."""
    seats: list[int]
    """Their own, for others to know who is here."""
    known: int | None
    """The last entry that they have; None at the first time."""
    address: str = ""
    """Whom the stream is counted for."""
    around: Presence | None = None


async def stream(rooms: RoomCache, hub: Hub, reader: EventReader) -> AsyncIterator[bytes]:
    """Everything that happens at the table from now on; it ends when the seat is lost."""
    yield WELCOME
    with hub.watching(reader.table, reader.seats, reader.address) as watch:
        while True:
            try:
                async with rooms.open(reader.table) as room:
                    news = gather(room, hub, reader)
            except Unavailable:
                news = b""
            except RequestError:
                return
            except Exception as error:
                # The answer has begun, so nobody else can catch it and keep quiet about secrets.
                logger.error("a stream failed: %s", traced(error))
                return
            if news is None:
                return
            if news:
                yield news
            if not await pause(watch):
                yield STILL_HERE
                # A page does not see comments, so that it is told again who is here.
                reader.around = None


async def pause(watch: Watch) -> bool:
    """Wait for news; False if only time has passed."""
    return await watch.wait(BEAT_SECONDS)


def gather(room: AnyRoom, hub: Hub, reader: EventReader) -> bytes | None:
    """What the reader does not know yet; None where the seat is theirs no more."""
    seat = room.viewpoint(reader.caller, reader.wanted)
    if reader.wanted is not None and seat != reader.wanted:
        return None
    news = entries(room, hub, reader, seat)
    around = hub.presence(reader.table)
    if around != reader.around:
        reader.around = around
        news += sse("presence", around)
    return news


def entries(room: AnyRoom, hub: Hub, reader: EventReader, seat: Seat) -> bytes:
    """The entries that the reader missed and the view after them, or a fresh view alone."""
    known, now = reader.known, room.sequence
    reader.known = now
    if known == now:
        return b""
    language, around = reader.caller.language, present(room, hub)
    mine = tuple(owned(room.seats, reader.caller.token))
    same = (seat, language, mine, room.is_ruled_by(reader.caller.token), around)
    is_far = known is None or known > now or now - known > FAR
    if known is None or is_far:
        return shared(
            room,
            ("fresh", *same),
            lambda: sse("fresh", room.view(reader.caller, seat, around), now),
        )
    told = [entry(room, step, seat, language) for step in room.steps[known:]]
    view = shared(
        room, ("view", *same), lambda: sse("view", room.view(reader.caller, seat, around))
    )
    return b"".join((*told, view))


def entry(room: AnyRoom, step: TableStep, seat: Seat, language: str) -> bytes:
    """An entry as a seat may see it."""
    number = step.entry.sequence

    def write() -> bytes:
        return sse("entry", room.message(step, seat, language), number)

    return shared(room, ("entry", number, seat, language), write)


def shared(room: AnyRoom, key: Hashable, write: Callable[[], bytes]) -> bytes:
    """A message that is written once for all who are told the same, until the table changes."""
    found = room.written.get(key)
    if found is None:
        found = room.written[key] = write()
    return found


def sse(event: str, data: Struct, number: int | None = None) -> bytes:
    """A message; only what is in the log has an id."""
    name = b"" if number is None else b"id: %d\n" % number
    return b"%sevent: %s\ndata: %s\n\n" % (name, event.encode(), json.encode(data))
