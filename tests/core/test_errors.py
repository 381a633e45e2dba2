"""The documented exceptions: each is listed, and comes where the list says."""

import re
from collections.abc import Callable
from importlib import import_module
from typing import Final

import pytest

from carson.board.game import BOARD_GAME
from carson.board.notation import writer
from carson.board.state import State
from carson.cards.notation import writer as cards_notation
from carson.core.agenda import advance, legal, pending, play
from carson.core.misuse import Misuse
from carson.core.moves import Seat
from carson.core.reasons import Refused
from carson.core.records import game_of, read
from carson.core.table import open_table
from tests.support.imports import ROOT, modules_of_the_package

ROW: Final = re.compile(r"^\| `(\w+)` \| `([\w.]+)` \|", re.MULTILINE)
LISTED: Final = dict(ROW.findall((ROOT / "docs" / "errors.md").read_text(encoding="utf-8")))
ENGINE: Final = ("core", "board", "cards")
SEAT: Final = Seat(0)


def beginning() -> State:
    """A game that waits for its first answer."""
    s = BOARD_GAME.start({"players": 2})
    advance(s)
    return s


def raised_by_the_engine() -> dict[str, str]:
    """The exceptions that the modules of the engine define, and where."""
    names = [module.name for module in modules_of_the_package() if module.part in ENGINE]
    return {
        name: thing.__module__
        for module in map(import_module, names)
        for name, thing in vars(module).items()
        if isinstance(thing, type) and issubclass(thing, Exception)
        if thing.__module__.startswith("carson.")
    }


def test_all_that_the_engine_raises_is_listed() -> None:
    assert {**raised_by_the_engine(), "TypeError": "builtins"} == LISTED


def test_every_refusal_has_a_reason_and_is_a_value_error() -> None:
    refusals = [getattr(import_module(where), name) for name, where in LISTED.items()]
    refusals = [kind for kind in refusals if kind not in (Misuse, TypeError)]

    assert all(issubclass(kind, Refused) and issubclass(kind, ValueError) for kind in refusals)


# --- wrong calls ----------------------------------------------------------------------------
@pytest.mark.parametrize("seed", [b"", b"short", bytes(33)])
def test_a_seed_of_another_length_is_a_misuse(seed: bytes) -> None:
    with pytest.raises(Misuse, match="32 bytes"):
        open_table(BOARD_GAME, {"players": 2}, ["Ann", "Bob"], seed)


WRONG_TYPES: Final[dict[str, tuple[Callable[..., object], tuple[object, ...]]]] = {
    "a seed that is text": (open_table, (BOARD_GAME, {"players": 2}, ["Ann", "Bob"], "secret")),
    "options in a list": (BOARD_GAME.complete, (["players", "2"],)),
    "a move to read that is a number": (BOARD_GAME.vocabulary.read, (5,)),
    "a record that is none": (read, (BOARD_GAME, None)),
    "the game of a record that is bytes": (game_of, (b"carson record 1",)),
    "a position that is bytes": (writer.read, (b"carson position 1",)),
    "a position of cards that is a list": (cards_notation.read, (["carson cards position 1"],)),
    "a move that is text": (play, (beginning(), SEAT, "pass")),
}


@pytest.mark.parametrize("wrong", WRONG_TYPES)
def test_an_argument_of_the_wrong_type_is_a_type_error(wrong: str) -> None:
    function, arguments = WRONG_TYPES[wrong]
    with pytest.raises(TypeError):
        function(*arguments)


def test_who_asks_a_state_before_it_was_advanced_is_told_to_advance_it() -> None:
    s = BOARD_GAME.start({"players": 2})

    with pytest.raises(Misuse, match=r"advance\(state\)"):
        legal(s, SEAT)
    with pytest.raises(Misuse, match=r"advance\(state\)"):
        pending(s)
