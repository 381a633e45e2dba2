"""The lesson of the board game."""
