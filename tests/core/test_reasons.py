"""A reason is a code and what it speaks of."""

from carson.core.reasons import Reason, Refused


def test_a_reason_is_written_on_one_line() -> None:
    assert str(Reason("too-dear", cash=5, price=6)) == "too-dear cash=5 price=6"


def test_reasons_are_equal_by_what_they_say() -> None:
    same = {Reason("too-dear", cash=5, price=6), Reason("too-dear", price=6, cash=5)}

    assert same == {Reason("too-dear", cash=5, price=6)}
    assert Reason("too-dear", cash=5) != Reason("too-dear", cash=6)
    assert Reason("too-dear") != Reason("too-cheap")
    assert Reason("too-dear") != "too-dear"


def test_a_refusal_says_its_reason() -> None:
    refusal = Refused(Reason("no-titles"))

    assert str(refusal) == "no-titles"
    assert refusal.reason == Reason("no-titles")


def test_a_reason_is_shown_as_it_is_written() -> None:
    assert repr(Reason("no-titles")) == "<no-titles>"
