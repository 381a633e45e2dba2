"""`carson bench server --compare`: what a server costs beside the rules alone."""

import asyncio
import json
from pathlib import Path

import pytest
from msgspec import to_builtins

from carson.bench import server_compare
from carson.bench.load_player import LoadPlayer
from carson.bench.server_compare import CompareSizes, ServerComparison, compare
from carson.bench.server_crowd import hold
from carson.bench.server_load import Delay
from carson.bench.server_strain import StrainSizes, endure
from carson.commands import bench_server
from carson.commands.bench_server import show, show_comparison
from carson.i18n.texts import Texts
from carson.server.tables.alone import seconds_per_turn
from tests.server.live import live_server

SMALL = CompareSizes(games=2, rounds=1, spectators=3, tables=(2, 3), thinking_seconds=0.01)
KEYS = {"turn_ratio", "turn_ratio_limited", "spectator_ms", "table_kb", "latency"}


@pytest.mark.slow
def test_all_is_measured_in_one_run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_compare, "CompareSizes", lambda: SMALL)
    bench_server.bench_server(seconds="1", compare=True, as_json=True)

    found = json.loads(capsys.readouterr().out)

    assert found.keys() >= KEYS
    assert found["turn_ratio"] > 0
    assert found["turn_ratio_limited"] > 0
    assert list(found["latency"]) == ["2", "3"]
    assert 0 < found["latency"]["2"]["p50"] <= found["latency"]["2"]["p99"]


@pytest.mark.slow
def test_a_crowd_is_held_and_shown_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    found = asyncio.run(hold(1, None, SMALL))
    show(found, Texts("en"))

    said = capsys.readouterr().out
    assert 0 < found.told_ms.p50 <= found.told_ms.p99
    assert found.latency.p50 > 0
    assert "all of 3 spectators" in said


@pytest.mark.slow
def test_a_server_is_strained_and_what_people_waited_for_is_shown_in_words(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = asyncio.run(endure(1, None, StrainSizes(bot_tables=2, players=2)))
    show(found, Texts("en"))

    said = capsys.readouterr().out
    assert min(found.bot_beside_ms.p50, found.beside_log_ms.p50, found.restart_ms) > 0
    assert "next to 2 tables of bots" in said
    assert "A restart while many play" in said


def test_a_turn_alone_takes_some_time() -> None:
    assert seconds_per_turn(0.01, 1) > 0


def test_what_was_compared_is_shown_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    found = ServerComparison(
        alone_ms=0.4,
        turn_ms=1.4,
        turn_ratio=3.4,
        turn_ratio_limited=3.5,
        spectators=500,
        spectator_ms=0.1,
        spectator_ratio=0.25,
        table_kb=90.0,
        latency={"300": Delay(p50=3.0, p99=12.5)},
    )

    show_comparison(found, Texts("en"))

    said = capsys.readouterr().out
    assert "300 tables" in said
    assert "12.5 ms" in said
    assert "One turn over HTTP, committed: 3.50 times that" in said
    assert set(to_builtins(found)) >= KEYS


def test_whose_game_is_over_opens_the_next_one_with_the_same_token(
    tmp_path: Path,
) -> None:
    async def open_twice(url: str) -> tuple[list[str], list[str]]:
        player = LoadPlayer([url], {"seats": [{"kind": "person"}]}, 1)
        tables, tokens = [], []
        for _ in range(2):
            await player.open()
            tables.append(player.table)
            tokens.append(player.token)
        await player.close()
        return tables, tokens

    with live_server(tmp_path) as url:
        tables, tokens = asyncio.run(open_twice(url))

    assert tables[0] != tables[1]
    assert tokens[0] == tokens[1] != ""


def test_the_rules_alone_are_measured_by_whoever_is_asked() -> None:
    asked: list[float] = []

    def alone(seconds: float, seed: int) -> float:
        asked.append(seconds)
        return 1.0

    found = asyncio.run(compare(0.5, None, alone, SMALL))

    assert (found.alone_ms, len(asked)) == (1000.0, 1)
    assert found.turn_ratio_limited == pytest.approx(found.turn_ms / 1000, abs=0.01)
