"""Refusing: what went wrong outside the rules, as a trouble that can be told."""

import logging
from typing import Final

from litestar.exceptions import HTTPException

from carson.core.reasons import Reason
from carson.server.http.errors import UNAVAILABLE, Trouble, traced
from carson.server.store.database import Unavailable

CODES: Final = {
    401: "no-token",
    403: "forbidden",
    404: "not-found",
    405: "not-allowed",
    413: "too-large",
    429: "too-many",
}
logger: Final = logging.getLogger(__name__)


def unavailable(error: Unavailable) -> Trouble:
    """The database does not answer."""
    logger.warning("the database does not answer: %s", error)
    return Trouble(UNAVAILABLE, Reason("unavailable"))


def of_http(error: HTTPException) -> Trouble:
    """What the framework refuses."""
    status = error.status_code
    code = CODES.get(status, "bad-request" if status < 500 else "failure")
    return Trouble(status, Reason(code))


def failure(error: Exception) -> Trouble:
    """A mistake of ours: it is written into the log of the server, and not shown."""
    logger.error("a request failed: %s", traced(error))
    return Trouble(500, Reason("failure"))
