"""The client's sources: they pass their own tests, and fit the server's types and texts."""

import os
import re
import subprocess
from fnmatch import fnmatch
from pathlib import Path

import pytest

from build_hooks.client import WEB, manager
from tests.support.messages import files, messages_in
from tools import printed, protocol

SAID = re.compile(r"""\b(?:say|sayFirst)\(\[?"([a-z0-9.-]+)\"""")
FILES = re.compile(r"locales/en/\{(.*)\}\.ftl")
"""The Fluent files of the client, as its loader names them."""


def script(name: str) -> tuple[int, str]:
    """How a script of the client's package ends, and what it says."""
    program, path = manager()
    done = subprocess.run(
        [*program, "run", name],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    return done.returncode, done.stdout


def loaded() -> set[str]:
    """The messages in the files that the client loads."""
    text = (WEB / "src" / "texts" / "texts-en.ts").read_text(encoding="utf-8")
    patterns = "".join(FILES.findall(text)).split(",")
    chosen = [
        source
        for file, source in files("en").items()
        if any(fnmatch(file, f"{pattern}.ftl") for pattern in patterns)
    ]
    return set(messages_in("\n".join(chosen)))


def sources() -> list[Path]:
    """Everything that is written by hand."""
    found = (WEB / "src").rglob("*")
    return [path for path in found if path.suffix in (".ts", ".svelte")]


@pytest.mark.parametrize("name", ["test", "check", "lint"])
def test_the_parts_of_the_client_pass_by_themselves(built: None, name: str) -> None:
    """Their own tests, their types, and their format."""
    code, said = script(name)

    assert code == 0, said


def test_the_types_of_the_protocol_are_current(built: None) -> None:
    assert protocol.FILE.read_text(encoding="utf-8") == protocol.protocol()


def test_what_is_printed_on_the_board_is_current() -> None:
    assert printed.FILE.read_text(encoding="utf-8") == printed.printed()


def test_every_text_that_the_client_names_is_there() -> None:
    known = loaded()
    named = {key for path in sources() for key in SAID.findall(path.read_text(encoding="utf-8"))}

    assert [key for key in sorted(named) if key not in known and f"web-{key}" not in known] == []


def test_every_source_says_what_it_holds() -> None:
    silent = [
        path.name
        for path in sources()
        if not path.read_text(encoding="utf-8").startswith(("// ", "<!-- "))
    ]

    assert silent == []


def test_no_download_address_stands_in_the_lock_file() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")


def test_no_text_is_written_into_a_component() -> None:
    """Words between tags would be English in every language."""
    words = re.compile(r">\s*[A-Za-z]{3,}[^<>{}]*<")
    markup = {
        path.name: re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", path.read_text(), flags=re.S)
        for path in sources()
        if path.suffix == ".svelte"
    }

    assert [name for name, text in markup.items() if words.search(text)] == []
