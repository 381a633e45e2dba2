"""Telling how the training goes: a table in a terminal, a line now and then elsewhere."""

from time import monotonic
from types import TracebackType
from typing import Final, Self

from rich.console import Console
from rich.live import Live
from rich.table import Table

from carson.training.checkpoint import Progress, Row

EVERY: Final = 5.0
"""Seconds between two lines where there is no terminal."""
SHOWN: Final = (
    *("rate", "loss", "outlook", "entropy", "moved", "explained"),
    *("winner_2", "mean_2", "winner_4", "mean_4", "collecting", "answering", "learning"),
    "speed",
)


class Telling:
    """Shows rounds as they come."""

    def __init__(self, minutes: float) -> None:
        self._minutes: Final = minutes
        self._console: Final = Console(highlight=False, markup=False, emoji=False)
        self._live: Final = Live(console=self._console) if self._console.is_terminal else None
        self._last = float("-inf")

    def __call__(self, progress: Progress, row: Row) -> None:
        """Show a round."""
        if self._live is not None:
            self._live.update(shown(progress, row))
        elif monotonic() - self._last >= EVERY:
            self._last = monotonic()
            print(line(progress, row), flush=True)

    def __enter__(self) -> Self:
        if self._live is not None:
            self._live.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._live is not None:
            self._live.stop()


def headline(progress: Progress) -> dict[str, str]:
    """How far a training is."""
    return {
        "minutes": f"{progress.minutes:.1f}/{progress.plan.begun + progress.plan.minutes:.1f}",
        "rounds": str(progress.rounds),
        "samples": f"{progress.samples / 1e6:.2f}M",
        "games": str(progress.games),
        "left out": str(progress.left_out),
    }


def line(progress: Progress, row: Row) -> str:
    """A round in one line."""
    measured = {name: f"{row[name]:g}" for name in SHOWN if name in row}
    return " ".join(f"{name} {value}" for name, value in (headline(progress) | measured).items())


def shown(progress: Progress, row: Row) -> Table:
    """A round as a table."""
    table = Table(show_header=False)
    for name, value in headline(progress).items():
        table.add_row(name, value)
    for name in SHOWN:
        if name in row:
            table.add_row(name, f"{row[name]:g}")
    return table
