"""Packing: answers get the headers that protect, and are packed for whoever can unpack them."""

import zlib
from typing import Final, final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from carson.server.http.headers import HEADERS

ENCODED: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
SMALLEST: Final = 500
"""Bytes; less is not worth the time."""
LEVEL: Final = 1
"""More takes up to twice the time and saves a twentieth."""
GZIP: Final = 16 + 13
"""A window of 8 kB packs as well, and leaves more of the processor's cache to others."""
MEMORY: Final = 6
STREAM: Final = b"text/event-stream"
"""What must not wait until there is enough to pack."""
WITHOUT_BODY: Final = (204, 304)


@final
class Packer:
    """What every answer passes last."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the answer pass."""
        accepted = any(name == b"accept-encoding" and b"gzip" in x for name, x in scope["headers"])
        await self.app(scope, receive, PackedAnswer(send, accepted).send)


@final
class PackedAnswer:
    """One answer on its way."""

    def __init__(self, send: Send, can_unpack: bool) -> None:
        self._send: Final = send
        self._can_unpack: Final = can_unpack
        self._start: Message | None = None
        self._packing: zlib._Compress | None = None

    async def send(self, message: Message) -> None:
        """Pass on a part of the answer."""
        if message["type"] == "http.response.start":
            headers = list(message["headers"])
            known = {name for name, _ in headers}
            headers += [(name, value) for name, value in ENCODED if name not in known]
            message["headers"] = headers
            self._start = message
            return
        if message["type"] != "http.response.body":
            await self._send(message)
            return
        start, self._start = self._start, None
        if start is not None:
            self._begin(start, len(message["body"]), message["more_body"])
            await self._send(start)
        if self._packing is not None:
            body = self._packing.compress(message["body"])
            message["body"] = body if message["more_body"] else body + self._packing.flush()
        await self._send(message)

    def _begin(self, start: Message, size: int, more: bool) -> None:
        """Decide whether the body is packed; what it weighs is not known before, then."""
        assert start["type"] == "http.response.start"
        if not self._can_unpack or (size < SMALLEST and not more):
            return
        headers = dict(start["headers"])
        is_stream = headers.get(b"content-type", b"").startswith(STREAM)
        if is_stream or b"content-encoding" in headers or start["status"] in WITHOUT_BODY:
            return
        self._packing = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP, MEMORY)
        kept = [(name, value) for name, value in start["headers"] if name != b"content-length"]
        start["headers"] = [*kept, (b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
