"""Callers: who sends a request, by cookie or header, in which language."""

from typing import Annotated, Final

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.params import QueryParameter

from carson.core.reasons import Reason
from carson.server import tokens, wire
from carson.server.errors import FORBIDDEN, Trouble
from carson.server.views import Caller, language_of

Asking = Request[object, object, State]

COOKIE: Final = "carson_token"
COOKIE_SECONDS: Final = 400 * 24 * 3600
OWN_HEADER: Final = "x-carson"
"""A page of another site cannot send it, so a cookie alone is never enough to change anything."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
BEARER: Final = "bearer "

SeatQuery = Annotated[
    int | None,
    QueryParameter(name="seat", required=False, ge=0, le=9, description="One of one's own seats."),
]
LanguageQuery = Annotated[
    wire.Language | None,
    QueryParameter(
        name="language", required=False, description="Instead of the header Accept-Language."
    ),
]


def caller_of(request: Asking, language: LanguageQuery = None) -> Caller:
    """Who asks."""
    header = request.headers.get("accept-language", "")
    token = token_of(request)
    return Caller(None if token is None else tokens.hashed(token), language_of(language, header))


def token_of(request: Asking) -> str | None:
    """The token that a request brings, in its header or in its cookie."""
    header = request.headers.get("authorization", "")
    if header[: len(BEARER)].lower() == BEARER:
        return _checked(header[len(BEARER) :].strip())
    cookie = request.cookies.get(COOKIE)
    if cookie is None:
        return None
    if request.method not in SAFE and OWN_HEADER not in request.headers:
        raise Trouble(FORBIDDEN, Reason("no-own-header"))
    return _checked(cookie)


def _checked(token: str) -> str | None:
    return token if tokens.is_token(token) else None


def cookie_for(token: str, request: Asking) -> Cookie:
    """The cookie that keeps a token in a browser; scripts cannot read it."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=COOKIE_SECONDS,
        path="/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
