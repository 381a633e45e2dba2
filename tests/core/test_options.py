"""Descriptions of options: which values they have, and which they refuse."""

import pytest

from carson.core.given import BadOption
from carson.core.options import Option, agreed, defaults, number, switch
from tests.core.toy import PebbleGame

FRUIT = Option(
    "fruit",
    "several-of",
    default="none",
    choices=("apple", "pear"),
    presets={"none": "", "all": "apple,pear"},
)
BY_SEAT = Option("hats", "by-seat", "red", choices=("red", "blue"), presets={"none": ""})


def refusal(option: Option, text: str) -> str:
    """The reason why a value is refused; nothing if it is not."""
    try:
        option.check(text)
    except BadOption as error:
        return error.reason.code
    return ""


def test_a_preset_stands_for_the_names_of_its_list() -> None:
    assert FRUIT.several("all") == ("apple", "pear")
    assert FRUIT.several("none") == ()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("pear,apple", ""),
        ("all", ""),
        ("all,pear", "unknown-value"),
        ("pear,pear", "named-twice"),
        ("", "unknown-value"),
    ],
)
def test_several_names_are_known_and_stand_once(text: str, code: str) -> None:
    assert refusal(FRUIT, text) == code


@pytest.mark.parametrize(
    ("text", "code"), [("2", ""), ("1", "unknown-value"), ("02", "unknown-value")]
)
def test_a_number_lies_between_the_least_and_the_most(text: str, code: str) -> None:
    assert refusal(number("rounds", 2, 2, 4), text) == code


@pytest.mark.parametrize(("text", "code"), [("yes", ""), ("no", ""), ("on", "unknown-value")])
def test_a_switch_says_yes_or_no(text: str, code: str) -> None:
    assert refusal(switch("rain"), text) == code


def test_by_seat_a_name_may_stand_twice() -> None:
    assert BY_SEAT.each("red,red") == ("red", "red")
    assert BY_SEAT.each("none") == ()


def test_an_option_that_is_not_described_is_refused_with_all_that_are() -> None:
    with pytest.raises(BadOption) as error:
        agreed({"colour": "red"}, PebbleGame.options)

    assert error.value.reason.args["known"] == "players, rounds"


def test_defaults_stand_in_the_order_of_the_descriptions() -> None:
    assert list(defaults(PebbleGame.options).items()) == [("players", "2"), ("rounds", "2")]
