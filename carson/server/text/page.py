"""The frame of every page of the text view: head, ways to jump, navigation, content."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from litestar import MediaType, Response
from litestar.datastructures import Cookie

from carson import __version__
from carson.i18n.texts import LANGUAGES, Texts
from carson.server.http import responses
from carson.server.http.callers import HttpRequest, form_cookie, language_cookie
from carson.server.text.forms import Sheet
from carson.server.text.html import Html, join, link, tag

OWN_NAMES: Final = {"en": "English", "fr": "Français", "de": "Deutsch", "ja": "日本語"}
"""A language is called by its own name, whichever one is spoken now."""
DOCTYPE: Final = Html("<!doctype html>\n")
FILES: Final = "/text/files"
RULES: Final = "/text/rules"


@dataclass(frozen=True)
class TextPage:
    """What a page says, and where else it leads."""

    title: str
    content: Html
    jumps: Sequence[tuple[str, str]] = ()
    """Parts of the page by their names, for those who do not want to read all before them."""
    picture: str = "/"
    """The same thing for those who see."""
    table: str = ""
    """The table that is shown, for the script that follows it."""
    refresh: int = 0
    """After this many seconds the page is loaded again, where no script does it."""


def rendered(page: TextPage, language: responses.Language, path: str) -> str:
    """The whole page."""
    texts = Texts(language)
    return join([DOCTYPE, tag("html", head(page, texts), body(page, texts, path), lang=language)])


def head(page: TextPage, texts: Texts) -> Html:
    """What the browser has to know."""
    again = tag("meta", http_equiv="refresh", content=page.refresh)
    return tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("title", f"{page.title} · {texts.say('web-page-title')}"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("link", rel="icon", href="data:,"),
        tag("link", rel="stylesheet", href=f"{FILES}/text.css?v={__version__}"),
        tag("noscript", again) if page.refresh else Html(""),
        tag("script", src=f"{FILES}/text.js?v={__version__}", defer=True)
        if page.table
        else Html(""),
    )


def body(page: TextPage, texts: Texts, path: str) -> Html:
    """Ways to jump, navigation, the content, and whose game it is."""
    jumps = [
        link(f"#{name}", text) for name, text in (("main", texts.say("text-main")), *page.jumps)
    ]
    return tag(
        "body",
        tag("nav", *jumps, class_="jumps", aria_label=texts.say("text-jumps")),
        tag("header", navigation(page, texts), languages(texts, path)),
        tag("main", tag("h1", page.title), page.content, id="main", tabindex=-1),
        tag("footer", tag("p", texts.say("web-fan-project"))),
        data_table=page.table or None,
        data_language=texts.language,
    )


def navigation(page: TextPage, texts: Texts) -> Html:
    """Links to the other pages."""
    links = (
        link("/text", texts.say("web-to-start")),
        link(RULES, texts.say("web-rules")),
        link(page.picture, texts.say("text-picture-view")),
    )
    return tag("nav", *links, aria_label=texts.say("text-navigation"))


def languages(texts: Texts, path: str) -> Html:
    """The same page in the other languages."""
    links = [
        link(
            f"{path}?language={language}",
            OWN_NAMES[language],
            lang=language,
            hreflang=language,
            aria_current="true" if language == texts.language else None,
        )
        for language in LANGUAGES
    ]
    return tag("nav", *links, aria_label=texts.say("web-setting-language"))


def answer(
    request: HttpRequest,
    page: TextPage,
    language: responses.Language,
    sheet: Sheet | None,
    status: int = 200,
) -> Response[str]:
    """The page as it is sent, with the cookies that its forms and its language need."""
    cookies: list[Cookie] = []
    if sheet is not None and sheet.is_new:
        cookies.append(form_cookie(sheet.secret, request))
    if request.query_params.get("language") == language:
        cookies.append(language_cookie(language, request))
    content = rendered(page, language, request.url.path)
    return Response(content, status_code=status, media_type=MediaType.HTML, cookies=cookies)
