"""Bots at tables: they think in their own process, and a failing one is replaced."""

from pathlib import Path

import pytest

from carson.cards.game import CARDS_GAME
from carson.core.chance import Stream
from carson.core.packing import pack
from carson.server.bots.pool import BotPool
from carson.server.bots.worker_handle import BotError
from carson.server.bots.worker_request import BotRequest, view_of
from tests.server.guests import Client, Guest, open_table, server
from tests.support.patience import wait_until

BOTS = {"options": {"players": "2"}, "seats": [{"kind": "bot", "bot": "random"}, {"kind": "bot"}]}


def wait_for(guest: Guest, sequence: int) -> None:
    """Wait until the log has this many entries, or the game is over."""

    def has_come() -> bool:
        view = guest.get().json()
        return bool(view["sequence"] >= sequence or view["status"] == "over")

    wait_until(has_come)


def kinds(client: Client, table: str) -> list[str]:
    """The kinds of the entries of a log."""
    entries = Guest(client, table, "", -1).get("/log").json()["entries"]
    return [entry["kind"] for entry in entries]


def test_bots_answer_from_their_own_process(tmp_path: Path) -> None:
    with server(tmp_path, bot_workers=1) as client:
        host = open_table(client, **BOTS)
        wait_for(host, 20)
        found = kinds(client, host.table)

    assert set(found) == {"opened", "move"}


def test_a_bot_that_fails_is_noted_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(pool: BotPool, request: BotRequest, seconds: float) -> str:
        raise BotError("stuck")

    monkeypatch.setattr(BotPool, "choose", fail)
    with server(tmp_path, bot_workers=1) as client:
        host = open_table(client, **BOTS)
        wait_for(host, 20)
        found = kinds(client, host.table)

    assert found[:5] == ["opened", "bot", "move", "bot", "move"]


@pytest.mark.parametrize("move", ["roll 6", "place bank", "place d4", "fly"])
def test_a_bot_that_breaks_the_rules_is_noted_and_not_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, move: str
) -> None:
    async def cheat(pool: BotPool, request: BotRequest, seconds: float) -> str:
        return move

    monkeypatch.setattr(BotPool, "choose", cheat)
    with server(tmp_path, bot_workers=1) as client:
        host = open_table(client, **BOTS)
        wait_for(host, 10)
        found = kinds(client, host.table)

    assert found[:5] == ["opened", "bot", "move", "bot", "move"]


def test_a_bot_gets_no_more_than_its_seat_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[BotRequest] = []

    async def remember(pool: BotPool, request: BotRequest, seconds: float) -> str:
        asked.append(request)
        raise BotError("failed")

    monkeypatch.setattr(BotPool, "choose", remember)
    with server(tmp_path, bot_workers=1) as client:
        seats = [{"kind": "bot"} for _ in range(4)]
        options = {"people": "4", "virtual": "none"}
        wait_for(open_table(client, game="cards", options=options, seats=seats), 9)

    assert len(asked) > 1
    for request in asked:
        imagined = view_of(CARDS_GAME, request).imagine(Stream(request.seed))
        assert pack(CARDS_GAME, imagined) == request.state


def test_tables_wait_for_no_server_that_is_gone(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        host = open_table(client, **BOTS)
        stopped = host.get().json()["sequence"]
    with server(tmp_path) as client:
        again = Guest(client, host.table, host.token)
        wait_for(again, stopped + 20)
        found = again.get().json()

    assert found["sequence"] >= stopped + 20 or found["status"] == "over"
