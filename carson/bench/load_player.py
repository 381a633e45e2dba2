"""Load players: they know a server through HTTP alone, for benchmarks and for tests under load.

Each has a table of their own and plays all its seats that are no bot's, one random move after the
other. Where an answer is lost they send the same command again, to the next server if there are
several: it is done once.
"""

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import Final, final

import httpx
from msgspec import Struct, json

from carson.core.chance import Stream

AGAIN_SECONDS: Final = 0.2
ANSWER_SECONDS: Final = 30.0
"""How long one answer is waited for."""
PATIENCE_SECONDS: Final = 120.0
"""A server that does not answer for so long is not waited for."""
UNKNOWN: Final = 503
STALE: Final = 409
DONE: Final = 201


class LoadMove(Struct):
    """A move that is offered."""

    move: str


class LoadDecision(Struct):
    """A decision, as far as a random player looks at it."""

    id: str
    moves: list[LoadMove]


class LoadView(Struct):
    """A table, as far as a random player looks at it."""

    status: str
    seat: int
    sequence: int
    decision: LoadDecision | None


class OpenedTable(Struct):
    """A table that was opened."""

    id: str
    token: str | None = None
    """None where the one that was sent goes on to count."""


class LoadReceipt(Struct):
    """A command that was done."""

    sequence: int


class UnexpectedAnswer(Exception):
    """A server answered as it should not."""


@final
class LoadPlayer:
    """Plays at one table."""

    def __init__(
        self,
        servers: Sequence[str],
        wanted: Mapping[str, object],
        seed: int,
        patience_seconds: float = PATIENCE_SECONDS,
        address: str | None = None,
    ) -> None:
        """Someone at one of the servers; `address` is that of this machine that they come from."""
        # Certificates are loaded slowly, and for plain addresses in vain.
        self._client: Final = httpx.AsyncClient(
            timeout=ANSWER_SECONDS,
            transport=httpx.AsyncHTTPTransport(verify=False, local_address=address),
            trust_env=False,
        )
        self._servers: Final = servers
        self._wanted: Final = wanted
        self._patience_seconds: Final = patience_seconds
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
        status, content = await self.ask("POST", "/games", self._wanted)
        if status != DONE:
            raise UnexpectedAnswer(content.decode())
        opened = json.decode(content, type=OpenedTable)
        self.table, self.token = opened.id, opened.token or self.token

    async def look(self) -> LoadView:
        """The table as it stands."""
        before = time.perf_counter()
        status, content = await self.ask("GET", f"/games/{self.table}")
        self.view_seconds.append(time.perf_counter() - before)
        if status != 200:
            raise UnexpectedAnswer(content.decode())
        return json.decode(content, type=LoadView)

    async def take_turn(self) -> bool:
        """Answer what is asked, if something is; False when the game is over."""
        seen = await self.look()
        if seen.decision is None:
            await asyncio.sleep(AGAIN_SECONDS)
        else:
            await self._move(seen.seat, seen.decision)
        return seen.status != "over"

    async def _move(self, seat: int, asked: LoadDecision) -> None:
        move = asked.moves[self._stream.below(len(asked.moves))].move
        command = f"load-move-{len(self.sent):06}"
        self.sent[command] = move
        body = {"command_id": command, "seat": seat, "decision_id": asked.id, "move": move}
        before = time.perf_counter()
        status, content = await self.ask("POST", f"/games/{self.table}/moves", body)
        self.move_seconds.append(time.perf_counter() - before)
        if status == DONE:
            self.acknowledged[command] = json.decode(content, type=LoadReceipt).sequence
        elif status != STALE:
            raise UnexpectedAnswer(content.decode())

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """The answer of the first server that gives one."""
        end = time.monotonic() + self._patience_seconds
        while time.monotonic() < end:
            for server in self._servers:
                try:
                    answer = await self._send(method, server + path, body)
                except httpx.TransportError:
                    continue
                if answer.status_code != UNKNOWN:
                    return answer.status_code, answer.content
            await asyncio.sleep(AGAIN_SECONDS)
        raise UnexpectedAnswer("no server answers")

    async def _send(self, method: str, url: str, body: object) -> httpx.Response:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        content = None if body is None else json.encode(body)
        return await self._client.request(method, url, content=content, headers=headers)

    async def close(self) -> None:
        """End all connections."""
        await self._client.aclose()
