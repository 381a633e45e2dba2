"""Callers: who sends a request, by cookie or header, in which language."""

from dataclasses import dataclass
from functools import lru_cache
from hmac import compare_digest
from typing import Annotated, Final

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from carson.core.reasons import Reason
from carson.i18n.texts import LANGUAGES
from carson.server.http import responses
from carson.server.http.errors import FORBIDDEN, RequestError
from carson.server.tables import tokens

HttpRequest = Request[object, object, State]

COOKIE: Final = "carson_token"
COOKIE_SECONDS: Final = 400 * 24 * 3600
OWN_HEADER: Final = "x-carson"
"""A page of another site cannot send it, so a cookie alone is never enough to change anything."""
FORM_COOKIE: Final = "carson_form"
"""From it and the token comes what a form has to repeat; no page of another site knows either."""
LANGUAGE_COOKIE: Final = "carson_language"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
BEARER: Final = "bearer "

SeatQuery = Annotated[
    int | None,
    QueryParameter(name="seat", required=False, ge=0, le=9, description="One of one's own seats."),
]
LanguageQuery = Annotated[
    responses.Language | None,
    QueryParameter(
        name="language", required=False, description="Instead of the header Accept-Language."
    ),
]


@dataclass(frozen=True)
class Caller:
    """Who asks: the hash of their token, if they have one, and their language."""

    token: str | None
    language: responses.Language


def caller_of(
    request: HttpRequest, context: NamedDependency[object], language: LanguageQuery = None
) -> Caller:
    """Who asks.

    The context is asked for so that it is found first: for two things at once a group of tasks
    would be started with every request.
    """
    return caller_with(token_of(request), request)


def caller_with(token: str | None, request: HttpRequest) -> Caller:
    """Whoever has a token, or nobody, in the language of the request."""
    return Caller(None if token is None else tokens.hashed(token), spoken(request))


def spoken(request: HttpRequest) -> responses.Language:
    """The language that a request asks for, that was chosen before, or that its browser likes."""
    asked = request.query_params.get("language") if request.scope["query_string"] else None
    wanted = asked or cookie_of(request, LANGUAGE_COOKIE)
    return language_of(wanted, header_of(request, b"accept-language"))


def header_of(request: HttpRequest, name: bytes) -> str:
    """What a header says; empty where it is missing.

    Read from the request as it came: with every request it is looked for several times, and to
    make all headers into a mapping first costs more than the rest of it.
    """
    found = (value for key, value in request.scope["headers"] if key == name)
    return next(found, b"").decode("latin-1")


@lru_cache(maxsize=1_000)
def language_of(wanted: str | None, header: str) -> responses.Language:
    """The language that is asked for: by name, or the first of the browser's that we have."""
    parts = [wanted or "", *(part.split(";")[0].strip() for part in header.split(","))]
    found = next((part[:2].lower() for part in parts if part[:2].lower() in LANGUAGES), "en")
    known: dict[str, responses.Language] = {"en": "en", "fr": "fr", "de": "de", "ja": "ja"}
    return known[found]


def token_of(request: HttpRequest, is_proven: bool = False) -> str | None:
    """The token that a request brings, in its header or in its cookie.

    For a change the cookie counts only with the header of our own pages, or where a form
    has proven that it is ours.
    """
    header = header_of(request, b"authorization")
    if header[: len(BEARER)].lower() == BEARER:
        return _checked(header[len(BEARER) :].strip())
    cookie = cookie_of(request, COOKIE)
    if cookie is None:
        return None
    if request.method not in SAFE and not is_proven and OWN_HEADER not in request.headers:
        raise RequestError(FORBIDDEN, Reason("no-own-header"))
    return _checked(cookie)


def cookie_name(key: str, request: HttpRequest) -> str:
    """The name of a cookie; over https no neighbour of our host can set one of this name."""
    return f"__Host-{key}" if request.scope["scheme"] == "https" else key


def cookie_of(request: HttpRequest, key: str) -> str | None:
    """What a cookie of ours holds."""
    if not header_of(request, b"cookie"):
        return None
    return request.cookies.get(cookie_name(key, request))


def _checked(token: str) -> str | None:
    return token if tokens.is_token(token) else None


def cookie_for(token: str, request: HttpRequest) -> Cookie:
    """The cookie that keeps a token in a browser; scripts cannot read it."""
    return _cookie(COOKIE, token, request)


# --- forms ----------------------------------------------------------------------------------
def form_secret(request: HttpRequest) -> str | None:
    """From what the proof of this browser's forms is made, if it has been told."""
    return _checked(cookie_of(request, FORM_COOKIE) or "")


def identity(request: HttpRequest) -> str:
    """Who a browser is by its cookie; empty for nobody yet."""
    return cookie_of(request, COOKIE) or ""


def proof_for(secret: str, who: str) -> str:
    """What a form has to repeat: it counts for a browser with its current identity."""
    return tokens.hashed(f"{secret}:{who}")


def check_form(request: HttpRequest, repeated: str) -> None:
    """Refuse a form that is not ours: it does not repeat what only our pages know."""
    secret = form_secret(request)
    proof = "" if secret is None else proof_for(secret, identity(request))
    if not proof or not compare_digest(proof.encode(), repeated.encode()):
        raise RequestError(FORBIDDEN, Reason("form-not-ours"))


def form_cookie(proof: str, request: HttpRequest) -> Cookie:
    """The cookie beside the forms."""
    return _cookie(FORM_COOKIE, proof, request)


def language_cookie(language: responses.Language, request: HttpRequest) -> Cookie:
    """The cookie that remembers a language."""
    return _cookie(LANGUAGE_COOKIE, language, request)


def _cookie(key: str, value: str, request: HttpRequest) -> Cookie:
    """A cookie that comes with a link from elsewhere, but never with a form from there."""
    return Cookie(
        key=cookie_name(key, request),
        value=value,
        max_age=COOKIE_SECONDS,
        path="/",
        secure=request.scope["scheme"] == "https",
        httponly=True,
        samesite="lax",
    )
