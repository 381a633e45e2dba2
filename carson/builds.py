"""Builds: the engine compiled by mypyc or as its source, and which of the two runs."""

import os
import shutil
import sys
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Final

COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"
BUILDS: Final = (COMPILED, INTERPRETED)
PACKAGE: Final = Path(__file__).parent
ENGINE: Final = ("core", "board", "cards", "bots/board", "bots/cards")
"""The rules, and the bots that reckon with them."""
AS_SOURCE: Final = (
    *("core/testing.py", "core/trials.py"),
    *("bots/board/bots.py", "bots/board/learned.py"),
    *("bots/cards/bots.py", "bots/cards/learned.py", "bots/cards/schooled.py"),
)
"""What only tests use, and what leaves the work to others or to numpy."""
LIBRARY: Final = "carson__mypyc"
"""The library that holds the compiled engine; each module is a small door to it."""
SUFFIX: Final = EXTENSION_SUFFIXES[0]


def running() -> str:
    """Which build this process has imported, or would import."""
    spec = find_spec("carson.core.agenda")
    assert spec is not None, "the package has its engine"
    return INTERPRETED if str(spec.origin).endswith(".py") else COMPILED


def engine_sources(package: Path = PACKAGE) -> list[Path]:
    """The files that a compiled build compiles, in a fixed order."""
    skipped = {package / name for name in AS_SOURCE}
    found = [path for part in ENGINE for path in sorted((package / part).rglob("*.py"))]
    return [path for path in found if path not in skipped]


def fingerprint(package: Path = PACKAGE) -> str:
    """Names what the engine's sources compile to: another text or interpreter, another name."""
    digest = blake2b(digest_size=8)
    for path in engine_sources(package):
        digest.update(path.relative_to(package).as_posix().encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return f"{sys.implementation.cache_tag}-{digest.hexdigest()}"


def workshop(package: Path = PACKAGE) -> Path:
    """Where the compiled engine of these sources is kept, in a checkout."""
    return package.parent / "build" / "engine" / fingerprint(package)


def extensions_in(folder: Path) -> list[Path]:
    """The compiled files below a folder that holds the package, relative to it."""
    doors = [path for part in ENGINE for path in (folder / "carson" / part).rglob(f"*{SUFFIX}")]
    found = [folder / f"{LIBRARY}{SUFFIX}", *sorted(doors)]
    return [path.relative_to(folder) for path in found if path.exists()]


def compiled_engine() -> Path | None:
    """The folder with the compiled files of these very sources; None where nobody made them."""
    if running() == COMPILED:
        return PACKAGE.parent
    folder = workshop()
    return folder if extensions_in(folder) else None


def lay_out(build: str, folder: Path) -> bool:
    """Put the package as one of its builds into an empty folder; whether that could be done."""
    engine = compiled_engine()
    if build == COMPILED and engine is None:
        return False
    unwanted = shutil.ignore_patterns("__pycache__", f"*{SUFFIX}")
    shutil.copytree(PACKAGE, folder / PACKAGE.name, ignore=unwanted)
    if build == COMPILED and engine is not None:
        for name in extensions_in(engine):
            shutil.copy2(engine / name, folder / name)
    return True


def environment(folder: Path, *others: Path) -> dict[str, str]:
    """What a Python needs to import the package from a folder; start it with `-P`."""
    inherited = [path for path in sys.path if path]
    paths = [str(folder), *map(str, others), *inherited]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": "0"}
