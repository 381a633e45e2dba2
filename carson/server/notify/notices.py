"""Notices: whoever is asked and does not look is told by webhook that it is their turn."""

import asyncio
from typing import Final

from carson.core.reasons import Reason
from carson.server.http.errors import REFUSED, RequestError
from carson.server.notify.hub import Hub
from carson.server.notify.webhooks import Notice, Webhooks, why_not_url
from carson.server.tables.live_table import TableStep
from carson.server.tables.room import AnyRoom


class Notices:
    """Sends turn notices in the background; no table waits for them."""

    def __init__(self, hub: Hub, public_url: str) -> None:
        self._hub: Final = hub
        self._public_url: Final = public_url
        self._webhooks: Final = Webhooks()
        self._tasks: Final[set[asyncio.Task[bool]]] = set()

    def send(self, room: AnyRoom, step: TableStep) -> None:
        """Tell the players for whom the table waits because of this entry."""
        url = room.settings.webhook
        if url is None:
            return
        here = self._hub.presence(room.name).seats
        for seat, since in room.asked.items():
            new = since == step.entry.sequence and room.begun
            if new and room.seats[seat].answers and seat not in here:
                self._start(url, self._notice(room, room.seats[seat].name))

    def _notice(self, room: AnyRoom, name: str) -> Notice:
        return Notice(
            table=room.name,
            game=room.settings.game,
            seat=name,
            url=f"{self._public_url}/g/{room.name}",
            text=room.texts(room.settings.language).say("notice-turn", name=name),
        )

    def _start(self, url: str, notice: Notice) -> None:
        task = asyncio.create_task(self._webhooks.notify(url, notice))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """What is on its way is left."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def check_webhook(url: str | None) -> None:
    """Refuse an address that may not be told whose turn it is."""
    reason: Reason | None = None if url is None else why_not_url(url)
    if reason is not None:
        raise RequestError(REFUSED, reason)
