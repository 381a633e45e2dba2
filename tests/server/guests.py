"""Guests: people who play through HTTP alone, for the tests of the server."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Final

from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient
from msgspec import json

from carson.core.chance import Stream
from carson.server.app import create_app
from carson.server.context import ServerSettings
from carson.server.http import responses
from carson.server.seen.board import BoardSeen
from carson.server.tables.cache import KEPT
from tests.support import patience

NAMES: Final = ("ann", "bo", "cy", "di", "ed", "flo")
NUMBERS: Final = count(1)

Client = TestClient[Litestar]
Body = Mapping[str, object]


@contextmanager
def server(
    folder: Path,
    bot_workers: int = 0,
    requests: int = 0,
    rooms_kept: int = KEPT,
    programs: Mapping[str, str] | None = None,
) -> Iterator[Client]:
    """A running server with its database in a folder; without bot processes unless wished."""
    settings = ServerSettings(
        f"sqlite:///{folder / 'tables.db'}",
        bot_workers=bot_workers,
        requests_per_minute=requests,
        rooms_kept=rooms_kept,
        programs=dict(programs or {}),
        static=folder / "static",
        thinking_seconds=patience.SECONDS,
        page_waits_seconds=patience.SECONDS,
    )
    with TestClient(create_app(settings)) as client:
        yield client


class Guest:
    """Someone with a token, at one table."""

    def __init__(self, client: Client, table: str, token: str, seat: int = 0) -> None:
        self.client: Final = client
        self.table: Final = table
        self.token: Final = token
        self.seat: Final = seat

    # --- requests ---------------------------------------------------------------------------
    @property
    def headers(self) -> dict[str, str]:
        """The headers that show an identity."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def get(self, path: str = "", **query: str | int) -> Response:
        """Ask about the table."""
        self.client.cookies.clear()
        url = f"/games/{self.table}{path}"
        return self.client.get(url, headers=self.headers, params=query)

    def post(self, path: str, body: Body | None = None, **query: str) -> Response:
        """Do something at the table."""
        self.client.cookies.clear()
        url = f"/games/{self.table}{path}"
        return self.client.post(url, headers=self.headers, json=dict(body or {}), params=query)

    # --- what is asked often ----------------------------------------------------------------
    def board(self) -> BoardSeen:
        """The board game as the guest sees it."""
        seen = self.view().state
        assert isinstance(seen, BoardSeen)
        return seen

    def view(self, seat: int | None = None) -> responses.TableView:
        """The table as the seat sees it."""
        answer = self.get("", seat=self.seat if seat is None else seat)
        assert answer.status_code == 200, answer.text
        return json.decode(answer.content, type=responses.TableView)

    def log(self) -> list[responses.LogEntry]:
        """The whole log, page by page."""
        found: list[responses.LogEntry] = []
        while True:
            answer = self.get("/log", seat=self.seat, after=len(found))
            page = json.decode(answer.content, type=responses.Log)
            found += page.entries
            if not page.more:
                return found

    def decision(self) -> responses.Decision:
        """What the seat is asked."""
        asked = self.view().decision
        assert asked is not None, "the seat is asked"
        return asked

    def command(self, path: str, **fields: object) -> Response:
        """A command with a new name."""
        body = {"command_id": f"command-{next(NUMBERS)}", "seat": self.seat, **fields}
        return self.post(path, body)

    def play(self, move: str) -> Response:
        """Answer the present decision."""
        return self.command("/moves", decision_id=self.decision().id, move=move)

    def play_any(self, stream: Stream) -> str:
        """Answer the present decision at random."""
        asked = self.decision()
        move = asked.moves[stream.below(len(asked.moves))].move
        answer = self.command("/moves", decision_id=asked.id, move=move)
        assert answer.status_code == 201, answer.text
        return move


def open_table(client: Client, **wish: object) -> Guest:
    """A new table; its host has the first seat."""
    client.cookies.clear()
    answer = client.post("/games", json=wish)
    assert answer.status_code == 201, answer.text
    key = json.decode(answer.content, type=responses.Key)
    assert key.token is not None
    return Guest(client, key.id, key.token)


def hot_seat(client: Client, players: int, **wish: object) -> Guest:
    """A board game for people on one device."""
    options = {"players": str(players), **dict_of(wish.pop("options", {}))}
    seats = [{"kind": "person", "name": name} for name in NAMES[:players]]
    return open_table(client, options=options, seats=seats, **wish)


def among_friends(client: Client, players: int, **wish: object) -> list[Guest]:
    """People with a token each; the first one is the host."""
    key = "people" if wish.get("game") == "cards" else "players"
    options = {key: str(players), **dict_of(wish.pop("options", {}))}
    host = open_table(client, options=options, seats=[{"kind": "person", "name": "ann"}], **wish)
    return [host, *(sit_down(client, host.table, seat) for seat in range(1, players))]


def sit_down(client: Client, table: str, seat: int) -> Guest:
    """A new guest on an open seat."""
    client.cookies.clear()
    answer = client.post(f"/games/{table}/seats/{seat}/claim", json={"name": NAMES[seat]})
    assert answer.status_code == 201, answer.text
    token = json.decode(answer.content, type=responses.Key).token
    assert token is not None
    return Guest(client, table, token, seat)


def nameless(client: Client) -> Client:
    """The client without any token."""
    client.cookies.clear()
    return client


def stranger(client: Client, table: str) -> Guest:
    """Someone without a token."""
    return Guest(client, table, "", -1)


def problem(answer: Response) -> responses.Problem:
    """What an answer complains of."""
    return json.decode(answer.content, type=responses.Problem)


def dict_of(value: object) -> dict[str, str]:
    """Options as they were given."""
    assert isinstance(value, dict)
    return value


def play_to_the_end(guests: list[Guest], seed: int, most: int = 5000) -> responses.TableView:
    """Everyone answers at random whenever they are asked, until the game is over."""
    stream = Stream(seed)
    by_seat = {guest.seat: guest for guest in guests}
    for _ in range(most):
        to_move = guests[0].view().to_move
        if not to_move:
            return guests[0].view()
        by_seat[to_move[stream.below(len(to_move))]].play_any(stream)
    raise AssertionError("the game does not end")
