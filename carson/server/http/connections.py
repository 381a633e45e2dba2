"""Connections: whoever sends or reads too slowly, or sends headers without end, is cut off."""

import asyncio
from enum import Enum
from typing import Final, final

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState


class Awaited(Enum):
    """What a connection waits for next."""

    HEAD = "head"
    BODY = "body"
    READER = "reader"


PATIENCE: Final = {Awaited.HEAD: 10.0, Awaited.BODY: 30.0, Awaited.READER: 60.0}
"""Seconds until all headers are here, until the whole body is, and until what was written is
read by the other side."""
LARGEST_HEAD: Final = 65_536
"""Bytes; no browser sends that many before the body, and nobody else may fill our memory."""


@final
class PatientConnection(HttpToolsProtocol):
    """A connection that ends when the other side takes too long.

    How long someone may stay who sends nothing after an answer is known to its base.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._reads = Awaited.HEAD
        self._unanswered = 0
        self._head_bytes = 0
        """What has come of headers that are not complete."""
        self._timers: Final[dict[Awaited, asyncio.TimerHandle]] = {}
        self._wait_for(Awaited.HEAD)

    # --- the connection ---------------------------------------------------------------------
    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is waited for any more."""
        self._stop(*Awaited)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something came; if it was not all, the rest is waited for, up to a size."""
        if self._reads is Awaited.HEAD:
            self._head_bytes += len(data)
        super().data_received(data)
        if self._reads is Awaited.HEAD and self._head_bytes > LARGEST_HEAD:
            self._give_up()
            return
        if self._reads is Awaited.HEAD and self._unanswered:
            self._stop(Awaited.HEAD, Awaited.BODY)
        elif self._reads not in self._timers:
            self._stop(Awaited.HEAD, Awaited.BODY)
            self._wait_for(self._reads)

    def pause_writing(self) -> None:
        """What was written is not read."""
        super().pause_writing()
        self._wait_for(Awaited.READER)

    def resume_writing(self) -> None:
        """It was read."""
        self._stop(Awaited.READER)
        super().resume_writing()

    # --- the request ------------------------------------------------------------------------
    def on_headers_complete(self) -> None:
        """Next comes the body."""
        self._reads = Awaited.BODY
        self._head_bytes = 0
        self._unanswered += 1
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Next comes another request, if any."""
        self._reads = Awaited.HEAD
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It was answered."""
        self._unanswered -= 1
        super().on_response_complete()

    # --- waiting ----------------------------------------------------------------------------
    def _wait_for(self, awaited: Awaited) -> None:
        self._timers[awaited] = self.loop.call_later(PATIENCE[awaited], self._give_up)

    def _stop(self, *awaited: Awaited) -> None:
        for what in awaited:
            timer = self._timers.pop(what, None)
            if timer is not None:
                timer.cancel()

    def _give_up(self) -> None:
        self.transport.abort()
