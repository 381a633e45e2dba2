"""The gate: each request is counted for its address, let in or refused, and timed."""

import time
from collections.abc import Callable
from typing import Final, final

from litestar.enums import ScopeType
from litestar.exceptions import ClientException, TooManyRequestsException
from litestar.types import ASGIApp, Receive, Scope, Send

from carson.server.http.limits import ONE_IN, cost_of, network, opens_a_table
from carson.server.metrics import Metrics

MINUTE: Final = 60.0
STREAM: Final = "/events"
FILES: Final = "/assets/"
LONGEST_PATH: Final = 200
UNREADABLE: Final = ("\x00", "\ufffd")
"""What no name of ours has: the sign that ends texts elsewhere, and what stands for bad UTF-8."""
Clock = Callable[[], float]


@final
class Limiter:
    """A limit of requests a minute from one address, and a lower one for opening tables."""

    def __init__(self, requests_per_minute: int, clock: Clock = time.monotonic) -> None:
        self._most: Final = (requests_per_minute, max(requests_per_minute // ONE_IN, 1))
        self._clock: Final = clock
        self._since = clock()
        self._counts: Final[tuple[dict[str, int], dict[str, int]]] = ({}, {})

    def wait_seconds(self, address: str, opens: bool, cost: int = 1) -> int:
        """Count a request; how long its address has to wait instead, 0 if it need not."""
        now = self._clock()
        if now >= self._since + MINUTE:
            self._since = now
            for counts in self._counts:
                counts.clear()
        if self._is_over(0, address, cost) or (opens and self._is_over(1, address, 1)):
            return int(self._since + MINUTE - now) + 1
        return 0

    def _is_over(self, kind: int, address: str, cost: int) -> bool:
        counts = self._counts[kind]
        count = counts.get(address, 0)
        if count >= self._most[kind]:
            return True
        counts[address] = count + cost
        return False


@final
class Gate:
    """What every request passes first."""

    def __init__(self, app: ASGIApp, limiter: Limiter | None, metrics: Metrics) -> None:
        self.app: Final = app
        self._limiter: Final = limiter
        self._metrics: Final = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it."""
        path = scope["path"]
        if len(path) > LONGEST_PATH or any(sign in path for sign in UNREADABLE):
            raise ClientException
        if self._limiter is not None and not path.startswith(FILES):
            client = scope["client"]
            posts = scope["type"] == ScopeType.HTTP and scope["method"] == "POST"
            wait = self._limiter.wait_seconds(
                network(client[0] if client else ""), posts and opens_a_table(path), cost_of(path)
            )
            if wait:
                raise TooManyRequestsException(headers={"retry-after": str(wait)})
        if path.endswith(STREAM):
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        try:
            await self.app(scope, receive, send)
        finally:
            self._metrics.answered(time.perf_counter() - began)
