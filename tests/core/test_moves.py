"""Moves are single objects that are written, read and numbered exactly."""

from typing import Final

import pytest

from carson.core.moves import Nouns, UnknownMove, Verb, Vocabulary, why_no_noun
from carson.core.reasons import Reason

BID: Final = Verb("bid", Nouns(["0", "1", "2"], {"nothing": 0}))
GO: Final = Verb("go", Nouns(["down town", "home", "4Y"]))
PASS: Final = Verb("pass")
WORDS: Final = Vocabulary(BID, GO, PASS)


def test_equal_moves_are_one_object() -> None:
    assert BID.of(2) is BID.of(2) is WORDS.read("bid 2")


def test_a_move_is_a_verb_and_the_number_of_its_noun() -> None:
    move = BID.of(2)

    assert (move.verb, move.noun) == (BID, 2)


@pytest.mark.parametrize("move", WORDS.moves, ids=str)
def test_a_move_is_read_as_it_is_written(move: object) -> None:
    assert WORDS.read(str(move)) is move


@pytest.mark.parametrize("move", WORDS.moves, ids=str)
def test_a_move_has_a_number_of_its_own(move: object) -> None:
    numbers = [number for number, other in enumerate(WORDS.moves) if other is move]

    assert numbers == [WORDS.index(WORDS.read(str(move)))]


def test_the_number_of_a_move_is_the_offset_of_its_verb_plus_its_noun() -> None:
    assert WORDS.index(GO.of(1)) == len(BID.moves) + 1


def test_a_verb_without_nouns_is_written_alone() -> None:
    assert str(PASS.of()) == "pass"


@pytest.mark.parametrize(
    "text", ["bid 2", " bid 2", "bid  2", "bid\t2\n", "BID 2", "\u00a0Bid\u20032 "]
)
def test_spaces_and_capitals_do_not_matter(text: str) -> None:
    assert WORDS.read(text) is BID.of(2)


def test_a_noun_of_two_words_is_read() -> None:
    assert WORDS.read("go  down  town") is GO.of(0)


def test_an_alias_is_read_and_never_written() -> None:
    assert str(WORDS.read("bid nothing")) == "bid 0"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Reason("unknown-verb", text="")),
        ("  ", Reason("unknown-verb", text="")),
        ("shoot alex", Reason("unknown-verb", text="shoot")),
        ("bid2", Reason("unknown-verb", text="bid2")),
        ("2 bid", Reason("unknown-verb", text="2")),
        ("bid", Reason("number-missing", verb="bid", known="0–2")),
        (" BID ", Reason("number-missing", verb="bid", known="0–2")),
        ("go", Reason("noun-missing", verb="go", known="down town, home, 4Y")),
        ("bid 3", Reason("unknown-noun", verb="bid", text="3")),
        ("bid 02", Reason("unknown-noun", verb="bid", text="02")),
        ("bid -1", Reason("unknown-noun", verb="bid", text="-1")),
        ("bid 1 2", Reason("unknown-noun", verb="bid", text="1 2")),
        ("pass now", Reason("unknown-noun", verb="pass", text="now")),
    ],
)
def test_what_is_no_move_is_refused_with_a_reason(text: str, reason: Reason) -> None:
    with pytest.raises(UnknownMove) as caught:
        WORDS.read(text)

    assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("numbers", "known"),
    [("0123456789", "0–9"), ("05", "0, 5"), ("3", "3"), ("13579", "1, 3, 5, 7, 9")],
)
def test_missing_numbers_are_a_span_unless_there_is_a_gap(numbers: str, known: str) -> None:
    verb = Verb("bid", Nouns(list(numbers)))

    assert why_no_noun(verb.moves) == Reason("number-missing", verb="bid", known=known)


def test_of_many_nouns_the_first_and_the_last_are_named() -> None:
    verb = Verb("go", Nouns(list("abcdefghijk")))

    assert why_no_noun(verb.moves).args["known"] == "a, b, c, d, e, f, g, … k"


def test_a_noun_that_does_not_exist_makes_no_move() -> None:
    with pytest.raises(IndexError):
        BID.of(3)
