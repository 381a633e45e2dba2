"""Words of the variants: one file for each that speaks of things of its own, with its WORDS."""

from typing import Final

from carson.board.variant_files import from_files
from carson.i18n.words import Words

VARIANT_WORDS: Final = list(from_files(__name__, "WORDS", Words).values())
"""What the variants add to the words of the board game."""
