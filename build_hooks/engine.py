"""The compiled engine of a build: made once for the same sources, or left out with a note.

`python -m build_hooks.engine` makes it ahead of time.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from carson import builds

REQUIREMENTS: Final = ["mypy>=2.4", "setuptools>=77"]
PURE: Final = "CARSON_PURE"
TOLD: Final = 8
"""How many of its last lines are told when a compiler gives up."""


class NotCompiled(Exception):
    """Why the package goes without its compiled engine."""


def why_not() -> str:
    """Why nothing is compiled here; empty where it can be tried."""
    if os.environ.get(PURE, "0") not in ("", "0"):
        return f"{PURE} is set"
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython, not for {sys.implementation.name}"
    named = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if os.name == "posix" and shutil.which(named) is None:
        return f"there is no C compiler ({named})"
    return ""


def requirements() -> list[str]:
    """What the compiling needs, where it will be tried."""
    return [] if why_not() else REQUIREMENTS


def compiled(root: Path) -> Path:
    """The folder with the compiled files of the checkout; NotCompiled says why there is none."""
    reason = why_not()
    if reason:
        raise NotCompiled(reason)
    kept = builds.workshop(root / "carson")
    if not builds.extensions_in(kept):
        _compile(root, kept)
    return kept


def _compile(root: Path, kept: Path) -> None:
    """Compile in a folder beside, so that what is kept is always whole."""
    shutil.rmtree(kept, ignore_errors=True)
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=kept.parent, prefix="work-") as work:
            _run_mypyc(root, Path(work))
            (Path(work) / "out").rename(kept)
        _tidy(kept)
    except OSError as error:
        # Someone else may have compiled the same meanwhile.
        if not builds.extensions_in(kept):
            raise NotCompiled(str(error)) from error


def _tidy(kept: Path) -> None:
    """Delete what the same interpreter compiled from other sources."""
    tag = sys.implementation.cache_tag
    for old in kept.parent.glob(f"{tag}-*"):
        if old != kept:
            shutil.rmtree(old, ignore_errors=True)


def _run_mypyc(root: Path, work: Path) -> None:
    step = [sys.executable, "-m", "build_hooks.mypyc_step", str(work)]
    done = subprocess.run(step, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = (done.stdout + done.stderr).strip().splitlines()
        raise NotCompiled("\n".join(["the compiler gave up:", *lines[-TOLD:]]))


def included(root: Path) -> dict[str, str]:
    """The compiled files, and where they go in the wheel."""
    folder = compiled(root)
    return {str(folder / name): name.as_posix() for name in builds.extensions_in(folder)}


def main() -> None:
    """Make the compiled engine of the checkout, or say why it cannot be made here."""
    reason = why_not()
    if reason:
        print(f"The engine is not compiled: {reason}.")
        return
    try:
        print(f"The compiled engine is in {compiled(Path.cwd()).relative_to(Path.cwd())}.")
    except NotCompiled as error:
        sys.exit(f"The engine is not compiled: {error}")


if __name__ == "__main__":
    main()
