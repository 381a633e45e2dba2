"""Tables: opening, listing, sitting down, leaving, going on elsewhere."""

import pytest
from msgspec import to_builtins

from carson.core import records
from tests.server.guests import (
    Client,
    Guest,
    among_friends,
    hot_seat,
    nameless,
    open_table,
    play_to_the_end,
    problem,
    sit_down,
    stranger,
)


# --- opening --------------------------------------------------------------------------------
def test_a_new_table_waits_for_people_on_its_open_seats(client: Client) -> None:
    host = open_table(client, options={"players": "3"}, seats=[{"kind": "person", "name": "ann"}])

    view = host.view()

    assert (view.status, view.to_move, view.decision) == ("open", [], None)
    assert [seat.kind for seat in view.seats] == ["person", "open", "open"]


def test_the_game_begins_when_the_last_seat_is_taken(client: Client) -> None:
    ann, bo = among_friends(client, 2)

    assert ann.view().status == bo.view().status == "playing"
    assert len(ann.view().to_move) == 1


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": "9"}, "players-out-of-range"),
        ({"colour": "red"}, "unknown-option"),
        ({"variants": "aliens"}, "unknown-value"),
        ({"characters": "1Y,1R,2Y,3Y,4Y,5Y,6Y"}, "card-twice"),
    ],
)
def test_options_that_the_rules_do_not_know_are_refused(
    client: Client, options: dict[str, str], code: str
) -> None:
    answer = client.post("/games", json={"options": options}, params={"language": "de"})

    assert answer.status_code == 422
    assert problem(answer).code == code
    assert problem(answer).text not in ("", f"reason-{code}")


def test_a_bot_that_is_not_there_is_refused(client: Client) -> None:
    answer = client.post("/games", json={"seats": [{"kind": "bot", "bot": "deep"}]})

    assert (answer.status_code, problem(answer).code) == (422, "unknown-bot")


def test_two_players_cannot_have_the_same_name(client: Client) -> None:
    again = {"seats": [{"kind": "person", "name": "ann"}, {"kind": "person", "name": "Ann"}]}

    answer = client.post("/games", json=again)

    assert problem(answer).code == "name-taken"


def test_only_listed_tables_are_listed(client: Client) -> None:
    open_table(client)
    shown = open_table(client, listed=True)
    client.cookies.clear()

    assert [table["id"] for table in client.get("/games").json()["tables"]] == [shown.table]


def test_ones_own_tables_are_found_by_the_token(client: Client) -> None:
    _, bo = among_friends(client, 2)
    open_table(client)
    client.cookies.clear()

    found = client.get("/games", params={"mine": "true"}, headers=bo.headers).json()["tables"]

    assert [(table["id"], table["mine"]) for table in found] == [(bo.table, True)]


def test_a_private_address_is_no_webhook(client: Client) -> None:
    answer = client.post("/games", json={"webhook": "https://127.0.0.1/turn"})

    assert (answer.status_code, problem(answer).code) == (422, "webhook-address")


# --- seats ----------------------------------------------------------------------------------
def test_a_seat_that_is_taken_cannot_be_claimed(client: Client) -> None:
    ann, _ = among_friends(client, 2)
    client.cookies.clear()

    answer = client.post(f"/games/{ann.table}/seats/1/claim", json={"name": "cy"})

    assert (answer.status_code, problem(answer).code) == (409, "seat-taken")


def test_who_has_a_token_owns_a_second_seat_with_the_same_one(client: Client) -> None:
    host = open_table(client, options={"players": "2"}, seats=[{"kind": "person", "name": "ann"}])

    answer = host.post("/seats/1/claim", {"name": "bo"})

    assert answer.json() == {"id": host.table, "token": None, "seats": [0, 1]}


@pytest.mark.parametrize("name", ["", " ann", "a\u202eb", "x" * 41])
def test_a_name_that_cannot_be_shown_is_refused(client: Client, name: str) -> None:
    host = open_table(client)

    answer = nameless(client).post(f"/games/{host.table}/seats/1/claim", json={"name": name})

    assert answer.status_code in (400, 422)


def test_who_leaves_before_the_start_leaves_the_seat_open(client: Client) -> None:
    host = open_table(client, options={"players": "3"}, seats=[{"kind": "person", "name": "ann"}])
    bo = sit_down(client, host.table, 1)

    bo.post("/seats/1/leave")

    assert [seat.kind for seat in host.view().seats] == ["person", "open", "open"]


def test_who_leaves_a_game_is_followed_by_a_bot_that_anybody_may_replace(client: Client) -> None:
    ann, bo = among_friends(client, 2)

    bo.post("/seats/1/leave")
    seat = ann.view().seats[1]

    assert (seat.kind, seat.bot, seat.claimable) == ("bot", "greedy", True)
    assert sit_down(client, ann.table, 1).view().mine == [1]


def test_a_seat_that_lost_its_token_cannot_move(client: Client) -> None:
    guests = among_friends(client, 2)
    mover = next(guest for guest in guests if guest.view().decision)
    asked = mover.decision()
    guests[0].post(f"/seats/{mover.seat}/kick")

    answer = mover.command("/moves", decision_id=asked.id, move=asked.moves[0].move)

    assert (answer.status_code, problem(answer).code) == (403, "not-your-seat")


def test_only_the_host_kicks(client: Client) -> None:
    _, bo = among_friends(client, 2)

    answer = bo.post("/seats/0/kick")

    assert (answer.status_code, problem(answer).code) == (403, "not-host")


def test_a_seat_is_handed_to_a_bot_and_taken_back(client: Client) -> None:
    ann, bo = among_friends(client, 2)

    bo.post("/seats/1/bot", {"bot": "random"})
    away = ann.view().seats[1]
    bo.post("/seats/1/return")
    back = bo.view().seats[1]

    assert (away.kind, away.bot) == ("person", "random")
    assert (back.kind, back.bot, back.mine) == ("person", None, True)


def test_a_bot_plays_for_who_is_away(client: Client) -> None:
    ann, bo = among_friends(client, 2)
    ann.post("/seats/0/bot", {"bot": "greedy"})
    bo.post("/seats/1/bot", {"bot": "greedy"})

    for _ in range(3000):
        if ann.view().status == "over":
            break

    assert ann.view().status == "over"
    assert {entry.by for entry in ann.log() if entry.kind == "move"} == {"clock"}


def test_the_host_puts_a_bot_on_an_open_seat(client: Client) -> None:
    host = open_table(client, options={"players": "2"}, seats=[{"kind": "person", "name": "ann"}])

    host.post("/seats/1/bot", {"bot": "greedy"})

    assert [seat.kind for seat in host.view().seats] == ["person", "bot"]
    assert host.view().status == "playing"


def test_a_link_owns_one_seat_alone(client: Client) -> None:
    host = hot_seat(client, 2)

    token = host.post("/seats/1/link").json()["token"]
    phone = Guest(client, host.table, token, 1)

    assert phone.view().mine == [1]
    assert host.view().mine == [0, 1]


# --- looking --------------------------------------------------------------------------------
def test_a_stranger_sees_the_table_as_nobody(client: Client) -> None:
    ann, _ = among_friends(client, 2)

    view = stranger(client, ann.table).get().json()

    assert (view["seat"], view["mine"], view["decision"]) == (-1, [], None)


def test_nobody_looks_through_anothers_seat(client: Client) -> None:
    ann, _ = among_friends(client, 2)

    answer = ann.get("", seat=1)

    assert (answer.status_code, problem(answer).code) == (403, "not-your-seat")


def test_the_table_can_be_seen_as_it_stood(client: Client) -> None:
    host = hot_seat(client, 2)
    seat = host.view(0).to_move[0]
    guest = Guest(client, host.table, host.token, seat)
    before = guest.view()
    guest.play(guest.decision().moves[0].move)

    then = guest.get(f"/at/{before.sequence}", seat=seat).json()

    assert then["state"] == to_builtins(before.state)
    assert then["decision"] is None


def test_the_past_says_who_was_to_move_then(client: Client) -> None:
    ann, bo = among_friends(client, 2)
    before = ann.view()
    play_to_the_end([ann, bo], 4)

    then = ann.get(f"/at/{before.sequence}", seat=0).json()

    assert (then["status"], then["prompt"]) == (before.status, before.prompt)


def test_a_table_that_is_not_there_is_not_found(client: Client) -> None:
    answer = stranger(client, "nowhere").get()

    assert (answer.status_code, problem(answer).code) == (404, "no-table")


def test_only_the_host_deletes_a_table(client: Client) -> None:
    ann, bo = among_friends(client, 2)

    refused = client.delete(f"/games/{ann.table}", headers=bo.headers)
    done = client.delete(f"/games/{ann.table}", headers=ann.headers)

    assert (refused.status_code, done.status_code) == (403, 204)
    assert ann.get().status_code == 404


# --- going on -------------------------------------------------------------------------------
def test_the_commitment_is_shown_at_once_and_the_seed_at_the_end(client: Client) -> None:
    guests = among_friends(client, 2)
    promised = guests[0].view().commitment

    running = guests[0].get("/record").text
    play_to_the_end(guests, 1)
    over = guests[0].get("/record").text

    assert f"commitment {promised}" in running
    assert "\nseed " not in running
    assert "\nseed " in over


def test_a_rematch_keeps_players_and_tokens(client: Client) -> None:
    ann, bo = among_friends(client, 2)
    play_to_the_end([ann, bo], 2)

    first, second = ann.post("/rematch").json()["id"], bo.post("/rematch").json()["id"]
    again = Guest(client, first, bo.token, 1)

    assert first == second != ann.table
    assert (again.view().mine, again.view().parent) == ([1], ann.table)
    assert ann.view().rematch == first


def test_there_is_no_rematch_of_a_game_that_runs(client: Client) -> None:
    ann, _ = among_friends(client, 2)

    assert problem(ann.post("/rematch")).code == "not-over"


def test_a_finished_game_goes_on_from_an_earlier_position(client: Client) -> None:
    guests = among_friends(client, 2)
    play_to_the_end(guests, 3)
    client.cookies.clear()
    seats = [{"kind": "person", "name": "cy"}, {"kind": "person", "name": "di"}]

    answer = client.post(f"/games/{guests[0].table}/fork", json={"at": 8, "seats": seats})
    fork = Guest(client, answer.json()["id"], answer.json()["token"])

    then = guests[0].get("/at/8", seat=0).json()
    assert to_builtins(fork.board().parcels) == then["state"]["parcels"]
    assert (fork.view().status, fork.view().parent) == ("playing", guests[0].table)


def test_a_game_among_friends_is_not_forked_while_it_runs(client: Client) -> None:
    ann, _ = among_friends(client, 2)

    assert problem(ann.post("/fork", {"at": 1})).code == "no-fork"


def test_a_record_comes_in_and_goes_out_again(client: Client) -> None:
    guests = among_friends(client, 2)
    play_to_the_end(guests, 4)
    text = guests[0].get("/record").text
    client.cookies.clear()

    answer = client.post("/games/import", json={"record": text})
    seats = [{"kind": "bot", "name": name} for name in ("ann", "bo")]
    named = nameless(client).post("/games/import", json={"record": text, "seats": seats})

    assert answer.status_code == 201
    assert stranger(client, named.json()["id"]).get("/record").text == text


def test_a_broken_record_is_refused_with_its_line(client: Client) -> None:
    text = f"{records.FIRST_LINE}\ngame board\nrules 99\n"

    answer = client.post("/games/import", json={"record": text})

    assert answer.status_code == 422
    assert (problem(answer).code, problem(answer).args["record_line"]) == ("other-rules", 3)
