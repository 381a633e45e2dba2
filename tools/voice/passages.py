"""Passages: every piece of English that we write, and where it stands."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import serialize_pattern

from tools.voice.faults import EVERYWHERE, FOR_PLAYERS, FOR_READERS, Fault, faults_of

ROOT: Final = Path(__file__).parents[2]
CODE_FOLDERS: Final = ("carson", "tools", "build_hooks", "tests")
NO_PROSE: Final = re.compile(
    r"^```.*?^```|`[^`\n]*`|<!--.*?-->|\]\([^)\s]*\)|<[^>\n]*>|\*\*\[\S*\]\*\*",
    re.DOTALL | re.MULTILINE,
)
"""What stands in a page, or in a comment, without being English."""

NO_CODE: Final = re.compile(r"`[^`\n]*`")
SCRIPTS: Final = {".ts", ".svelte"}
ASIDE: Final = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", re.DOTALL)
"""A comment in TypeScript or HTML."""
REFERENCE: Final = re.compile(r"\{ [a-z][\w.-]* \}")
"""Another message inside a message."""


class Passage(NamedTuple):
    """Some English: where it stands, what it says, and what it must not say."""

    place: str
    text: str
    refused: tuple[Fault, ...]


def passages(root: Path = ROOT) -> Iterator[Passage]:
    """Everything that we write in English."""
    for path in sorted((root / "carson/i18n/locales/en").glob("*.ftl")):
        yield from messages(path.name, path.read_text(encoding="utf-8"))
    for path in pages(root):
        yield from paragraphs(str(path.relative_to(root)), path.read_text(encoding="utf-8"))
    for folder in CODE_FOLDERS:
        for path in sorted((root / folder).rglob("*.py")):
            yield from remarks(str(path.relative_to(root)), path.read_text(encoding="utf-8"))
    for path in scripts(root):
        yield from asides(str(path.relative_to(root)), path.read_text(encoding="utf-8"))


def pages(root: Path) -> list[Path]:
    """The pages of the rulebook and of the documentation."""
    folders = (root.glob("*.md"), (root / "docs").glob("*.md"), root.glob("carson/rulebook/en/*"))
    return sorted(path for folder in folders for path in folder if path.suffix == ".md")


def scripts(root: Path) -> list[Path]:
    """The sources of the page and of its tests."""
    folders = (root / "web" / "src", root / "web" / "tests")
    return sorted(
        path for folder in folders for path in folder.rglob("*") if path.suffix in SCRIPTS
    )


def messages(name: str, source: str) -> Iterator[Passage]:
    """The messages of a Fluent file and their attributes, each as it is written."""
    for entry in FluentParser().parse(source).body:
        if not isinstance(entry, fluent.Message):
            continue
        texts = {entry.id.name: entry.value}
        texts |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
        for key, pattern in texts.items():
            if pattern is not None:
                text = REFERENCE.sub("", serialize_pattern(pattern))
                yield Passage(f"{name}: {key}", text, FOR_PLAYERS)


def paragraphs(name: str, source: str) -> Iterator[Passage]:
    """The paragraphs of a page, without examples of code and addresses."""
    for block in re.split(r"\n\s*\n|\n(?=\|)", NO_PROSE.sub(" ", source)):
        if block.strip():
            yield Passage(f"{name}: {' '.join(block.split())[:40]}", block, FOR_READERS)


def remarks(name: str, source: str) -> Iterator[Passage]:
    """The docstrings and comments of a module."""
    for node in ast.walk(ast.parse(source)):
        for line, text in notes(node):
            yield Passage(f"{name}:{line}", NO_PROSE.sub(" ", text), EVERYWHERE)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield Passage(f"{name}:{token.start[0]}", NO_PROSE.sub(" ", token.string), EVERYWHERE)


def asides(name: str, source: str) -> Iterator[Passage]:
    """The comments of a script or a component."""
    for found in ASIDE.finditer(source):
        yield Passage(f"{name}: {found.group()[:40]}", NO_CODE.sub(" ", found.group()), EVERYWHERE)


def notes(node: ast.AST) -> Iterator[tuple[int, str]]:
    """The texts that stand alone in a body: its docstring, and those of its constants."""
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        for line in node.body:
            if isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
                yield line.lineno, str(line.value.value)


def complaints(root: Path = ROOT) -> list[str]:
    """Every fault of our English, with its place."""
    return [
        f"{passage.place}: {fault}"
        for passage in passages(root)
        for fault in faults_of(passage.text, passage.refused)
    ]
