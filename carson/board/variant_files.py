"""What other parts of the package know of the variants: a folder each, a file for a variant.

The files are named like the variants and nobody imports them by name, so that a variant can be
taken out with its files.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TypeVar

from carson.board.options import VARIANTS

T = TypeVar("T")


def from_files(folder: str, name: str, kind: type[T]) -> dict[str, T]:
    """What the files of a folder call so, by variant, in the order of the options.

    A variant of which there is nothing to know has no file there.
    """
    found: dict[str, T] = {}
    for variant in VARIANTS:
        file = f"{folder}.{variant.replace('-', '_')}"
        if find_spec(file) is not None:
            known = getattr(import_module(file), name)
            assert isinstance(known, kind), f"{name} in {file} is no {kind.__name__}"
            found[variant] = known
    return found
