"""Whoever only watches asks for a seat, and the players answer."""

from httpx import Response
from msgspec import json

from carson.server.http import responses
from tests.server.guests import Client, Guest, among_friends, open_table, problem, stranger

WITH_A_BOT = [{"kind": "person", "name": "ann"}, {"kind": "bot", "name": "Dusty"}]


def asks(client: Client, table: str, seat: int, name: str = "cy") -> Guest:
    """Someone who has asked for a seat, with the token they got for it."""
    answer = stranger(client, table).post(f"/seats/{seat}/ask", {"name": name})
    assert answer.status_code == 201, answer.text
    token = json.decode(answer.content, type=responses.Key).token
    assert token is not None
    return Guest(client, table, token, seat)


def answers(player: Guest, agree: bool) -> Response:
    """A player answers the first who asks."""
    asked = player.view().asking[0].asked
    return player.command("/seats/answer", asked=asked, agree=agree)


def own_seats(guest: Guest) -> list[int]:
    """The seats that someone has at the table."""
    return json.decode(guest.get().content, type=responses.TableView).mine


def test_everyone_sees_who_asks_for_which_seat(client: Client) -> None:
    ann, bo = among_friends(client, 2)
    asks(client, ann.table, bo.seat)

    (asked,) = ann.view().asking
    assert (asked.name, asked.target, asked.waiting) == ("cy", bo.seat, [bo.seat])
    assert asked.text == "cy asks to share bo’s seat."
    assert ann.log()[-1].text == asked.text


def test_a_player_who_agrees_shares_their_seat(client: Client) -> None:
    ann, bo = among_friends(client, 2)
    cy = asks(client, ann.table, bo.seat)
    answers(bo, agree=True)

    assert own_seats(cy) == own_seats(bo) == [bo.seat]
    assert bo.view().seats[bo.seat].name == "bo"
    assert bo.view().asking == []


def test_whoever_is_refused_goes_on_to_watch(client: Client) -> None:
    ann, bo = among_friends(client, 2)
    cy = asks(client, ann.table, bo.seat)
    answers(bo, agree=False)

    assert own_seats(cy) == []
    assert ann.view().asking == []


def test_nobody_gives_away_the_seat_of_another(client: Client) -> None:
    ann, bo = among_friends(client, 2)
    cy = asks(client, ann.table, bo.seat)
    answer = answers(ann, agree=True)

    assert problem(answer).code == "undo-not-asked"
    assert own_seats(cy) == []


def test_in_place_of_a_bot_they_play_once_all_have_agreed(client: Client) -> None:
    ann = open_table(client, options={"players": "2"}, seats=WITH_A_BOT)
    cy = asks(client, ann.table, 1)
    waiting = ann.view().asking[0].waiting
    answers(ann, agree=True)

    seat = ann.view().seats[1]
    assert (waiting, own_seats(cy)) == ([0], [1])
    assert (seat.kind, seat.name, seat.bot) == ("person", "cy", None)


def test_the_table_is_among_their_own_afterwards(client: Client) -> None:
    ann, bo = among_friends(client, 2)
    cy = asks(client, ann.table, bo.seat)
    answers(bo, agree=True)
    client.cookies.clear()
    found = client.get("/games", params={"mine": "true"}, headers=cy.headers)

    assert [table["id"] for table in found.json()["tables"]] == [ann.table]


def test_they_may_change_their_mind(client: Client) -> None:
    ann, bo = among_friends(client, 2)
    cy = asks(client, ann.table, bo.seat)
    client.cookies.clear()
    client.delete(f"/games/{ann.table}/seats/{bo.seat}/ask", headers=cy.headers)

    assert ann.view().asking == []
    assert own_seats(cy) == []


def test_nobody_asks_twice_at_once(client: Client) -> None:
    ann, bo = among_friends(client, 2)
    cy = asks(client, ann.table, bo.seat)

    assert problem(cy.post("/seats/0/ask", {"name": "cy"})).code == "asked-already"


def test_who_has_a_seat_asks_for_no_other(client: Client) -> None:
    ann, bo = among_friends(client, 2)

    answer = ann.post(f"/seats/{bo.seat}/ask", {"name": "ann"})
    assert problem(answer).code == "holds-other-seat"


def test_a_crowd_cannot_ask_for_ever(client: Client) -> None:
    ann, bo = among_friends(client, 2)
    for number in range(5):
        asks(client, ann.table, bo.seat, f"cy {number}")

    answer = stranger(client, ann.table).post("/seats/0/ask", {"name": "dee"})
    assert problem(answer).code == "too-many-ask"


def test_who_leaves_is_not_asked_any_more(client: Client) -> None:
    ann, bo = among_friends(client, 2)
    asks(client, ann.table, bo.seat)
    bo.post(f"/seats/{bo.seat}/leave")

    assert ann.view().asking == []
