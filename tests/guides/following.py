"""Following a guide: its blocks are written into a copy of the project, whose tests then hold."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.support.imports import ROOT

DOCS: Final = ROOT / "docs"
COPIED: Final = ("carson", "docs", "tests", "tools", "build_hooks", "pyproject.toml")
NEW_FILE: Final = re.compile(
    r"^`([\w./-]+)`:\n\n```(?:python|svelte|ts)\n(.*?)^```$", re.DOTALL | re.MULTILINE
)
CHANGE: Final = re.compile(
    r"[Ii]n\s`([\w./-]+)`:\n\n```(diff|ftl)\n(.*?)^```$", re.DOTALL | re.MULTILINE
)
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "node_modules", "static")


def guide(name: str) -> str:
    """Return the text of a guide."""
    return (DOCS / name).read_text(encoding="utf-8")


def copy_of_the_project(folder: Path, *more: str) -> Path:
    """Copy what the guides work on into a folder, without anything that is built."""
    for name in (*COPIED, *more):
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


def follow(page: str, folder: Path) -> list[str]:
    """Do in a folder what the page says, and return the names of the new files."""
    for name, kind, block in CHANGE.findall(page):
        path = folder / name
        text = path.read_text(encoding="utf-8")
        path.write_text(text + block if kind == "ftl" else changed(text, block), encoding="utf-8")
    files = dict(NEW_FILE.findall(page))
    for name, block in files.items():
        assert not (folder / name).exists(), f"{name} is there already"
        (folder / name).write_text(block, encoding="utf-8")
    return list(files)


def changed(text: str, diff: str) -> str:
    """Return the text with the changes of a diff, whose parts are separated by three dots."""
    for part in diff.split("...\n"):
        lines = part.splitlines(keepends=True)
        old = "".join(line[1:] for line in lines if line[0] != "+")
        new = "".join(line[1:] for line in lines if line[0] != "-")
        assert text.count(old) == 1, f"this stands not once in the file: {old}"
        text = text.replace(old, new)
    return text


def run(folder: Path, *words: str) -> None:
    """Run a module of Python in a folder, and show what it said if it fails."""
    call(folder, sys.executable, "-m", *words)


def call_python(folder: Path, program: str) -> None:
    """Run a program of Python in a folder, and show what it said if it fails."""
    call(folder, sys.executable, "-c", program)


def check_style(folder: Path, files: list[str]) -> None:
    """Check that ruff has nothing to say about the new modules."""
    modules = [name for name in files if name.endswith(".py")]
    run(folder, "ruff", "check", *modules)
    run(folder, "ruff", "format", "--check", *modules)


def check_tests(folder: Path, *tests: str) -> None:
    """Check that these tests hold in the copy."""
    run(folder, "pytest", "-q", "-p", "no:cacheprovider", *tests)


def call(folder: Path, *words: str, path: str = os.environ["PATH"]) -> None:
    """Run a program in a folder, and show what it said if it fails."""
    done = subprocess.run(
        words,
        cwd=folder,
        env={**os.environ, "PATH": path},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
