"""The menu: the legal moves as they are listed, and which of them have numbers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.table import Table
from rich.text import Text

from carson.core.moves import Move

FULL_HEIGHT: Final = 40
"""From this height of the screen on, there is room for all coordinates."""


@dataclass(frozen=True)
class Entry:
    """A line of the menu: what to type, and what it does."""

    number: str
    words: str
    text: str
    style: str = ""


@dataclass(frozen=True)
class Menu:
    """The legal moves as they are shown, and which of them have numbers."""

    entries: Sequence[Entry]
    numbers: Mapping[int, Move]


def number_ranges(numbers: Sequence[int]) -> str:
    """Numbers in order, drawn together where none is missing."""
    runs: list[list[str]] = []
    for at, number in enumerate(numbers):
        if at and numbers[at - 1] == number - 1:
            runs[-1].append(str(number))
        else:
            runs.append([str(number)])
    return " ".join(span(run) for run in runs)


def span(names: Sequence[str]) -> str:
    """Three or more names in a row by the first and the last one."""
    return " ".join(names) if len(names) < 3 else f"{names[0]}-{names[-1]}"


def draw(menu: Menu) -> Table:
    """The menu as it is shown."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", min_width=3)
    table.add_column(no_wrap=True)
    table.add_column()
    for entry in menu.entries:
        table.add_row(
            Text(entry.number, "bold"),
            Text(entry.words, "bold cyan"),
            Text(entry.text, entry.style),
        )
    return table
