"""Server-sent events: the stream of a table, one reader, one seat, no gap and no duplicate."""

import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final

from litestar.response.sse import ServerSentEventMessage
from msgspec import Struct, json

from carson.core.moves import Seat
from carson.server.http.callers import Caller
from carson.server.http.errors import RequestError, traced
from carson.server.http.responses import Presence
from carson.server.notify.hub import Hub, Watch
from carson.server.store.database import Unavailable
from carson.server.tables.cache import RoomCache
from carson.server.tables.room import AnyRoom
from carson.server.tables.timing import present

FAR: Final = 200
"""Who missed more entries than this gets a fresh view instead."""
BEAT_SECONDS: Final = 10.0
"""So long nothing is heard at most; also how late news come when they were not announced."""
RETRY_MILLISECONDS: Final = 1000
logger: Final = logging.getLogger(__name__)


@dataclass
class EventReader:
    """Who reads: through which seat, and what they know already."""

    table: str
    caller: Caller
    wanted: int | None
    """The seat; without one it is whichever of their own is asked."""
    seats: list[int]
    """His own, for others to know who is here."""
    known: int | None
    """The last entry that they have; None at the first time."""
    address: str = ""
    """Whom the stream is counted for."""
    around: Presence | None = None


async def stream(
    rooms: RoomCache, hub: Hub, reader: EventReader
) -> AsyncIterator[ServerSentEventMessage]:
    """All that happens at the table from now on; it ends when the seat is lost."""
    yield ServerSentEventMessage(data=None, retry=RETRY_MILLISECONDS, comment="welcome")
    with hub.watching(reader.table, reader.seats, reader.address) as watch:
        while True:
            try:
                async with rooms.open(reader.table) as room:
                    news = gather(room, hub, reader)
            except Unavailable:
                news = []
            except RequestError:
                return
            except Exception as error:
                # The answer has begun, so nobody else can catch it and keep quiet about secrets.
                logger.error("a stream failed: %s", traced(error))
                return
            if news is None:
                return
            for message in news:
                yield message
            if not await pause(watch):
                yield ServerSentEventMessage(data=None, comment="still here")
                # A page does not see comments, so that it is told again who is here.
                reader.around = None


async def pause(watch: Watch) -> bool:
    """Wait for news; False if only time has passed."""
    return await watch.wait(BEAT_SECONDS)


def gather(room: AnyRoom, hub: Hub, reader: EventReader) -> list[ServerSentEventMessage] | None:
    """What the reader does not know yet; None where the seat is theirs no more."""
    seat = room.viewpoint(reader.caller, reader.wanted)
    if reader.wanted is not None and seat != reader.wanted:
        return None
    news = entries(room, hub, reader, seat)
    around = hub.presence(reader.table)
    if around != reader.around:
        reader.around = around
        news.append(sse("presence", around))
    return news


def entries(
    room: AnyRoom, hub: Hub, reader: EventReader, seat: Seat
) -> list[ServerSentEventMessage]:
    """The entries that the reader missed and the view after them, or a fresh view alone."""
    known, now = reader.known, room.sequence
    reader.known = now
    if known == now:
        return []
    view = room.view(reader.caller, seat, present(room, hub))
    if known is None or known > now or now - known > FAR:
        return [sse("fresh", view, now)]
    told = [room.message(step, seat, reader.caller.language) for step in room.steps[known:]]
    return [*(sse("entry", entry, entry.sequence) for entry in told), sse("view", view)]


def sse(event: str, data: Struct, number: int | None = None) -> ServerSentEventMessage:
    """A message; only what is in the log has an id."""
    return ServerSentEventMessage(data=json.encode(data).decode(), event=event, id=number)
