"""A server for each test, with its database in a folder that goes away."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.guests import Client, server


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """A server without bot processes and without limits."""
    with server(tmp_path) as found:
        yield found
