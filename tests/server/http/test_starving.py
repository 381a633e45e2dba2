"""Nobody starves the others: bots take turns, long answers are cut up, and quotas hold."""

import asyncio
from pathlib import Path
from typing import Final

import pytest

from carson.board.state import State
from carson.core.chance import Stream
from carson.core.moves import Seat
from carson.server.bots import autoplay
from carson.server.bots.autoplay import IDLE_AT_ONCE, MORE_AT_ONCE, Autoplay, BotTurn
from carson.server.bots.fair_slots import FairSlots
from carson.server.http.gate import MINUTE, Limiter
from carson.server.http.limits import COST, cost_of, opens_a_table
from carson.server.http.responses import LogEntry
from carson.server.tables.live_table import TableStep
from carson.server.tables.log import Moved
from carson.server.tables.room import AnyRoom, Room
from tests.server.guests import Client, Guest, hot_seat, open_table, problem, server
from tests.support.patience import wait_until

STRANGE = 20
AGAINST_A_BOT = [{"kind": "person", "name": "ann"}, {"kind": "bot"}]
AMONG_BOTS = [{"kind": "person", "name": "eve"}, *[{"kind": "bot", "bot": "random"}] * 3]
BOTS = {"options": {"players": "2"}, "seats": [{"kind": "bot", "bot": "random"}] * 2}


# --- bots -----------------------------------------------------------------------------------
class Watched:
    """What the server does for bots, in its order: which table was woken, and where one moved."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.happened: Final[list[tuple[str, str]]] = []
        playing, waking = autoplay.played, Autoplay.wake

        def played(room: AnyRoom, turn: BotTurn, text: str | None) -> Moved:
            self.happened.append(("move", room.name))
            return playing(room, turn, text)

        def wake(server: Autoplay, table: str) -> None:
            self.happened.append(("wake", table))
            waking(server, table)

        monkeypatch.setattr(autoplay, "played", played)
        monkeypatch.setattr(Autoplay, "wake", wake)

    def waits(self, table: str) -> list[list[str]]:
        """For each move at a table, where others moved since it was woken, or moved before."""
        found, others = list[list[str]](), list[str]()
        for what, where in self.happened:
            if where != table:
                others += [where] if what == "move" else []
                continue
            if what == "move":
                found.append(others)
            others = []
        return found


def play_some(guest: Guest, moves: int) -> None:
    """Answer this many times, and wait for the bots after each."""
    for _ in range(moves):
        wait_until(lambda: guest.view().decision is not None)
        guest.play_any(Stream(1))
    wait_until(lambda: guest.view().decision is not None)


def test_bots_among_themselves_keep_no_person_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They move one after the other, and never in a slot of tables with people."""
    busy, at_once, found_slots = set[str](), list[set[str]](), list[bool]()
    playing, acquiring = Autoplay._play, FairSlots._acquire

    async def play(server: Autoplay, table: str, turn: BotTurn) -> None:
        busy.add(table)
        at_once.append(set(busy))
        try:
            await playing(server, table, turn)
        finally:
            busy.discard(table)

    async def acquire(slots: FairSlots, owner: str) -> None:
        found_slots.append(slots._free > 0)
        await acquiring(slots, owner)

    monkeypatch.setattr(Autoplay, "_play", play)
    monkeypatch.setattr(FairSlots, "_acquire", acquire)
    with server(tmp_path) as client:
        for _ in range(4):
            open_table_of_bots(client)
        ann = open_table(client, options={"players": "2"}, seats=AGAINST_A_BOT)
        play_some(ann, 3)

    assert any(ann.table in tables for tables in at_once)
    assert max(len(tables - {ann.table}) for tables in at_once) == IDLE_AT_ONCE
    assert found_slots != []
    assert all(found_slots)


def test_a_strangers_many_tables_let_a_persons_bot_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched, opening = Watched(monkeypatch), Autoplay.opened
    owners = ["here", *["there"] * STRANGE]
    monkeypatch.setattr(
        Autoplay, "opened", lambda self, table, _: opening(self, table, owners.pop())
    )
    with server(tmp_path) as client:
        for _ in range(STRANGE):
            stranger = open_table(client, options={"players": "4"}, seats=AMONG_BOTS)
            stranger.post("/seats/0/bot", {"bot": "random"})
        ann = open_table(client, options={"players": "2"}, seats=AGAINST_A_BOT)
        play_some(ann, 3)

    waits = watched.waits(ann.table)
    assert len({table for what, table in watched.happened if what == "move"}) > STRANGE // 2
    assert max(len(others) for others in waits) <= 2 * (MORE_AT_ONCE + IDLE_AT_ONCE)


def served(waiting: list[str], slots: int) -> list[str]:
    """In which order those have their turns who wait for a slot, by the names of their owners."""
    order: list[str] = []

    async def work(line: FairSlots, owner: str) -> None:
        async with line.slot(owner):
            await asyncio.sleep(0)
            order.append(owner)

    async def all_work() -> None:
        line = FairSlots(slots)
        await asyncio.gather(*(work(line, owner) for owner in waiting))

    asyncio.run(all_work())
    return order


def test_whoever_has_one_table_waits_for_one_turn_of_each_other_owner() -> None:
    order = served(["stranger"] * 80 + ["bo"] * 5 + ["ann"], slots=3)

    assert order.index("ann") <= 3 + 2
    assert sorted(order) == ["ann", *["bo"] * 5, *["stranger"] * 80]


def test_whoever_stops_waiting_keeps_nobody_else_from_a_slot() -> None:
    async def scenario() -> list[str]:
        line, order, gate = FairSlots(1), list[str](), asyncio.Event()

        async def work(owner: str) -> None:
            async with line.slot(owner):
                await gate.wait()
                order.append(owner)

        tasks = [asyncio.create_task(work(owner)) for owner in ("ann", "bo", "bo", "cy")]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        return order

    assert asyncio.run(scenario()) == ["ann", "bo", "cy"]


def open_table_of_bots(client: Client) -> str:
    """A table at which nobody sits."""
    client.cookies.clear()
    return str(client.post("/games", json=BOTS).json()["id"])


# --- logs -----------------------------------------------------------------------------------
def test_a_log_is_told_some_entries_at_a_time(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carson.server.http.routes.tables.LOG_PAGE", 3)
    host = hot_seat(client, 2)
    for number in range(5):
        host.command("/chat", text=f"line {number}")

    first, last = host.get("/log").json(), host.get("/log", after=3).json()

    assert ([entry["sequence"] for entry in first["entries"]], first["more"]) == ([1, 2, 3], True)
    assert ([entry["sequence"] for entry in last["entries"]], last["more"]) == ([4, 5, 6], False)
    assert [entry.sequence for entry in host.log()] == [1, 2, 3, 4, 5, 6]


def test_whoever_reads_a_long_log_lets_the_others_have_their_turns(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carson.server.http.routes.tables.LOG_SLICE", 3)
    host = hot_seat(client, 2)
    for number in range(10):
        host.command("/chat", text=f"line {number}")
    turns, telling = 0, Room.message

    def message(room: Room[State], step: TableStep, seat: Seat, language: str) -> LogEntry:
        def count() -> None:
            nonlocal turns
            turns += 1

        asyncio.get_running_loop().call_soon(count)
        told.append(turns)
        return telling(room, step, seat, language)

    told: list[int] = []
    monkeypatch.setattr(Room, "message", message)
    host.get("/log")

    assert len(told) == 11
    assert max(told.count(turn) for turn in told) <= 3


@pytest.mark.parametrize("path", ["/seats/0/bot", "/seats/0/link"])
def test_no_command_fills_a_log_until_the_game_freezes(
    client: Client, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr("carson.server.tables.commands.MOST_TALK", 2)
    host = hot_seat(client, 2)
    mover = Guest(client, host.table, host.token, host.view().to_move[0])
    mover.play("draft a1")

    refused = host.post(path, {"bot": "greedy"} if path.endswith("bot") else {})
    mover = Guest(client, host.table, host.token, host.view().to_move[0])
    played = mover.play("draft a2")

    assert (refused.status_code, problem(refused).code) == (409, "log-full")
    assert played.status_code == 201


def test_the_schema_is_made_once(client: Client) -> None:
    first, second = client.get("/schema"), client.get("/schema")

    assert first.content == second.content
    assert first.status_code == 200


# --- limits ---------------------------------------------------------------------------------
def test_what_takes_long_counts_more() -> None:
    limiter = Limiter(20, lambda: 0.0)

    waits = [limiter.wait_seconds("here", False, COST) for _ in range(5)]

    assert [wait > 0 for wait in waits] == [False] * 4 + [True]


def test_a_minute_later_all_may_ask_again() -> None:
    now = [0.0]
    limiter = Limiter(1, lambda: now[0])
    waits = [limiter.wait_seconds("here", False) for _ in range(2)]
    now[0] = MINUTE

    assert waits == [0, int(MINUTE) + 1]
    assert limiter.wait_seconds("here", False) == 0


@pytest.mark.parametrize(
    ("path", "cost"),
    [("/games/x/log", COST), ("/games/x/at/7", COST), ("/games/x/column", COST), ("/games/x", 1)],
)
def test_some_answers_cost_more(path: str, cost: int) -> None:
    assert cost_of(path) == cost


@pytest.mark.parametrize(
    ("path", "opens"),
    [
        ("/games", True),
        ("/games/", True),
        ("/games/import", True),
        ("/games/x/fork", True),
        ("/games/x/rematch", True),
        ("/tutorial", True),
        ("/text/games", True),
        ("/text/learn", True),
        ("/text/g/x/rematch", True),
        ("/games/x/tutorial", False),
        ("/games/x/moves", False),
    ],
)
def test_tutorials_and_pages_of_text_count_like_tables(path: str, opens: bool) -> None:
    assert opens_a_table(path) == opens


def test_nobody_has_more_games_than_anybody_can_play(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carson.server.http.routes.tables.MOST_TABLES", 2)
    host = hot_seat(client, 2)
    wish = {"options": {"players": "2"}, "seats": [{"kind": "person"}]}

    answers = [client.post("/games", json=wish, headers=host.headers) for _ in range(2)]

    assert [answer.status_code for answer in answers] == [201, 429]
    assert problem(answers[1]).code == "too-many-tables"
