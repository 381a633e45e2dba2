"""Expiry: tables that nobody has used for long are archived as records."""

from typing import Final

from carson.core.moves import NOBODY
from carson.server.http.errors import RequestError
from carson.server.store.backend import Overtaken
from carson.server.store.storage import ArchivedTable
from carson.server.tables.cache import RoomCache
from carson.server.tables.room import AnyRoom

DAY: Final = 24 * 3600.0
FOR_EVER: Final = 0
"""This many days: never."""


async def expire(rooms: RoomCache, now: float, finished_days: float, idle_days: float) -> int:
    """Archive some of the tables that are old enough; how many that were."""
    ages = [0.0 if days == FOR_EVER else now - days * DAY for days in (finished_days, idle_days)]
    found = 0
    for name in await rooms.storage.expired(*ages):
        found += await archived(rooms, name, now)
        rooms.drop(name)
    return found


async def archived(rooms: RoomCache, name: str, now: float) -> bool:
    """Leave only the record of a table, if there is one; False where it cannot be read now."""
    try:
        async with rooms.open(name) as room:
            if not room.moves or room.settings.tutorial:
                await rooms.storage.delete(name)
            else:
                await rooms.storage.archive(name, room.sequence, record_of(room), now)
    except (RequestError, Overtaken):
        return False
    return True


def record_of(room: AnyRoom) -> ArchivedTable:
    """What is left of a table."""
    return ArchivedTable(
        record=room.table.record.write(),
        shown=room.table.record_for(NOBODY),
        ended=room.is_over,
    )
