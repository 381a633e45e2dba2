"""Channels: how processes hear of each other, through PostgreSQL."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Final, final

from litestar.channels import ChannelsBackend, ChannelsPlugin
from psycopg import AsyncConnection, Error, conninfo
from psycopg.sql import SQL, Identifier

from carson.server.notify.hub import CHANNEL
from carson.server.store.database import address, is_shared
from carson.server.store.postgres import PATIENCE

AGAIN_SECONDS: Final = 1.0
MOST_WAITING: Final = 10_000
logger: Final = logging.getLogger(__name__)


def channels_for(url: str) -> ChannelsPlugin | None:
    """Channels that reach every process which shares the database; None where there is but one."""
    return ChannelsPlugin(PostgresChannels(url), channels=[CHANNEL]) if is_shared(url) else None


@final
class PostgresChannels(ChannelsBackend):
    """LISTEN and NOTIFY on connections of their own, which are remade when they are lost.

    What is told while there is no connection is lost; whoever listens also looks unasked
    now and then.
    """

    def __init__(self, url: str) -> None:
        plain = address(url).set(drivername="postgresql")
        self._dsn: Final = plain.render_as_string(hide_password=False)
        self._heard: Final[asyncio.Queue[tuple[str, bytes]]] = asyncio.Queue(MOST_WAITING)
        self._channels: Final[set[str]] = set()
        self._speaker: AsyncConnection | None = None
        self._listener: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        """Nothing is heard before someone subscribes."""

    async def on_shutdown(self) -> None:
        """Let go of both connections."""
        await self._stop_listening()
        if self._speaker is not None:
            await self._speaker.close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell all processes; an unheard message is no reason to stop."""
        try:
            if self._speaker is None or self._speaker.closed:
                self._speaker = await self._connect()
            for channel in channels:
                await self._speaker.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))
        except (Error, OSError) as error:
            logger.warning("nobody was told: %s", type(error).__name__)

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Hear these channels too."""
        self._channels.update(channels)
        await self._stop_listening()
        self._listener = asyncio.create_task(self._listen())

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Hear these channels no more."""
        self._channels.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What is told, for ever."""
        while True:
            yield await self._heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing is kept."""
        return []

    async def _stop_listening(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)

    async def _connect(self) -> AsyncConnection:
        return await AsyncConnection.connect(
            conninfo.make_conninfo(self._dsn, **PATIENCE), autocommit=True
        )

    async def _listen(self) -> None:
        """Listen for ever, on one connection after the other."""
        while True:
            try:
                await self._listen_once()
            except (Error, OSError) as error:
                logger.warning("no connection for channels: %s", type(error).__name__)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen_once(self) -> None:
        """Listen until the connection is lost."""
        connection = await self._connect()
        async with connection:
            for channel in sorted(self._channels):
                await connection.execute(SQL("LISTEN {}").format(Identifier(channel)))
            async for notice in connection.notifies():
                if notice.channel in self._channels and not self._heard.full():
                    self._heard.put_nowait((notice.channel, notice.payload.encode()))
