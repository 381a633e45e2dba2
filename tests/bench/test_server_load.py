"""`carson bench server`: a server, many players, and what they saw."""

import json
import sys

import pytest

from carson.bench.server_load import Delay, ServerLoad, delay
from carson.commands.bench_server import bench_server, show
from carson.i18n.complaints import Complaint
from carson.i18n.texts import Texts


def test_games_are_held_and_measured(capsys: pytest.CaptureFixture[str]) -> None:
    # Each player makes one move at least, however little a second is on a busy machine.
    bench_server(games="4", seconds="1", as_json=True)
    found = json.loads(capsys.readouterr().out)

    assert found["games"] == 4
    assert found["moves"] > 3
    assert 0 < found["move_ms"]["p50"] <= found["move_ms"]["p99"]
    assert 0 < found["view_ms"]["p50"] <= found["view_ms"]["p99"]


def test_the_middle_and_the_late_ones_are_found() -> None:
    found = delay([number / 1000 for number in range(1000)])

    assert (found.p50, found.p99) == (500, 990)


def test_what_was_measured_is_shown_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    some = Delay(p50=1.5, p99=20.0)
    found = ServerLoad(
        games=7, seconds=2.0, moves=90, moves_per_second=45.0, move_ms=some, view_ms=some
    )

    show(found, Texts("de"))

    said = capsys.readouterr().out
    assert "7 Spiele zu viert gleichzeitig: 45 Züge in der Sekunde" in said
    assert "20,0 ms" in said


@pytest.mark.parametrize(
    ("games", "database", "part"),
    [
        ("many", None, "--games"),
        ("99999", None, "more than 10000"),
        ("1", "mysql://here", "did not start"),
    ],
)
def test_what_cannot_be_measured_is_told(games: str, database: str | None, part: str) -> None:
    with pytest.raises(Complaint, match=part):
        bench_server(games=games, seconds="1", database=database, language="en")


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("carson.bench.server_load", "carson.bench.load_player"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, "httpx", None)

    with pytest.raises(Complaint, match="“httpx” is not installed"):
        bench_server(games="1", seconds="1", language="en")
