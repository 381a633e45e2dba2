"""Expiry: tables that nobody has used for long are archived as records."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from carson.core.chance import Stream
from carson.server import clock
from carson.server.context import EXPIRY_SECONDS, ServerSettings
from carson.server.store import database
from carson.server.store.storage import Storage
from carson.server.tables.cache import RoomCache
from carson.server.tables.expiry import expire
from tests.server.guests import (
    Client,
    Guest,
    among_friends,
    hot_seat,
    play_to_the_end,
    problem,
    server,
)
from tests.support.patience import wait_until

DAY = 24 * 3600


def make_older(folder: Path, days: float) -> None:
    """Let all tables be unused for so long."""
    with sqlite3.connect(folder / "tables.db") as connection:
        connection.execute(f"UPDATE games SET changed = changed - {days * DAY}")


def expired(folder: Path, finished: float, idle: float) -> int:
    """Archive what is old; how many tables that were."""

    async def look() -> int:
        storage = Storage(database.backend(f"sqlite:///{folder / 'tables.db'}"))
        rooms = RoomCache(storage, lambda room, now: None)
        found = await expire(rooms, clock.now(), finished, idle)
        await storage.close()
        return found

    return asyncio.run(look())


def begun(client: Client) -> Guest:
    """A table at which someone has moved."""
    host = hot_seat(client, 2)
    mover = Guest(client, host.table, host.token, host.view().to_move[0])
    mover.play_any(Stream(1))
    return mover


def test_a_finished_game_becomes_its_record(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        host = hot_seat(client, 2)
        play_to_the_end([Guest(client, host.table, host.token, seat) for seat in range(2)], 1)
        record = host.get("/record").text
        make_older(tmp_path, 91)
        count = expired(tmp_path, 90, 365)
        gone, kept = host.get(), host.get("/record")
        mine = client.get("/games?mine=true", headers=host.headers).json()["tables"]

    assert (count, gone.status_code, problem(gone).code) == (1, 410, "table-archived")
    assert (kept.status_code, kept.text) == (200, record)
    assert mine == []


@pytest.mark.parametrize(("days", "left"), [(91, 1), (366, 0)])
def test_a_running_game_is_kept_for_longer(tmp_path: Path, days: int, left: int) -> None:
    with server(tmp_path) as client:
        begun(client)
    make_older(tmp_path, days)

    assert expired(tmp_path, 90, 365) == 1 - left


def test_nobody_reads_the_secrets_of_a_game_that_was_given_up(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        guests = among_friends(client, 4, game="cards", options={"virtual": "none"})
        asked = next(guest for guest in guests if guest.view().decision)
        while not (asked.view().decision and asked.decision().secret):
            next(guest for guest in guests if guest.view().decision).play_any(Stream(1))
            asked = next(guest for guest in guests if guest.view().decision)
        bid = asked.play_any(Stream(1))
        make_older(tmp_path, 400)
        expired(tmp_path, 90, 365)
        shown = asked.get("/record").text
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        whole, ended = connection.execute("SELECT record, ended FROM archive").fetchone()

    line = f"{asked.seat + 1} {bid}\n"
    assert (line in shown, line in whole, ended) == (False, True, 0)
    assert "seed" not in whole


def test_a_table_without_a_move_leaves_nothing(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        host = hot_seat(client, 2)
        make_older(tmp_path, 400)
        expired(tmp_path, 90, 365)

        assert host.get().status_code == 404


def test_what_shall_be_kept_for_ever_is(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        begun(client)
    make_older(tmp_path, 10_000)

    assert expired(tmp_path, 0, 0) == 0


def test_a_server_looks_for_old_tables_by_itself(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        mover = begun(client)
    make_older(tmp_path, 400)
    with server(tmp_path) as client:
        late = Guest(client, mover.table, mover.token, mover.seat)
        wait_until(lambda: late.get().status_code == 410)

    assert EXPIRY_SECONDS <= 3600
    assert ServerSettings("").finished_days < ServerSettings("").idle_days
