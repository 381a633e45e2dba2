"""Our English says what docs/voice/en.md asks for: everywhere, and the checker can fail."""

import pytest

from tools.voice.faults import EVERYWHERE, FOR_PLAYERS, FOR_READERS, faults_of
from tools.voice.passages import asides, complaints, messages, paragraphs, passages, remarks


def test_nothing_that_we_write_reads_as_translated() -> None:
    assert complaints() == []


def test_every_sort_of_text_is_read() -> None:
    places = {passage.place.partition(":")[0] for passage in passages()}

    assert {
        "lesson.ftl",
        "command-line.ftl",
        "README.md",
        "docs/rules.md",
        "carson/rulebook/en/rulings.md",
        "carson/board/characters/sheriff.py",
        "tests/i18n/test_voice.py",
        "web/src/stage/director.ts",
    } <= places


# --- the checker is able to fail ----------------------------------------------------------------
@pytest.mark.parametrize(
    "text",
    [
        "Each player adds his firepower.",
        "The order is drawn by lot.",
        "Firepower is counted anew.",
        "Everybody gets two parcels.",
        "The dearest space comes first.",
        "Go on with a saved game.",
        "You get a second card for nothing.",
        "The tiles are thrown away.",
        "It shall stand on your land.",
        "A lesson for who is new.",
        "Buy so many cowboys.",
        "All that you built counts.",
        "You have its power, too.",
        "Counted are the incomes.",
        "It is over. Who passes is out of this auction.",
        "Read the rule book.",
        "This happens in the set-up.",
        "A bridge gives 3 VPs.",
        "In the order of passing.",
        "On land of nobody it counts for all.",
        "One kind of building pays twice.",
        "What one must know.",
    ],
)
def test_a_sentence_that_reads_as_translated_is_found(text: str) -> None:
    assert faults_of(text, EVERYWHERE) != []


@pytest.mark.parametrize(
    "text",
    [
        "Houses feed shops.",
        "You win in 58 % of cases.",
        "You put up buildings.",
        "In your own supply.",
    ],
)
def test_a_page_with_two_words_for_one_thing_is_found(text: str) -> None:
    assert faults_of(text, FOR_READERS) != []


@pytest.mark.parametrize(
    "text",
    [
        "The cowboy of { $seat } goes home.",
        "Box after box, in order",
        "The owner's shops",
        "right beside the House",
        "You are asked after the bids are open.",
    ],
)
def test_a_sentence_of_the_game_with_a_fault_is_found(text: str) -> None:
    assert faults_of(text, FOR_PLAYERS) != []


@pytest.mark.parametrize(
    "text",
    [
        "{ $seat }’s cowboy on { $place } goes home.",
        "The rules of the Big Box",
        "1 of { $seat }’s cowboys",
        "Put two parcels up for auction.",
        "Who plays next?",
    ],
)
def test_plain_english_passes(text: str) -> None:
    assert faults_of(text, FOR_PLAYERS) == []


def test_a_fault_names_the_words_and_what_to_write_instead() -> None:
    assert faults_of("drawn\nby  lot", EVERYWHERE) == ["“by lot” → at random"]


# --- what is read -------------------------------------------------------------------------------
def test_messages_are_read_with_their_attributes_and_without_other_messages() -> None:
    found = list(messages("a.ftl", "one = Go { box-one }\n    .help = Stay\n"))

    assert [(passage.place, passage.text.strip()) for passage in found] == [
        ("a.ftl: one", "Go"),
        ("a.ftl: one.help", "Stay"),
    ]


def test_pages_are_read_by_paragraph_and_row_without_code() -> None:
    page = "One `his`.\n\n| two |\n| three |\n\n```\nanew\n```\n"

    assert [passage.text.split() for passage in paragraphs("a.md", page)] == [
        ["One", "."],
        ["|", "two", "|"],
        ["|", "three", "|"],
    ]


def test_docstrings_notes_on_constants_and_comments_are_read_but_no_other_text() -> None:
    source = (
        '"""One."""\nA = "his"\n"""Two."""\n# Three\ndef f():\n    """Four."""\n    return "he"\n'
    )

    assert [passage.text for passage in remarks("a.py", source)] == [
        "One.",
        "Two.",
        "Four.",
        "# Three",
    ]


def test_comments_of_scripts_are_read_but_no_addresses() -> None:
    script = "/** One. */\nconst a = 'https://b';\n// Two\n<!-- Three -->"

    assert [passage.text for passage in asides("a.ts", script)] == [
        "/** One. */",
        "// Two",
        "<!-- Three -->",
    ]
