"""A crowd: players who know a server through HTTP alone, for benchmarks and trials.

Each regular has a table of his own and plays all its seats that are no bot's, one random move after
the other. Where an answer is lost he sends the same command again, to the next server if there are
several: it is done once.
"""

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import Final, final

from msgspec import Struct, json

from carson.core.chance import Stream
from carson.server.line import Line, Lost

AGAIN_SECONDS: Final = 0.2
PATIENCE_SECONDS: Final = 120.0
"""A server that does not answer for so long is not waited for."""
UNKNOWN: Final = 503
STALE: Final = 409
DONE: Final = 201


class Offered(Struct):
    """A move that is offered."""

    move: str


class Asked(Struct):
    """A decision, as far as a random player looks at it."""

    id: str
    moves: list[Offered]


class Seen(Struct):
    """A table, as far as a random player looks at it."""

    status: str
    seat: int
    sequence: int
    decision: Asked | None


class Opened(Struct):
    """A table that was opened."""

    id: str
    token: str


class Done(Struct):
    """A command that was done."""

    sequence: int


class Unexpected(Exception):
    """A server answered as it should not."""


@final
class Regular:
    """Plays at one table."""

    def __init__(self, lines: Sequence[Line], wish: Mapping[str, object], seed: int) -> None:
        self._lines: Final = lines
        self._wish: Final = wish
        self._stream: Final = Stream(seed)
        self.table = ""
        self.token = ""
        self.sent: Final[dict[str, str]] = {}
        """The moves by their commands, whether or not they were acknowledged."""
        self.acknowledged: Final[dict[str, int]] = {}
        """The entries of the commands that were acknowledged."""
        self.move_seconds: Final[list[float]] = []
        self.view_seconds: Final[list[float]] = []

    async def open(self) -> None:
        """Open the table."""
        status, content = await self.ask("POST", "/games", self._wish)
        if status != DONE:
            raise Unexpected(content.decode())
        opened = json.decode(content, type=Opened)
        self.table, self.token = opened.id, opened.token

    async def look(self) -> Seen:
        """The table as it stands."""
        before = time.perf_counter()
        status, content = await self.ask("GET", f"/games/{self.table}")
        self.view_seconds.append(time.perf_counter() - before)
        if status != 200:
            raise Unexpected(content.decode())
        return json.decode(content, type=Seen)

    async def take_turn(self) -> bool:
        """Answer what is asked, if something is; False when the game is over."""
        seen = await self.look()
        if seen.decision is None:
            await asyncio.sleep(AGAIN_SECONDS)
        else:
            await self._move(seen.seat, seen.decision)
        return seen.status != "over"

    async def _move(self, seat: int, asked: Asked) -> None:
        move = asked.moves[self._stream.below(len(asked.moves))].move
        command = f"crowd-{len(self.sent):06}"
        self.sent[command] = move
        wish = {"command_id": command, "seat": seat, "decision_id": asked.id, "move": move}
        before = time.perf_counter()
        status, content = await self.ask("POST", f"/games/{self.table}/moves", wish)
        self.move_seconds.append(time.perf_counter() - before)
        if status == DONE:
            self.acknowledged[command] = json.decode(content, type=Done).sequence
        elif status != STALE:
            raise Unexpected(content.decode())

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """The answer of the first server that gives one."""
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end:
            for line in self._lines:
                try:
                    status, content = await line.ask(method, path, self.token, body)
                except Lost:
                    continue
                if status != UNKNOWN:
                    return status, content
            await asyncio.sleep(AGAIN_SECONDS)
        raise Unexpected("no server answers")

    def go_home(self) -> None:
        """End all connections."""
        for line in self._lines:
            line.hang_up()
