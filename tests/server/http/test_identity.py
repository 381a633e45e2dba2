"""Identity: a link opens a seat, and never makes a browser another person."""

from pathlib import Path

from litestar.testing import TestClient

from carson.server.app import create_app
from carson.server.context import ServerSettings
from carson.server.tables.tokens import new_token
from tests.server.guests import Client, Guest, among_friends, hot_seat, nameless, problem

OURS = {"X-Carson": "1"}


def browser(client: Client, token: str) -> Client:
    """A browser that belongs to someone."""
    nameless(client).cookies.set("carson_token", token)
    return client


def test_who_opens_a_link_stays_who_they_are(client: Client) -> None:
    own, theirs = hot_seat(client, 2), hot_seat(client, 2)
    key = theirs.post("/seats/1/link").json()["token"]

    joined = browser(client, own.token).post(
        f"/games/{theirs.table}/join", json={"key": key}, headers=OURS
    )
    after = [client.get(f"/games/{table}").json()["mine"] for table in (own.table, theirs.table)]

    assert (joined.status_code, joined.json()) == (
        201,
        {"id": theirs.table, "token": None, "seats": [1]},
    )
    assert "set-cookie" not in joined.headers
    assert after == [[0, 1], [1]]


def test_what_one_claims_after_a_link_belongs_to_nobody_else(client: Client) -> None:
    attacker = hot_seat(client, 2)
    key = attacker.post("/seats/1/link").json()["token"]
    host = among_friends(client, 2)[0]
    host.post("/seats/1/kick")
    nameless(client).post(f"/games/{attacker.table}/join", json={"key": key}, headers=OURS)

    client.post(f"/games/{host.table}/seats/1/claim", json={"name": "victim"}, headers=OURS)

    assert client.get(f"/games/{host.table}").json()["mine"] == [1]
    for token in (key, attacker.token):
        assert Guest(client, host.table, token).get().json()["mine"] == []


def test_a_link_is_opened_twice_and_counts_once(client: Client) -> None:
    own, theirs = hot_seat(client, 2), hot_seat(client, 2)
    key = theirs.post("/seats/1/link").json()["token"]
    path = f"/games/{theirs.table}/join"

    once = browser(client, own.token).post(path, json={"key": key}, headers=OURS)
    entries = len(Guest(client, theirs.table, theirs.token).log())
    twice = browser(client, own.token).post(path, json={"key": key}, headers=OURS)

    assert once.json() == twice.json()
    assert len(Guest(client, theirs.table, theirs.token).log()) == entries


def test_a_key_of_another_table_opens_nothing(client: Client) -> None:
    host = hot_seat(client, 2)

    refused = nameless(client).post(f"/games/{host.table}/join", json={"key": new_token()})

    assert (refused.status_code, problem(refused).code) == (403, "no-key")


def test_another_site_cannot_open_a_link_for_a_browser(client: Client) -> None:
    own, theirs = hot_seat(client, 2), hot_seat(client, 2)
    key = theirs.post("/seats/1/link").json()["token"]

    refused = browser(client, own.token).post(f"/games/{theirs.table}/join", json={"key": key})

    assert (refused.status_code, problem(refused).code) == (403, "no-own-header")


def test_a_token_does_not_replace_that_of_a_browser(client: Client) -> None:
    own, theirs = hot_seat(client, 2), hot_seat(client, 2)

    refused = browser(client, own.token).post("/session", headers={**OURS, **theirs.headers})

    assert (refused.status_code, problem(refused).code) == (409, "has-identity")
    assert "set-cookie" not in refused.headers


def test_over_https_no_neighbour_of_the_host_can_set_our_cookies(tmp_path: Path) -> None:
    settings = ServerSettings(f"sqlite:///{tmp_path / 'tables.db'}", bot_workers=0)
    with TestClient(create_app(settings), base_url="https://carson.example.org") as client:
        made = client.post("/games", json={"seats": [{"kind": "person"}]}, headers=OURS)
        table, token = made.json()["id"], made.json()["token"]
        own = client.get(f"/games/{table}").json()["mine"]
        client.cookies.clear()
        planted = client.get(f"/games/{table}", headers={"Cookie": f"carson_token={token}"})

    cookie = made.headers["set-cookie"]
    assert cookie.startswith("__Host-carson_token=")
    assert ("Secure" in cookie, "Path=/" in cookie, "Domain" in cookie) == (True, True, False)
    assert (own, planted.json()["mine"]) == ([0], [])
