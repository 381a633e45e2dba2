"""Folders are small enough to be looked through, and classes have names of their own."""

import ast
from collections import Counter, defaultdict
from pathlib import Path
from typing import Final

import pytest

from tests.support.imports import Module, modules_of_the_package

MOST: Final = 20
CHARACTERS: Final = ".characters"
"""Where each character is one file, however many there are."""
MODULES: Final = modules_of_the_package()
TWINS: Final = {"board", "cards"}
"""The two games name the same thing alike; nobody imports from both by accident."""
OTHERS: Final = ("tests", "tools", "build_hooks", "web/src", "web/tests")
KINDS: Final = {".py", ".ts", ".svelte"}


def classes(module: Module) -> list[str]:
    """The names of a module's classes."""
    return [
        node.name for node in ast.walk(ast.parse(module.source)) if isinstance(node, ast.ClassDef)
    ]


def test_no_folder_is_a_bag() -> None:
    sizes = Counter(m.name.rpartition(".")[0] for m in MODULES if not m.is_package)

    assert {"carson.server.tables", "carson.board.play"} <= sizes.keys()
    bags = [folder for folder, size in sizes.items() if size > MOST]
    assert [folder for folder in bags if not folder.endswith(CHARACTERS)] == []


@pytest.mark.parametrize("root", OTHERS)
def test_no_folder_beside_the_package_is_a_bag(root: str) -> None:
    files = [path for path in Path(root).rglob("*") if path.suffix in KINDS]
    sizes = Counter(path.parent for path in files if path.name != "__init__.py")

    assert sizes
    bags = [folder for folder, size in sizes.items() if size > MOST]
    assert [str(folder) for folder in bags if folder.name != "characters"] == []


def test_a_class_name_occurs_once() -> None:
    homes: defaultdict[str, list[str]] = defaultdict(list)
    for module in MODULES:
        for name in classes(module):
            homes[name].append(module.part)

    assert homes["TableSettings"] == ["server"]
    twice = {name: parts for name, parts in homes.items() if len(parts) > 1}
    assert {name: parts for name, parts in twice.items() if sorted(parts) != sorted(TWINS)} == {}
