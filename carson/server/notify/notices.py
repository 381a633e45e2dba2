"""Notices: whoever is asked and does not look is told by webhook that it is their turn.

A table may have an address that is told about all its players; each player may have one of their
own, which is told about their own seats only, at whichever table.
"""

import asyncio
from collections.abc import Iterable
from typing import Final

from msgspec import structs

from carson.core.reasons import Reason
from carson.i18n.texts import Texts
from carson.server.http.errors import REFUSED, RequestError
from carson.server.notify.hub import Hub
from carson.server.notify.webhooks import Notice, Webhooks, why_not_url
from carson.server.store.backend import Unavailable
from carson.server.store.storage import NoticeAddress, Storage
from carson.server.tables.live_table import TableStep
from carson.server.tables.room import AnyRoom


class Notices:
    """Sends turn notices in the background; no table waits for them."""

    def __init__(self, hub: Hub, storage: Storage, public_url: str) -> None:
        self._hub: Final = hub
        self._storage: Final = storage
        self._public_url: Final = public_url
        self._webhooks: Final = Webhooks()
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def send(self, room: AnyRoom, step: TableStep) -> None:
        """Tell the players for whom the table waits because of this entry."""
        here = self._hub.presence(room.name).seats
        for seat, since in room.asked.items():
            new = since == step.entry.sequence and room.begun
            if new and room.seats[seat].answers and seat not in here:
                sitter = room.seats[seat]
                notice = self._notice(room.name, room.settings.game, sitter.name)
                self._start(notice, sitter.tokens.copy(), table_address(room))

    def _notice(self, table: str, game: str, name: str) -> Notice:
        """What is told; its words are added for each who is told."""
        url = f"{self._public_url}/g/{table}"
        return Notice(table=table, game=game, seat=name, url=url, text="")

    def _start(self, notice: Notice, tokens: Iterable[str], also: NoticeAddress | None) -> None:
        task = asyncio.create_task(self._tell(notice, tokens, also))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(
        self, notice: Notice, tokens: Iterable[str], also: NoticeAddress | None
    ) -> None:
        """Tell the table's address, and those of the seat's owners; each once."""
        found = {} if also is None else {also.url: also}
        try:
            for token in sorted(tokens):
                address = await self._storage.address(token)
                if address is not None:
                    found.setdefault(address.url, address)
        except Unavailable:
            return
        for address in found.values():
            await self._write(notice, address, "notice-turn")

    async def try_out(self, address: NoticeAddress) -> bool:
        """Send a notice to see whether it arrives."""
        notice = Notice(table="", game="", seat="", url=f"{self._public_url}/", text="")
        return await self._write(notice, address, "notice-test")

    async def _write(self, notice: Notice, address: NoticeAddress, key: str) -> bool:
        texts = Texts(address.language)
        told = structs.replace(notice, text=texts.say(key, name=notice.seat))
        title = texts.say("page-title")
        return await self._webhooks.notify(address.url, told, address.format, title)

    async def stop(self) -> None:
        """What is on its way is left."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def table_address(room: AnyRoom) -> NoticeAddress | None:
    """The address that is told about all players of a table, if there is one."""
    url = room.settings.webhook
    if url is None:
        return None
    return NoticeAddress(url=url, format="json", language=room.settings.language)


def check_webhook(url: str | None) -> None:
    """Refuse an address that may not be told whose turn it is."""
    reason: Reason | None = None if url is None else why_not_url(url)
    if reason is not None:
        raise RequestError(REFUSED, reason)
