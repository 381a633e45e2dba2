"""Nobody starves the others: bots take turns, long answers are cut up, and quotas hold."""

from pathlib import Path

import pytest

from carson.core.chance import Stream
from carson.server.bots import autoplay
from carson.server.bots.autoplay import Autoplay, BotTurn
from carson.server.http.gate import MINUTE, Limiter
from carson.server.http.limits import COST, cost_of, opens_a_table
from carson.server.tables.log import Moved
from carson.server.tables.room import AnyRoom
from tests.server.guests import Client, Guest, hot_seat, open_table, problem, server
from tests.support.patience import wait_until

BOTS = {"options": {"players": "2"}, "seats": [{"kind": "bot", "bot": "random"}] * 2}


# --- bots -----------------------------------------------------------------------------------
def test_bots_among_themselves_keep_no_person_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[str] = []
    playing, waking = autoplay.played, Autoplay.wake

    def played(room: AnyRoom, turn: BotTurn, text: str | None) -> Moved:
        happened.append(f"move {room.name}")
        return playing(room, turn, text)

    def wake(self: Autoplay, table: str) -> None:
        happened.append(f"wake {table}")
        waking(self, table)

    monkeypatch.setattr(autoplay, "AT_ONCE", 2)
    monkeypatch.setattr(autoplay, "played", played)
    monkeypatch.setattr(Autoplay, "wake", wake)
    with server(tmp_path) as client:
        crowd = [open_table_of_bots(client) for _ in range(4)]
        seats = [{"kind": "person", "name": "ann"}, {"kind": "bot"}]
        ann = open_table(client, options={"players": "2"}, seats=seats)
        for _ in range(3):
            wait_until(lambda: ann.view().decision is not None)
            ann.play_any(Stream(1))
        wait_until(lambda: ann.view().decision is not None)

    own = [number for number, what in enumerate(happened) if what == f"move {ann.table}"]
    woken = [number for number, what in enumerate(happened) if what == f"wake {ann.table}"]
    waits = [
        sum(f"move {table}" in happened[before:after] for table in crowd)
        for after in own
        for before in [max((w for w in woken if w < after), default=0)]
    ]
    assert own != []
    assert max(waits) <= len(crowd), "no table of bots moved twice while a person waited"


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
    ("path", "cost"), [("/games/x/log", COST), ("/games/x/at/7", COST), ("/games/x", 1)]
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
