"""A server on a real port, and readers of its streams, for the tests."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

import httpx
import uvicorn
from msgspec import json

from carson.server.app import create_app
from carson.server.context import ServerSettings
from carson.server.http import responses
from carson.server.serving import connection_class
from tests.support.patience import SECONDS, wait_until


@dataclass(frozen=True)
class Message:
    """A message of a stream: its event, its data, and its id where it has one."""

    event: str
    data: str
    id: int | None


@contextmanager
def live_server(folder: Path) -> Iterator[str]:
    """A running server; its address."""
    url = f"sqlite:///{folder / 'tables.db'}"
    settings = ServerSettings(url, bot_workers=0, requests_per_minute=0, static=folder / "static")
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        timeout_graceful_shutdown=1,
        http=connection_class(),
    )
    server = uvicorn.Server(config)
    thread = Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    wait_until(lambda: server.started)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(SECONDS)
        listening.close()


def messages(lines: Iterator[str]) -> Iterator[Message]:
    """The messages of a stream, without its comments."""
    fields: dict[str, str] = {}
    for line in lines:
        if line:
            name, _, value = line.partition(":")
            fields[name] = value.strip()
            continue
        if "data" in fields:
            number = int(fields["id"]) if "id" in fields else None
            yield Message(fields.get("event", ""), fields["data"], number)
        fields = {}


@contextmanager
def reading(
    url: str, table: str, token: str, last: int | str | None = None, **query: int
) -> Iterator[Iterator[Message]]:
    """The messages of a table's stream."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    if last is not None:
        headers["Last-Event-ID"] = str(last)
    address = f"{url}/games/{table}/events"
    with (
        httpx.Client(timeout=SECONDS) as client,
        client.stream("GET", address, headers=headers, params=query) as answer,
    ):
        assert answer.status_code == 200, answer.status_code
        yield messages(answer.iter_lines())


def take(stream: Iterator[Message], event: str, count: int = 1) -> list[Message]:
    """The next messages of an event."""
    found: list[Message] = []
    for message in stream:
        if message.event == event:
            found.append(message)
        if len(found) == count:
            return found
    raise AssertionError("the stream has ended")


class Person:
    """Someone with a token who plays through a real port."""

    def __init__(self, url: str, table: str, token: str, seat: int) -> None:
        self.url, self.table, self.token, self.seat = url, table, token, seat
        self.commands = 0

    @property
    def headers(self) -> dict[str, str]:
        """The headers that show an identity."""
        return {"Authorization": f"Bearer {self.token}"}

    def view(self) -> responses.TableView:
        """The table as the seat sees it."""
        answer = httpx.get(
            f"{self.url}/games/{self.table}",
            params={"seat": self.seat},
            headers=self.headers,
            timeout=SECONDS,
        )
        assert answer.status_code == 200, answer.text
        return json.decode(answer.content, type=responses.TableView)

    def post(self, path: str, **fields: object) -> httpx.Response:
        """A command with a new name."""
        self.commands += 1
        body = {"command_id": f"live-{self.seat}-{self.commands}", "seat": self.seat, **fields}
        url = f"{self.url}/games/{self.table}{path}"
        return httpx.post(url, json=body, headers=self.headers, timeout=SECONDS)

    def play(self, number: int = 0) -> httpx.Response:
        """Answer the present decision with one of its moves."""
        asked = self.view().decision
        assert asked is not None
        return self.post("/moves", decision_id=asked.id, move=asked.moves[number].move)


def friends(url: str, players: int, **wish: object) -> list[Person]:
    """A table for people with a token each."""
    first = {"kind": "person", "name": "ann"}
    key = httpx.post(f"{url}/games", json={"seats": [first], **wish}, timeout=SECONDS).json()
    people = [Person(url, key["id"], key["token"], 0)]
    for seat, name in enumerate(("bo", "cy", "di")[: players - 1], 1):
        claim = f"{url}/games/{key['id']}/seats/{seat}/claim"
        token = httpx.post(claim, json={"name": name}, timeout=SECONDS).json()["token"]
        people.append(Person(url, key["id"], token, seat))
    return people
