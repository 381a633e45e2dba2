"""The rulebook says the same in every language."""

import re
from collections import Counter

import pytest

from carson.i18n.texts import LANGUAGES
from carson.rulebook import PAGES, WRITTEN, read
from carson.rulebook.book import Paragraph, TextPiece, plain

NUMBER = re.compile(r"\d+")
ENGLISH = re.compile(r"\b(the|of|and|with|each|who|which)\b", re.IGNORECASE)
MONEY = re.compile(r"\$\d+")
SPELLED = 18
"""The greatest count that is written as a word, except in Japanese."""
OTHERS = LANGUAGES[1:]


def paragraphs(language: str) -> dict[str, Paragraph]:
    return {place.paragraph.id: place.paragraph for place in read(language).places()}


def written(language: str) -> dict[str, Paragraph]:
    """The paragraphs that are written for each language, without those made of its texts."""
    pages = (*WRITTEN, "characters")
    places = [place for place in read(language).places() if place.page.name in pages]
    return {place.paragraph.id: place.paragraph for place in places}


def pieces(paragraph: Paragraph) -> list[TextPiece]:
    cells = [cell for row in paragraph.table for cell in row]
    return [piece for text in (paragraph.text, *cells, paragraph.why) for piece in text]


def numbers(paragraph: Paragraph) -> Counter[str]:
    """The amounts of money and other numbers of a paragraph."""
    return Counter(NUMBER.findall(paragraph.words))


def money(paragraph: Paragraph) -> Counter[str]:
    return Counter(MONEY.findall(paragraph.words))


def same_numbers(language: str, ours: Paragraph, theirs: Paragraph) -> bool:
    """Whether no number was lost or added; Japanese writes counts in digits, not in words."""
    lost = numbers(ours) - numbers(theirs)
    added = numbers(theirs) - numbers(ours)
    counts = language == "ja" and money(ours) == money(theirs)
    return not lost and all(counts and int(number) <= SPELLED for number in added)


def codes(paragraph: Paragraph) -> Counter[str]:
    return Counter(piece.text for piece in pieces(paragraph) if piece.mark == "code")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_there_in_every_language(language: str) -> None:
    pages = read(language).pages
    texts = [plain(part.text) for page in pages for part in page.lead]

    assert tuple(page.name for page in pages) == PAGES
    assert [text for text in [page.title for page in pages] + texts if "rules-" in text] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_languages_have_the_same_paragraphs_in_the_same_order(language: str) -> None:
    assert list(paragraphs(language)) == list(paragraphs("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_the_languages_have_the_same_chapters(language: str) -> None:
    for ours, theirs in zip(read("en").pages, read(language).pages, strict=True):
        assert [chapter.id for chapter in ours.chapters] == [one.id for one in theirs.chapters]


@pytest.mark.parametrize("language", OTHERS)
def test_the_languages_name_the_same_numbers(language: str) -> None:
    theirs = written(language)
    kept = {key: same_numbers(language, ours, theirs[key]) for key, ours in written("en").items()}

    assert [key for key in kept if not kept[key]] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_languages_have_the_same_codes(language: str) -> None:
    theirs = written(language)

    assert [key for key, ours in written("en").items() if codes(ours) != codes(theirs[key])] == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_still_english(language: str) -> None:
    theirs = paragraphs(language)
    same = [key for key, ours in written("en").items() if ours.words == theirs[key].words]
    mixed = [key for key, part in theirs.items() if ENGLISH.search(part.words)]

    assert same == mixed == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_a_page(language: str) -> None:
    pages = read(language).pages
    found = [part for page in pages for part in page.lead]
    found += [part for page in pages for chapter in page.chapters for part in chapter.paragraphs]
    links = {piece.to for part in found for piece in pieces(part) if piece.mark == "link"}

    assert {"rulings", "characters"} <= links <= set(PAGES)
