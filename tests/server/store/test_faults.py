"""A full disk, a lost database: a clear answer, nothing half-written, and play continues."""

import resource
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from httpx import Response

from carson.server.http import responses
from tests.server.live import Person, friends
from tests.server.outside import Outside, outside
from tests.server.postgres import Postgres, installations, postgres
from tests.support.patience import wait_until

MOST_MOVES = 2000
ROOM = 60_000
"""Bytes that a file may have more than it needs at first."""


def is_unavailable(answer: Response) -> bool:
    """Whether an answer says clearly that the database does not answer."""
    problem = answer.json()
    told = problem["code"] == "unavailable" and problem["text"] != ""
    return answer.status_code == 503 and told


def mover(people: list[Person]) -> Person:
    """Who is asked."""
    return people[people[0].view().to_move[0]]


def seen(people: list[Person]) -> list[responses.TableView]:
    """The table as each of them sees it."""
    return [person.view() for person in people]


# --- a full disk ----------------------------------------------------------------------------
@pytest.mark.slow
def test_a_full_disk_is_told_and_the_game_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with outside(url, tmp_path / "log", "--bot-workers", "0") as server:
        people = friends(server.url, 2, options={"players": "2"})
    size = max(path.stat().st_size for path in tmp_path.glob("tables.db*"))
    with outside(url, tmp_path / "log", "--bot-workers", "0", largest_file=size + ROOM) as server:
        move_to(server, people)
        refused = play_until_refused(people)
        before = seen(people)
        again = mover(people).play()
        between = seen(people)
        # What was written last may be younger than a health that was looked at before.
        wait_until(lambda: not server.answers())
        make_room(server)
        wait_until(server.answers)
        done = mover(people).play()

    assert (is_unavailable(refused), is_unavailable(again)) == (True, True)
    assert before == between
    assert done.status_code == 201


def move_to(server: Outside, people: list[Person]) -> None:
    """Let everyone play at another server."""
    for person in people:
        person.url = server.url


def play_until_refused(people: list[Person]) -> Response:
    """Moves, until there is no room for one more."""
    for _ in range(MOST_MOVES):
        answer = mover(people).play()
        if answer.status_code != 201:
            return answer
    raise AssertionError("the disk is never full")


def make_room(server: Outside) -> None:
    """Let the files of a running server grow again."""
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)


# --- a lost database ------------------------------------------------------------------------
@pytest.fixture(scope="module")
def shared() -> Iterator[Postgres]:
    """A PostgreSQL of our own."""
    found = installations()
    if not found:
        pytest.skip("NO POSTGRESQL HERE: nothing is known about a lost connection")
    with postgres(found[0]) as server:
        yield server


@pytest.fixture(scope="module")
def served(shared: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outside]:
    """A server that uses it."""
    log = tmp_path_factory.mktemp("served") / "log"
    with outside(shared.url, log, "--bot-workers", "0") as server:
        yield server


@pytest.mark.slow
def test_a_database_that_is_gone_is_told_and_found_again(shared: Postgres, served: Outside) -> None:
    people = friends(served.url, 2, options={"players": "2"})
    before, asked = seen(people), mover(people)
    decision = before[asked.seat].decision
    assert decision is not None
    wish = {"decision_id": decision.id, "move": decision.moves[0].move}

    shared.stop()
    refused = asked.post("/moves", **wish)
    shared.start()
    wait_until(served.answers)
    between = seen(people)
    done = asked.post("/moves", **wish)

    assert is_unavailable(refused)
    assert between == before
    assert done.status_code == 201


@pytest.mark.slow
def test_a_lost_connection_is_no_lost_move(shared: Postgres, served: Outside) -> None:
    people = friends(served.url, 2, options={"players": "2"})

    answers = []
    for _ in range(5):
        with psycopg.connect(shared.url) as other:
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
            )
        answers.append(mover(people).play())

    assert [answer.status_code for answer in answers] == [201] * 5
    assert people[0].view().sequence == answers[-1].json()["sequence"]


@pytest.mark.slow
def test_a_locked_table_is_told_and_found_free_again(shared: Postgres, served: Outside) -> None:
    people = friends(served.url, 2, options={"players": "2"})
    before = seen(people)

    with psycopg.connect(shared.url) as other:
        other.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
        refused = mover(people).play()
        between = seen(people)
    done = mover(people).play()

    assert is_unavailable(refused)
    assert between == before
    assert done.status_code == 201
