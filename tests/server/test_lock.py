"""The lock: what a server is installed from is pinned with hashes, and nothing is missing."""

import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.support.imports import ROOT

HASH = r"--hash=sha256:[0-9a-f]{64}"
PIN = re.compile(
    rf"^(?P<name>[\w.-]+)==(?P<version>[^\s;]+)[^\n]*\\\n(?: +{HASH}(?: \\)?\n)+", re.M
)


def lock() -> str:
    """The text of the lock."""
    return (ROOT / "requirements.lock").read_text(encoding="utf-8")


def pins() -> dict[str, str]:
    """The pinned versions by name."""
    return {canonicalize_name(pin["name"]): pin["version"] for pin in PIN.finditer(lock())}


def declared() -> list[Requirement]:
    """What the package says that it needs."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [Requirement(line) for line in project["dependencies"]]


def needs_of(name: str) -> list[str]:
    """What a package needs on this machine, as far as it is installed here."""
    try:
        found = [Requirement(line) for line in requires(name) or []]
    except PackageNotFoundError:
        return []
    here = [one for one in found if one.marker is None or one.marker.evaluate({"extra": ""})]
    return [canonicalize_name(one.name) for one in here]


def test_everything_that_the_package_declares_is_pinned_to_a_version_that_it_allows() -> None:
    found = pins()

    assert [str(one) for one in declared() if found.get(canonicalize_name(one.name)) is None] == []
    assert [
        str(one) for one in declared() if found[canonicalize_name(one.name)] not in one.specifier
    ] == []


def test_what_the_pinned_packages_need_is_pinned_too() -> None:
    found = pins()

    assert [(name, need) for name in found for need in needs_of(name) if need not in found] == []


def test_every_pin_has_a_hash_and_no_line_names_a_place() -> None:
    text = lock()

    assert len(PIN.findall(text)) == len(re.findall(r"^[\w.-]+==", text, re.M))
    assert "://" not in text


@pytest.mark.parametrize("line", ["carson==1.0\n", "carson==1.0 \\\n    --hash=sha256:12\n"])
def test_a_pin_without_a_hash_is_none(line: str) -> None:
    assert PIN.findall(line) == []
