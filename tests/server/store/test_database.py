"""The database: made, migrated, refused, and lost for a while."""

import sqlite3
from pathlib import Path

import pytest

from carson.server import context
from carson.server.store import database
from carson.server.store.backend import Unavailable
from carson.server.store.database import BadDatabase
from tests.server.guests import Guest, among_friends, hot_seat, problem, server
from tests.support.patience import PAUSE_SECONDS, wait_until


def test_the_first_start_makes_the_tables(tmp_path: Path) -> None:
    database.prepare(f"sqlite:///{tmp_path / 'new.db'}")

    with sqlite3.connect(tmp_path / "new.db") as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    assert {"games", "entries", "holders", "alembic_version"} <= names


def test_a_second_start_changes_nothing(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        host = hot_seat(client, 2)
        before = host.view()
    with server(tmp_path) as client:
        after = Guest(client, host.table, host.token).view()

    assert after == before


def test_the_tables_are_those_that_the_program_uses(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}"
    database.prepare(url)

    with database.engine(url).connect() as connection:
        found = database.differences(connection)

    assert found == []


def test_a_running_game_of_the_first_version_goes_on(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        host = hot_seat(client, 2)
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        for later in ("pulse", "snapshots", "archive", "plans", "addresses"):
            connection.execute(f"DROP TABLE {later}")
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    with server(tmp_path) as client:
        again = Guest(client, host.table, host.token, 0)
        again = Guest(client, host.table, host.token, again.view().to_move[0])
        done, healthy = again.play("draft a1"), client.get("/health")

    assert (done.status_code, healthy.status_code) == (201, 200)


def test_an_older_program_refuses_a_newer_database(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}"
    database.prepare(url)
    with sqlite3.connect(tmp_path / "new.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")

    with pytest.raises(BadDatabase, match="database-newer"):
        database.prepare(url)


@pytest.mark.parametrize("url", ["", "here.db", "mysql://here/there", "sqlite:/\\"])
def test_a_strange_address_is_refused(url: str) -> None:
    with pytest.raises(BadDatabase, match="database-address"):
        database.address(url)


def test_a_locked_database_is_told_and_nothing_is_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.1)
    with server(tmp_path) as client:
        mover = next(guest for guest in among_friends(client, 2) if guest.view().decision)
        before = mover.view()
        with sqlite3.connect(tmp_path / "tables.db", isolation_level=None) as lock:
            lock.execute("BEGIN IMMEDIATE")
            refused = mover.play("draft a1")
            lock.execute("ROLLBACK")
        between = mover.view()
        done = mover.play("draft a1")

    assert (refused.status_code, problem(refused).code) == (503, "unavailable")
    assert between == before
    assert done.status_code == 201


def test_a_server_whose_database_cannot_be_migrated_says_so_until_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_broken, migrating = True, database.migrate

    async def migrate(url: str) -> None:
        if is_broken:
            raise Unavailable("a step fails")
        await migrating(url)

    monkeypatch.setattr(context, "AGAIN_SECONDS", PAUSE_SECONDS)
    monkeypatch.setattr(database, "migrate", migrate)
    with server(tmp_path) as client:
        told, refused = client.get("/health"), client.post("/games", json={})
        is_broken = False
        wait_until(lambda: client.get("/health").is_success)
        opened = client.post("/games", json={})

    assert (told.status_code, problem(told).code) == (503, "unavailable")
    assert refused.status_code == 503
    assert opened.status_code == 201


def test_two_servers_at_one_database_agree(tmp_path: Path) -> None:
    with server(tmp_path) as client, server(tmp_path) as second:
        guests = among_friends(client, 2)
        mover = next(guest for guest in guests if guest.view().decision)
        elsewhere = Guest(second, mover.table, mover.token, mover.seat)
        asked = elsewhere.decision()
        mover.play("draft a1")
        stale = elsewhere.command("/moves", decision_id=asked.id, move="draft a2")
        same = elsewhere.view() == mover.view()

    assert (stale.status_code, problem(stale).code) == (409, "stale")
    assert same


def test_a_seat_whose_time_is_up_is_played_by_a_bot_until_its_owner_returns(
    tmp_path: Path,
) -> None:
    with server(tmp_path) as client:
        guests = among_friends(client, 2, pace="live")
        mover = next(guest for guest in guests if guest.view().decision)
        running = mover.view().seats[mover.seat]
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE entries SET at = at - 7200")
        connection.execute("UPDATE games SET due = due - 7200")
    with server(tmp_path) as client:
        late = Guest(client, mover.table, mover.token, mover.seat)
        wait_for_bot(late)
        away = late.view().seats[mover.seat]
        late.post(f"/seats/{mover.seat}/return")
        back = late.view().seats[mover.seat]

    assert (running.running, 0 < (running.seconds or 0) <= 900) == (True, True)
    assert (away.kind, away.bot) == ("person", "greedy")
    assert (back.bot, back.seconds) == (None, 90)


def wait_for_bot(guest: Guest) -> None:
    """Wait until a bot plays for the guest."""
    wait_until(lambda: guest.view().seats[guest.seat].bot is not None)
