"""The rulebook as plain pages: contents, search, and links from what is asked or refused."""

from collections.abc import Iterable
from typing import Annotated, Final

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from carson import rulebook
from carson.core.reasons import Reason
from carson.i18n.texts import Texts
from carson.rulebook import book
from carson.server.http.callers import HttpRequest
from carson.server.http.errors import MISSING, RequestError
from carson.server.http.routes.common import TheCaller
from carson.server.text.forms import button, labelled
from carson.server.text.html import Html, join, link, listing, section, tag
from carson.server.text.page import RULES, TextPage, answer

RULING: Final = "ruling-"
PageName = Annotated[str, PathParameter(max_length=40)]
Wanted = Annotated[str, QueryParameter(name="words", max_length=200)]


# --- pages ----------------------------------------------------------------------------------
@get("/rules")
async def contents(request: HttpRequest, caller: TheCaller, words: Wanted = "") -> Response[str]:
    """All pages of the rules, and what is found in them."""
    texts, found = Texts(caller.language), rulebook.read(caller.language)
    rows = [link(f"{RULES}/{page.name}", page.title) for page in found.pages]
    parts = [search_form(words, texts), listing(rows)]
    if words.strip():
        parts.insert(1, results(found.search(words), texts))
    page = TextPage(texts.say("web-rules"), join(parts), picture="/rules")
    return answer(request, page, caller.language, None)


@get("/rules/{name:str}")
async def one_page(request: HttpRequest, caller: TheCaller, name: PageName) -> Response[str]:
    """One page of the rules."""
    texts, whole = Texts(caller.language), rulebook.read(caller.language)
    found = whole.page(name)
    if found is None:
        raise RequestError(MISSING, Reason("not-found"))
    jumps = [link(f"#{chapter.id}", chapter.title) for chapter in found.chapters]
    inside = tag("nav", listing(jumps), aria_label=texts.say("web-rules-contents"))
    chapters = [
        section(chapter.id, chapter.title, *(shown(p, whole, texts) for p in chapter.paragraphs))
        for chapter in found.chapters
    ]
    lead = [shown(paragraph, whole, texts) for paragraph in found.lead]
    page = TextPage(found.title, join([*lead, inside, *chapters]), picture=f"/rules/{name}")
    return answer(request, page, caller.language, None)


def search_form(words: str, texts: Texts) -> Html:
    """The form with which words are looked for; it changes nothing."""
    field = tag("input", type="search", name="words", value=words)
    content = labelled(texts.say("web-rules-search"), field), button(texts.say("text-search"))
    return tag("form", *content, action=RULES, role="search")


def results(places: Iterable[book.Place], texts: Texts) -> Html:
    """The paragraphs in which something was found."""
    rows = [
        tag("li", to_place(place, texts), tag("br"), written(place.paragraph.text))
        for place in places
    ]
    count = tag("p", texts.say("web-rules-found", count=len(rows)), role="status")
    return join([count, listing(rows)])


# --- paragraphs -----------------------------------------------------------------------------
def shown(paragraph: book.Paragraph, whole: book.Book, texts: Texts) -> Html:
    """A paragraph with its table, its reason, and what else to read."""
    title = join([tag("strong", paragraph.title), " "]) if paragraph.title else Html("")
    why = join([tag("em", texts.say("web-rules-why")), " ", written(paragraph.why)])
    places = [place for name in paragraph.see if (place := whole.find(name)) is not None]
    links = [join([" ", to_place(place, texts)]) for place in places]
    return tag(
        "div",
        tag("p", title, written(paragraph.text)),
        grid(paragraph) if paragraph.table else Html(""),
        tag("p", why) if paragraph.why else Html(""),
        tag("p", texts.say("web-rules-see"), *links) if links else Html(""),
        id=paragraph.id or None,
    )


def written(text: book.Text) -> Html:
    """Words with their marks."""
    kinds = {"emphasis": "strong", "code": "code"}
    return join(
        link(f"{RULES}/{piece.to}", piece.text)
        if piece.mark == "link"
        else tag(kinds[piece.mark], piece.text)
        if piece.mark in kinds
        else piece.text
        for piece in text
    )


def grid(paragraph: book.Paragraph) -> Html:
    """A table whose first row is its head."""
    head, *rows = paragraph.table
    top = tag("tr", *(tag("th", written(cell), scope="col") for cell in head))
    body = [tag("tr", *(tag("td", written(cell)) for cell in row)) for row in rows]
    whole = tag("table", tag("thead", top), tag("tbody", *body))
    name = book.plain(head[0]) or paragraph.id
    return tag("div", whole, class_="scroll", role="region", tabindex=0, aria_label=name)


# --- links from elsewhere -------------------------------------------------------------------
def to_place(place: book.Place, texts: Texts) -> Html:
    """A link to a paragraph."""
    is_ruling = place.paragraph.id.startswith(RULING)
    number = place.paragraph.title
    label = texts.say("web-rules-ruling", number=number) if is_ruling else place.label
    return link(f"{RULES}/{place.page.name}#{place.paragraph.id}", label)


def rule(keys: Iterable[str | None], texts: Texts) -> Html:
    """A link to the paragraph that explains the first of some things, if one does."""
    whole = rulebook.read(texts.language)
    found = [place for key in keys if key and (place := whole.find(key)) is not None]
    if not found:
        return Html("")
    return join([texts.say("text-rule"), " ", to_place(found[0], texts)])
