"""Turn notices: sent to public https addresses, and to no other place."""

import asyncio
import json
import logging
from collections.abc import Coroutine
from ipaddress import ip_address
from pathlib import Path
from typing import TypeVar

import pytest

from carson.server.notify.webhooks import (
    AT_ONCE,
    HOST_NOTICES,
    NOTICES,
    PENDING,
    PER_SECONDS,
    Address,
    Connection,
    Notice,
    Webhooks,
    is_public,
    why_not_url,
)
from tests.server.notify.net import HOOK, NOTICE, PUBLIC, Net
from tests.support.patience import SECONDS

T = TypeVar("T")


# --- what may be called ---------------------------------------------------------------------
@pytest.mark.parametrize(
    "url",
    [
        "https://example.org",
        "https://example.org:443/hook",
        "https://Hooks.Example.org/a/b?c=d&e=%20#f",
        "https://xn--bcher-kva.example/",
    ],
)
def test_a_plain_https_address_can_be_a_webhook(url: str) -> None:
    assert why_not_url(url) is None


@pytest.mark.parametrize(
    "url",
    [
        "",
        "example.org",
        "http://example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https:///hook",
        "https://localhost/",
        "https://intranet/",
        "https://example.org:8443/",
        "https://example.org:port/",
        "https://ann@example.org/",
        "https://example.org@127.0.0.1/",
        "https://127.0.0.1/",
        "https://127.1/",
        "https://2130706433/",
        "https://0x7f.0x0.0x0.0x1/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://example.org\\@127.0.0.1/",
        "https://example.org./",
        "https://-example.org/",
        "https://exa_mple.org/",
        "https://bücher.example/",
        "https://example.org/a b",
        "https://example.org/\r\nHost: other",
        "https://example.org/\x00",
        "https://example.org/" + 500 * "a",
    ],
)
def test_any_other_address_is_refused(url: str) -> None:
    reason = why_not_url(url)

    assert reason is not None
    assert reason.code == "webhook-address"


@pytest.mark.parametrize("address", ["93.184.216.34", "8.8.8.8", "2606:2800:220:1::1"])
def test_addresses_of_the_open_network_are_public(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "10.0.0.1",
        "100.64.0.1",
        "100.100.100.200",
        "127.0.0.1",
        "168.63.129.16",
        "169.254.169.254",
        "172.16.0.1",
        "192.0.0.192",
        "192.0.2.1",
        "192.88.99.1",
        "192.168.1.1",
        "198.18.0.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::127.0.0.1",
        "::ffff:127.0.0.1",
        "::ffff:8.8.8.8",
        "64:ff9b::a00:1",
        "100::1",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "2001:db8::1",
        "2002:7f00:1::",
        "3fff::1",
        "fc00::1",
        "fd00:ec2::254",
        "fe80::1",
        "fec0::1",
        "ff02::1",
    ],
)
def test_all_other_addresses_are_not(address: str) -> None:
    assert not is_public(ip_address(address))


# --- sending ---------------------------------------------------------------------------------
def run(scenario: Coroutine[None, None, T]) -> T:
    return asyncio.run(asyncio.wait_for(scenario, SECONDS))


def test_a_notice_arrives_as_json(tmp_path: Path) -> None:
    net = Net(tmp_path)

    assert run(net.notify(HOOK)) == [True]
    assert json.loads(net.requests[0].split(b"\r\n\r\n")[1]) == {
        "table": "dust",
        "game": "board",
        "seat": "ann",
        "url": "https://carson.example.org/t/dust",
        "text": "Ann!",
    }


def test_a_notice_names_its_path_and_its_host(tmp_path: Path) -> None:
    net = Net(tmp_path)
    run(net.notify(HOOK))

    lines = net.requests[0].split(b"\r\n")
    assert lines[:2] == [b"POST /turn?key=secret HTTP/1.1", b"Host: hooks.example.org"]


def test_the_address_that_was_looked_at_is_the_one_that_is_called(tmp_path: Path) -> None:
    net = Net(tmp_path)
    run(net.notify(HOOK))

    assert net.looked_up == ["hooks.example.org"]
    assert net.called == [PUBLIC]


@pytest.mark.parametrize("other", ["127.0.0.1", "169.254.169.254", "::ffff:10.0.0.1"])
def test_a_name_with_one_private_address_is_not_called(tmp_path: Path, other: str) -> None:
    net = Net(tmp_path, str(PUBLIC), other)

    assert run(net.notify(HOOK)) == [False]
    assert net.called == []


def test_an_address_that_may_not_be_called_is_not_even_looked_up(tmp_path: Path) -> None:
    net = Net(tmp_path)

    assert run(net.notify("https://127.0.0.1/")) == [False]
    assert net.looked_up == []


def test_a_server_that_does_not_prove_its_name_gets_nothing(tmp_path: Path) -> None:
    net = Net(tmp_path)

    assert run(net.notify("https://other.example.org/")) == [False]
    assert net.requests == []


# --- what can go wrong ----------------------------------------------------------------------
@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 302 Found\r\nLocation: https://127.0.0.1/\r\n\r\n",
        b"HTTP/1.1 404 Not Found\r\n\r\n",
        b"HTTP/1.1 500 Oh\r\n\r\n",
        b"HELLO\r\n",
        b"\r\n",
        b"HTTP/1.1 200 " + 5000 * b"long ",
    ],
)
def test_anything_but_a_success_is_none_and_nothing_is_followed(
    tmp_path: Path, answer: bytes
) -> None:
    net = Net(tmp_path, answer=answer)

    assert run(net.notify(HOOK)) == [False]
    assert len(net.called) == 1


def test_a_server_that_does_not_answer_is_given_up(tmp_path: Path) -> None:
    net = Net(tmp_path, answer=b"")
    net.seconds = 0.5

    assert run(net.notify(HOOK)) == [False]


def test_a_name_that_nobody_knows_is_given_up() -> None:
    async def nobody(name: str) -> list[Address]:
        raise OSError

    assert run(Webhooks(nobody).notify(HOOK, NOTICE)) is False


def test_the_next_address_is_tried_where_the_first_does_not_answer() -> None:
    called: list[Address] = []

    async def both(name: str) -> list[Address]:
        return [PUBLIC, ip_address("8.8.8.8")]

    async def refuse(address: Address, name: str) -> Connection:
        called.append(address)
        raise OSError

    assert run(Webhooks(both, refuse).notify(HOOK, NOTICE)) is False
    assert len(called) == 2


def test_the_log_tells_what_went_wrong_but_not_the_secret_path(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    run(Net(tmp_path, answer=b"HTTP/1.1 410 Gone\r\n\r\n").notify(HOOK))

    assert "hooks.example.org" in caplog.text
    assert "410 Gone" in caplog.text
    assert "secret" not in caplog.text


# --- not too many ---------------------------------------------------------------------------
class Counter:
    """Sends notices nowhere, and counts those that would have been sent."""

    def __init__(self) -> None:
        self.now = 0.0
        self.tried = 0
        self.hooks = Webhooks(self._resolve, clock=lambda: self.now)

    async def _resolve(self, name: str) -> list[Address]:
        self.tried += 1
        return []

    def send(self, times: int, table: str = "dust") -> None:
        notice = Notice(table=table, game="board", seat="ann", url="", text="")
        for _ in range(times):
            run(self.hooks.notify(HOOK, notice))


def test_a_game_sends_only_so_many_notices() -> None:
    counter = Counter()
    counter.send(NOTICES + 5)

    assert counter.tried == NOTICES


def test_one_game_does_not_use_up_the_notices_of_another() -> None:
    counter = Counter()
    counter.send(NOTICES + 5)
    counter.send(1, "gulch")

    assert counter.tried == NOTICES + 1


def test_after_some_time_a_game_may_send_notices_again() -> None:
    counter = Counter()
    counter.send(NOTICES + 5)
    counter.now += PER_SECONDS
    counter.send(2)

    assert counter.tried == NOTICES + 2


def test_one_place_is_not_flooded_by_many_games() -> None:
    counter = Counter()
    for number in range(HOST_NOTICES + 5):
        counter.send(1, f"table-{number}")

    assert counter.tried == HOST_NOTICES


def test_notices_that_pile_up_are_left_out() -> None:
    async def scenario() -> int:
        gate, waiting = asyncio.Event(), AT_ONCE + PENDING

        async def wait(name: str) -> list[Address]:
            await gate.wait()
            return []

        hooks = Webhooks(wait, seconds=SECONDS)
        notices = [
            Notice(table=str(number), game="board", seat="ann", url="", text="")
            for number in range(waiting + 3)
        ]
        sent = [asyncio.create_task(hooks.notify(HOOK, notice)) for notice in notices]
        await asyncio.sleep(0)
        refused = sum(task.done() for task in sent)
        gate.set()
        await asyncio.gather(*sent)
        return refused

    assert run(scenario()) == 3
