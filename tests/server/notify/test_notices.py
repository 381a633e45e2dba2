"""Turn notices: whoever is asked and does not look is told."""

import json
from pathlib import Path

import pytest

from carson.server.http.responses import Presence
from carson.server.notify.hub import Hub
from carson.server.notify.webhooks import Notice, Webhooks
from tests.server.guests import Client, Guest, among_friends, server
from tests.server.notify.net import HOOK as SECRET_HOOK
from tests.server.notify.net import Net
from tests.support.patience import wait_until

HOOK = "https://example.org/turn"


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Notice]]:
    """What would have been sent."""
    found: list[tuple[str, Notice]] = []

    async def remember(
        webhooks: Webhooks, url: str, notice: Notice, format: str, title: str
    ) -> bool:
        found.append((url, notice))
        return True

    monkeypatch.setattr(Webhooks, "notify", remember)
    return found


def mover_of(guests: list[Guest]) -> Guest:
    """The first guest who is asked."""
    return next(guest for guest in guests if guest.view().decision)


def test_the_first_player_is_told_when_the_game_begins(
    client: Client, sent: list[tuple[str, Notice]]
) -> None:
    guests = among_friends(client, 2, webhook=HOOK)
    first = mover_of(guests)

    name = first.view().seats[first.seat].name
    assert [(url, notice.seat) for url, notice in sent] == [(HOOK, name)]
    assert sent[0][1].url == f"/g/{first.table}"
    assert name in sent[0][1].text


def test_the_next_player_is_told_after_a_move(
    client: Client, sent: list[tuple[str, Notice]]
) -> None:
    guests = among_friends(client, 2, webhook=HOOK)
    mover_of(guests).play("draft a1")
    asked = mover_of(guests)

    assert sent[-1][1].seat == asked.view().seats[asked.seat].name
    assert len(sent) == 2


def test_who_looks_at_the_table_is_not_told(
    client: Client, sent: list[tuple[str, Notice]], monkeypatch: pytest.MonkeyPatch
) -> None:
    everybody = Presence(seats=[0, 1], watchers=0)
    monkeypatch.setattr(Hub, "presence", lambda hub, table: everybody)

    mover_of(among_friends(client, 2, webhook=HOOK)).play("draft a1")

    assert sent == []


def test_talk_is_no_reason_for_a_notice(client: Client, sent: list[tuple[str, Notice]]) -> None:
    ann, _ = among_friends(client, 2, webhook=HOOK)
    ann.command("/chat", text="howdy")

    ann.view()

    assert len(sent) == 1


def test_without_a_webhook_nobody_is_told(client: Client, sent: list[tuple[str, Notice]]) -> None:
    mover_of(among_friends(client, 2)).play("draft a1")

    assert sent == []


def test_a_notice_leaves_the_server_and_arrives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    net = Net(tmp_path)
    monkeypatch.setattr("carson.server.notify.notices.Webhooks", net.webhooks)
    with net.beside(), server(tmp_path) as client:
        guests = among_friends(client, 2, webhook=SECRET_HOOK)
        wait_until(lambda: len(net.requests) > 0)
        first = mover_of(guests)
        name = first.view().seats[first.seat].name

    head, _, body = net.requests[0].partition(b"\r\n\r\n")
    assert head.startswith(b"POST /turn?key=secret HTTP/1.1\r\nHost: hooks.example.org\r\n")
    assert (json.loads(body)["seat"], json.loads(body)["table"]) == (name, first.table)
    assert all(guest.token.encode() not in net.requests[0] for guest in guests)
