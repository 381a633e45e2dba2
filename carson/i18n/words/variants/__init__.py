"""Words of the variants: one file for each that speaks of things of its own, with its WORDS."""

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from carson.board.options import VARIANTS
from carson.i18n.words import Words


def _read(variant: str) -> Words | None:
    """The words in the file of a variant, if it has one; nobody imports it by its name."""
    name = f"{__name__}.{variant.replace('-', '_')}"
    if find_spec(name) is None:
        return None
    words = import_module(name).WORDS
    assert isinstance(words, Words)
    return words


VARIANT_WORDS: Final = [words for variant in VARIANTS if (words := _read(variant)) is not None]
"""What the variants add to the words of the board game."""
