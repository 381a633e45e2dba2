"""Who is asked what, at every table."""

from msgspec import Struct


class PublicQuestion(Struct, kw_only=True):
    """What the table waits for, as everyone may know it."""

    choice: str
    seats: list[int]
    about: dict[str, int]
