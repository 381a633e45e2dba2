"""A running game belongs to its players: not to the host, nor to quicker or later guests."""

import sqlite3
from pathlib import Path

import pytest
from httpx import Response

from carson.core.chance import Stream
from carson.server import clock
from tests.server.guests import (
    Client,
    Guest,
    among_friends,
    hot_seat,
    open_table,
    problem,
    server,
    sit_down,
)
from tests.support.patience import wait_until

FRIENDLY = {"undo": "friendly"}


def mover_of(guests: list[Guest]) -> Guest:
    """Who is asked."""
    return next(guest for guest in guests if guest.view().decision)


def playing(client: Client, players: int, moves: int = 1) -> list[Guest]:
    """Friends who have begun to play."""
    guests, stream = among_friends(client, players, **FRIENDLY), Stream(1)
    for _ in range(moves):
        mover_of(guests).play_any(stream)
    return guests


# --- the host -------------------------------------------------------------------------------
def test_after_the_first_move_the_host_kicks_nobody(client: Client) -> None:
    ann, bo = playing(client, 2)

    refused = ann.post("/seats/1/kick")

    assert (refused.status_code, problem(refused).code) == (409, "game-running")
    assert bo.view().mine == [1]


def test_after_the_first_move_the_host_replaces_nobody(client: Client) -> None:
    ann, _ = playing(client, 2)

    assert problem(ann.post("/seats/1/bot", {"bot": "greedy"})).code == "game-running"


def test_after_the_first_move_the_host_deletes_nothing(client: Client) -> None:
    ann, bo = playing(client, 2)

    refused = client.delete(f"/games/{ann.table}", headers=ann.headers)

    assert (refused.status_code, problem(refused).code) == (409, "game-running")
    assert bo.get().status_code == 200


def test_who_plays_alone_deletes_the_game_at_any_time(client: Client) -> None:
    host = hot_seat(client, 2)
    Guest(client, host.table, host.token, host.view().to_move[0]).play("draft a1")

    assert client.delete(f"/games/{host.table}", headers=host.headers).status_code == 204


def test_a_host_without_power_is_not_shown_as_one(client: Client) -> None:
    guests = among_friends(client, 2)
    before = guests[0].view().host
    mover_of(guests).play("draft a1")

    assert (before, guests[0].view().host) == (True, False)


# --- consent --------------------------------------------------------------------------------
def propose(guest: Guest, act: str, target: int = 0) -> Response:
    """Ask the others about something."""
    return guest.command("/propose", act=act, target=target)


def agree(guest: Guest) -> Response:
    """Consent to what is asked."""
    return guest.command("/undo/answer", agree=True)


def test_someone_leaves_when_all_who_are_here_agree(client: Client) -> None:
    ann, bo, cy = playing(client, 3)
    propose(ann, "kick", cy.seat)
    asked = bo.view().undo.request
    agree(bo)
    half = bo.view().seats[cy.seat]
    agree(cy)

    assert asked is not None
    assert (asked.act, asked.target, asked.waiting) == ("kick", 2, [1, 2])
    assert asked.text == "ann asks to remove cy from the game."
    assert (half.kind, bo.view().seats[cy.seat].claimable) == ("person", True)
    assert cy.get().json()["mine"] == []
    assert client.get("/games?mine=true", headers=cy.headers).json()["tables"] == []


def test_whoever_is_away_is_not_asked_about_their_own_seat(client: Client) -> None:
    ann, bo, cy = playing(client, 3)
    cy.post(f"/seats/{cy.seat}/bot", {"bot": "greedy"})
    propose(ann, "replace", cy.seat)
    agree(bo)

    seat = ann.view().seats[cy.seat]
    assert (seat.kind, seat.bot, seat.claimable) == ("bot", "greedy", False)


def test_of_two_nobody_is_removed_without_their_own_consent(client: Client) -> None:
    ann, bo = playing(client, 2)
    bo.post("/seats/1/bot", {"bot": "greedy"})
    propose(ann, "kick", 1)
    asked = ann.view().undo.request

    assert asked is not None
    assert asked.waiting == [1]
    assert bo.view().mine == [1]


def test_whoever_agrees_to_lose_their_seat_is_told_that_it_is_done(client: Client) -> None:
    ann, bo = playing(client, 2)
    propose(ann, "replace", 1)
    done = agree(bo)

    assert done.status_code == 201
    assert bo.get().json()["mine"] == []


def test_nobody_speaks_for_a_player_who_has_opened_their_link(client: Client) -> None:
    ann, bo = playing(client, 2)
    key = ann.post("/seats/0/link").json()["token"]
    bo.post("/join", {"key": key})
    propose(ann, "delete")
    asked = ann.view().undo.request

    assert asked is not None
    assert asked.waiting == [1]


def test_a_table_is_deleted_when_everyone_agrees(client: Client) -> None:
    ann, bo, cy = playing(client, 3)
    propose(bo, "delete")
    agree(ann)
    between = ann.get().status_code
    done = agree(cy)

    assert (between, done.status_code, ann.get().status_code) == (200, 201, 404)


def test_one_refusal_ends_what_was_proposed(client: Client) -> None:
    ann, bo, cy = playing(client, 3)
    propose(ann, "delete")
    agree(bo)
    cy.command("/undo/answer", agree=False)

    assert ann.view().undo.request is None
    assert ann.log()[-1].text == "cy does not agree."


def test_moves_do_not_end_a_proposal_but_its_maker_can(client: Client) -> None:
    guests = playing(client, 3)
    propose(guests[0], "delete")
    mover_of(guests).play_any(Stream(1))
    stands = guests[0].view().undo.request
    guests[0].command("/undo/answer", agree=False)

    assert stands is not None
    assert guests[0].view().undo.request is None


@pytest.mark.parametrize(("act", "target"), [("kick", 0), ("replace", 0), ("kick", 9)])
def test_nothing_is_proposed_about_a_seat_without_another_person(
    client: Client, act: str, target: int
) -> None:
    ann, _ = playing(client, 2)

    assert problem(propose(ann, act, target)).code == "no-person-there"


def test_nothing_is_proposed_before_a_game_runs_or_alone(client: Client) -> None:
    early = among_friends(client, 2)[0]
    alone = hot_seat(client, 2)

    assert [problem(propose(guest, "delete")).code for guest in (early, alone)] == ["no-vote"] * 2


def test_whoever_is_gone_is_not_waited_for(client: Client) -> None:
    ann, bo, cy = playing(client, 3)
    propose(ann, "delete")
    bo.post("/seats/1/leave")
    asked = ann.view().undo.request
    cy.post("/seats/2/leave")

    assert asked is not None
    assert asked.waiting == [2]
    assert ann.view().undo.request is None
    assert ann.get().status_code == 200


# --- seats ----------------------------------------------------------------------------------
def test_a_seat_that_was_left_is_not_for_who_holds_another_there(client: Client) -> None:
    ann, bo, cy = playing(client, 3)
    cy.post(f"/seats/{cy.seat}/leave")

    refused = ann.post(f"/seats/{cy.seat}/claim", {"name": "ann two"})
    stranger = sit_down(client, ann.table, cy.seat)

    assert (refused.status_code, problem(refused).code) == (409, "holds-other-seat")
    assert stranger.view().mine == [cy.seat]
    assert bo.view().mine == [1]


# --- undo -----------------------------------------------------------------------------------
def test_who_is_away_has_not_consented_to_an_undo(client: Client) -> None:
    guests = playing(client, 2)
    mover = mover_of(guests)
    other = guests[1 - mover.seat]
    first = next(entry.sequence for entry in mover.log() if entry.kind == "move")
    other.post(f"/seats/{other.seat}/bot", {"bot": "greedy"})
    wait_until(lambda: mover.view().decision is not None)
    before = mover.view().state

    mover.command("/undo/ask", before=first)
    asked = mover.view()
    agreed = other.command("/undo/answer", agree=True)

    assert asked.undo.request is not None
    assert asked.undo.request.waiting == [other.seat]
    assert asked.state == before
    assert agreed.status_code == 201
    assert mover.view().state != before


def test_a_table_that_others_have_left_is_no_solo_table(client: Client) -> None:
    ann, bo = playing(client, 2, moves=12)
    bo.post("/seats/1/leave")
    wait_until(lambda: ann.view().decision is not None)

    view = ann.view()

    assert view.hints.allowed is False
    assert problem(ann.command("/undo")).code in ("undo-not-yours", "undo-revealed")


def test_among_bots_one_is_alone_from_the_start(client: Client) -> None:
    seats = [{"kind": "person", "name": "ann"}, {"kind": "bot"}]
    ann = open_table(client, options={"players": "2"}, seats=seats)
    wait_until(lambda: ann.view().decision is not None)
    ann.play_any(Stream(1))

    assert ann.view().hints.allowed is True


# --- clocks ---------------------------------------------------------------------------------
def test_a_step_of_the_time_of_day_flags_nobody(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover = mover_of(among_friends(client, 2, pace="live"))
    monkeypatch.setattr("time.time", lambda: clock.now() + 7200)

    seat = mover.view().seats[mover.seat]

    assert seat.bot is None
    assert 0 < (seat.seconds or 0) <= 900
    assert (seat.seconds or 0) > 600


def test_a_server_that_was_away_flags_nobody(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        mover = mover_of(among_friends(client, 2, pace="live"))
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        for column in ("entries SET at = at", "games SET due = due", "pulse SET at = at"):
            connection.execute(f"UPDATE {column} - 7200")
    with server(tmp_path) as client:
        late = Guest(client, mover.table, mover.token, mover.seat)
        wait_until(lambda: any(entry.kind == "paused" for entry in late.log()))
        seat = late.view().seats[mover.seat]
        done = late.play("draft a1")
        after = late.view().seats[mover.seat]

    assert (seat.bot, seat.running) == (None, True)
    assert 600 < (seat.seconds or 0) <= 900
    assert done.status_code == 201
    assert (after.seconds or 0) > 600
