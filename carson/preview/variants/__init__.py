"""Hints of the variants: one file for each that hides something, with its HINTS."""

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from carson.board.options import VARIANTS
from carson.preview.hints import Hints


def _read(variant: str) -> Hints | None:
    """The hints in the file of a variant, if it has one; nobody imports it by its name."""
    name = f"{__name__}.{variant.replace('-', '_')}"
    if find_spec(name) is None:
        return None
    hints = import_module(name).HINTS
    assert isinstance(hints, Hints)
    return hints


VARIANT_HINTS: Final = [hints for variant in VARIANTS if (hints := _read(variant)) is not None]
"""What the variants add to the previews of the board game."""
