"""SQLite: many share one commit, nobody suffers for another, and a lost file is noticed."""

import asyncio
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from threading import Event

from carson.server.store import database
from carson.server.store.backend import Overtaken, Query, Statement, Unavailable
from carson.server.store.sqlite import SqliteBackend, Work
from tests.server.guests import Guest, hot_seat, problem, server

COUNT = 20
NUMBERS = Query("SELECT number FROM numbers ORDER BY number", int)
BROKEN = Statement("INSERT INTO nothing VALUES (?)", (1,))


def adding(number: int) -> Statement:
    """Put a number into a table in which no number stands twice."""
    return Statement("INSERT INTO numbers VALUES (?)", (number,))


class Trial:
    """A small database, and how often it was asked to commit."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "numbers.db"
        with sqlite3.connect(self.path) as connection:
            connection.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
        self.backend = SqliteBackend(self.path, busy_seconds=5)

    def write(self, *changes: Statement) -> tuple[list[str], list[int]]:
        """Do all at once; what became of each, and the numbers that stand there then."""
        return asyncio.run(self._write(changes))

    async def _write(self, changes: tuple[Statement, ...]) -> tuple[list[str], list[int]]:
        async with asyncio.timeout(60):
            # The thread is busy until all have come, so that they are done together.
            gate = Event()
            busy = Work(lambda _: until(gate), writes=False)
            first = asyncio.create_task(self.backend.wait_for(busy))
            waiting = [asyncio.create_task(outcome(self.backend.write([c]))) for c in changes]
            await asyncio.sleep(0)
            gate.set()
            told = await asyncio.gather(*waiting)
            await first
            found = await self.backend.read(NUMBERS)
            await self.backend.close()
        return list(told), found


def until(gate: Event) -> None:
    """Wait for a gate to open."""
    gate.wait()


async def outcome(doing: Coroutine[None, None, None]) -> str:
    """What became of a work."""
    try:
        await doing
    except (Overtaken, Unavailable) as error:
        return type(error).__name__
    return "stored"


def test_those_who_wait_share_a_commit(tmp_path: Path) -> None:
    trial = Trial(tmp_path)

    told, found = trial.write(*(adding(number) for number in range(COUNT)))

    assert told == ["stored"] * COUNT
    assert found == list(range(COUNT))
    assert trial.backend.commits < COUNT / 2


def test_who_comes_too_late_keeps_nobody_else_from_writing(tmp_path: Path) -> None:
    told, found = Trial(tmp_path).write(adding(1), adding(2), adding(1), adding(3))

    assert told == ["stored", "stored", "Overtaken", "stored"]
    assert found == [1, 2, 3]


def test_nothing_is_half_written_when_the_database_fails(tmp_path: Path) -> None:
    trial = Trial(tmp_path)

    async def all_or_none() -> str:
        told = await outcome(trial.backend.write([adding(1), BROKEN]))
        await trial.backend.close()
        return told

    assert asyncio.run(all_or_none()) == "Unavailable"
    assert trial.write() == ([], [])


def test_whoever_shares_a_transaction_that_fails_is_told_so(tmp_path: Path) -> None:
    told, found = Trial(tmp_path).write(adding(1), BROKEN, adding(2))

    assert told == ["Unavailable"] * 3
    assert found == []


def test_a_work_goes_on_though_nobody_waits_for_it_any_more(tmp_path: Path) -> None:
    trial = Trial(tmp_path)

    async def give_up() -> None:
        waiting = asyncio.create_task(trial.backend.write([adding(1)]))
        await asyncio.sleep(0)
        waiting.cancel()
        await trial.backend.close()

    asyncio.run(give_up())

    assert trial.write(adding(2)) == (["stored"], [1, 2])


def test_a_thread_that_was_stopped_is_started_again(tmp_path: Path) -> None:
    trial = Trial(tmp_path)

    assert [trial.write(adding(1))[0], trial.write(adding(2))[0]] == [["stored"], ["stored"]]


def test_nothing_is_acknowledged_after_the_file_is_gone(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        host = hot_seat(client, 2)
        mover = Guest(client, host.table, host.token, host.view().to_move[0])
        decision = mover.decision()
        (tmp_path / "tables.db").unlink()
        refused = mover.command("/moves", decision_id=decision.id, move=decision.moves[0].move)
        looked, healthy = mover.get(), client.get("/health")

    assert (refused.status_code, problem(refused).code) == (503, "unavailable")
    assert (looked.status_code, healthy.status_code) == (503, 503)
    assert not (tmp_path / "tables.db").exists()


def test_another_file_in_its_place_is_not_taken_for_it(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        host = hot_seat(client, 2)
        (tmp_path / "tables.db").rename(tmp_path / "old.db")
        database.prepare(f"sqlite:///{tmp_path / 'tables.db'}")
        answers = [host.get(), host.get()]

    assert answers[0].status_code in (404, 503)
    assert (answers[1].status_code, problem(answers[1]).code) == (404, "no-table")


def test_nobody_else_can_read_the_file(tmp_path: Path) -> None:
    with server(tmp_path):
        modes = {path.stat().st_mode & 0o777 for path in tmp_path.glob("tables.db*")}

    assert modes == {0o600}
