"""Misuse: what comes back when a function is called in a way that it cannot answer."""


class Misuse(ValueError):
    """The call was wrong, not the game: the message says what to do instead."""


def expect(what: str, given: object, kind: type) -> None:
    """Raise TypeError where something is of another type than it has to be."""
    if not isinstance(given, kind):
        raise TypeError(f"{what} is a {kind.__name__}, not a {type(given).__name__}")
