"""Remarks of the variants: one file for each that hides something, with its REMARKS."""

from typing import Final

from carson.board.variant_files import from_files
from carson.preview.board.remarks import Remarks

VARIANT_REMARKS: Final = list(from_files(__name__, "REMARKS", Remarks).values())
"""What the variants add to the previews of the board game."""
