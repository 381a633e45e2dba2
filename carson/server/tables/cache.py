"""Cache: the tables that this process knows by heart, always brought up to date first."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from carson.core.agenda import IllegalMove
from carson.core.reasons import Reason
from carson.games import GAMES
from carson.server import clock
from carson.server.http.errors import CONFLICT, MISSING, RequestError
from carson.server.store.storage import Storage, TableSummary
from carson.server.tables.live_table import TableStep
from carson.server.tables.log import Payload, StoredEntry
from carson.server.tables.room import AnyRoom, make_room

Schedule = Callable[[AnyRoom, float], float | None]
"""When the server itself has to act at a table."""
KEPT: Final = 2_000
"""Rooms in memory; one with a whole game has about a quarter of a megabyte."""
MANY: Final = 20
"""This many new entries are followed in a thread."""


@dataclass
class Slot:
    """A place in the cache; whoever holds its lock may use the room."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    room: AnyRoom | None = None
    users: int = 0


class RoomCache:
    """The cache of rooms. Nobody sees a room with an entry that is not yet stored."""

    def __init__(self, storage: Storage, schedule: Schedule, kept: int = KEPT) -> None:
        self.storage: Final = storage
        self.kept: Final = kept
        self._schedule: Final = schedule
        self._slots: Final[OrderedDict[str, Slot]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._slots)

    @asynccontextmanager
    async def open(self, name: str) -> AsyncIterator[AnyRoom]:
        """The table with all its entries, locked until the caller is done."""
        slot = self._slots.setdefault(name, Slot())
        self._slots.move_to_end(name)
        slot.users += 1
        try:
            async with slot.lock:
                yield await self._fresh(name, slot)
        finally:
            slot.users -= 1
            self._tidy(name, slot)

    async def _fresh(self, name: str, slot: Slot) -> AnyRoom:
        known = 0 if slot.room is None else slot.room.sequence
        entries = await self.storage.since(name, known)
        if entries is None:
            slot.room = None
            raise RequestError(MISSING, Reason("no-table"))
        if slot.room is not None and len(entries) < MANY:
            return follow_all(slot.room, entries)
        room, slot.room = slot.room, None
        if room is None:
            room = await self._load(name, entries.pop(0))
        # A long game is played again in a thread, so that nobody else has to wait for it.
        slot.room = await asyncio.to_thread(follow_all, room, entries)
        return slot.room

    async def _load(self, name: str, first: StoredEntry) -> AnyRoom:
        stored = await self.storage.load(name)
        if stored is None:
            raise RequestError(MISSING, Reason("no-table"))
        if stored.settings.rules_version != GAMES[stored.settings.game].game.rules_version:
            raise RequestError(CONFLICT, Reason("table-outdated"))
        return await asyncio.to_thread(make_room, name, stored, first)

    async def write(self, room: AnyRoom, payload: Payload, command: str | None = None) -> TableStep:
        """Store one more entry; if that fails, the room is forgotten and read again.

        A move that the rules refuse changes nothing, so the room stays.
        """
        now = clock.now()
        entry = StoredEntry(sequence=room.sequence + 1, at=now, command=command, payload=payload)
        try:
            step = room.follow(entry)
            await self.storage.append(room.name, entry, self.summary(room, now))
        except IllegalMove:
            raise
        except BaseException:
            self._slots[room.name].room = None
            raise
        return step

    def summary(self, room: AnyRoom, now: float) -> TableSummary:
        """What lists show of a table."""
        return TableSummary(
            status=room.status,
            names=[seat.name for seat in room.seats],
            open_seats=sum(seat.claimable for seat in room.seats),
            to_move=list(room.to_move),
            tokens=sorted({token for seat in room.seats for token in seat.tokens}),
            due=self._schedule(room, now),
        )

    def _tidy(self, name: str, slot: Slot) -> None:
        """Forget a table that is not there, and those not used for the longest time."""
        if slot.room is None and not slot.users:
            del self._slots[name]
        if len(self._slots) <= self.kept:
            return
        for name in [name for name, slot in self._slots.items() if not slot.users]:
            del self._slots[name]
            if len(self._slots) <= self.kept:
                return


def follow_all(room: AnyRoom, entries: Sequence[StoredEntry]) -> AnyRoom:
    """A room after more entries."""
    for entry in entries:
        room.follow(entry)
    return room
