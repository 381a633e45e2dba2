"""Positions as text: writing them, reading them, and refusing what cannot be."""
