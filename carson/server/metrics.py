"""Metrics: what a process has done and how it fares, in the format that Prometheus reads."""

import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds: so long an answer took at most."""
MEMORY: Final = Path("/proc/self/statm")
"""Its second number is how many pages of memory the process has."""


@final
class Metrics:
    """Counts of one process; nothing in them tells who did what."""

    def __init__(self) -> None:
        self.entries = 0
        """Entries of all logs that were stored."""
        self.moves = 0
        self.reports = 0
        """Players who were reported."""
        self.errors: Final[Counter[int]] = Counter()
        """Answers by their status, where something was not done."""
        self._took: Final = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def answered(self, seconds: float) -> None:
        """A request was answered after so long."""
        self._took[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def write(self, gauges: Mapping[str, float]) -> str:
        """All of it as lines; `gauges` are what others count."""
        counted: dict[str, float] = {
            "carson_entries_total": self.entries,
            "carson_moves_total": self.moves,
            "carson_reports_total": self.reports,
            "process_cpu_seconds_total": time.process_time(),
        }
        measured = {**gauges, "process_resident_memory_bytes": resident()}
        lines = [
            *(line for name, value in counted.items() for line in plain(name, "counter", value)),
            *(line for name, value in measured.items() for line in plain(name, "gauge", value)),
            *self._errors(),
            *self._latencies(),
        ]
        return "\n".join(lines) + "\n"

    def _errors(self) -> list[str]:
        name = "carson_errors_total"
        counts = sorted(self.errors.items())
        found = [f'{name}{{status="{code}"}} {count}' for code, count in counts]
        return [f"# TYPE {name} counter", *found]

    def _latencies(self) -> list[str]:
        name, total = "carson_request_seconds", 0
        lines = [f"# TYPE {name} histogram"]
        for bound, count in zip((*BOUNDS, "+Inf"), self._took, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._seconds}", f"{name}_count {total}"]


def plain(name: str, kind: str, value: float) -> list[str]:
    """A number without labels."""
    return [f"# TYPE {name} {kind}", f"{name} {value}"]


def resident() -> int:
    """The bytes of memory that this process has; 0 where the system does not tell."""
    try:
        pages = int(MEMORY.read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
