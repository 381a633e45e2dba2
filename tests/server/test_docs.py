"""The page about the server is true: its example plays, its routes and numbers are there."""

import re
from pathlib import Path

import pytest

from carson.server.context import ServerSettings
from carson.server.http import limits
from carson.server.http.sse import FAR
from tests.server.guests import Client
from tests.server.live import live_server
from tests.support.imports import ROOT

PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    """The first block of code in a language."""
    found = re.search(rf"```{language}\n(.*?)```", PAGE, re.S)
    assert found is not None
    return found[1]


def test_the_bot_of_the_example_plays_a_game_to_its_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with live_server(tmp_path) as url:
        exec(block("python").replace("http://127.0.0.1:1858", url), {})

    assert capsys.readouterr().out.startswith("won by ")


def test_every_route_that_the_page_names_is_there(client: Client) -> None:
    paths = client.get("/schema").json()["paths"]
    named = re.findall(r"`(?:GET|POST) (?:/games/\{table\}|\.\.\.)?(/[^`?]*)`", PAGE)
    known = {path.removeprefix("/games/{table}") for path in paths} | {"/schema", "/metrics"}

    assert len(named) > 8
    assert [path for path in named if path not in known | paths.keys()] == []


def test_the_numbers_of_the_page_are_those_of_the_server() -> None:
    told = (
        f"{ServerSettings('').requests_per_minute:,} requests a minute",
        f"records of {limits.MOST_LINES:,} lines",
        f"{limits.LISTENERS_AT_TABLE:,} listeners at a table",
        f"{limits.LISTENERS_FROM_ADDRESS} of them from one address",
        f"{limits.LARGEST_BODY / 1e6} MB",
        f"more than {FAR} entries behind",
    )

    assert [text for text in told if text not in " ".join(PAGE.split())] == []
    assert limits.ONE_IN == 20
