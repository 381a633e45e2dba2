"""A network for the tests: names that mean what a test says, and one https server."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from ipaddress import IPv4Address, ip_address
from pathlib import Path
from threading import Thread
from typing import Final

from carson.server.notify.webhooks import Address, Connection, Notice, Webhooks, connect
from tests.support.patience import SECONDS, wait_until

KEY: Final = """\
-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIO1RSYqbNuxctuOu3jF7OMzINZvZKuuBtU8ydCz9S/OXoAoGCCqGSM49
AwEHoUQDQgAELkRkhSdOf72LNTyoUPq67Y/sAo7dHDMe+wkVn3QdjfAks+kEOr70
YkVYpLBlwh9N1mOYsA4xALdLDB9QyYBwwA==
-----END EC PRIVATE KEY-----
"""
CERTIFICATE: Final = """\
-----BEGIN CERTIFICATE-----
MIIBrjCCAVOgAwIBAgIUGmeykPBwIISD0nwWVyIs/e6bh4cwCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRaG9va3MuZXhhbXBsZS5vcmcwIBcNMjYxMTE1MTI0OTU2WhgP
MjEyNjEwMjIxMjQ5NTZaMBwxGjAYBgNVBAMMEWhvb2tzLmV4YW1wbGUub3JnMFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAELkRkhSdOf72LNTyoUPq67Y/sAo7dHDMe
+wkVn3QdjfAks+kEOr70YkVYpLBlwh9N1mOYsA4xALdLDB9QyYBwwKNxMG8wHQYD
VR0OBBYEFGbRtLxwm00O38h1kOnavYHXRRInMB8GA1UdIwQYMBaAFGbRtLxwm00O
38h1kOnavYHXRRInMA8GA1UdEwEB/wQFMAMBAf8wHAYDVR0RBBUwE4IRaG9va3Mu
ZXhhbXBsZS5vcmcwCgYIKoZIzj0EAwIDSQAwRgIhAIMcLEEHrktmkebmKWMrbyIn
H0GXutCFtyTxVjkLKyNLAiEA0GZxZnTI5oKkamKQGrrrLYPB7WNvTySYZoYJByTd
d0I=
-----END CERTIFICATE-----
"""
"""Of hooks.example.org; it proves nothing to anyone else."""
HOOK: Final = "https://hooks.example.org/turn?key=secret"
NOTICE: Final = Notice(
    table="dust", game="board", seat="ann", url="https://carson.example.org/t/dust", text="Ann!"
)
PUBLIC: Final = ip_address("93.184.216.34")
OK: Final = b"HTTP/1.1 204 No Content\r\n\r\n"


class Net:
    """Names that mean what a test says, and one server, whatever address is called."""

    def __init__(self, folder: Path, *addresses: str, answer: bytes = OK) -> None:
        self.addresses = [ip_address(address) for address in addresses or [str(PUBLIC)]]
        self.answer = answer
        self.seconds = SECONDS
        """For one notice."""
        self.looked_up: list[str] = []
        self.called: list[Address] = []
        self.requests: list[bytes] = []
        self._key, self._certificate = folder / "key.pem", folder / "certificate.pem"
        self._key.write_text(KEY)
        self._certificate.write_text(CERTIFICATE)
        self._port = 0

    def webhooks(self) -> Webhooks:
        """Webhooks for which there is no other network."""
        return Webhooks(self._resolve, self._connect, seconds=self.seconds)

    async def notify(self, *urls: str) -> list[bool]:
        """Start the server, and send a notice to each address."""
        async with self.serving():
            hooks = self.webhooks()
            return [await hooks.notify(url, NOTICE) for url in urls]

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[None]:
        """The server listens."""
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(self._certificate, self._key)
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=context)
        self._port = server.sockets[0].getsockname()[1]
        try:
            yield
        finally:
            server.close()

    @contextmanager
    def beside(self) -> Iterator[None]:
        """The server listens in a thread of its own."""
        loop = asyncio.new_event_loop()
        ending = asyncio.Event()

        async def serve() -> None:
            async with self.serving():
                await ending.wait()

        thread = Thread(target=loop.run_until_complete, args=[serve()])
        thread.start()
        wait_until(lambda: self._port > 0)
        try:
            yield
        finally:
            loop.call_soon_threadsafe(ending.set)
            thread.join()
            loop.close()

    async def _resolve(self, name: str) -> list[Address]:
        self.looked_up.append(name)
        return self.addresses

    async def _connect(self, address: Address, name: str) -> Connection:
        self.called.append(address)
        trusting = ssl.create_default_context(cafile=self._certificate)
        return await connect(IPv4Address("127.0.0.1"), name, self._port, trusting)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        self.requests.append(head + await reader.readexactly(length))
        writer.write(self.answer)
        await writer.drain()
