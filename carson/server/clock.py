"""The clock of a server: it tells the time of day, and runs evenly even if that is changed."""

import time
from typing import Final

_START: Final = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970, as this process counts them from its start on."""
    return _START + time.monotonic()
