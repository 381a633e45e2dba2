"""A process that reviews one record: its text comes in, one JSON object goes out."""

import os
import sys
from typing import Final

from msgspec import json

from carson.core.moves import Seat
from carson.games import game_of
from carson.i18n.texts import Texts

THREADS: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS")
POLITE: Final = 10
"""How far moves of players and bots go before a review."""


def reviewed(text: str, seat: int, language: str) -> bytes:
    """The review of a seat, as the server tells it."""
    # After the threads are limited: numpy reads that when it is loaded.
    from carson.review.games import report_of
    from carson.review.report import as_data

    entry = game_of(text)
    record = entry.read(text)
    texts = Texts(language, record.names, entry.words)
    found = as_data(report_of(record, Seat(seat), texts))
    return json.encode({**found, "seat": seat})


def main() -> None:
    """Read a record, and review it for the seat and in the language of the command line."""
    for name in THREADS:
        os.environ[name] = "1"
    if hasattr(os, "nice"):
        os.nice(POLITE)
    text = sys.stdin.buffer.read().decode()
    answer = reviewed(text, int(sys.argv[1]), sys.argv[2])
    sys.stdout.buffer.write(answer)


if __name__ == "__main__":
    main()
