"""Every sentence is there in every language, with the same arguments."""

import pytest
from fluent.syntax import ast as fluent
from rich.cells import cell_len

from carson.board.events import KINDS
from carson.cards.events import KINDS as CARD_KINDS
from carson.core.agenda import ANSWERED
from carson.i18n.texts import LANGUAGES, Texts
from carson.i18n.words import Words
from carson.i18n.words.board import BOARD_WORDS
from carson.i18n.words.cards import CARDS_WORDS
from tests.support.imports import Module, modules_of_the_package
from tests.support.messages import (
    PARTS,
    arguments,
    codes,
    differences,
    field_of,
    headings,
    is_empty,
    is_of_cards,
    messages,
    messages_in,
    missing,
    needed,
    outline,
    own,
    spoken,
    still_english,
    unfounded,
    variables,
)


# --- the checks -------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_needed_is_there(language: str) -> None:
    assert missing(needed(), messages(language)) == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_have_the_same_messages_with_the_same_variables(language: str) -> None:
    assert differences(messages("en"), messages(language)) == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_have_the_same_messages_in_the_same_files_in_the_same_order(
    language: str,
) -> None:
    assert outline(language) == outline("en")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_message_is_still_english(language: str) -> None:
    assert still_english(messages("en"), messages(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty(language: str) -> None:
    assert [key for key, pattern in messages(language).items() if is_empty(pattern)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [BOARD_WORDS, CARDS_WORDS])
def test_what_stands_on_the_map_fits_into_a_parcel(language: str, words: Words) -> None:
    texts, (_, names) = Texts(language, (), words), words.kinds["thing"]
    codes_on_map = [texts.thing(thing, ".code") for thing in range(len(names))]

    assert [code for code in codes_on_map if cell_len(code) > 4] == []


def test_every_variable_of_a_reason_is_one_of_its_arguments() -> None:
    modules = [module for module in modules_of_the_package() if module.part in PARTS]
    given = [
        (own(f"reason-{code}") if is_of_cards(module) else f"reason-{code}", names)
        for module in modules
        for code, names in arguments(module)
    ]

    assert [gap for key, names in given for gap in unfounded(key, names, messages("en"))] == []


def test_every_variable_of_an_event_is_one_of_its_fields() -> None:
    kinds = {f"event-{kind.name}": set(kind.fields) for kind in (*KINDS, *CARD_KINDS, ANSWERED)}
    found = messages("en")
    wanted = {key: {field_of(name) for name in variables(found[key])} for key in kinds}

    assert [key for key in kinds if not wanted[key] <= kinds[key]] == []


# --- the checks are able to fail --------------------------------------------------------------
def test_a_missing_message_is_found() -> None:
    assert missing({"hello", "bye"}, messages_in("hello = Hello")) == ["bye"]


def test_a_message_that_only_one_language_has_is_found() -> None:
    ours, theirs = messages_in("hello = Hello\nbye = Bye"), messages_in("hello = Bonjour")

    assert differences(ours, theirs) == differences(theirs, ours) == ["bye"]


def test_a_message_that_stands_elsewhere_in_its_file_is_found() -> None:
    ours, theirs = "# Greetings\n\nhello = Hello\nbye = Bye", "bye = Au revoir\nhello = Bonjour"

    assert headings(ours) == ["# Greetings", "hello", "bye"]
    assert headings(theirs) == ["bye", "hello"]


def test_an_attribute_that_only_one_language_has_is_found() -> None:
    ours, theirs = messages_in("ranch = Ranch\n    .a = a Ranch"), messages_in("ranch = Ranch")

    assert differences(ours, theirs) == ["ranch.a"]


def test_a_variable_that_only_one_language_uses_is_found() -> None:
    ours = messages_in("paid = { $seat } pays { $amount }")
    theirs = messages_in("paid = { $seat } paie { $sum }")

    assert differences(ours, theirs) == ["paid"]


def test_variables_in_selectors_and_their_variants_count() -> None:
    ours = messages_in("got = { $count ->\n    [one] a road\n   *[other] { $many } roads\n}")

    assert variables(ours["got"]) == {"count", "many"}


@pytest.mark.parametrize("source", ["hello = { $", "hello = Hi\nhello = Ho", "hello ="])
def test_a_broken_or_doubled_or_textless_message_is_found(source: str) -> None:
    with pytest.raises(AssertionError):
        messages_in(source)


def test_a_message_that_is_still_english_is_found() -> None:
    english = messages_in("a = Lay one road now\nb = Saloon\nc = The end\nd = Go to { $place }")
    theirs = messages_in("a = Lay one road now\nb = Saloon\nc = Fin of\nd = Va à { $place }")

    assert still_english(english, theirs) == ["a", "c"]


def test_an_empty_message_is_found_unless_it_says_so() -> None:
    found = messages_in('one = { "" }\ntwo = { $two }')

    assert [is_empty(found["one"]), is_empty(found["two"])] == [False, False]
    assert is_empty(fluent.Pattern([fluent.TextElement("  ")]))


def test_the_codes_of_reasons_are_found_in_the_source() -> None:
    source = """
def why(s):
    raise self.fail("first", seat=1)
    demand(True, "second")
    return Reason("third" if s else "fourth", text="not this")
"""

    assert codes(Module("carson.board.x", source)) == {"first", "second", "third", "fourth"}


def test_the_messages_that_a_module_shows_are_found_in_the_source() -> None:
    source = "texts.say('hello', name='x')\nexplain('play')\ntexts.say(key)"

    assert spoken(Module("carson.terminal.x", source)) == {"hello", "usage-play"}


def test_a_variable_without_an_argument_is_found() -> None:
    found = messages_in("reason-gone = { $a-thing } of { $seat } is gone")
    module = Module("carson.board.x", "Reason('gone', thing=4)")

    given = [(f"reason-{code}", names) for code, names in arguments(module)]

    assert [unfounded(*pair, found) for pair in given] == [["reason-gone: seat"]]
