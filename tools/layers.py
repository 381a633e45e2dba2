"""Draws the imports between the parts into docs/architecture.md: `python -m tools.layers`."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import grimp

PAGE: Final = Path("docs/architecture.md")
SETTINGS: Final = Path("pyproject.toml")
PACKAGE: Final = "carson"
MARKED: Final = re.compile(r"(<!-- imports -->\n).*?(<!-- /imports -->)", re.DOTALL)
Imports = Mapping[str, frozenset[str]]
"""For each part of the package, the other parts that it imports."""


def layers() -> list[list[str]]:
    """The layers that import-linter checks, the highest first; neighbours share one."""
    settings = tomllib.loads(SETTINGS.read_text(encoding="utf-8"))
    [contract] = settings["tool"]["importlinter"]["contracts"]
    return [[part.strip() for part in layer.split("|")] for layer in contract["layers"]]


@cache
def imports() -> Imports:
    """The imports between the parts of the package."""
    graph = grimp.build_graph(PACKAGE, cache_dir=None)
    parts = sorted(graph.find_children(PACKAGE))
    for part in parts:
        graph.squash_module(part)
    return {
        short(part): frozenset(
            short(other)
            for other in graph.find_modules_directly_imported_by(part) - {part, PACKAGE}
        )
        for part in parts
    }


def short(module: str) -> str:
    """A part by its own name."""
    return module.removeprefix(f"{PACKAGE}.")


def upward(found: Imports, order: list[list[str]]) -> list[str]:
    """The arrows that do not lead to a lower layer."""
    height = {part: -number for number, layer in enumerate(order) for part in layer}
    return [
        f"{part} imports {other}"
        for part, others in found.items()
        for other in sorted(others)
        if height[other] >= height[part]
    ]


def reachable(part: str, found: Imports) -> set[str]:
    """Everything a part imports, also through others."""
    below = set(found[part])
    for other in found[part]:
        below |= reachable(other, found)
    return below


def needed(part: str, found: Imports) -> list[str]:
    """What a part imports and none of the others that it imports does."""
    through = {far for other in found[part] for far in reachable(other, found)}
    return sorted(found[part] - through)


def drawing(found: Imports, order: list[list[str]]) -> str:
    """The graph as Mermaid draws it; what a longer path implies has no arrow."""
    lines = [
        f"    {part} --> {' & '.join(below)}"
        for layer in order
        for part in layer
        if (below := needed(part, found))
    ]
    return "\n".join(["```mermaid", "flowchart TD", *lines, "```", ""])


def written(page: str, picture: str) -> str:
    """The page with this picture."""
    return MARKED.sub(lambda found: found[1] + picture + found[2], page)


def main() -> None:
    """Redraw the graph."""
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(written(page, drawing(imports(), layers())), encoding="utf-8")


if __name__ == "__main__":
    main()
