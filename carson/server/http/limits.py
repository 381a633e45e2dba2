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
"""At a table with more entries there are only moves any more, so that these find room."""
LOG_PAGE: Final = 200
"""This many entries of a log are told at once."""
LOG_SLICE: Final = 20
"""After this many of them all others have their turn."""
MOST_TABLES: Final = 200
"""This many games that are not over one token may have."""
MOST_ASKING: Final = 5
"""At most this many may ask for a seat of a table at the same time."""
MOST_ASKED: Final = 50
"""At most this often strangers may ask for a seat of a table at all."""
MOST_TOKENS: Final = 20
"""A seat has no more links."""
LISTENERS_AT_TABLE: Final = 1_000
LISTENERS_ON_SEAT: Final = 20
"""Whoever sits at a table finds a place to listen, however many others do."""
LISTENERS_FROM_ADDRESS: Final = 100
LISTENERS: Final = 5_000
"""How many streams one process keeps open: of one table, for one address, in all."""
ONE_IN: Final = 20
"""Of the requests of an address, this many may open a table."""
OPENING: Final = ("/games", "/games/import", "/tutorial", "/text/games", "/text/learn")
CONTINUING: Final = ("/fork", "/rematch")
COSTLY: Final = ("/log", "/record", "/schema", "/refusals", "/column")
COSTLY_PARTS: Final = ("/at/", "/review/")
COST: Final = 5
"""What takes longer to answer counts as this many requests."""
OWN_NETWORK: Final = 64
"""Whoever has an address of the newer kind has a whole network of them."""


def opens_a_table(path: str) -> bool:
    """Whether something that is sent there may make the database larger by a whole table."""
    plain = path.rstrip("/")
    return plain in OPENING or plain.endswith(CONTINUING)


def cost_of(path: str) -> int:
    """As how many requests one counts."""
    return COST if path.endswith(COSTLY) or any(part in path for part in COSTLY_PARTS) else 1


def network_of(request: HttpRequest) -> str:
    """The client that a request is counted for."""
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
