"""Hints of the variants: one file for each that hides something, with its HINTS."""

from typing import Final

from carson.board.variant_files import from_files
from carson.preview.hints import Hints

VARIANT_HINTS: Final = list(from_files(__name__, "HINTS", Hints).values())
"""What the variants add to the previews of the board game."""
