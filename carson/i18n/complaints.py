"""Complaints: what goes wrong outside the game, told in the user's language."""


class Complaint(Exception):
    """What a user must be told in one line."""
