"""Cache: the tables that this process knows by heart, always brought up to date first."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Final

from carson.core.agenda import IllegalMove
from carson.core.reasons import Reason
from carson.games import GAMES
from carson.server import clock
from carson.server.http.errors import CONFLICT, GONE, MISSING, RequestError, traced
from carson.server.lobby import results
from carson.server.store.backend import Overtaken, Unavailable
from carson.server.store.storage import Storage, StoredSnapshot, StoredTable, TableSummary
from carson.server.tables import log, snapshots
from carson.server.tables.live_table import TableStep
from carson.server.tables.log import Payload, StoredEntry
from carson.server.tables.room import AnyRoom, make_room

Schedule = Callable[[AnyRoom, float], float | None]
"""When the server itself has to act at a table."""
KEPT: Final = 2_000
"""Rooms in memory; one with a whole game has about a quarter of a megabyte."""
MANY: Final = 20
"""This many new entries are followed in a thread."""
REPLAYED: Final = (log.Undone, log.UndoAsked, log.UndoAnswered)
"""Where these are followed, a game may be played again."""
WORTH_KEEPING: Final = 20
"""After this many new entries a room that is forgotten leaves a snapshot."""
MOST_KEEPING: Final = 20
logger: Final = logging.getLogger(__name__)


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
        self._keeping: Final[set[asyncio.Task[None]]] = set()

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
            if await self.storage.archived(name) is not None:
                raise RequestError(GONE, Reason("table-archived"))
            raise RequestError(MISSING, Reason("no-table"))
        if slot.room is not None and is_quick(entries):
            return follow_all(slot.room, entries)
        room, slot.room = slot.room, None
        # A long game is played again in a thread, so that nobody else has to wait for it.
        if room is None:
            slot.room = await self._load(name, entries)
        else:
            slot.room = await asyncio.to_thread(follow_all, room, entries)
        return slot.room

    async def _load(self, name: str, entries: Sequence[StoredEntry]) -> AnyRoom:
        stored, kept = await self.storage.load(name), await self.storage.kept(name)
        if stored is None:
            raise RequestError(MISSING, Reason("no-table"))
        if stored.settings.rules_version != GAMES[stored.settings.game].game.rules_version:
            raise RequestError(CONFLICT, Reason("table-outdated"))
        return await asyncio.to_thread(load, name, stored, entries, kept)

    async def write(self, room: AnyRoom, payload: Payload, command: str | None = None) -> TableStep:
        """Store one more entry; if that fails, the room is forgotten and read again.

        A move that the rules refuse changes nothing, so the room stays.
        """
        now = clock.now()
        entry = StoredEntry(sequence=room.sequence + 1, at=now, command=command, payload=payload)
        try:
            if isinstance(payload, REPLAYED):
                step = await asyncio.to_thread(room.follow, entry)
            else:
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
        result = room.result()
        return TableSummary(
            status=room.status,
            names=[seat.name for seat in room.seats],
            open_seats=sum(seat.claimable for seat in room.seats),
            to_move=list(room.to_move),
            tokens=sorted({token for seat in room.seats for token in seat.tokens}),
            due=self._schedule(room, now),
            faces=[seat.face for seat in room.seats],
            owners=[sorted(seat.tokens) for seat in room.seats],
            winners=[] if result is None else result.winners,
            points=[] if result is None else results.points(result, len(room.seats)),
            rated=[] if result is None else results.rated(room, result),
        )

    def _tidy(self, name: str, slot: Slot) -> None:
        """Forget a table that is not there, and those not used for the longest time."""
        if slot.room is None and not slot.users:
            del self._slots[name]
        if len(self._slots) <= self.kept:
            return
        for name in [name for name, slot in self._slots.items() if not slot.users]:
            left = self._slots.pop(name).room
            if left is not None:
                self._keep(left)
            if len(self._slots) <= self.kept:
                return

    def drop(self, name: str) -> None:
        """Forget a table that nobody will come back to soon."""
        if name in self._slots and not self._slots[name].users:
            del self._slots[name]

    # --- snapshots --------------------------------------------------------------------------
    def _keep(self, room: AnyRoom) -> None:
        """Remember how a room stands that is forgotten here, where that is worth it."""
        if room.sequence - room.kept < WORTH_KEEPING or len(self._keeping) >= MOST_KEEPING:
            return
        task = asyncio.create_task(self._store(room))
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def _store(self, room: AnyRoom) -> None:
        with suppress(Unavailable, Overtaken):
            await self.storage.keep(room.name, await asyncio.to_thread(room.snapshot))

    async def close(self) -> None:
        """Finish what is being remembered."""
        await asyncio.gather(*self._keeping, return_exceptions=True)


def is_quick(entries: Sequence[StoredEntry]) -> bool:
    """Whether these entries are followed in next to no time."""
    return len(entries) < MANY and not any(isinstance(e.payload, REPLAYED) for e in entries)


def load(
    name: str, stored: StoredTable, entries: Sequence[StoredEntry], kept: StoredSnapshot | None
) -> AnyRoom:
    """A room with all its entries, from its snapshot on if that fits."""
    room = None if kept is None else remembered(name, stored, entries, kept)
    if room is None:
        room = make_room(name, stored, entries)
    return follow_all(room, entries[room.sequence :])


def remembered(
    name: str, stored: StoredTable, entries: Sequence[StoredEntry], kept: StoredSnapshot
) -> AnyRoom | None:
    """A room as it was kept; None where that does not fit."""
    try:
        found = snapshots.opened(kept, entries)
        if found is None:
            return None
        room = make_room(name, stored, entries, found)
    except Exception as error:
        logger.error("a snapshot cannot be read: %s", traced(error))
        return None
    room.kept = room.sequence
    return room


def follow_all(room: AnyRoom, entries: Sequence[StoredEntry]) -> AnyRoom:
    """A room after more entries."""
    for entry in entries:
        room.follow(entry)
    return room
