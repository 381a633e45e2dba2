"""The copy of a state takes over everything on the table; no field is forgotten."""

import ast
import re
from collections.abc import Iterator
from typing import Final

import pytest

from tests.support.imports import ROOT

GAMES: Final = {
    "board": ("carson/board/layout.py", "copy_onto"),
    "cards": ("carson/cards/state.py", "copy"),
}
"""Where the state of a game is laid out, and what copies it."""
each_game = pytest.mark.parametrize("game", GAMES)


def methods(source: str, name: str) -> list[ast.FunctionDef]:
    """The methods in a module that have this name, or whose names continue after it."""
    return [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and re.match(rf"_?{name}(_|$)", node.name)
    ]


def set_in(code: ast.FunctionDef, thing: str) -> Iterator[tuple[str, ast.expr]]:
    """The fields of a thing that a method sets, each with its value."""
    for node in ast.walk(code):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if isinstance(target, ast.Attribute) and ast.unparse(target.value) == thing:
                yield target.attr, node.value


def laid_out(source: str) -> dict[str, str]:
    """How each field that is unpacked has to be copied: lists are copied, all else is shared."""
    return {
        field: f"self.{field}.copy()" if makes_a_list(value) else f"self.{field}"
        for code in methods(source, "unpack")
        for field, value in set_in(code, "self")
    }


def makes_a_list(value: ast.expr) -> bool:
    """Whether a list is written there, perhaps several times over."""
    first = value.left if isinstance(value, ast.BinOp) else value
    return isinstance(first, ast.List | ast.ListComp)


def copied(source: str, copy: str) -> dict[str, str]:
    """How each field is copied."""
    (code,) = methods(source, copy)
    return {field: ast.unparse(value) for field, value in set_in(code, "twin")}


@each_game
def test_every_field_that_is_unpacked_is_copied_and_lists_are_copied_anew(game: str) -> None:
    path, copy = GAMES[game]
    source = (ROOT / path).read_text(encoding="utf-8")

    assert laid_out(source)
    assert copied(source, copy) == laid_out(source)


FORGETFUL: Final = """
class State:
    def unpack(self):
        self.round: int = 0
        self.cash = [0] * 4
        self.order = ()

    def copy(self):
        twin = State()
        twin.round = self.round
        twin.cash = self.cash
        return twin
"""


def test_a_forgotten_field_and_a_shared_list_are_found() -> None:
    wanted, done = laid_out(FORGETFUL), copied(FORGETFUL, "copy")

    assert {field for field in wanted if wanted[field] != done.get(field)} == {"cash", "order"}
