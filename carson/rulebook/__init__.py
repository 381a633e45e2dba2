"""The rulebook: rules and rulings of both games in every language, from one source."""

from functools import cache
from importlib.resources import files
from typing import Final

from carson.rulebook.book import Book
from carson.rulebook.gallery import gallery
from carson.rulebook.reader import entries_of, page_of
from carson.rulebook.references import REFERENCES

PAGES: Final = (
    *("rules", "characters", "buildings", "spaces", "variants", "card-rules", "rulings"),
)
"""The names of all pages in their order."""
WRITTEN: Final = ("rules", "rulings", "card-rules")
"""The pages that are written as Markdown, by the names of their files."""

SIDES: Final = "sides"
"""The file with the rules of the characters' sides; the English one is written from the code."""


@cache
def read(language: str) -> Book:
    """The book in a language."""
    pages = {name: page_of(name, source_of(language, name)) for name in WRITTEN}
    sides = entries_of(source_of(language, SIDES))
    pages |= {page.name: page for page in gallery(language, sides)}
    return Book(language, tuple(pages[name] for name in PAGES), REFERENCES)


def source_of(language: str, name: str) -> str:
    """A written page as it stands in its file."""
    file = files("carson") / "rulebook" / language / f"{name}.md"
    return file.read_text(encoding="utf-8")
