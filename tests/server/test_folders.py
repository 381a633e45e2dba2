"""The server's folders are small, and its classes have names of their own."""

import ast
from collections import Counter
from typing import Final

from tests.imports import Module, modules_of_the_package

MOST: Final = 20
MODULES: Final = modules_of_the_package()
SERVER: Final = [module for module in MODULES if module.part == "server"]


def classes(module: Module) -> list[str]:
    """The names of a module's classes."""
    return [
        node.name for node in ast.walk(ast.parse(module.source)) if isinstance(node, ast.ClassDef)
    ]


def test_no_folder_is_a_bag() -> None:
    sizes = Counter(m.name.rpartition(".")[0] for m in SERVER if not m.is_package)

    assert "carson.server.tables" in sizes
    assert [folder for folder, size in sizes.items() if size > MOST] == []


def test_a_class_of_the_server_shares_its_name_with_no_other_class() -> None:
    names = Counter(name for module in MODULES for name in classes(module))
    own = {name for module in SERVER for name in classes(module)}

    assert "TableSettings" in own
    assert sorted(name for name in own if names[name] > 1) == []
