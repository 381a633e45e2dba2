"""Who may import whom: core <- board, cards <- bots, texts <- games <- server, terminal, cli."""

import sys
from typing import Final

import pytest

from tests.imports import PACKAGE, Module, modules_of_the_package, part_of, root_of

LAYERS: Final = {
    "core": 0,
    "board": 1,
    "cards": 1,
    "bots": 2,
    "preview": 2,
    "i18n": 2,
    "story": 3,
    "games": 4,
    "arena": 5,
    "tutorial": 5,
    "rulebook": 5,
}
TOP: Final = 6
FREE: Final = ("", "__version__")
STRANGERS: Final = ({"board", "cards"},)
ENGINE: Final = ("core", "board", "cards")
FORBIDDEN: Final = ("random", "time", "datetime", "os", "secrets")
LONGEST: Final = 400

MODULES: Final = modules_of_the_package()


def crossings(module: Module) -> list[str]:
    """The imports that a module's layer does not allow."""
    return [
        f"{module.name} imports {name}"
        for name in module.imports()
        if root_of(name) == PACKAGE and not may_import(module.part, part_of(name))
    ]


def may_import(part: str, other: str) -> bool:
    if part in FREE or other in FREE:
        return True
    if {part, other} in STRANGERS:
        return False
    return LAYERS.get(other, TOP) <= LAYERS.get(part, TOP)


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


def test_no_module_imports_a_higher_layer() -> None:
    assert [breach for module in MODULES for breach in crossings(module)] == []


def test_the_engine_needs_the_standard_library_alone() -> None:
    assert [breach for module in MODULES for breach in foreign(module)] == []


def test_the_engine_knows_no_chance_no_clock_and_no_machine() -> None:
    assert [breach for module in MODULES for breach in forbidden(module)] == []


def test_no_file_of_the_engine_is_too_long() -> None:
    assert [breach for module in MODULES for breach in too_long(module)] == []


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("carson.core.agenda", "import carson.board"),
        ("carson.core.agenda", "from carson import board"),
        ("carson.core.agenda", "from carson import __version__, bots"),
        ("carson.board.play.duel", "import carson.bots.board.greedy as greedy"),
        ("carson.board.play.duel", "from carson.bots import greedy"),
        ("carson.board.play.duel", "from carson.cards.city.terrain import TERRAIN"),
        ("carson.cards.duel", "from carson.board import duel"),
        ("carson.bots.board.greedy", "from carson.server.tables import cache"),
        ("carson.games", "import carson.cli"),
        ("carson.board.play.duel", "from carson.i18n.texts import say"),
        ("carson.board.play.duel", "def late() -> None:\n    from carson.bots import greedy"),
        ("carson.board.play.duel", "from ...bots import greedy"),
        ("carson.board.play.duel", "from ... import bots"),
        ("carson.board.characters.heroes", "from ...cards.duel import Duel"),
    ],
)
def test_an_import_from_a_higher_layer_is_found(name: str, source: str) -> None:
    assert len(crossings(Module(name, source))) == 1


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("carson.core.agenda", "from carson import __version__"),
        ("carson.core.table", "from .agenda import Agenda"),
        ("carson.board.play.duel", "from carson.core.agenda import Task"),
        ("carson.board.characters.heroes", "from ..rule import Rule"),
        ("carson.board.characters.heroes", "from ...core import agenda"),
        ("carson.arena", "from carson.bots import greedy"),
        ("carson.i18n.texts", "from carson.i18n import locales"),
        ("carson.cli", "from carson import server, terminal"),
        ("carson.core.agenda", "import carsonite.board"),
    ],
)
def test_an_import_from_the_same_or_a_lower_layer_is_fine(name: str, source: str) -> None:
    assert crossings(Module(name, source)) == []


def test_a_relative_import_in_a_package_starts_from_the_package() -> None:
    package = Module("carson.board", "from . import cards\nfrom .. import cards", is_package=True)

    assert crossings(package) == ["carson.board imports carson.cards"]


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
