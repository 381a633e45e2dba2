"""Errors: one shape for all, limits, headers, and the schema."""

import re
import socket
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from carson.server.app import create_app
from carson.server.context import ServerSettings
from tests.server.guests import Client, hot_seat, problem, server
from tests.server.live import live_server
from tests.support.patience import SECONDS


@pytest.mark.parametrize(
    "body", [b"{", b"[]", b'{"game": "chess"}', b'{"colour": 1}', b'{"seats": "all"}', b"[" * 9999]
)
def test_a_request_that_cannot_be_read_is_told_so(client: Client, body: bytes) -> None:
    answer = client.post("/games", content=body, headers={"Content-Type": "application/json"})

    assert (answer.status_code, problem(answer).code) == (400, "bad-request")


def paths_with(bad: str) -> list[str]:
    """All addresses that there are, with something bad wherever a name or a value may stand."""
    app = create_app(ServerSettings("sqlite:///none.db", bot_workers=0))
    paths = [re.sub(r"{[^}]*}", bad, route.path) for route in app.routes]
    queries = [f"{re.sub('{[^}]*}', 'x', r.path)}?seat={bad}&{bad}={bad}" for r in app.routes]
    return [*paths, *queries, f"/assets/{bad}", f"/{bad}"]


def statuses(url: str, method: str, paths: Iterable[str]) -> dict[str, bytes]:
    """The answer to each address, which is sent as it is."""
    place, found = urlsplit(url), dict[str, bytes]()
    for path in paths:
        with socket.create_connection((place.hostname, place.port), SECONDS) as connection:
            head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n"
            connection.sendall(head.encode("latin-1"))
            found[path] = connection.recv(12)[-3:]
    return found


@pytest.mark.parametrize("bad", ["%00", "%FF%FE", "#%", "\xff\xfe"])
def test_an_address_that_cannot_be_read_is_no_mistake_of_ours(tmp_path: Path, bad: str) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    with live_server(tmp_path) as url:
        paths = paths_with(bad)
        found = [statuses(url, method, paths) for method in ("GET", "POST")]

    assert [
        (path, status) for answers in found for path, status in answers.items() if status >= b"500"
    ] == []


@pytest.mark.parametrize("bad", ["%00", "%FF%FE", "%ED%A0%80", "9" * 300])
@pytest.mark.parametrize(
    "place", ["/games/{}", "/games/{}/log", "/g/{}", "/text/g/{}", "/rules/{}"]
)
def test_an_address_that_cannot_be_read_is_told_so(client: Client, place: str, bad: str) -> None:
    assert client.get(place.format(bad)).status_code == 400


def test_a_path_that_leads_nowhere_is_told_so(client: Client) -> None:
    answer = client.get("/nowhere", headers={"Accept-Language": "de-AT,de;q=0.9"})

    assert (answer.status_code, problem(answer).code) == (404, "not-found")
    assert problem(answer).text == "Hier ist nichts."


def test_a_wrong_method_is_told_so(client: Client) -> None:
    answer = client.put("/games")

    assert (answer.status_code, problem(answer).code) == (405, "not-allowed")


@pytest.mark.parametrize("length", ["many", "-1", "9" * 5000])
def test_a_length_that_is_no_number_is_told_so(client: Client, length: str) -> None:
    answer = client.post("/games", content=b"{}", headers={"content-length": length})

    assert (answer.status_code, problem(answer).code) == (400, "bad-request")


def test_a_request_that_is_too_large_is_refused(client: Client) -> None:
    answer = client.post("/games/import", json={"record": "x" * 2_000_000})

    assert (answer.status_code, problem(answer).code) == (413, "too-large")


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with server(tmp_path, requests=3) as client:
        answers = [client.get("/health") for _ in range(4)]

    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert problem(answers[-1]).code == "too-many"


def test_a_forwarded_address_is_not_believed(tmp_path: Path) -> None:
    with server(tmp_path, requests=1) as client:
        first = client.get("/health", headers={"X-Forwarded-For": "1.2.3.4"})
        second = client.get("/health", headers={"X-Forwarded-For": "5.6.7.8"})

    assert (first.status_code, second.status_code) == (200, 429)


@pytest.mark.parametrize("path", ["/", "/games", "/nowhere", "/games/none", "/schema"])
def test_every_answer_has_the_headers_that_protect(client: Client, path: str) -> None:
    headers = client.get(path).headers

    assert headers["content-security-policy"].startswith("default-src 'self'")
    assert headers["content-security-policy"].count("default-src") == 1
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-store"


def test_a_mistake_of_ours_is_not_shown(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError(f"the seed is {4000 + 321}")

    host = hot_seat(client, 2)
    monkeypatch.setattr("carson.server.http.routes.tables.viewpoint", fail)

    answer = host.get()

    assert (answer.status_code, problem(answer).code) == (500, "failure")
    assert "4321" not in answer.text
    assert "RuntimeError" in caplog.text
    assert "4321" not in caplog.text


def test_a_cookie_is_for_the_browser_alone(client: Client) -> None:
    answer = client.post("/games", json={}, headers={"X-Carson": "1"})
    cookie = answer.headers["set-cookie"].lower()

    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_link_becomes_a_cookie(client: Client) -> None:
    host = hot_seat(client, 2)
    client.cookies.clear()

    done = client.post("/session", headers=host.headers)
    seen = client.get(f"/games/{host.table}").json()

    assert done.status_code == 204
    assert seen["mine"] == [0, 1]


def test_the_start_page_says_where_the_protocol_is_described(client: Client) -> None:
    page = client.get("/", headers={"Accept-Language": "fr"})

    assert page.headers["content-type"].startswith("text/html")
    assert 'href="/schema"' in page.text
    assert '<html lang="fr">' in page.text


def test_the_built_client_is_served_for_every_table(tmp_path: Path) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<title>our client</title>")
    (tmp_path / "static" / "assets" / "app.js").write_text("let a = 1")
    with server(tmp_path) as client:
        pages = [client.get(path).text for path in ("/", "/g/abc")]
        script = client.get("/assets/app.js")

    assert pages == ["<title>our client</title>"] * 2
    assert (script.text, "javascript" in script.headers["content-type"]) == ("let a = 1", True)
    assert script.headers["cache-control"] == "max-age=31536000, public, immutable"


def test_the_schema_describes_every_route_and_message(client: Client) -> None:
    schema = client.get("/schema").json()

    assert "/games/{table}/moves" in schema["paths"]
    assert {"MakeMove", "TableView", "LogEntry", "Problem", "StreamMessages"} <= {
        *schema["components"]["schemas"]
    }


def test_what_can_be_played_is_told(client: Client) -> None:
    games = client.get("/info").json()["games"]

    assert [game["name"] for game in games] == ["board", "cards"]
    assert all("greedy" in game["bots"] for game in games)
