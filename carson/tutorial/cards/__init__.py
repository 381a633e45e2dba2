"""The lesson of the card game."""
