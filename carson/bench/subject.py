"""Subject: whatever can be measured, ours or a peer's."""

from typing import Final, Protocol

from carson.bench.clock import Measured

PLAY: Final = "play"
COPY: Final = "copy"
LEGAL: Final = "legal"
VIEW: Final = "view"
REPLAY: Final = "replay"
MEMORY: Final = "memory"
FIGURES: Final = (PLAY, COPY, LEGAL, VIEW, REPLAY, MEMORY)
PEERS_FIGURES: Final = (PLAY, COPY)


class Missing(Exception):
    """What should be measured is not installed."""


class BenchSubject(Protocol):
    """A game that can be measured."""

    def measure(self, figure: str, seconds: float) -> Measured:
        """Measure one thing for about so long."""
        ...
