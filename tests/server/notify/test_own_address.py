"""Each player has an address of their own, which is told about their own seats."""

import json
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.guests import Client, Guest, among_friends, server
from tests.server.notify.net import HOOK, Net
from tests.support.patience import wait_until

TURN = "It is ann’s turn."


@pytest.fixture
def net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Net]:
    """The only network there is."""
    found = Net(tmp_path)
    monkeypatch.setattr("carson.server.notify.notices.Webhooks", found.webhooks)
    with found.beside():
        yield found


@pytest.fixture
def server_there(net: Net, tmp_path: Path) -> Iterator[Client]:
    """A server that can reach nothing else."""
    with server(tmp_path) as client:
        yield client


def put(guest: Guest, url: str, format: str = "ntfy", language: str = "en") -> int:
    """A player gives their address; the status of the answer."""
    guest.client.cookies.clear()
    body = {"url": url, "format": format}
    answer = guest.client.put(
        "/notices", json=body, headers=guest.headers, params={"language": language}
    )
    return answer.status_code


def ann_and_bo(client: Client) -> tuple[Guest, Guest]:
    """Two players of a game."""
    ann, bo = among_friends(client, 2)
    return ann, bo


def play_until_asked(player: Guest, other: Guest) -> None:
    """Both play until it is the player's turn because of a move of the other."""
    for guest in (player, other):
        while guest.view().decision is not None:
            guest.play(guest.decision().moves[0].move)


def test_ntfy_gets_plain_text_with_a_title_in_the_language_of_the_player(
    server_there: Client, net: Net
) -> None:
    ann, bo = ann_and_bo(server_there)
    put(ann, HOOK, language="ja")
    play_until_asked(ann, bo)
    wait_until(lambda: len(net.requests) > 0)

    head, _, body = net.requests[0].partition(b"\r\n\r\n")
    assert body.decode() == "annの手番です。"
    title = b64encode("カーソンシティ".encode())
    assert b"Title: =?UTF-8?B?" + title + b"?=" in head.split(b"\r\n")
    assert f"Click: /g/{ann.table}".encode() in head.split(b"\r\n")
    assert b"Content-Type: text/plain; charset=utf-8" in head


def test_json_has_the_text_that_matrix_shows(server_there: Client, net: Net) -> None:
    ann, bo = ann_and_bo(server_there)
    put(ann, HOOK, "json")
    play_until_asked(ann, bo)
    wait_until(lambda: len(net.requests) > 0)

    told = json.loads(net.requests[0].partition(b"\r\n\r\n")[2])
    assert (told["text"], told["table"]) == (TURN, ann.table)


def test_nobody_is_told_about_the_turn_of_another(server_there: Client, net: Net) -> None:
    ann, bo = ann_and_bo(server_there)
    put(bo, HOOK)
    play_until_asked(bo, ann)
    wait_until(lambda: len(net.requests) > 0)

    assert all(TURN.encode() not in request for request in net.requests)


def test_an_address_is_tried_out(server_there: Client, net: Net) -> None:
    ann, _ = ann_and_bo(server_there)
    put(ann, HOOK, language="de")
    answer = server_there.post("/notices/test", headers=ann.headers, params={"language": "de"})

    assert answer.json() == {"arrived": True}
    assert net.requests[-1].decode().endswith("So erfährst du, dass du am Zug bist.")


def test_a_place_that_refuses_has_not_got_it(server_there: Client, net: Net) -> None:
    net.answer = b"HTTP/1.1 500 Sorry\r\n\r\n"
    ann, _ = ann_and_bo(server_there)
    put(ann, HOOK)

    answer = server_there.post("/notices/test", headers=ann.headers)
    assert answer.json() == {"arrived": False}


@pytest.mark.parametrize(
    "url", ["http://example.org/x", "https://127.0.0.1/", "https://localhost/"]
)
def test_no_address_leads_into_the_server_itself(client: Client, url: str) -> None:
    ann, _ = ann_and_bo(client)

    assert put(ann, url) == 422


def test_an_address_is_kept_and_forgotten(client: Client) -> None:
    ann, bo = ann_and_bo(client)
    put(ann, HOOK, "json")
    client.cookies.clear()
    kept = client.get("/notices", headers=ann.headers).json()
    others = client.get("/notices", headers=bo.headers).json()
    client.delete("/notices", headers=ann.headers)

    assert kept == {"url": HOOK, "format": "json"}
    assert others["url"] is None
    assert client.get("/notices", headers=ann.headers).json()["url"] is None


def test_who_has_no_seat_anywhere_has_no_address(client: Client) -> None:
    client.cookies.clear()

    assert client.put("/notices", json={"url": HOOK}).status_code == 401
