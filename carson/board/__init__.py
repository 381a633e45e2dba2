"""The board game Carson City."""
