"""Which of many alike tests `make test` runs; all others are of the long suites."""

from collections.abc import Sequence

import pytest
from _pytest.mark import ParameterSet


def quick_first(values: Sequence[object], quick: int = 1) -> list[ParameterSet]:
    """Parameters of which the first few are tried by every run, and the others by the long one."""
    rows = [value if isinstance(value, tuple) else (value,) for value in values]
    return [
        pytest.param(*row, marks=[pytest.mark.slow] if number >= quick else [])
        for number, row in enumerate(rows)
    ]
