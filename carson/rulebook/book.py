"""A book: the pages of the rules in one language, and how to find a place in them."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

Mark = Literal["plain", "emphasis", "code", "link"]
ACCENTS: Final = re.compile("[\u0300-\u036f]")
"""Marks above and below Latin letters; those of Japanese letters make other letters."""
GAMES: Final = ("board", "cards")
CARDS_PAGE: Final = "card-rules"
"""The page of the card game; the others speak of the board game."""


@dataclass(frozen=True)
class TextPiece:
    """Some words that are written alike."""

    text: str
    mark: Mark = "plain"
    to: str = ""
    """Where a link leads: the name of a page."""


Text = tuple[TextPiece, ...]


@dataclass(frozen=True)
class Paragraph:
    """A rule, a ruling, or what a thing does; an introduction has no id."""

    id: str
    text: Text
    title: str = ""
    """The number of a ruling, or the name of what is explained."""
    table: tuple[tuple[Text, ...], ...] = ()
    """Rows of cells, the head first."""
    why: Text = ()
    """The argument for a ruling."""
    see: tuple[str, ...] = ()
    """The ids of other paragraphs that say more."""

    @property
    def words(self) -> str:
        """Everything that is written here, without its marks."""
        cells = [cell for row in self.table for cell in row]
        return "\n".join([self.title, *map(plain, (self.text, *cells, self.why))])


@dataclass(frozen=True)
class Chapter:
    """Some paragraphs under a heading."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True)
class Page:
    """A page: an introduction and its chapters."""

    name: str
    title: str
    lead: tuple[Paragraph, ...]
    chapters: tuple[Chapter, ...]


@dataclass(frozen=True)
class Place:
    """Where a paragraph is found."""

    page: Page
    chapter: Chapter
    paragraph: Paragraph

    @property
    def game(self) -> str:
        """The game that it speaks of."""
        is_cards = self.page.name == CARDS_PAGE or self.paragraph.id.startswith("cards")
        return "cards" if is_cards else "board"

    @property
    def label(self) -> str:
        """What a link to the paragraph is called: its own title, or that of its chapter."""
        return self.paragraph.title or self.chapter.title


@dataclass(frozen=True)
class Book:
    """All pages in one language."""

    language: str
    pages: tuple[Page, ...]
    references: Mapping[str, str]
    """The paragraph that explains something, by the name of its message, such as `thing-mine`."""

    def places(self) -> Iterator[Place]:
        """Every paragraph that has an id, in the order of the book."""
        for page in self.pages:
            for chapter in page.chapters:
                named = (paragraph for paragraph in chapter.paragraphs if paragraph.id)
                yield from (Place(page, chapter, paragraph) for paragraph in named)

    def page(self, name: str) -> Page | None:
        """The page of a name, if there is one."""
        return next((page for page in self.pages if page.name == name), None)

    def find(self, key: str) -> Place | None:
        """The paragraph with an id, or the one that explains a thing."""
        return self._by_id.get(self.references.get(key, key))

    def search(self, words: str) -> list[Place]:
        """The paragraphs in which all words occur, or the one that is named.

        Words behind the name of a game, such as `cards ranch`, are looked for in its rules.
        """
        first, _, rest = words.strip().partition(" ")
        if rest and first in GAMES:
            return [place for place in self.search(rest) if place.game == first]
        named = self.find(words.strip())
        wanted = folded(words).split()
        if named or not wanted:
            return [named] if named else []
        return [place for place, text in self._folded if all(word in text for word in wanted)]

    @cached_property
    def _by_id(self) -> dict[str, Place]:
        return {place.paragraph.id: place for place in self.places()}

    @cached_property
    def _folded(self) -> list[tuple[Place, str]]:
        return [
            (place, folded(f"{place.chapter.title}\n{place.paragraph.words}"))
            for place in self.places()
        ]


def plain(text: Text) -> str:
    """A text without its marks."""
    return "".join(piece.text for piece in text)


def folded(text: str) -> str:
    """A text as it is compared: without capitals, accents and wide letters."""
    bare = ACCENTS.sub("", unicodedata.normalize("NFKD", text))
    return unicodedata.normalize("NFC", bare).casefold()
