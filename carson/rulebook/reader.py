"""Reads a page of the rulebook, written in a small part of Markdown."""

import re
from collections.abc import Iterator
from typing import Final

from carson.rulebook.book import Chapter, Page, Paragraph, Text, TextPiece

INLINE: Final = re.compile(r"`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)|\*([^*]+)\*")
ID: Final = re.compile(r"\*\*\[([a-z0-9.-]+)\]\*\*\s+")
CHAPTER: Final = "## "
TABLE: Final = "|"
JAPANESE: Final = "[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]"
BREAK: Final = re.compile(rf"(?<={JAPANESE})\n|\n(?={JAPANESE})")
"""The end of a line that stands for no blank."""


def page_of(name: str, source: str) -> Page:
    """A whole page: its title, an introduction, and chapters."""
    lead, *chapters = re.split(rf"^{CHAPTER}", source, flags=re.MULTILINE)
    title, *blocks = _blocks(lead)
    return Page(
        name,
        title.removeprefix("# "),
        tuple(_paragraph(block, ()) for block in blocks),
        tuple(_chapter(number, text) for number, text in enumerate(chapters, 1)),
    )


def entries_of(source: str) -> dict[str, Text]:
    """The paragraphs of a page without chapters, by their ids."""
    return {part.id: part.text for part in page_of("", source).lead if part.id}


def _chapter(number: int, source: str) -> Chapter:
    title, *blocks = _blocks(source)
    return Chapter(f"chapter-{number}", title, tuple(_paragraphs(blocks)))


def _paragraphs(blocks: list[str]) -> Iterator[Paragraph]:
    """The paragraphs of a chapter: a table belongs to the text above it, or holds rulings."""
    following = [*blocks[1:], ""]
    for number, (block, below) in enumerate(zip(blocks, following, strict=True)):
        if not block.startswith(TABLE):
            table = _table(below) if below.startswith(TABLE) else ()
            yield _paragraph(block, table)
        elif number == 0:
            yield from map(_ruling, _table(block)[1:])


def _paragraph(block: str, table: tuple[tuple[Text, ...], ...]) -> Paragraph:
    found = ID.match(block)
    text = text_of(block[found.end() :] if found else block)
    return Paragraph(found[1] if found else "", text, table=table)


def _ruling(cells: tuple[Text, ...]) -> Paragraph:
    (number,), text, why = cells
    return Paragraph(f"ruling-{number.text}", text, title=number.text, why=why)


def _table(block: str) -> tuple[tuple[Text, ...], ...]:
    """The rows of a table without the line under its head."""
    head, _, *rows = block.splitlines()
    return tuple(tuple(map(text_of, row.split("|")[1:-1])) for row in (head, *rows))


def _blocks(source: str) -> list[str]:
    return [block for block in source.strip().split("\n\n") if block]


def text_of(source: str) -> Text:
    """Some words with their marks; the ends of lines become blanks."""
    line = BREAK.sub("", source.strip()).replace("\n", " ")
    return tuple(_pieces(line))


def _pieces(line: str) -> Iterator[TextPiece]:
    end = 0
    for mark in INLINE.finditer(line):
        if mark.start() > end:
            yield TextPiece(line[end : mark.start()])
        yield _marked(mark)
        end = mark.end()
    if end < len(line):
        yield TextPiece(line[end:])


def _marked(mark: re.Match[str]) -> TextPiece:
    code, label, target, emphasis = mark.groups()
    if code:
        return TextPiece(code, "code")
    if label:
        return TextPiece(label, "link", target.removesuffix(".md"))
    return TextPiece(emphasis, "emphasis")
