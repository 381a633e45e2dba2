"""Failures: why something was not done, as a page with a way back."""

from litestar import Response
from litestar.exceptions import HTTPException

from carson.i18n.texts import Texts
from carson.server.http import errors
from carson.server.http.callers import HttpRequest, spoken
from carson.server.http.errors import RequestError
from carson.server.http.headers import HEADERS
from carson.server.store.database import Unavailable
from carson.server.text import rules
from carson.server.text.html import join, link, tag
from carson.server.text.page import TextPage, answer


def tell(request: HttpRequest, error: RequestError) -> Response[str]:
    """A problem as a page."""
    language = spoken(request)
    texts, table = Texts(language), request.path_params.get("table")
    back = f"/text/g/{table}" if isinstance(table, str) else "/text"
    label = texts.say("text-to-table" if table else "web-to-start")
    problem = error.problem(language)
    said = tag("p", problem.text, role="alert")
    rule = tag("p", rules.rule([problem.rule], texts))
    content = join([said, rule, tag("p", link(back, label))])
    page = TextPage(texts.say("text-not-done"), content)
    found = answer(request, page, language, None, error.status)
    found.headers.update(HEADERS)
    return found


def tell_request_error(request: HttpRequest, error: RequestError) -> Response[str]:
    """What was asked for cannot be done."""
    return tell(request, error)


def tell_unavailable(request: HttpRequest, error: Unavailable) -> Response[str]:
    """The database does not answer."""
    return tell(request, errors.unavailable(error))


def tell_http(request: HttpRequest, error: HTTPException) -> Response[str]:
    """What the framework refuses."""
    found = tell(request, errors.of_http(error))
    found.headers.update(error.headers or {})
    return found


def tell_failure(request: HttpRequest, error: Exception) -> Response[str]:
    """A mistake of ours."""
    return tell(request, errors.failure(error))
