"""Failures: why something was not done, as a page with a way back."""

from litestar import Response

from carson.i18n.texts import Texts
from carson.server.http.callers import HttpRequest, spoken
from carson.server.http.errors import as_request_error, headers_of
from carson.server.text import rules
from carson.server.text.html import join, link, tag
from carson.server.text.page import TextPage, answer


def tell(request: HttpRequest, error: Exception) -> Response[str]:
    """Why something was not done, as a page."""
    refused = as_request_error(error)
    language = spoken(request)
    texts, table = Texts(language), request.path_params.get("table")
    back = f"/text/g/{table}" if isinstance(table, str) else "/text"
    label = texts.say("text-to-table" if table else "web-to-start")
    problem = refused.problem(language)
    said = tag("p", problem.text, role="alert")
    rule = tag("p", rules.rule([problem.rule], texts))
    content = join([said, rule, tag("p", link(back, label))])
    page = TextPage(texts.say("text-not-done"), content)
    found = answer(request, page, language, None, refused.status)
    found.headers.update(headers_of(error))
    return found
