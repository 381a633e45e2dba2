"""How long tests wait: for what happens, never for how long it takes.

A busy machine is no mistake, so that there is one limit for everything, far beyond everything it
could need; only what never happens comes to it.
"""

import time
from collections.abc import Callable
from typing import Final

SECONDS: Final = 300.0
MILLISECONDS: Final = SECONDS * 1000
PAUSE_SECONDS: Final = 0.01


def wait_until(is_so: Callable[[], bool], why: Callable[[], str] = lambda: "") -> None:
    """Wait for something that will be so; `why` tells what is known if it never is."""
    end = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < end, f"it never was so {why()}"
        time.sleep(PAUSE_SECONDS)
