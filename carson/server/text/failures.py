"""Failures: why something was not done, as a page with a way back."""

from litestar import Response
from litestar.exceptions import HTTPException

from carson.server.http import refusals
from carson.server.http.callers import Asking, spoken
from carson.server.http.errors import Trouble
from carson.server.http.headers import HEADERS
from carson.server.store.database import Unavailable
from carson.server.text import rules
from carson.server.text.html import join, link, tag
from carson.server.text.page import Page, answer
from carson.texts import Texts


def tell(request: Asking, trouble: Trouble) -> Response[str]:
    """A problem as a page."""
    language = spoken(request)
    texts, table = Texts(language), request.path_params.get("table")
    back = f"/text/g/{table}" if isinstance(table, str) else "/text"
    label = texts.say("text-to-table" if table else "web-to-start")
    problem = trouble.problem(language)
    said = tag("p", problem.text, role="alert")
    rule = tag("p", rules.rule([problem.rule], texts))
    content = join([said, rule, tag("p", link(back, label))])
    page = Page(texts.say("text-not-done"), content)
    found = answer(request, page, language, None, trouble.status)
    found.headers.update(HEADERS)
    return found


def tell_trouble(request: Asking, error: Trouble) -> Response[str]:
    """What was asked for cannot be done."""
    return tell(request, error)


def tell_unavailable(request: Asking, error: Unavailable) -> Response[str]:
    """The database does not answer."""
    return tell(request, refusals.unavailable(error))


def tell_http(request: Asking, error: HTTPException) -> Response[str]:
    """What the framework refuses."""
    found = tell(request, refusals.of_http(error))
    found.headers.update(error.headers or {})
    return found


def tell_failure(request: Asking, error: Exception) -> Response[str]:
    """A mistake of ours."""
    return tell(request, refusals.failure(error))
