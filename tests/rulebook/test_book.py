"""A book finds paragraphs by their ids, by what they explain, and by words."""

from carson.rulebook import read
from carson.rulebook.book import Book, Chapter, Page, Paragraph, TextPiece, folded, plain

BOOK = read("en")


def sample(*texts: str) -> Book:
    found = [Paragraph(f"id.{number}", (TextPiece(text),)) for number, text in enumerate(texts)]
    page = Page("rules", "Rules", (), (Chapter("chapter-1", "1. Duels", tuple(found)),))
    return Book("en", (page,), {"thing-mine": "id.1"})


def ids(book: Book, words: str) -> list[str]:
    return [place.paragraph.id for place in book.search(words)]


def test_a_paragraph_is_found_by_its_id_and_by_what_it_explains() -> None:
    for key in ("firepower.sum", "fact-firepower"):
        place = BOOK.find(key)

        assert place is not None
        assert (place.page.name, place.label) == ("rules", "6. Duels and firepower")


def test_a_ruling_is_called_by_its_number() -> None:
    place = BOOK.find("ruling-13")

    assert place is not None
    assert (place.page.name, place.label) == ("rulings", "13")


def test_what_nobody_knows_is_not_found() -> None:
    assert [BOOK.find(""), BOOK.find("duel.nonsense"), BOOK.page("nonsense")] == [None] * 3


def test_a_search_finds_the_paragraphs_with_all_words() -> None:
    book = sample("The white cowboy fights.", "A cowboy works.", "All is white.")

    assert ids(book, "COWBOY white") == ["id.0"]
    assert ids(book, " ") == ids(book, "sheriff") == []


def test_a_search_does_not_look_at_capitals_and_accents() -> None:
    assert ids(sample("Le Shérif reçoit", "Öffnen"), "sherif recoit") == ["id.0"]
    assert folded("Église ÖL ＶＰ") == "eglise ol vp"


def test_a_search_finds_japanese_words_inside_sentences() -> None:
    book = sample("カウボーイは区画に置けます。", "ハウス")

    assert ids(book, "区画") == ["id.0"]
    assert ids(book, "バウス") == []


def test_a_search_behind_the_name_of_a_game_finds_its_rules_alone() -> None:
    assert "cards.score.ranch" in ids(BOOK, "cards ranch")
    assert "income.ranch" not in ids(BOOK, "cards ranch")
    assert "cards.score.ranch" not in ids(BOOK, "board ranch")


def test_a_search_for_an_id_finds_that_paragraph_alone() -> None:
    assert ids(BOOK, "duel.ties") == ["duel.ties"]
    assert ids(sample("one", "two"), "thing-mine") == ["id.1"]


def test_a_search_looks_into_chapters_tables_and_arguments() -> None:
    assert "place.turn" in ids(BOOK, "placing exactly")
    assert "resolve.order" in ids(BOOK, "gambling parcel purchase automatic")
    assert ids(BOOK, "general remark on passing") == ["ruling-13"]


def test_both_sides_of_a_card_are_shown_with_limit_and_power() -> None:
    card = next(chapter for chapter in read("en").pages[1].chapters if chapter.id == "card-14")
    yellow, red = card.paragraphs

    assert card.title == "14 · Doctor / Undertaker"
    assert (yellow.id, red.id) == ("card-14y", "card-14r")
    assert red.title == "Undertaker, red side: cash limit $90"
    assert plain(red.text).startswith("For each cowboy that loses a duel")
