"""Lists: faces, whose turn it is, who has won, and who looks on."""

from msgspec import json

from carson.server.http import responses
from tests.server.guests import Client, Guest, hot_seat, open_table, play_to_the_end, problem


def listed(client: Client, guest: Guest) -> responses.Summary:
    """The table of a guest among their own."""
    client.cookies.clear()
    answer = client.get("/games", params={"mine": "true"}, headers=guest.headers)
    return json.decode(answer.content, type=responses.Tables).tables[0]


def claim(client: Client, host: Guest, seat: int, **wish: object) -> Guest:
    """Someone sits down as they wish."""
    client.cookies.clear()
    answer = client.post(f"/games/{host.table}/seats/{seat}/claim", json=wish)
    key = json.decode(answer.content, type=responses.Key)
    return Guest(client, host.table, key.token or "", seat)


def test_a_finished_table_shows_winner_and_points_in_lists(client: Client) -> None:
    host = hot_seat(client, 2)
    view = play_to_the_end([host, Guest(client, host.table, host.token, 1)], seed=1)
    assert view.result is not None

    shown = listed(client, host)

    assert shown.winners == view.result.winners
    assert shown.points == [sum(x[seat] for x in view.result.scores.values()) for seat in (0, 1)]
    assert shown.points[shown.winners[0]] == max(shown.points)


def test_a_face_is_shown_at_the_table_and_in_lists(client: Client) -> None:
    seats = [{"kind": "person", "name": "ann", "face": "7R"}]
    host = open_table(client, options={"players": "2"}, seats=seats)
    claim(client, host, 1, name="bo", face="14Y")

    assert [seat.face for seat in host.view().seats] == ["7R", "14Y"]
    assert listed(client, host).faces == ["7R", "14Y"]


def test_a_face_that_was_never_drawn_is_refused(client: Client) -> None:
    answer = client.post("/games", json={"seats": [{"kind": "person", "face": "../secret"}]})

    assert (answer.status_code, problem(answer).code) == (400, "bad-request")


def test_a_face_goes_with_its_owner(client: Client) -> None:
    seats = [{"kind": "person", "name": "ann"}]
    host = open_table(client, options={"players": "3"}, seats=seats)
    bo = claim(client, host, 1, name="bo", face="14Y")

    bo.post("/seats/1/leave")

    assert host.view().seats[1].face is None


def test_a_list_says_which_seats_are_ones_own(client: Client) -> None:
    host = open_table(client, options={"players": "3"}, seats=[{"kind": "person", "name": "ann"}])
    bo = claim(client, host, 2, name="bo")

    assert listed(client, bo).seats == [2]


def test_a_list_tells_the_language_of_whoever_opened_the_table(client: Client) -> None:
    answer = client.post(
        "/games", json={"listed": True, "seats": [{"kind": "person"}]}, params={"language": "ja"}
    )
    assert answer.status_code == 201

    found = json.decode(client.get("/games").content, type=responses.Tables).tables

    assert [(table.language, table.watchers, table.present) for table in found] == [("ja", 0, 0)]
