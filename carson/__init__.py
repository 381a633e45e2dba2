"""Carson City, the board game, on a computer."""

__version__ = "0.1.0"
