"""Operations: metrics, logs, backups, and the files with which a server is installed."""

import json
import logging
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from carson.cli import app
from carson.commands.backup import backup, restore
from carson.i18n.complaints import Complaint
from carson.server.http.routes.metrics import is_here
from carson.server.logs import JsonLines
from carson.server.metrics import Metrics
from tests.server.guests import Guest, hot_seat, server
from tests.server.live import friends, live_server
from tests.support.imports import ROOT

UNIT = ROOT / "deploy" / "carson.service"
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")


# --- metrics --------------------------------------------------------------------------------
def test_the_metrics_count_moves_errors_and_answers(tmp_path: Path) -> None:
    with live_server(tmp_path) as url:
        people = friends(url, 2, options={"players": "2"})
        people[people[0].view().to_move[0]].play()
        httpx.get(f"{url}/games/nowhere")
        told = httpx.get(f"{url}/metrics")

    assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = told.text.splitlines()
    assert "carson_moves_total 1" in lines
    assert 'carson_errors_total{status="404"} 1' in lines
    found = re.findall(r"^carson_request_seconds_count (\d+)$", told.text, re.M)
    assert int(found[0]) > 4
    assert all(re.fullmatch(r"# TYPE \w+ \w+|\w+({[^}]+})? [-+.e\d]+", line) for line in lines)


def test_a_histogram_counts_what_took_no_longer() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.003, 99.0):
        metrics.answered(seconds)

    lines = metrics.write({}).splitlines()

    assert 'carson_request_seconds_bucket{le="0.001"} 1' in lines
    assert 'carson_request_seconds_bucket{le="0.005"} 2' in lines
    assert 'carson_request_seconds_bucket{le="+Inf"} 3' in lines


@pytest.mark.parametrize(
    ("host", "here"),
    [("127.0.0.1", True), ("::1", True), ("203.0.113.7", False), ("testclient", False)],
)
def test_only_this_machine_reads_the_metrics(host: str, here: bool) -> None:
    assert is_here(host) == here


# --- logs -----------------------------------------------------------------------------------
def test_a_line_of_the_log_is_an_object_and_tells_no_secret() -> None:
    try:
        raise ValueError("the bid is 12")
    except ValueError:
        failure = sys.exc_info()
    record = logging.LogRecord("carson", logging.ERROR, "", 1, "it %s", ("failed",), failure)

    line = JsonLines().format(record)

    told = json.loads(line)
    assert (told["level"], told["from"], told["text"]) == ("error", "carson", "it failed")
    assert told["error"] == "ValueError"
    assert ("\n" in line, "bid" in line) == (False, False)


# --- backups --------------------------------------------------------------------------------
def test_a_backup_is_restored_and_the_game_goes_on(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    kept = tmp_path / "kept.gz"
    with server(first) as client:
        host = hot_seat(client, 2)
        mover = Guest(client, host.table, host.token, host.view().to_move[0])
        mover.play("draft a1")
        backup(kept, f"sqlite:///{first / 'tables.db'}", "en")
        before = mover.view()
    restore(kept, f"sqlite:///{second / 'tables.db'}", "en")
    with server(second) as client:
        again = Guest(client, host.table, host.token, mover.seat)
        after = again.view()
        then = Guest(client, host.table, host.token, after.to_move[0]).play("draft a2")

    assert after == before
    assert then.status_code == 201
    assert kept.stat().st_mode & 0o777 == 0o600


def test_nothing_is_overwritten_by_a_backup_or_from_one(tmp_path: Path) -> None:
    kept, url = tmp_path / "kept.gz", f"sqlite:///{tmp_path / 'tables.db'}"
    with server(tmp_path) as client:
        hot_seat(client, 2)
    backup(kept, url, "en")

    with pytest.raises(Complaint, match="cannot be used"):
        backup(kept, url, "en")
    with pytest.raises(Complaint, match="This database already holds games"):
        restore(kept, url, "en")


def test_what_is_no_backup_restores_nothing(tmp_path: Path) -> None:
    (tmp_path / "kept.gz").write_bytes(b"hello")

    with pytest.raises(Complaint, match="is not a backup"):
        restore(tmp_path / "kept.gz", f"sqlite:///{tmp_path / 'tables.db'}", "en")


# --- installing -----------------------------------------------------------------------------
def options_of(command: list[str]) -> list[str]:
    """The options of a command line that `carson serve` does not know."""
    known = CliRunner().invoke(app, ["serve", "--help"]).output
    return [word for word in command if word.startswith("--") and word not in known]


def test_the_unit_of_systemd_is_one_that_it_takes() -> None:
    text = UNIT.read_text(encoding="utf-8")
    service = dict(re.findall(r"^(\w+)=(.*)$", text, re.M))
    started = shlex.split(service["ExecStart"])

    assert re.findall(r"^\[(\w+)\]$", text, re.M) == ["Unit", "Service", "Install"]
    assert [x for x in text.splitlines() if x and not re.match(r"#|\[\w+\]$|\w+=\S", x)] == []
    assert started[:2] == ["/opt/carson/bin/carson", "serve"]
    assert options_of(started) == []
    assert int(service["LimitNOFILE"]) > 5_000
    assert service["DynamicUser"] == service["NoNewPrivileges"] == "yes"
    if shutil.which("systemd-analyze"):
        subprocess.run(["systemd-analyze", "verify", str(UNIT)], check=False)


def test_the_dockerfile_builds_from_what_is_there_and_serves_as_nobody_special() -> None:
    lines = [line for line in DOCKERFILE.splitlines() if line and not line.startswith("#")]
    copied = [line.split()[1:-1] for line in lines if line.startswith("COPY ")]
    own = [name for names in copied if not names[0].startswith("--") for name in names]
    command = json.loads(lines[-1].removeprefix("CMD "))

    assert [name for name in own if not (ROOT / name).exists()] == []
    assert {line.split()[0] for line in lines} <= {
        *("FROM", "WORKDIR", "COPY", "RUN", "USER", "VOLUME"),
        *("EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "CMD"),
    }
    assert "USER carson" in lines
    assert "--require-hashes" in DOCKERFILE
    assert command[:2] == ["carson", "serve"]
    assert options_of(command) == []
