"""The film of the game that the README shows."""
