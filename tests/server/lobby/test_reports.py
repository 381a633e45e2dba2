"""Reports: the operator is told, and nobody can tell them too much."""

import logging

import pytest

from carson.server.context import ServerContext
from carson.server.lobby.reports import MOST_REPORTS
from tests.server.guests import Client, Guest, among_friends, problem, stranger


def metrics_of(client: Client) -> str:
    """What the operator would read."""
    context = client.app.state["context"]
    assert isinstance(context, ServerContext)
    return context.metrics.write({})


def test_a_report_reaches_the_log_and_the_metrics_without_a_name(
    client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bo = among_friends(client, 2)

    with caplog.at_level(logging.WARNING):
        answer = ann.post("/report", {"seat": bo.seat})

    assert answer.status_code == 204
    assert f"reported: table {ann.table}, seat 1" in caplog.text
    assert "carson_reports_total 1" in metrics_of(client)


def test_the_same_report_counts_once(client: Client) -> None:
    ann, bo = among_friends(client, 2)

    ann.post("/report", {"seat": bo.seat})
    ann.post("/report", {"seat": bo.seat})

    assert "carson_reports_total 1" in metrics_of(client)


def test_nobody_reports_more_than_a_few_within_an_hour(client: Client) -> None:
    tables = [among_friends(client, 2) for _ in range(MOST_REPORTS + 1)]
    reporter = tables[0][0]
    for ann, _ in tables[1:]:
        key = ann.post("/seats/0/link").json()["token"]
        client.post(f"/games/{ann.table}/join", headers=reporter.headers, json={"key": key})

    found = [
        Guest(client, ann.table, reporter.token).post("/report", {"seat": 1}) for ann, _ in tables
    ]

    assert [answer.status_code for answer in found] == [204] * MOST_REPORTS + [429]
    assert problem(found[-1]).code == "too-many-reports"


def test_only_others_at_ones_own_table_can_be_reported(client: Client) -> None:
    ann, _ = among_friends(client, 2)

    assert problem(ann.post("/report", {"seat": 0})).code == "no-report"
    assert problem(stranger(client, ann.table).post("/report", {"seat": 0})).code == "no-token"
