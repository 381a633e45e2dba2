"""What is installed with the game is what the game imports."""

import re
import sys
import tomllib
from importlib.metadata import packages_distributions

from tests.support.imports import PACKAGE, ROOT, Module, modules_of_the_package, root_of


def undeclared(modules: list[Module], declared: set[str]) -> list[str]:
    """The imports that no declared dependency provides."""
    known = {PACKAGE, *sys.stdlib_module_names, *declared}
    known |= {root for root, names in packages_distributions().items() if declared & set(names)}
    return [
        f"{module.name} imports {name}"
        for module in modules
        for name in module.imports()
        if root_of(name) not in known
    ]


def declared_dependencies() -> set[str]:
    """The names of all dependencies but those of development."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    groups = [project["dependencies"], *(extras[name] for name in extras if name != "dev")]
    return {re.split(r"[^\w.-]", line)[0] for group in groups for line in group}


def test_the_package_imports_only_what_it_declares() -> None:
    assert undeclared(modules_of_the_package(), declared_dependencies()) == []


def test_an_undeclared_import_is_found() -> None:
    module = Module("carson.bots.board.greedy", "import hypothesis\nimport rich.table\nimport re")

    assert undeclared([module], {"rich"}) == ["carson.bots.board.greedy imports hypothesis"]
