"""A line to a server: requests over one connection, which is made anew when it is lost."""

import asyncio
from asyncio import StreamReader, StreamWriter
from typing import Final, final

from msgspec import json

SECONDS: Final = 30.0
"""How long an answer is waited for."""
LONGEST_LINE: Final = 1 << 16


class Lost(Exception):
    """No answer came, so nobody knows whether the request was done."""


@final
class Line:
    """Asks one server, one question after the other."""

    def __init__(self, host: str, port: int) -> None:
        self.host: Final = host
        self.port: Final = port
        self._connection: tuple[StreamReader, StreamWriter] | None = None

    async def ask(
        self, method: str, path: str, token: str = "", body: object = None
    ) -> tuple[int, bytes]:
        """The status and the body of an answer; Lost if there is none."""
        try:
            async with asyncio.timeout(SECONDS):
                reader, writer = await self._connected()
                writer.write(self._request(method, path, token, body))
                return await _answer(reader)
        except (OSError, EOFError, ValueError) as error:
            self.hang_up()
            raise Lost from error

    def hang_up(self) -> None:
        """End the connection."""
        if self._connection is not None:
            self._connection[1].transport.abort()
            self._connection = None

    async def _connected(self) -> tuple[StreamReader, StreamWriter]:
        if self._connection is None:
            opened = asyncio.open_connection(self.host, self.port, limit=LONGEST_LINE)
            self._connection = await opened
        return self._connection

    def _request(self, method: str, path: str, token: str, body: object) -> bytes:
        content = b"" if body is None else json.encode(body)
        head = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}"]
        if token:
            head.append(f"Authorization: Bearer {token}")
        if body is not None:
            head.append("Content-Type: application/json")
        head += [f"Content-Length: {len(content)}", "\r\n"]
        return "\r\n".join(head).encode("ascii") + content


async def _answer(reader: StreamReader) -> tuple[int, bytes]:
    """The next answer that comes; ours always tell their length."""
    status = int((await reader.readuntil(b"\n")).split()[1])
    length = 0
    while (field := (await reader.readuntil(b"\n")).strip()) != b"":
        name, _, value = field.partition(b":")
        if name.lower() == b"content-length":
            length = int(value)
    return status, await reader.readexactly(length)
