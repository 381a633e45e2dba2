"""Connections: whoever sends or reads too slowly, or sends headers without end, is cut off."""

import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from carson.server.http import connections
from carson.server.http.connections import Awaited
from tests.server.live import friends, live_server, reading, take
from tests.support.patience import SECONDS, wait_until

SHORT = 0.05
WHOLE = b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n"
HEAD = b"POST /games HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    """A running server."""
    with live_server(tmp_path) as found:
        yield found


def impatient(monkeypatch: pytest.MonkeyPatch, awaited: Awaited) -> None:
    """Let the server wait shortly for something, and for all else as long as it takes."""
    patience = dict.fromkeys(Awaited, SECONDS)
    monkeypatch.setattr(connections, "PATIENCE", {**patience, awaited: SHORT})


def connect(url: str) -> socket.socket:
    """A connection that waits for as long as it takes."""
    parts = urlsplit(url)
    return socket.create_connection((parts.hostname, parts.port), SECONDS)


def is_ended(connection: socket.socket) -> bool:
    """Wait until the other side ends the connection; False if it says something instead."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("sent", [b"", b"GET /health HT", WHOLE[:-2], b"\r\n"])
def test_a_request_that_never_comes_is_not_waited_for(
    url: str, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    impatient(monkeypatch, Awaited.HEAD)
    with closing(connect(url)) as connection:
        connection.sendall(sent)

        assert is_ended(connection)


@pytest.mark.parametrize("line", [b"X-More: and more\r\n", b"x" * 100])
def test_headers_without_end_do_not_fill_the_memory(url: str, line: bytes) -> None:
    much = line * (2 * connections.LARGEST_HEAD // len(line))
    with closing(connect(url)) as connection:
        connection.sendall(WHOLE[:-2])
        with suppress(ConnectionError):
            for _ in range(100):
                connection.sendall(much)

        assert is_ended(connection)


def test_many_requests_on_one_connection_are_no_endless_headers(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "LARGEST_HEAD", 200)
    parts, statuses = urlsplit(url), list[int]()
    with closing(HTTPConnection(parts.hostname or "", parts.port, timeout=SECONDS)) as connection:
        for _ in range(10):
            connection.request("GET", "/health")
            answer = connection.getresponse()
            answer.read()
            statuses.append(answer.status)

    assert statuses == [200] * 10


@pytest.mark.parametrize("sent", [b"", b'{"options"'])
def test_a_body_that_never_comes_is_not_waited_for(
    url: str, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    impatient(monkeypatch, Awaited.BODY)
    with closing(connect(url)) as connection:
        connection.sendall(HEAD + b"Content-Length: 100\r\n\r\n" + sent)

        assert is_ended(connection)


def test_the_rest_of_a_second_request_is_not_waited_for(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(connect(url)) as connection:
        connection.sendall(WHOLE)
        answer = connection.recv(12)
        impatient(monkeypatch, Awaited.HEAD)
        connection.sendall(WHOLE[:20])
        while connection.recv(1000):
            pass

    assert answer == b"HTTP/1.1 200"


def test_who_never_reads_is_not_written_to_for_ever(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient(monkeypatch, Awaited.READER)
    lost: list[object] = []
    losing = connections.PatientConnection.connection_lost

    def count(connection: connections.PatientConnection, error: Exception | None) -> None:
        lost.append(connection)
        losing(connection, error)

    monkeypatch.setattr(connections.PatientConnection, "connection_lost", count)
    with closing(connect(url)) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        # More answers than find room on the way.
        connection.sendall(b"GET /schema HTTP/1.1\r\nHost: here\r\n\r\n" * 100)
        wait_until(lambda: lost != [])

    assert lost


def test_a_stream_is_no_slow_connection(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for awaited in Awaited:
        impatient(monkeypatch, awaited)
        people = friends(url, 2, options={"players": "2"})
        with reading(url, people[0].table, people[0].token) as stream:
            take(stream, "fresh")
            for _ in range(3):
                people[0].post("/chat", text="hello")
                told = take(stream, "entry")

        assert told[0].event == "entry"
