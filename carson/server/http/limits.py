"""Limits: how much one address may ask, and how many may listen at once."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

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
LISTENERS_AT_TABLE: Final = 1_000
LISTENERS_FROM_ADDRESS: Final = 100
LISTENERS: Final = 5_000
"""How many streams one process keeps open: of one table, for one address, in all."""
ONE_IN: Final = 20
"""Of the requests of an address, so many may open a table."""
OPENING: Final = ("/games", "/games/import", "/fork", "/rematch")
OWN_NETWORK: Final = 64
"""Whoever has an address of the newer kind has a whole network of them."""


def network_of(request: HttpRequest) -> str:
    """Whom a request is counted for."""
    return network(request.client.host if request.client else "")


@lru_cache(maxsize=10_000)
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
