"""Context: all parts of a running server, and how they start and stop."""

import asyncio
import logging
from collections.abc import AsyncIterator, Collection, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from litestar.channels import ChannelsPlugin

from carson.server import clock
from carson.server.bots.autoplay import THINKING_SECONDS, Autoplay
from carson.server.bots.pool import BotPool, worker_command
from carson.server.lobby import plans
from carson.server.lobby.reports import Reports
from carson.server.metrics import Metrics
from carson.server.notify.hub import Hub
from carson.server.notify.notices import Notices
from carson.server.reviewing.desk import ReviewDesk
from carson.server.store import database
from carson.server.store.backend import Unavailable
from carson.server.store.storage import Storage
from carson.server.tables.cache import KEPT, RoomCache
from carson.server.tables.commands import Commands
from carson.server.tables.expiry import expire
from carson.server.tables.live_table import TableStep
from carson.server.tables.log import Moved
from carson.server.tables.room import AnyRoom
from carson.server.tables.timing import due, give_back

CHORE_SECONDS: Final = 20.0
AWAY_SECONDS: Final = 2 * CHORE_SECONDS
"""If no server was there for longer, no clock has run meanwhile."""
EXPIRY_SECONDS: Final = 600.0
AGAIN_SECONDS: Final = 1.0
HEALTH_SECONDS: Final = 1.0
STATIC: Final = Path(__file__).parent / "static"
logger: Final = logging.getLogger(__name__)


@dataclass(frozen=True)
class ServerSettings:
    """How a server is run."""

    database: str
    bot_workers: int = 1
    """Processes in which bots think; with none, the usual bot answers in the server itself."""
    requests_per_minute: int = 1200
    """From one address; 0 is no limit."""
    public_url: str = ""
    """Under which players know the server; stands in turn notices."""
    rooms_kept: int = KEPT
    thinking_seconds: float = THINKING_SECONDS
    """Over one move, for a bot in its own process; after that the usual bot answers."""
    finished_days: float = 90
    """So long a table is kept after its game is over; then its record is left. 0 is for ever."""
    idle_days: float = 365
    """So long a table is kept that nobody uses."""
    page_waits_seconds: float = 3.0
    """For bots, before a page of text is shown without their moves."""
    programs: dict[str, str] = field(default_factory=dict)
    """Bots that are programs of this machine: their commands, by the names players know."""
    ladder: bool = False
    """Whether those who want it are compared on a ladder."""
    static: Path = field(default=STATIC)
    """Where the built client lies, if there is one."""


def opened_pool(settings: ServerSettings) -> BotPool | None:
    """The processes in which bots think, if there are any."""
    if not settings.bot_workers:
        return None
    return BotPool(settings.bot_workers, command=worker_command(settings.programs))


class ServerContext:
    """Everything that handlers need."""

    def __init__(self, settings: ServerSettings, channels: ChannelsPlugin | None) -> None:
        self.settings: Final = settings
        self.storage: Final = Storage(database.backend(settings.database))
        self.rooms: Final = RoomCache(self.storage, due, settings.rooms_kept)
        self.hub: Final = Hub(channels)
        self.pool: Final = opened_pool(settings)
        self.notices: Final = Notices(self.hub, self.storage, settings.public_url)
        self.commands: Final = Commands(self.rooms, self.hub, self._after)
        self.autoplay: Final = Autoplay(
            self.rooms, self.commands, self.pool, settings.thinking_seconds
        )
        self.metrics: Final = Metrics()
        self.reports: Final = Reports()
        self.reviews: Final = ReviewDesk()
        self._trouble = ""
        """Why the database was last not brought up to date."""
        self._healthy = 0.0
        """When something was last written to see whether it can be."""
        self.heavy: Final = asyncio.Semaphore(1)
        """Held by whoever plays a long record again, in a thread beside all others."""

    @property
    def programs(self) -> Collection[str]:
        """The bots that only this server has; over the network they go by these names alone."""
        return self.settings.programs.keys()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """The server is open."""
        is_ready = await self._is_migrated()
        if self.pool is not None:
            await self.pool.start()
        waiting = [] if is_ready else [asyncio.create_task(self._wait_for_database())]
        sweep = asyncio.create_task(self._go_on(waiting))
        chores = [asyncio.create_task(chore) for chore in self._chores()]
        try:
            yield
        finally:
            for chore in (*waiting, *chores):
                chore.cancel()
            await self.autoplay.stop()
            await self.notices.stop()
            await asyncio.gather(sweep, *chores, return_exceptions=True)
            await self.rooms.close()
            with suppress(Unavailable):
                await self.storage.beat(clock.now())
            await self.storage.close()

    async def _go_on(self, waiting: Sequence[asyncio.Task[None]]) -> None:
        """Give the clocks the time in which no server was there, and play on."""
        await asyncio.gather(*waiting)
        with suppress(Unavailable):
            last, now = await self.storage.last_beat(), clock.now()
            await self.storage.beat(now)
            if last and now - last > AWAY_SECONDS:
                await give_back(self.commands, await self.storage.clocked(), last, now)
            for table in await self.storage.planned():
                self.autoplay.wake(table)
        await self.autoplay.sweep()

    async def _wait_for_database(self) -> None:
        """Try again and again; the server is there meanwhile, and says that it is not well."""
        while not await self._is_migrated():
            await asyncio.sleep(AGAIN_SECONDS)

    async def _is_migrated(self) -> bool:
        """Bring the database up to date; where that fails, nobody uses it as it is."""
        try:
            await database.migrate(self.settings.database)
        except Unavailable as error:
            if str(error) != self._trouble:
                logger.error("the database cannot be opened or migrated: %s", error)
            self._trouble = str(error)
            self.storage.hold(self._trouble)
            return False
        self.storage.release()
        return True

    async def check_health(self) -> None:
        """Unavailable where nothing can be read or written; looked at once in a while."""
        await self.storage.late(0)
        if clock.now() >= self._healthy + HEALTH_SECONDS:
            await self.storage.beat(clock.now())
            self._healthy = clock.now()

    def _after(self, room: AnyRoom, step: TableStep) -> None:
        """What follows an entry that was stored."""
        self.metrics.entries += 1
        self.metrics.moves += isinstance(step.entry.payload, Moved)
        self.notices.send(room, step)
        now = clock.now()
        at = due(room, now)
        if (at is not None and at <= now) or plans.asked(room) is not None:
            self.autoplay.wake(room.name)

    def _chores(self) -> list[Coroutine[None, None, None]]:
        return [self.hub.listen(), self._keep_up(), self._expire()]

    async def _expire(self) -> None:
        """Archive what is old, some tables at a time."""
        settings = self.settings
        while True:
            with suppress(Unavailable):
                await expire(self.rooms, clock.now(), settings.finished_days, settings.idle_days)
            await asyncio.sleep(EXPIRY_SECONDS)

    async def _keep_up(self) -> None:
        """What is to do now and then."""
        while True:
            await asyncio.sleep(CHORE_SECONDS)
            self.hub.repeat_presence()
            with suppress(Unavailable):
                await self.storage.beat(clock.now())
