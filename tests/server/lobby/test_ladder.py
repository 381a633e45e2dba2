"""The ladder: for those who want it, where the server keeps one."""

from pathlib import Path

import pytest
from litestar.testing import TestClient
from msgspec import json

from carson.server.app import create_app
from carson.server.context import ServerSettings
from carson.server.http import responses
from carson.server.lobby.ladder import ladder
from carson.server.store.storage import ListedTable, RatedSeat, TableSettings, TableSummary
from tests.server.guests import Client, Guest, open_table, play_to_the_end, problem
from tests.server.lobby.test_results import claim


def game(*ranked: str, kind: str = "board") -> ListedTable:
    """A finished game: those who played it, the best first."""
    rated = [RatedSeat(token=f"t-{name}", name=name, rank=n) for n, name in enumerate(ranked)]
    settings = TableSettings(
        game="cards" if kind == "cards" else "board",
        rules_version=1,
        options={},
        undo="off",
        pace="none",
        listed=False,
        host="",
        commitment="",
    )
    summary = TableSummary(
        status="over", names=[], open_seats=0, to_move=[], tokens=[], rated=rated
    )
    return ListedTable(id="x", settings=settings, summary=summary, created=0, changed=0)


def test_who_wins_more_stands_higher() -> None:
    found = ladder("board", [game("ann", "bo", "cy"), game("ann", "cy", "bo")], None)

    assert found.rungs[0].name == "ann"
    assert (found.rungs[0].games, found.rungs[0].wins) == (2, 2)


def test_each_game_has_its_own_ladder() -> None:
    found = ladder("cards", [game("ann", "bo"), game("bo", "cy", kind="cards")], None)

    assert [rung.name for rung in found.rungs] == ["bo", "cy"]


def test_the_reader_finds_themselves() -> None:
    found = ladder("board", [game("ann", "bo")], "t-bo")

    assert [rung.me for rung in found.rungs] == [False, True]


def with_ladder(folder: Path) -> ServerSettings:
    """A server that keeps a ladder."""
    database = f"sqlite:///{folder / 'tables.db'}"
    return ServerSettings(database, bot_workers=0, requests_per_minute=0, ladder=True)


@pytest.mark.parametrize(("wanted", "count"), [((True, True), 2), ((True, False), 0)])
def test_only_games_among_those_who_want_it_count(
    tmp_path: Path, wanted: tuple[bool, bool], count: int
) -> None:
    with TestClient(create_app(with_ladder(tmp_path))) as client:
        seats = [{"kind": "person", "name": "ann", "rated": wanted[0]}]
        ann = open_table(client, options={"players": "2"}, seats=seats)
        bo = claim(client, ann, 1, name="bo", rated=wanted[1])
        play_to_the_end([ann, bo], seed=2)

        answer = client.get("/ladder/board", headers=bo.headers)

        found = json.decode(answer.content, type=responses.Ladder)
        assert len(found.rungs) == count
        assert sum(rung.me for rung in found.rungs) == (1 if count else 0)


def test_one_person_on_two_seats_does_not_climb(tmp_path: Path) -> None:
    with TestClient(create_app(with_ladder(tmp_path))) as client:
        seats = [{"kind": "person", "name": name, "rated": True} for name in ("ann", "bo")]
        host = open_table(client, options={"players": "2"}, seats=seats)
        play_to_the_end([host, Guest(client, host.table, host.token, 1)], seed=1)

        assert client.get("/ladder/board").json()["rungs"] == []


def test_a_server_keeps_no_ladder_unless_it_is_told_to(client: Client) -> None:
    answer = client.get("/ladder/board")

    assert (answer.status_code, problem(answer).code) == (404, "no-ladder")
    assert client.get("/info").json()["ladder"] is False
