"""Finds the test that pins each ruling, and names it in the tables of the documents."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
HEAD: Final = "| no | ruling | why |\n|---|---|---|\n"
HEAD_WITH_TESTS: Final = "| no | ruling | why | test |\n|---|---|---|---|\n"
ROW: Final = re.compile(r"^\| (C?\d+) \| .* \|$", re.MULTILINE)
PINNED: Final = re.compile(r"^\| (C?\d+) \| .* \| ([^|]*) \|$", re.MULTILINE)
NO_TEST: Final = "-"


@dataclass(frozen=True)
class Mark:
    """A marker on a test, such as `rule`, and what it cites."""

    name: str
    cites: str
    test: str
    """The path of the file and the name of the test, as pytest writes it."""


def marks_in(source: str, path: str) -> list[Mark]:
    """The markers of the tests in a file, in the order of the text."""
    tests = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    return [
        Mark(name, cites, f"{path}::{test.name}")
        for test in tests
        if test.name.startswith("test_")
        for decorator in test.decorator_list
        for name, cites in _citations(decorator)
    ]


def _citations(decorator: ast.expr) -> Iterator[tuple[str, str]]:
    """The marker's name with each of its arguments, if the decorator is `pytest.mark.name(...)`."""
    if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Attribute):
        words = ast.unparse(decorator.func).split(".")
        for argument in decorator.args:
            if words[:-1] == ["pytest", "mark"] and isinstance(argument, ast.Constant):
                yield words[-1], str(argument.value)


@cache
def all_marks() -> list[Mark]:
    """The markers of all tests, in the order of the paths."""
    paths = sorted((ROOT / "tests").rglob("test_*.py"))
    return [
        mark
        for path in paths
        for mark in marks_in(path.read_text(encoding="utf-8"), path.relative_to(ROOT).as_posix())
    ]


def pinned_by(text: str) -> dict[str, str]:
    """The last column of the tables: which test pins which ruling."""
    return {row[1]: row[2].strip("`") for row in PINNED.finditer(text)}


def with_tests(text: str, marks: list[Mark]) -> str:
    """The rulings with one more column, which names the first test of each."""
    first: dict[str, str] = {}
    for mark in marks:
        if mark.name == "ruling":
            first.setdefault(mark.cites, f"`{mark.test}`")
    wider = text.replace(HEAD, HEAD_WITH_TESTS)
    return ROW.sub(lambda row: f"{row[0]} {first.get(row[1], NO_TEST)} |", wider)
