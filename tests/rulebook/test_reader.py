"""A page of the rulebook is read with its chapters, ids, marks, tables and rulings."""

from carson.rulebook.book import TextPiece, plain
from carson.rulebook.reader import page_of, text_of

SOURCE = """# The rules

An introduction, see the [rulings](rulings.md).

## 1. The board

**[board.free]** A parcel is
free.

**[setup.kit]** Each has this:

| no | piece |
|---|---|
| 1 | `a` road |
| 2 | |

## 2. Rulings

| no | ruling | why |
|---|---|---|
| C1 | A tie goes to *one*. | It must. |
| C2 | Nobody wins. | Why not? |
"""
PAGE = page_of("rules", SOURCE)


def test_a_page_has_a_title_and_an_introduction() -> None:
    assert (PAGE.name, PAGE.title) == ("rules", "The rules")
    assert [plain(part.text) for part in PAGE.lead] == ["An introduction, see the rulings."]


def test_chapters_are_numbered_as_they_come() -> None:
    named = [(chapter.id, chapter.title) for chapter in PAGE.chapters]

    assert named == [("chapter-1", "1. The board"), ("chapter-2", "2. Rulings")]


def test_a_paragraph_has_the_id_it_opens_with() -> None:
    first = PAGE.chapters[0].paragraphs[0]

    assert (first.id, plain(first.text)) == ("board.free", "A parcel is free.")


def test_a_table_belongs_to_the_paragraph_above_it() -> None:
    (_, second) = PAGE.chapters[0].paragraphs

    assert [[plain(cell) for cell in row] for row in second.table] == [
        *(["no", "piece"], ["1", "a road"], ["2", ""]),
    ]


def test_a_ruling_is_a_paragraph_with_a_number_and_an_argument() -> None:
    first, second = PAGE.chapters[1].paragraphs

    assert (first.id, first.title, plain(first.why)) == ("ruling-C1", "C1", "It must.")
    assert (second.id, plain(second.text)) == ("ruling-C2", "Nobody wins.")


def test_the_marks_of_a_text_are_kept() -> None:
    assert text_of("Go to `d4`, *ours*, see [rulings](rulings.md).") == (
        *(
            TextPiece("Go to "),
            TextPiece("d4", "code"),
            TextPiece(", "),
            TextPiece("ours", "emphasis"),
        ),
        *(TextPiece(", see "), TextPiece("rulings", "link", "rulings"), TextPiece(".")),
    )


def test_lines_are_joined_with_a_blank_but_not_in_japanese() -> None:
    assert plain(text_of("un terrain à\nlouer")) == "un terrain à louer"
    assert plain(text_of("区画は\n空き。\nRanch\nHouse")) == "区画は空き。Ranch House"
