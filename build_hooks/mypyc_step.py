"""Compiles the engine with mypyc: `python -m build_hooks.mypyc_step WORK`, in the checkout."""

import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from carson.builds import LIBRARY, engine_sources

OPTIMISATION: Final = "1"
"""More takes twice as long to build, and makes nothing measurably quicker."""
CORES: Final = os.cpu_count() or 1


class SideBySide(build_ext):
    """Compiles all C files at once on all cores; what is left then is to link them."""

    def build_extensions(self) -> None:
        """Compile, then link."""
        files = [(extension, file) for extension in self.extensions for file in extension.sources]
        files.sort(key=lambda file: -os.path.getsize(file[1]))
        with ThreadPoolExecutor(CORES) as pool:
            objects = list(pool.map(self._compiled, files))
        for (extension, _), made in zip(files, objects, strict=True):
            extension.extra_objects += made
            extension.sources = []
        self.parallel = CORES
        super().build_extensions()

    def _compiled(self, file: tuple[Extension, str]) -> list[str]:
        extension, source = file
        made: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )
        return made


def extensions(work: Path) -> Sequence[object]:
    """The engine as C files; the checks of mypy come first."""
    # What our own settings forbid is our business; a build only needs the types to be right.
    options = ["--config-file=", f"--cache-dir={work / 'mypy'}"]
    sources = [
        str(path.relative_to(Path.cwd())) for path in engine_sources(Path("carson").resolve())
    ]
    return mypycify(
        [*options, *sources],
        opt_level=OPTIMISATION,
        debug_level="0",
        multi_file=True,
        target_dir=str(work / "c"),
        group_name=LIBRARY.removesuffix("__mypyc"),
    )


def main(work: Path) -> None:
    """Leave the compiled files in WORK/out, laid out like the package."""
    command = SideBySide(Distribution({"name": "carson", "ext_modules": extensions(work)}))
    command.build_lib, command.build_temp = str(work / "out"), str(work / "objects")
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
