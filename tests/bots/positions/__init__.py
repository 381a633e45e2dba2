"""Positions in which one answer is clearly best, or clearly absurd."""
