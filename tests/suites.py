"""Which of many alike tests `make test` runs; all others are of the long suites."""

from collections.abc import Sequence

import pytest
from _pytest.mark import ParameterSet


def quick_first(values: Sequence[object], quick: int = 1) -> list[ParameterSet]:
    """Parameters of which the first few are tried by every run, and the others by the long one."""
    return [
        pytest.param(value, marks=[pytest.mark.slow] if number >= quick else [])
        for number, value in enumerate(values)
    ]
