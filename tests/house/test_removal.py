"""A variant can be taken out: its files, its rows in the tables and its entry in the options."""

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

from carson.board.options import VARIANTS
from tests.support.imports import PACKAGE, ROOT, Module, modules_of_the_package
from tests.support.suites import quick_first

TABLES: Final = ("board/play/flow.py", "board/variants/__init__.py")
"""Where a variant has rows: the order of play, and the rules in force."""
OPTIONS: Final = "board/options.py"
VARIANT_FILES: Final = f"{PACKAGE}.board.variants."
TABLE_MODULES: Final = (f"{PACKAGE}.board.play.flow", f"{PACKAGE}.board.variants")
# Migrations cannot be imported: they run inside the tool that migrates.
PLAY: Final = """
from importlib import import_module
from pkgutil import walk_packages

import carson

for found in walk_packages(carson.__path__, "carson."):
    if ".migrations." not in found.name:
        try:
            import_module(found.name)
        except ModuleNotFoundError as missing:
            # Training needs PyTorch, which is not always there.
            if missing.name != "torch":
                raise

from carson.board.options import VARIANTS
from carson.arena import Match, play_game

options = {"players": "2", "variants": ",".join(VARIANTS), "characters": "random"}
play_game(Match(("greedy", "greedy"), 1, 7, options), 0)
print(carson.__path__[0], *VARIANTS)
"""


# --- taking a variant out -------------------------------------------------------------------
def file_name(variant: str) -> str:
    """The name of a variant's files, without their ending."""
    return variant.replace("-", "_")


class TakeOut(ast.NodeTransformer):
    """Drops imports of these names, and the rows of tables that use them."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = set(names)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom | None:
        if node.module and node.module.split(".")[-1] in self.names:
            self.names |= {alias.name for alias in node.names}
        node.names = [alias for alias in node.names if alias.name not in self.names]
        return node if node.names else None

    def visit_Tuple(self, node: ast.Tuple) -> ast.AST:
        node.elts = [row for row in node.elts if not self.uses(row)]
        return self.generic_visit(node)

    def visit_Dict(self, node: ast.Dict) -> ast.AST:
        rows = [row for row in zip(node.keys, node.values, strict=True) if not self.uses(row[1])]
        node.keys, node.values = [key for key, _ in rows], [value for _, value in rows]
        return self.generic_visit(node)

    def uses(self, row: ast.AST) -> bool:
        inside = ast.walk(row)
        return any(isinstance(node, ast.Name) and node.id in self.names for node in inside)


def take_out(path: Path, names: Iterable[str]) -> None:
    """Rewrite a module without the rows that use these names."""
    before = ast.parse(path.read_text(encoding="utf-8"))
    path.write_text(ast.unparse(TakeOut(names).visit(before)), encoding="utf-8")


def constants(path: Path, value: str) -> list[str]:
    """The names by which a module calls a text."""
    return [
        node.target.id
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Constant)
        and node.value.value == value
    ]


def package_without(variant: str, folder: Path) -> Path:
    """A copy of the package, as source, in which nothing of a variant is left but its name."""
    package = folder / PACKAGE
    shutil.copytree(ROOT / PACKAGE, package, ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    for path in sorted(package.rglob(f"variants/{file_name(variant)}.py")):
        path.unlink()
    for table in TABLES:
        take_out(package / table, [file_name(variant)])
    take_out(package / OPTIONS, constants(package / OPTIONS, variant))
    return package


# --- what is left ---------------------------------------------------------------------------
@pytest.mark.parametrize("variant", quick_first(VARIANTS))
def test_without_a_variant_all_others_can_be_played(variant: str, tmp_path: Path) -> None:
    package = package_without(variant, tmp_path)
    others = [name for name in VARIANTS if name != variant]

    run = subprocess.run(
        [sys.executable, "-c", PLAY], cwd=tmp_path, capture_output=True, text=True, check=False
    )

    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == [str(package), *others]


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_is_in_the_tables_with_its_rows_alone(variant: str, table: str) -> None:
    taking = TakeOut([file_name(variant)])

    left = taking.visit(ast.parse((ROOT / PACKAGE / table).read_text(encoding="utf-8")))

    assert not taking.uses(left)


# --- who knows a variant's file -------------------------------------------------------------
def strangers(module: Module) -> list[str]:
    """Imports of a variant's file by a module that is neither a table nor of that variant."""
    own = module.name.split(".")[-1] if ".variants." in module.name else ""
    return [
        f"{module.name} imports {name}"
        for name in module.imports()
        if f"{name}.".startswith(VARIANT_FILES)
        and module.name not in TABLE_MODULES
        and name.removeprefix(VARIANT_FILES).split(".")[0] in map(file_name, VARIANTS)
        and name.removeprefix(VARIANT_FILES).split(".")[0] != own
    ]


def test_only_tables_and_files_of_a_variant_import_its_file() -> None:
    assert [breach for module in modules_of_the_package() for breach in strangers(module)] == []


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("carson.bots.board.placing", "from carson.board.variants.horses import UseHorse"),
        ("carson.bots.board.placing", "from carson.board.variants import horses"),
        ("carson.bots.board.placing", "import carson.board.variants.horses as horses"),
        ("carson.board.play.place", "from ..variants.kit_carson import PlaceFreely"),
        ("carson.bots.board.variants.outlaws", "from carson.board.variants.horses import UseHorse"),
        ("carson.board.variants.outlaws", "from carson.board.variants.horses import UseHorse"),
        (
            "carson.terminal.menu",
            "def late():\n    from carson.board.variants import river",
        ),
    ],
)
def test_an_import_from_elsewhere_is_found(name: str, source: str) -> None:
    assert len(strangers(Module(name, source))) == 1


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("carson.board.play.flow", "from carson.board.variants import horses, river"),
        ("carson.board.game", "from carson.board.variants import RULES"),
        ("carson.bots.board.variants.horses", "from carson.board.variants.horses import UseHorse"),
    ],
)
def test_an_import_into_a_table_or_a_file_of_the_variant_is_fine(name: str, source: str) -> None:
    assert strangers(Module(name, source)) == []
