"""Turn notices by webhook: a small message to a public https address, and to no other place.

The address comes from a player, so it may point into the server's own network. Its name is looked
up once, all its addresses must be public, and the connection goes to the very address that
was looked at: a name that means something else a moment later leads nowhere. Redirects are not
followed. Whatever goes wrong is logged, and no table ever notices.
"""

import asyncio
import logging
import re
import socket
import ssl
from base64 import b64encode
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Final, Literal, final
from urllib.parse import urlsplit

from msgspec import Struct, json, structs

from carson.core.reasons import Reason

LOG: Final = logging.getLogger(__name__)

PORT: Final = 443
LONGEST: Final = 500
"""Letters of an address, and of a notice's text."""
TITLE: Final = 100
"""Letters of the title of a notice."""
SECONDS: Final = 5.0
"""For one notice, from the look at the name to the answer."""
ANSWER_BYTES: Final = 1024
"""More is not read; the first line is enough."""
TRIED: Final = 3
"""How many addresses of one name are tried."""
AT_ONCE: Final = 8
PENDING: Final = 100
"""How many notices may be on their way, and how many more may wait for that."""
NOTICES: Final = 10
PER_SECONDS: Final = 300.0
"""A game sends this many notices in such a time; the others are left out."""
HOST_NOTICES: Final = 300
"""This many go to one name in that time, from however many games."""

NAME: Final = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?")
"""A full name; an address in numbers, in whatever way it is written, is none."""
NO_PLACE: Final = tuple(
    ip_network(network)
    for network in (
        "168.63.129.16/32",  # answers to the machines of a cloud
        "192.0.0.0/24",
        "192.88.99.0/24",
        "2001::/23",
        "2001:db8::/32",
        "2002::/16",
        "3fff::/20",
    )
)
"""Addresses that count as public, but lead elsewhere: into a cloud, through a tunnel, nowhere."""
PUBLIC_SIX: Final = ip_network("2000::/3")

Address = IPv4Address | IPv6Address
Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Resolver = Callable[[str], Awaitable[list[Address]]]
Connector = Callable[[Address, str], Awaitable[Connection]]
"""Connects to an address, which must prove that it has this name."""


Format = Literal["ntfy", "json"]
"""As plain text with a title, for ntfy; or as JSON, whose `text` Matrix and others show."""


class Notice(Struct, frozen=True, kw_only=True):
    """What is sent: it is someone's turn at a table."""

    table: str
    game: str
    seat: str
    """The name of whoever is asked."""
    url: str
    text: str


class Undelivered(Exception):
    """A notice did not arrive, and why not."""


# --- what may be called ---------------------------------------------------------------------
def why_not_url(url: str) -> Reason | None:
    """Why an address cannot be a webhook, as far as its text tells; None if it can."""
    return None if _target(url) else Reason("webhook-address")


def _target(url: str) -> tuple[str, str] | None:
    """The name and the path of a plain https address."""
    if len(url) > LONGEST or not all("!" <= letter <= "~" for letter in url):
        return None
    with suppress(ValueError):
        parts = urlsplit(url)
        name = parts.hostname or ""
        plain = parts.netloc.lower() in (name, f"{name}:{PORT}") and len(name) <= 253
        if plain and parts.scheme == "https" and NAME.fullmatch(name):
            return name, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return None


def is_public(address: Address) -> bool:
    """Whether an address belongs to nobody's own network."""
    if isinstance(address, IPv6Address) and address not in PUBLIC_SIX:
        return False
    special = address.is_multicast or address.is_reserved or not address.is_global
    return not special and not any(address in network for network in NO_PLACE)


# --- the network ----------------------------------------------------------------------------
# Threads of its own, so that a name server that does not answer holds up nothing but notices.
LOOK_UPS: Final = ThreadPoolExecutor(max_workers=4, thread_name_prefix="webhook")


async def look_up(name: str) -> list[Address]:
    """All addresses that a name stands for."""
    loop = asyncio.get_running_loop()
    found = await loop.run_in_executor(LOOK_UPS, _addresses, name)
    return [ip_address(text) for text in dict.fromkeys(found)]


def _addresses(name: str) -> list[str]:
    found = socket.getaddrinfo(name, PORT, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


async def connect(
    address: Address, name: str, port: int = PORT, context: ssl.SSLContext | None = None
) -> Connection:
    """A connection to an address that proves to have the name."""
    return await asyncio.open_connection(
        str(address), port, ssl=context or _context(), server_hostname=name, limit=ANSWER_BYTES
    )


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()


# --- notices --------------------------------------------------------------------------------
@final
class Webhooks:
    """Sends notices, not too many for any game."""

    def __init__(
        self,
        resolve: Resolver = look_up,
        connect: Connector = connect,
        clock: Callable[[], float] = monotonic,
        seconds: float = SECONDS,
    ) -> None:
        self._resolve: Final = resolve
        self._connect: Final = connect
        self._clock: Final = clock
        self._seconds: Final = seconds
        self._at_once: Final = asyncio.Semaphore(AT_ONCE)
        self._pending = 0
        self._sent: Final[deque[tuple[float, str, str]]] = deque()
        self._counts: Counter[str] = Counter()

    async def notify(
        self, url: str, notice: Notice, format: Format = "json", title: str = ""
    ) -> bool:
        """Send a notice; whether it arrived. Whatever goes wrong is only logged."""
        name = (_target(url) or ("a strange address",))[0]
        # What is sent to try an address out is of no table, and counts for that address.
        if not self._has_room(notice.table or url, name):
            return False
        self._pending += 1
        try:
            async with self._at_once, asyncio.timeout(self._seconds):
                await self._send(url, lambda to: _post(to, notice, format, title))
        except (Undelivered, OSError, ValueError, EOFError) as error:
            # The path of a webhook is often a secret, so the log tells the name alone.
            LOG.warning("no turn notice to %s: %s", name, _trouble(error))
            return False
        finally:
            self._pending -= 1
        return True

    def _has_room(self, table: str, name: str) -> bool:
        """Count a notice, unless there were too many."""
        now = self._clock()
        while self._sent and self._sent[0][0] <= now - PER_SECONDS:
            self._counts -= Counter(self._sent.popleft()[1:])
        # A name has a dot and a table has none, so they are counted side by side.
        many = self._counts[table] >= NOTICES or self._counts[name] >= HOST_NOTICES
        if many or self._pending >= AT_ONCE + PENDING:
            return False
        self._sent.append((now, table, name))
        self._counts.update((table, name))
        return True

    async def _send(self, url: str, written: Callable[[tuple[str, str]], bytes]) -> None:
        target = _target(url)
        if target is None:
            raise Undelivered("no https address")
        reader, writer = await self._open(target[0])
        try:
            writer.write(written(target))
            await writer.drain()
            _check(await reader.readline())
        finally:
            writer.transport.abort()

    async def _open(self, name: str) -> Connection:
        """A connection to one of the addresses of a name, all of which must be public."""
        addresses = await self._resolve(name)
        if not addresses or not all(is_public(address) for address in addresses):
            raise Undelivered("no public address")
        for address in addresses[:TRIED]:
            with suppress(OSError):
                return await self._connect(address, name)
        raise Undelivered("no connection")


def _post(target: tuple[str, str], notice: Notice, format: Format, title: str) -> bytes:
    """The whole request."""
    name, path = target
    text = notice.text[:LONGEST]
    kind, body, more = _written(structs.replace(notice, text=text), format, title)
    head = (
        f"POST {path} HTTP/1.1",
        f"Host: {name}",
        "User-Agent: carson",
        f"Content-Type: {kind}",
        f"Content-Length: {len(body)}",
        *more,
        "Connection: close",
        "\r\n",
    )
    return "\r\n".join(head).encode("ascii") + body


def _written(notice: Notice, format: Format, title: str) -> tuple[str, bytes, tuple[str, ...]]:
    """What kind of body is sent, the body, and headers of its own."""
    if format == "json":
        return "application/json", json.encode(notice), ()
    link = (f"Click: {notice.url}",) if notice.url.isascii() else ()
    return "text/plain; charset=utf-8", notice.text.encode(), (f"Title: {_header(title)}", *link)


def _header(text: str) -> str:
    """A line for a header: no other signs than those of ASCII may stand there as they are."""
    plain = "".join(letter for letter in text if letter.isprintable())[:TITLE]
    if plain.isascii():
        return plain
    return f"=?UTF-8?B?{b64encode(plain.encode()).decode()}?="


def _check(status: bytes) -> None:
    """Anything but a plain success is none; a redirect leads nowhere."""
    if not re.match(rb"HTTP/1\.[01] 2\d\d\b", status):
        raise Undelivered(f"answered {status[:40].decode('ascii', 'replace').strip()!r}")


def _trouble(error: Exception) -> str:
    return str(error) if isinstance(error, Undelivered) else type(error).__name__
