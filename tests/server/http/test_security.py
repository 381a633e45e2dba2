"""What someone may try who means no good: guessing, flooding, peeping, wandering about."""

import logging
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from carson.server import concealment
from carson.server.bots.pool import COMMAND
from carson.server.bots.worker_handle import SETTINGS_VARIABLE, surroundings
from carson.server.http.limits import MOST_LINES, MOST_TOKENS, network
from carson.server.tables.tokens import new_token
from tests.server.guests import (
    Client,
    Guest,
    among_friends,
    hot_seat,
    nameless,
    open_table,
    play_to_the_end,
    problem,
    server,
)
from tests.server.live import friends, live_server, reading, take

BIDDING = {"game": "cards", "options": {"virtual": "none"}}
AGAINST_A_BOT = {"seats": [{"kind": "person"}, {"kind": "bot"}]}
GET_DUMPABLE = 3
TILES = {"players": "2", "variants": "might-is-right"}


# --- tokens ---------------------------------------------------------------------------------
@pytest.mark.parametrize("token", ["abc", "a" * 42, "a" * 101, "a" * 42 + "!", "secret word " * 4])
def test_a_token_that_others_may_guess_owns_nothing(client: Client, token: str) -> None:
    answer = client.post("/games", json={}, headers={"Authorization": f"Bearer {token}"})

    assert len(answer.json()["token"]) >= 43


def test_a_token_of_ones_own_is_kept_if_it_is_long(client: Client) -> None:
    token = new_token()

    answer = client.post("/games", json={}, headers={"Authorization": f"Bearer {token}"})

    assert answer.json()["token"] is None


def test_a_page_of_another_site_does_nothing_with_a_cookie(client: Client) -> None:
    hot_seat(client, 2)
    client.cookies.set("carson_token", new_token())

    answers = [
        client.post("/games", content=b"{}", headers={"Content-Type": kind})
        for kind in ("text/plain", "application/x-www-form-urlencoded", "application/json")
    ]

    assert [answer.status_code for answer in answers] == [403] * 3


def test_a_page_of_another_site_does_not_exchange_the_token_of_a_browser(client: Client) -> None:
    table = open_table(client, options={"players": "2"}, seats=[{"kind": "person"}]).table
    opened = nameless(client).post("/games", content=b"{}", headers={"Content-Type": "text/plain"})
    claimed = client.post(f"/games/{table}/seats/1/claim", json={"name": "cy"})

    assert [opened.status_code, claimed.status_code] == [201, 201]
    assert ["set-cookie" in answer.headers for answer in (opened, claimed)] == [False, False]


# --- floods ---------------------------------------------------------------------------------
def test_tables_are_opened_more_slowly_than_looked_at(tmp_path: Path) -> None:
    with server(tmp_path, requests=40) as client:
        opened = [nameless(client).post("/games", json={}).status_code for _ in range(3)]
        looked = [client.get("/games").status_code for _ in range(3)]

    assert opened == [201, 201, 429]
    assert looked == [200] * 3


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("testclient", "testclient"),
    ],
)
def test_who_has_a_whole_network_is_counted_once(address: str, counted: str) -> None:
    assert network(address) == counted


def test_a_record_that_is_no_game_is_not_played_again(client: Client) -> None:
    record = hot_seat(client, 2).get("/record").text

    answer = client.post("/games/import", json={"record": record + "a pass\n" * MOST_LINES})

    assert (answer.status_code, problem(answer).code) == (422, "record-too-long")


def test_talk_does_not_fill_a_log(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carson.server.tables.commands.MOST_TALK", 5)
    host = hot_seat(client, 2)

    said = [host.command("/chat", text="howdy") for _ in range(5)]
    played = Guest(client, host.table, host.token, host.view().to_move[0]).play("draft a1")

    assert [answer.status_code for answer in said] == [201] * 4 + [409]
    assert problem(said[-1]).code == "log-full"
    assert played.status_code == 201


def test_no_log_grows_for_ever(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carson.server.tables.commands.MOST_ENTRIES", 1)
    host = hot_seat(client, 2)

    answer = Guest(client, host.table, host.token, host.view().to_move[0]).play("draft a1")

    assert (answer.status_code, problem(answer).code) == (409, "log-full")


def test_a_seat_has_only_so_many_links(client: Client) -> None:
    host = hot_seat(client, 2)

    answers = [host.post("/seats/0/link") for _ in range(MOST_TOKENS)]

    assert [answer.status_code for answer in answers] == [201] * (MOST_TOKENS - 1) + [409]
    assert problem(answers[-1]).code == "too-many-links"


@pytest.mark.parametrize("limit", ["LISTENERS_AT_TABLE", "LISTENERS_FROM_ADDRESS", "LISTENERS"])
def test_only_so_many_listen_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setattr(f"carson.server.notify.hub.{limit}", 1)
    with live_server(tmp_path) as url:
        ann, bo = friends(url, 2, options={"players": "2"})
        with reading(url, ann.table, ann.token) as stream:
            take(stream, "fresh")
            refused = httpx.get(f"{url}/games/{bo.table}/events")
            with reading(url, bo.table, bo.token) as own:
                heard = take(own, "fresh")

    assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
    assert len(heard) == 1, "whoever sits there finds a place"


def test_a_seat_has_only_so_many_streams(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carson.server.notify.hub.LISTENERS_ON_SEAT", 1)
    with live_server(tmp_path) as url:
        ann, *_ = friends(url, 2, options={"players": "2"})
        with reading(url, ann.table, ann.token) as stream:
            take(stream, "fresh")
            refused = httpx.get(f"{url}/games/{ann.table}/events", headers=ann.headers)

    assert refused.status_code == 429


# --- peeping --------------------------------------------------------------------------------
def test_a_fork_does_not_show_what_a_bot_hides(client: Client) -> None:
    options = {"players": "3", "variants": "might-is-right"}
    seats = [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]
    host = open_table(client, options=options, seats=seats)

    answer = host.post("/fork", {"at": 1, "seats": [{"kind": "person"}] * 3})

    assert (answer.status_code, problem(answer).code) == (403, "no-fork")


def test_where_a_bot_hides_nothing_one_may_fork(client: Client) -> None:
    host = open_table(client, options={"players": "2"}, **AGAINST_A_BOT)

    answer = host.post("/fork", {"at": 1, **AGAINST_A_BOT})

    assert answer.status_code == 201


def test_who_owns_all_seats_may_fork_whatever_they_hide(client: Client) -> None:
    host = hot_seat(client, 2, options=TILES)

    assert host.post("/fork", {"at": 1}).status_code == 201


def test_the_log_of_the_server_tells_no_secret(
    client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "carson")
    guests = among_friends(client, 4, **BIDDING)
    view = play_to_the_end(guests, 3)
    assert view.result is not None

    secrets = [view.result.seed, guests[0].table, *(guest.token for guest in guests)]

    assert [secret for secret in secrets if secret in caplog.text] == []
    assert "bid" not in caplog.text


def test_a_worker_is_not_told_where_the_tables_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SETTINGS_VARIABLE, "postgresql://carson:secret@there/tables")

    assert "secret" not in "".join(surroundings().values())


def test_a_bot_is_not_told_the_password_of_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGPASSWORD", "secret")

    assert "secret" not in "".join(surroundings().values())
    assert "PATH" in surroundings()


@pytest.mark.skipif(not concealment.OWN.exists(), reason="only Linux shows command lines so")
def test_nobody_reads_the_command_line_of_a_server() -> None:
    hide = "import sys; from carson.server.concealment import hide_command_line as hide; hide()"
    words = [sys.executable, "-c", f"{hide}; print(sys.argv[1], flush=True); input()", "secret"]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        known = process.stdout.readline()
        shown = Path(f"/proc/{process.pid}/cmdline").read_bytes()
        process.communicate(b"\n")

    assert known == b"secret\n"
    assert shown.strip(b"\0") == concealment.SHOWN


@pytest.mark.skipif(not concealment.OWN.exists(), reason="only Linux can forbid it so")
def test_no_process_of_the_same_user_reads_the_environment_of_a_server() -> None:
    hide = "import ctypes; from carson.server.concealment import hide_memory as hide; hide()"
    words = [sys.executable, "-c", f"{hide}; print(ctypes.CDLL(None).prctl({GET_DUMPABLE}))"]

    told = subprocess.run(words, capture_output=True, check=True)

    assert told.stdout == b"0\n"


def test_a_worker_whose_server_is_gone_ends_without_a_word() -> None:
    worker = subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert worker.stdin is not None
    assert worker.stdout is not None
    assert worker.stderr is not None
    worker.stdout.readline()
    worker.stdout.close()
    worker.stdin.write(b"{}\n")
    worker.stdin.close()

    assert (worker.wait(20), worker.stderr.read()) == (0, b"")


# --- wandering about ------------------------------------------------------------------------
@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A built client, beside a file that is nobody's business."""
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<title>our client</title>")
    (tmp_path / "static" / "favicon.svg").write_text("<svg/>")
    (tmp_path / "static" / "manifest.webmanifest").write_text("{}")
    (tmp_path / "static" / "sw.js").write_text("let a = 1")
    (assets / "app.js").write_text("let a = 1")
    (tmp_path / "secret.txt").write_text("the seed")
    return tmp_path


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2fetc/passwd",
        "/assets//etc/passwd",
        "/assets/..\\..\\secret.txt",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/secret.txt",
        "/tables.db",
        "/assets/",
    ],
)
def test_no_path_leads_out_of_the_client(site: Path, path: str) -> None:
    with server(site) as client:
        answer = client.get(path)

    assert answer.status_code == 404
    assert "the seed" not in answer.text


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/favicon.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/sw.js", "text/javascript"),
    ],
)
def test_what_browsers_look_for_at_the_top_is_there(site: Path, path: str, kind: str) -> None:
    with server(site) as client:
        answer = client.get(path)

    assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (200, kind)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["content-security-policy"].startswith("default-src 'self'")


def test_no_script_runs_that_is_not_a_file_of_ours(client: Client) -> None:
    policy = client.get("/").headers["content-security-policy"]

    assert "unsafe" not in policy
    assert "script-src" not in policy
    assert "http" not in policy
