"""Errors: why a request is not done, as a status, a reason, and whose words tell it."""

import logging
from collections.abc import Sequence
from traceback import format_tb
from typing import Final

from litestar.exceptions import HTTPException

from carson.core.reasons import Reason
from carson.i18n.texts import Texts
from carson.i18n.words import Words
from carson.i18n.words.board import BOARD_WORDS
from carson.rulebook.references import rule_of
from carson.server.http.headers import HEADERS
from carson.server.http.responses import Problem, TableView
from carson.server.store.backend import Unavailable

BAD_REQUEST: Final = 400
NO_TOKEN: Final = 401
FORBIDDEN: Final = 403
MISSING: Final = 404
CONFLICT: Final = 409
GONE: Final = 410
REFUSED: Final = 422
TOO_MANY: Final = 429
UNAVAILABLE: Final = 503
CODES: Final = {
    401: "no-token",
    403: "forbidden",
    404: "not-found",
    405: "not-allowed",
    413: "too-large",
    429: "too-many",
}
logger: Final = logging.getLogger(__name__)


class RequestError(Exception):
    """What a client did cannot be done; nothing was changed."""

    def __init__(
        self,
        status: int,
        reason: Reason,
        names: Sequence[str] = (),
        words: Words = BOARD_WORDS,
        view: TableView | None = None,
    ) -> None:
        super().__init__(str(reason))
        self.status: Final = status
        self.reason: Final = reason
        self.names: Final = names
        self.words: Final = words
        self.view: Final = view

    def problem(self, language: str) -> Problem:
        """What the client is told."""
        problem = explained(self.reason, Texts(language, self.names, self.words))
        problem.view = self.view
        return problem


def explained(reason: Reason, texts: Texts) -> Problem:
    """A reason with its sentence, and the rule behind it."""
    rule = rule_of(reason.code, texts.words.prefix)
    return Problem(code=reason.code, args=dict(reason.args), text=texts.reason(reason), rule=rule)


def traced(error: BaseException) -> str:
    """Where a mistake was made; not what it says, for that may speak of someone's secret."""
    return f"{type(error).__name__}\n{''.join(format_tb(error.__traceback__))}"


# --- what went wrong outside the rules ------------------------------------------------------
def as_request_error(error: Exception) -> RequestError:
    """Whatever stopped a request, as what its client is told."""
    match error:
        case RequestError():
            return error
        case Unavailable():
            return unavailable(error)
        case HTTPException():
            return of_http(error)
        case RecursionError():
            # Nothing that we understand is nested so deeply.
            return RequestError(BAD_REQUEST, Reason("bad-request"))
        case _:
            return failure(error)


def headers_of(error: Exception) -> dict[str, str]:
    """The headers that tell of an error, besides those of every answer."""
    more = error.headers if isinstance(error, HTTPException) else None
    return {**HEADERS, **(more or {})}


def unavailable(error: Unavailable) -> RequestError:
    """The database does not answer."""
    logger.warning("the database does not answer: %s", error)
    return RequestError(UNAVAILABLE, Reason("unavailable"))


def of_http(error: HTTPException) -> RequestError:
    """What the framework refuses."""
    status = error.status_code
    code = CODES.get(status, "bad-request" if status < 500 else "failure")
    return RequestError(status, Reason(code))


def failure(error: Exception) -> RequestError:
    """A mistake of ours: it is written into the log of the server, and not shown."""
    logger.error("a request failed: %s", traced(error))
    return RequestError(500, Reason("failure"))
