"""What the modules of the package import, read from their source without running it."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent.parent
PACKAGE: Final = "carson"


@dataclass(frozen=True)
class Module:
    """A module's dotted name and its text."""

    name: str
    source: str
    is_package: bool = False

    @property
    def part(self) -> str:
        """The part of the package it belongs to: `board` for carson.board.play.duel."""
        return part_of(self.name)

    def imports(self) -> list[str]:
        """The dotted names it imports, in the order of the text, relative ones resolved."""
        return [name for node in ast.walk(ast.parse(self.source)) for name in self._named(node)]

    def _named(self, node: ast.AST) -> Iterator[str]:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = self._base(node)
            yield from (f"{base}.{alias.name}" for alias in node.names)

    def _base(self, node: ast.ImportFrom) -> str:
        if not node.level:
            return node.module or ""
        steps_up = node.level - 1 if self.is_package else node.level
        parents = self.name.split(".")
        if steps_up >= len(parents):
            raise ImportError(f"{self.name}, line {node.lineno}: import from outside the package")
        package = parents[: len(parents) - steps_up]
        return ".".join([*package, node.module] if node.module else package)


def part_of(name: str) -> str:
    """The second word of a dotted name below the package, or nothing."""
    words = name.split(".")
    return words[1] if len(words) > 1 else ""


def root_of(name: str) -> str:
    """The first word of a dotted name: what has to be installed."""
    return name.split(".")[0]


def modules_of_the_package() -> list[Module]:
    return [_read(path) for path in sorted((ROOT / PACKAGE).rglob("*.py"))]


def _read(path: Path) -> Module:
    words = path.relative_to(ROOT).with_suffix("").parts
    is_package = words[-1] == "__init__"
    name = ".".join(words[:-1] if is_package else words)
    return Module(name, path.read_text(encoding="utf-8"), is_package)
