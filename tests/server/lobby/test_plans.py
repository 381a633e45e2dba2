"""Planned passes: secret, honest, and given up when something happens."""

import re
from collections.abc import Callable
from pathlib import Path

from msgspec import json

from carson.core.chance import Stream
from carson.server.http import responses
from tests.server.guests import Client, Guest, among_friends, problem, server, sit_down, stranger
from tests.support.patience import wait_until

LAND = re.compile("place [a-h][1-8]")


def placing(client: Client, players: int = 2) -> tuple[Guest, Guest]:
    """A game in which the first of two is asked to place, and the other one waits."""
    guests, stream = among_friends(client, players), Stream(1)
    while True:
        seat = guests[0].view().to_move[0]
        if guests[seat].decision().choice == "PlaceOrPass":
            return guests[seat], guests[1 - seat]
        guests[seat].play_any(stream)


def plan_of(guest: Guest) -> responses.PassPlan:
    """What someone has planned."""
    answer = guest.get("/plan", seat=guest.seat)
    return json.decode(answer.content, type=responses.PassPlan)


def plan(guest: Guest, *stops: str) -> None:
    """Plan to pass."""
    answer = guest.post("/plan", {"seat": guest.seat, "stops": list(stops)})
    assert answer.status_code == 200, answer.text


def place(guest: Guest, is_wanted: Callable[[str], bool]) -> None:
    """Put a cowboy somewhere."""
    moves = [offered.move for offered in guest.decision().moves]
    move = next(move for move in moves if move.startswith("place ") and is_wanted(move))
    assert guest.play(move).status_code == 201


def test_a_planned_pass_is_played_when_the_turn_comes(client: Client) -> None:
    first, waiting = placing(client)
    plan(waiting)

    place(first, lambda move: True)

    wait_until(lambda: waiting.seat in waiting.board().passed)
    assert not plan_of(waiting).active


def test_the_log_says_that_the_pass_was_planned(client: Client) -> None:
    first, waiting = placing(client)
    plan(waiting)
    place(first, lambda move: True)
    wait_until(lambda: waiting.seat in waiting.board().passed)

    entry = next(entry for entry in first.log() if entry.by == "plan")

    assert entry.seat == waiting.seat
    assert "planned" in entry.lines[-1].text


def test_nobody_else_is_told_of_a_plan(client: Client) -> None:
    first, waiting = placing(client)
    before = first.get("").content, first.get("/log").content

    plan(waiting, "visited")

    assert (first.get("").content, first.get("/log").content) == before
    assert problem(first.get("/plan", seat=waiting.seat)).code == "not-your-seat"
    assert problem(stranger(client, first.table).get("/plan")).code == "no-token"
    assert not plan_of(first).active


def test_a_plan_that_was_dropped_is_not_played(client: Client) -> None:
    first, waiting = placing(client)
    plan(waiting)
    waiting.post("/plan/drop", {"seat": waiting.seat})

    place(first, lambda move: True)

    assert waiting.decision().choice == "PlaceOrPass"
    assert not plan_of(waiting).active


def test_somebody_who_passes_first_can_end_a_plan(client: Client) -> None:
    first, waiting = placing(client)
    plan(waiting, "passed")

    first.play("pass")

    wait_until(lambda: plan_of(waiting).stopped == "passed")
    assert waiting.decision().choice == "PlaceOrPass"
    assert not plan_of(waiting).active


def test_a_visit_to_ones_own_place_can_end_a_plan(client: Client) -> None:
    first, waiting = placing(client)
    place(first, lambda move: True)
    own = next(m.move for m in waiting.decision().moves if LAND.fullmatch(m.move))
    waiting.play(own)
    plan(waiting, "visited", "passed")

    assert first.play(own).status_code == 201

    wait_until(lambda: plan_of(waiting).stopped == "visited")
    assert waiting.seat not in waiting.board().passed


def test_a_visit_elsewhere_ends_no_plan(client: Client) -> None:
    first, waiting = placing(client)
    plan(waiting, "visited", "passed")

    place(first, lambda move: True)

    wait_until(lambda: waiting.seat in waiting.board().passed)


def test_whoever_is_asked_cannot_plan(client: Client) -> None:
    first, _ = placing(client)

    answer = first.post("/plan", {"seat": first.seat, "stops": []})

    assert (answer.status_code, problem(answer).code) == (409, "no-plan-now")


def test_a_planned_pass_can_be_taken_back_like_any_other(client: Client) -> None:
    first, waiting = placing(client)
    plan(waiting)
    place(first, lambda move: True)
    wait_until(lambda: waiting.seat in waiting.board().passed)

    assert waiting.command("/undo").status_code == 201

    assert waiting.decision().choice == "PlaceOrPass"


def test_a_plan_survives_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        first, waiting = placing(client)
        plan(waiting, "visited")

    with server(tmp_path) as client:
        first = Guest(client, first.table, first.token, first.seat)
        waiting = Guest(client, waiting.table, waiting.token, waiting.seat)
        assert plan_of(waiting).active
        place(first, lambda move: True)
        wait_until(lambda: waiting.seat in waiting.board().passed)


def test_whoever_takes_over_a_seat_does_not_get_its_plan(client: Client) -> None:
    first, waiting = placing(client)
    plan(waiting)
    waiting.post(f"/seats/{waiting.seat}/leave")
    claimed = sit_down(client, waiting.table, waiting.seat)

    assert not plan_of(claimed).active

    if first.seat in first.view().to_move:
        place(first, lambda move: True)
    assert claimed.seat not in claimed.board().passed
