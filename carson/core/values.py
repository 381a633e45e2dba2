"""Values that copies of a state share: a change puts another in their place."""

from typing import Final, TypeVar

T = TypeVar("T")

SINGLE: Final = tuple(bytes((mark,)) for mark in range(256))
"""Each byte, ready made: making one again would take a third of the time of `marked`."""


def replaced(values: tuple[T, ...], number: int, value: T) -> tuple[T, ...]:
    """The values, one of them replaced."""
    changed = list(values)
    changed[number] = value
    return tuple(changed)


def marked(marks: bytes, number: int, mark: int) -> bytes:
    """The small counts, one of them replaced."""
    return marks[:number] + SINGLE[mark] + marks[number + 1 :]


def added(counts: tuple[int, ...], number: int, count: int = 1) -> tuple[int, ...]:
    """The counts, one of them raised."""
    return replaced(counts, number, counts[number] + count)


def without(things: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """The things, one of them taken away."""
    place = things.index(thing)
    return things[:place] + things[place + 1 :]
