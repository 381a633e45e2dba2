"""Logs: one JSON object for each line, so that programs can read them; never what was sent."""

import logging
import sys
from datetime import UTC, datetime
from typing import final

from msgspec import json


@final
class JsonLines(logging.Formatter):
    """An event as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line: when, how grave, from which part, and what."""
        told: dict[str, str] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            # Not what an error says: that may speak of someone's secret.
            told["error"] = record.exc_info[0].__name__
        return json.encode(told).decode()


def write_json_lines() -> None:
    """Let this process write its log so, to its standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
