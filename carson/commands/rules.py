"""`carson rules`: the rulebook, whole pages of it, or what it says about something."""

from collections.abc import Iterator
from typing import Annotated, Final

import typer
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Line

from carson import rulebook
from carson.commands.common import Language, console, explain, texts_for
from carson.i18n.complaints import Complaint
from carson.i18n.texts import Texts
from carson.rulebook.book import Book, Page, Paragraph, Place, Text, plain

STYLES: Final = {"plain": "", "link": "", "code": "bold", "emphasis": "italic"}
Words = Annotated[
    list[str] | None,
    typer.Argument(help=explain("rules-words"), metavar="WORDS", show_default=False),
]


def rules(words: Words = None, language: Language = None) -> None:
    """Print the contents of the rulebook, a page, or what is said about some words."""
    texts = texts_for(language)
    wanted = " ".join(words or ())
    console().print(*shown(rulebook.read(texts.language), wanted, texts), sep="\n")


def shown(book: Book, wanted: str, texts: Texts) -> Iterator[RenderableType]:
    """What answers to the words."""
    if not wanted:
        return (line for page in book.pages for line in contents(page))
    page = book.page(wanted)
    if page is not None:
        return whole(page, texts)
    found = book.search(wanted)
    if not found:
        raise Complaint(texts.say("rules-none", words=wanted))
    return (line for place in found for line in alone(place, texts))


def contents(page: Page) -> Iterator[RenderableType]:
    """The chapters of a page, under its title and the name by which it is asked for."""
    yield heading(f"{page.title} ({page.name})")
    yield from (Line(f"  {chapter.title}") for chapter in page.chapters)


def whole(page: Page, texts: Texts) -> Iterator[RenderableType]:
    """All of a page."""
    yield heading(page.title)
    for part in page.lead:
        yield from paragraph(part, texts)
    for chapter in page.chapters:
        yield heading(f"\n{chapter.title}")
        for part in chapter.paragraphs:
            yield from paragraph(part, texts)


def alone(place: Place, texts: Texts) -> Iterator[RenderableType]:
    """A paragraph that was found, under its chapter."""
    yield heading(f"{place.page.title}: {place.chapter.title}")
    yield from paragraph(place.paragraph, texts)


def paragraph(part: Paragraph, texts: Texts) -> Iterator[RenderableType]:
    """A paragraph with everything that belongs to it, and an empty line."""
    opening = f"[{part.id}] " if part.id else ""
    # The id of a ruling is its number already.
    title = f"{part.title}\n" if part.title and not part.why else ""
    yield Line.assemble((opening, "dim"), (title, "bold"), words_of(part.text))
    if part.table:
        yield grid(part.table)
    if part.why:
        yield Line(texts.say("rules-why", why=plain(part.why)), style="dim")
    if part.see:
        yield Line(texts.say("rules-see", names=", ".join(part.see)), style="dim")
    yield ""


def grid(rows: tuple[tuple[Text, ...], ...]) -> Table:
    """A table of the rules."""
    head, *others = rows
    found = Table(box=None)
    for cell in head:
        found.add_column(words_of(cell))
    for row in others:
        found.add_row(*map(words_of, row))
    return found


def words_of(text: Text) -> Line:
    """Words with their marks."""
    return Line.assemble(*((piece.text, STYLES[piece.mark]) for piece in text))


def heading(text: str) -> Line:
    """A title."""
    return Line(text, style="bold underline")
