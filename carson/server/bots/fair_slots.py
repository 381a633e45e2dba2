"""Fair slots: this many work at once, and those who wait have their turns owner by owner.

Someone with a hundred tables waits a hundred turns of their own; whoever has one table waits for
one turn of each other owner, however many tables these have.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import Final, final


@final
class FairSlots:
    """Slots for those who work, and a line of owners, each with a line of their own."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._lines: Final[OrderedDict[Hashable, deque[asyncio.Future[None]]]] = OrderedDict()

    @asynccontextmanager
    async def slot(self, owner: Hashable) -> AsyncIterator[None]:
        """A slot, as soon as it is the owner's turn."""
        await self._acquire(owner)
        try:
            yield
        finally:
            self._release()

    async def _acquire(self, owner: Hashable) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._lines.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release()
            raise

    def _release(self) -> None:
        """Hand the slot to whoever is next; their owner goes to the end of the line."""
        while self._lines:
            owner, line = self._lines.popitem(last=False)
            while line:
                turn = line.popleft()
                if turn.done():
                    continue
                if line:
                    self._lines[owner] = line
                turn.set_result(None)
                return
        self._free += 1
