"""Bots that are programs: only the operator names their commands, players know their names."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from carson.board.game import BOARD_GAME
from carson.bots.lines.protocol import history
from carson.cards.game import CARDS_GAME
from carson.cli import app
from carson.commands.serve import programs_of
from carson.core.chance import derive
from carson.core.table import open_table as new_table
from carson.i18n.complaints import Complaint
from carson.i18n.texts import Texts
from carson.server.bots.worker_process import choose
from carson.server.bots.worker_request import BotTask, request_for, view_of, with_lines
from tests.bots.lines.programs import BUSY, program, python
from tests.server.bots.test_autoplay import kinds, wait_for
from tests.server.guests import open_table, problem, server
from tests.support.patience import SECONDS

ENGLISH = Texts("en")


def seats(bot: str) -> dict[str, object]:
    """What opens a table for two bots of a name."""
    return {"options": {"players": "2"}, "seats": [{"kind": "bot", "bot": bot}] * 2}


# --- over the network -----------------------------------------------------------------------
def test_a_program_plays_under_the_name_that_the_operator_gave_it(tmp_path: Path) -> None:
    with server(tmp_path, bot_workers=1, programs={"busy": BUSY}) as client:
        host = open_table(client, **seats("busy"))
        wait_for(host, 8)
        found = kinds(client, host.table)
        bots = client.get("/info").json()["games"][0]["bots"]

    assert set(found) == {"opened", "move"}
    assert bots[-1] == "busy"


def test_a_program_that_fails_is_noted_and_the_table_goes_on(tmp_path: Path) -> None:
    bad = python("raise SystemExit(3)")
    with server(tmp_path, bot_workers=1, programs={"bad": bad}) as client:
        host = open_table(client, **seats("bad"))
        wait_for(host, 5)
        found = kinds(client, host.table)

    assert found[:5] == ["opened", "bot", "move", "bot", "move"]


@pytest.mark.parametrize("name", ["cmd:true", "cmd:busy", "true", "/bin/true", "other"])
def test_nobody_can_name_a_command_over_the_network(tmp_path: Path, name: str) -> None:
    with server(tmp_path, programs={"busy": BUSY}) as client:
        opening = client.post("/games", json={"game": "board", **seats(name)})
        host = open_table(client, options={"players": "2"})
        handing = host.post("/seats/0/bot", {"bot": name})

    assert (opening.status_code, problem(opening).code) == (422, "unknown-bot")
    assert (handing.status_code, problem(handing).code) == (422, "unknown-bot")


def test_no_long_command_is_even_looked_at(tmp_path: Path) -> None:
    with server(tmp_path, programs={"busy": BUSY}) as client:
        opening = client.post("/games", json={"game": "board", **seats(f"cmd:{BUSY}")})

    assert opening.status_code == 400


def test_a_seat_can_be_handed_to_a_program_by_its_name(tmp_path: Path) -> None:
    with server(tmp_path, programs={"busy": BUSY}) as client:
        host = open_table(client, options={"players": "2"})
        answer = host.post("/seats/0/bot", {"bot": "busy"})

    assert answer.status_code == 201


# --- in the worker --------------------------------------------------------------------------
def test_a_program_is_told_what_its_seat_knows_and_nothing_else() -> None:
    options = {"people": "4", "virtual": "none"}
    table = new_table(CARDS_GAME, options, ["ann", "bo", "cy", "di"], derive("programs"))
    bidder, other = table.to_move[:2]
    table.play(bidder, table.moves(bidder)[0])
    request = with_lines(request_for(table, other, "busy", 7), table.view(other))
    told = list(history(view_of(CARDS_GAME, request)).values())

    assert told == list(history(table.view(other)).values())
    assert len(told) == len(table.record.lines) - 1


def test_the_worker_asks_a_program_that_is_named() -> None:
    table = new_table(BOARD_GAME, {"players": "2"}, ["ann", "bo"], derive("programs"))
    seat = table.to_move[0]
    request = with_lines(request_for(table, seat, "last", 7), table.view(seat))
    last = program('print("play", moves[-1], flush=True)')

    assert choose(BotTask(request, SECONDS), {"last": last}) == str(table.moves(seat)[-1])


# --- the operator ---------------------------------------------------------------------------
def test_the_operator_names_commands() -> None:
    assert programs_of([f"busy={BUSY}", "true=true"], ENGLISH) == {"busy": BUSY, "true": "true"}


@pytest.mark.parametrize(
    "given", ["true", "=true", "true=", "Big=true", "greedy=true", "cmd:x=true", "a b=true"]
)
def test_a_name_that_cannot_be_is_refused(given: str) -> None:
    with pytest.raises(Complaint, match="NAME=CMD"):
        programs_of([given], ENGLISH)


def test_a_name_is_given_once() -> None:
    with pytest.raises(Complaint, match="NAME=CMD"):
        programs_of(["mine=true", "mine=false"], ENGLISH)


def test_a_command_that_cannot_be_run_is_refused_before_the_server_opens() -> None:
    result = CliRunner().invoke(app, ["serve", "--bot", "mine=no-such-program"])

    assert result.exit_code == 2
    assert "no-such-program" in result.stderr
