"""Limits: how much one address may ask, and how many may listen at once."""

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from litestar.middleware.rate_limit import RateLimitConfig
from litestar.types import Middleware

from carson.server.http.callers import HttpRequest

LARGEST_BODY: Final = 1_500_000
MOST_LINES: Final = 5_000
"""A record with more lines is no game; the longest have a third of them."""
MOST_ENTRIES: Final = 20_000
"""A table with more entries is not played any more."""
MOST_TALK: Final = 10_000
"""At a table with more entries nothing is said any more, so that the moves find room."""
MOST_TOKENS: Final = 20
"""A seat has no more links."""
LISTENERS_AT_TABLE: Final = 100
LISTENERS_FROM_ADDRESS: Final = 100
LISTENERS: Final = 5_000
"""How many streams one process keeps open: of one table, for one address, in all."""
ONE_IN: Final = 20
"""Of the requests of an address, so many may open a table."""
OPENING: Final = ("/games", "/games/import", "/fork", "/rematch")
STORES: Final = ("rate_limit", "rate_limit_tables")
OWN_NETWORK: Final = 64
"""Whoever has an address of the newer kind has a whole network of them."""


def limits(requests_per_minute: int) -> list[Middleware]:
    """So many requests a minute from one address, and fewer that open tables; 0 is no limit."""
    if not requests_per_minute:
        return []
    tables = max(requests_per_minute // ONE_IN, 1)
    every = RateLimitConfig(
        ("minute", requests_per_minute),
        exclude=["^/assets/"],
        identifier_for_request=network_of,
        store=STORES[0],
    )
    opening = RateLimitConfig(
        ("minute", tables),
        check_throttle_handler=opens_a_table,
        identifier_for_request=network_of,
        set_rate_limit_headers=False,
        store=STORES[1],
    )
    return [every.middleware, opening.middleware]


def network_of(request: HttpRequest) -> str:
    """Whom a request is counted for."""
    return network(request.client.host if request.client else "")


def network(host: str) -> str:
    """An address, or the network that belongs to whoever has it."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, OWN_NETWORK), strict=False))


def opens_a_table(request: HttpRequest) -> bool:
    """Whether a request would make the database larger by a whole table."""
    return request.method == "POST" and request.url.path.rstrip("/").endswith(OPENING)
