"""Which part may import which, and what the engine may import."""

import re
import sys
from pathlib import Path
from typing import Final

import pytest
from importlinter.cli import lint_imports

from tests.support.imports import PACKAGE, Module, modules_of_the_package, root_of
from tools.layers import PAGE, drawing, imports, layers, needed, upward, written

GUIDE: Final = Path("CONTRIBUTING.md")
ENGINE: Final = ("core", "board", "cards")
FORBIDDEN: Final = ("random", "time", "datetime", "os", "secrets")
LONGEST: Final = 400

MODULES: Final = modules_of_the_package()


def foreign(module: Module) -> list[str]:
    """The imports of an engine module that are neither ours nor the standard library's."""
    return [
        f"{module.name} imports {name}"
        for name in module.imports()
        if module.part in ENGINE
        and root_of(name) != PACKAGE
        and root_of(name) not in sys.stdlib_module_names
    ]


def forbidden(module: Module) -> list[str]:
    """The imports that would bring chance, clocks or the machine into the engine."""
    return [
        f"{module.name} imports {name}"
        for name in module.imports()
        if module.part in ENGINE and root_of(name) in FORBIDDEN
    ]


def too_long(module: Module) -> list[str]:
    """The engine module itself, if nobody reads it in one sitting."""
    lines = len(module.source.splitlines())
    return [f"{module.name}: {lines} lines"] if module.part in ENGINE and lines > LONGEST else []


def test_the_whole_package_is_read() -> None:
    names = {module.name for module in MODULES}

    assert {"carson", "carson.core.agenda"} <= names


def test_no_module_imports_a_higher_layer_or_a_neighbour() -> None:
    assert lint_imports(no_cache=True, no_logo=True) == 0


def test_no_arrow_of_the_graph_leads_upward() -> None:
    assert upward(imports(), layers()) == []


def test_every_layer_of_the_contract_is_there() -> None:
    assert sorted(part for layer in layers() for part in layer) == sorted(imports())


@pytest.mark.parametrize(
    ("part", "other"),
    [("core", "board"), ("board", "bots"), ("board", "cards"), ("server", "terminal")],
)
def test_an_arrow_that_leads_upward_or_to_a_neighbour_is_found(part: str, other: str) -> None:
    found = {**imports(), part: frozenset({other})}

    assert upward(found, layers()) == [f"{part} imports {other}"]


def test_the_picture_of_the_layers_is_fresh() -> None:
    page = PAGE.read_text(encoding="utf-8")

    assert written(page, drawing(imports(), layers())) == page, "run `python -m tools.layers`"


def test_the_picture_leaves_out_what_a_longer_way_tells() -> None:
    found = {"a": frozenset("bc"), "b": frozenset("c"), "c": frozenset[str]()}

    assert needed("a", found) == ["b"]


def test_the_table_of_the_layers_is_that_of_the_contract() -> None:
    rows = re.findall(r"^\| (`.*?) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)

    assert [re.findall(r"`(\w+)`", row) for row in rows] == layers()


def test_contributors_read_the_folders_from_the_lowest_layer_to_the_highest() -> None:
    rows = re.findall(r"^\| (`carson/.*?) \|", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)
    listed = [part for row in rows for part in re.findall(r"`carson/(\w+)", row)]
    height = {part: -number for number, layer in enumerate(layers()) for part in layer}

    assert sorted(listed) == sorted(imports())
    assert [height[part] for part in listed] == sorted(height[part] for part in listed)


def test_the_engine_needs_the_standard_library_alone() -> None:
    assert [breach for module in MODULES for breach in foreign(module)] == []


def test_the_engine_knows_no_chance_no_clock_and_no_machine() -> None:
    assert [breach for module in MODULES for breach in forbidden(module)] == []


def test_no_file_of_the_engine_is_too_long() -> None:
    assert [breach for module in MODULES for breach in too_long(module)] == []


def test_a_relative_import_cannot_leave_the_package() -> None:
    with pytest.raises(ImportError, match="line 1"):
        Module("carson.board.play.duel", "from .... import duel").imports()


@pytest.mark.parametrize("source", ["import numpy.linalg", "from rich import print"])
def test_a_foreign_import_is_found_in_the_engine_only(source: str) -> None:
    assert len(foreign(Module("carson.cards.city.terrain", source))) == 1
    assert foreign(Module("carson.bots.neural", source)) == []


@pytest.mark.parametrize("source", ["import random", "import os.path", "from time import sleep"])
def test_a_forbidden_import_is_found_in_the_engine_only(source: str) -> None:
    assert len(forbidden(Module("carson.core.chance", source))) == 1
    assert forbidden(Module("carson.arena", source)) == []


def test_a_line_too_many_is_found_in_the_engine_only() -> None:
    assert too_long(Module("carson.board.play.duel", "\n" * LONGEST)) == []
    assert too_long(Module("carson.board.play.duel", "\n" * (LONGEST + 1))) != []
    assert too_long(Module("carson.cli", "\n" * (LONGEST + 1))) == []
