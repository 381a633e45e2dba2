"""Hub: wakes those who watch a table, and knows who is here; on all processes together."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from secrets import token_hex
from typing import Final

from litestar.channels import ChannelsPlugin
from msgspec import DecodeError, Struct, json

from carson.server.http.limits import (
    LISTENERS,
    LISTENERS_AT_TABLE,
    LISTENERS_FROM_ADDRESS,
    LISTENERS_ON_SEAT,
)
from carson.server.http.responses import Presence

CHANNEL: Final = "tables"
STALE_SECONDS: Final = 60.0
CROWD_SECONDS: Final = 0.5
logger: Final = logging.getLogger(__name__)


class News(Struct, kw_only=True):
    """What one process tells the others: a table has changed, or who looks at it there."""

    process: str
    table: str
    seats: list[int] | None = None
    watchers: int = 0


class Watch:
    """One reader of a table's events: woken when there may be something new."""

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats: Final = seats
        """The reader's own; none for someone who only watches."""
        self._bell: Final = asyncio.Event()

    def wake(self) -> None:
        """There may be something new."""
        self._bell.set()

    async def wait(self, seconds: float) -> bool:
        """Sleep until woken, or for so long; whether one was woken."""
        try:
            await asyncio.wait_for(self._bell.wait(), seconds)
        except TimeoutError:
            return False
        self._bell.clear()
        return True


class Hub:
    """Who watches which table, here and in the other processes."""

    def __init__(self, channels: ChannelsPlugin | None) -> None:
        self.process: Final = token_hex(8)
        self._channels: Final = channels
        self._watches: Final[dict[str, set[Watch]]] = {}
        self._listeners: Counter[str] = Counter()
        """How many streams each address reads."""
        self._counted: Final[dict[str, News]] = {}
        """Who looks at each table here, as long as nobody comes or goes."""
        self._soon: Final[set[str]] = set()
        """Tables at which all will be told that someone came or went."""
        self._elsewhere: Final[dict[str, dict[str, tuple[float, News]]]] = {}

    @contextmanager
    def watching(self, table: str, seats: Sequence[int], address: str = "") -> Iterator[Watch]:
        """Watch a table for a while."""
        watch = Watch(seats)
        self._listeners[address] += 1
        self._watches.setdefault(table, set()).add(watch)
        self._tell_presence(table)
        try:
            yield watch
        finally:
            self._watches[table].discard(watch)
            if not self._watches[table]:
                del self._watches[table]
            self._listeners -= Counter([address])
            self._tell_presence(table)

    def is_full(self, table: str, address: str, seats: Sequence[int] = ()) -> bool:
        """Whether nobody else may watch: at this table, from this address, or at all.

        For a player at the table, only listeners on the same seat count.
        """
        watches = self._watches.get(table, set())
        if seats:
            return sum(seats[0] in watch.seats for watch in watches) >= LISTENERS_ON_SEAT
        return (
            len(watches) >= LISTENERS_AT_TABLE
            or self._listeners[address] >= LISTENERS_FROM_ADDRESS
            or self._listeners.total() >= LISTENERS
        )

    @property
    def streams(self) -> int:
        """How many watch here, all tables together."""
        return self._listeners.total()

    def announce(self, table: str) -> None:
        """A table has a new entry."""
        self._wake(table)
        self._publish(News(process=self.process, table=table))

    def presence(self, table: str) -> Presence:
        """Who looks at a table now, wherever they are connected."""
        here = self._here(table)
        recent = time.monotonic() - STALE_SECONDS
        others = [news for at, news in self._elsewhere.get(table, {}).values() if at > recent]
        seats = {seat for news in (here, *others) for seat in news.seats or []}
        return Presence(seats=sorted(seats), watchers=sum(n.watchers for n in (here, *others)))

    def repeat_presence(self) -> None:
        """Say again who is here, so that the others do not forget them."""
        for table in self._watches:
            self._publish(self._here(table))

    async def listen(self) -> None:
        """Hear what the other processes tell, for ever."""
        if self._channels is None:
            return
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for message in subscriber.iter_events():
                self._hear(message)

    def _hear(self, message: bytes) -> None:
        try:
            news = json.decode(message, type=News)
        except DecodeError:
            logger.warning("strange news on the channel")
            return
        if news.process == self.process:
            return
        if news.seats is not None:
            self._elsewhere.setdefault(news.table, {})[news.process] = (time.monotonic(), news)
        self._forget_stale()
        self._wake(news.table)

    def _forget_stale(self) -> None:
        recent = time.monotonic() - STALE_SECONDS
        for table, told in list(self._elsewhere.items()):
            fresh = {key: value for key, value in told.items() if value[0] > recent}
            if fresh:
                self._elsewhere[table] = fresh
            else:
                del self._elsewhere[table]

    def _here(self, table: str) -> News:
        found = self._counted.get(table)
        if found is None:
            watches = self._watches.get(table, set())
            seats = sorted({seat for watch in watches for seat in watch.seats})
            watchers = sum(not watch.seats for watch in watches)
            found = News(process=self.process, table=table, seats=seats, watchers=watchers)
            if watches:
                self._counted[table] = found
        return found

    def _tell_presence(self, table: str) -> None:
        """Tell everyone that someone came or went; at once if it is a player, else a little later.

        So a crowd that gathers is not told of each of its own.
        """
        before = self._counted.pop(table, None)
        if before is None or before.seats != self._here(table).seats:
            self._told(table)
        elif table not in self._soon:
            self._soon.add(table)
            asyncio.get_running_loop().call_later(CROWD_SECONDS, self._told, table)

    def _told(self, table: str) -> None:
        self._soon.discard(table)
        self._wake(table)
        self._publish(self._here(table))

    def _wake(self, table: str) -> None:
        for watch in self._watches.get(table, ()):
            watch.wake()

    def _publish(self, news: News) -> None:
        if self._channels is not None:
            self._channels.publish(json.encode(news), CHANNEL)
