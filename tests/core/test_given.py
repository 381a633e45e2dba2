"""Options as they are given: text, numbers, switches and lists."""

from typing import Final

import pytest

from carson.board.game import BOARD_GAME
from carson.cards.game import CARDS_GAME
from carson.core.given import BadOption, OptionValue, in_text

SAME: Final[dict[str, tuple[str, OptionValue, str]]] = {
    "a number": ("players", 3, "3"),
    "a list": ("variants", ["river", "horses"], "river,horses"),
    "a tuple": ("variants", ("river", "horses"), "river,horses"),
    "no names": ("variants", [], "none"),
    "spaces": ("variants", " river , horses", "river,horses"),
    "large letters": ("variants", "River", "river"),
    "parcels in large letters": ("river", "A7,B7, B8", "a7,b7,b8"),
    "a list of parcels": ("river", ["A7", "b7", "B8"], "a7,b7,b8"),
    "a switch that is on": ("station_needs_house", True, "yes"),
    "a switch that is off": ("station_needs_house", False, "no"),
    "sides in small letters": ("characters", "1y,2y,3y,4y,5r,6y,7y", "1Y,2Y,3Y,4Y,5R,6Y,7Y"),
    "names of characters": (
        "characters",
        ["sheriff", "banker", "grocer-red", "chinese-worker-yellow", "settler", "captain", "7R"],
        "1Y,2Y,3R,4Y,5Y,6Y,7R",
    ),
    "second names": (
        "characters",
        "sheriff, banker, grocer, settler, captain, undertaker, Editor",
        "1Y,2Y,3Y,5Y,6Y,14R,18R",
    ),
}


@pytest.mark.parametrize("way", SAME)
def test_an_option_can_be_given_as(way: str) -> None:
    name, value, text = SAME[way]

    assert BOARD_GAME.complete({name: value})[name] == text


def test_a_game_starts_with_numbers_and_lists_too() -> None:
    s = BOARD_GAME.start({"players": 5, "variants": ["river", "horses"]})

    assert (s.options.players, s.options.variants) == (5, frozenset(["river", "horses"]))


def test_the_card_game_takes_numbers_and_lists() -> None:
    given: dict[str, OptionValue] = {"people": 1, "virtual": ["Novice"] * 3}

    assert CARDS_GAME.complete(given)["virtual"] == "novice,novice,novice"


@pytest.mark.parametrize("value", [None, 1.5, {"river": True}, b"river", [None]])
def test_other_types_are_refused_with_the_name_of_the_option(value: object) -> None:
    with pytest.raises(BadOption) as refusal:
        in_text("variants", value)
    assert refusal.value.reason.code == "option-type"
    assert refusal.value.reason.args["option"] == "variants"
