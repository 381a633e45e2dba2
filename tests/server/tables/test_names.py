"""Names: written in one way, seen, and not easily mistaken."""

import pytest

from carson.bots.bot import BOT_FIRST_NAMES
from carson.server.tables.names import shape
from tests.server.guests import Client, open_table, problem


def claim(client: Client, name: str) -> tuple[int, str]:
    """Sit down beside ann under a name; the status, and the code or the name."""
    host = open_table(client, options={"players": "2"}, seats=[{"kind": "person", "name": "ann"}])
    client.cookies.clear()
    answer = client.post(f"/games/{host.table}/seats/1/claim", json={"name": name})
    if answer.status_code == 201:
        return 201, host.view().seats[1].name
    return answer.status_code, problem(answer).code


@pytest.mark.parametrize(
    "name", ["Ann", "аnn", "\uff41nn", "a\u0301nn", "ann\u0301", "AΝN"], ids=ascii
)
def test_a_name_that_looks_like_anothers_is_taken(client: Client, name: str) -> None:
    assert claim(client, name) == (422, "name-taken")


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800", "a\u115fn", "\u0301", " ", "\u200b"], ids=ascii
)
def test_a_name_that_is_not_seen_is_refused(client: Client, name: str) -> None:
    assert claim(client, name) == (422, "bad-name")


def test_a_name_is_kept_as_it_is_usually_written(client: Client) -> None:
    assert claim(client, "\uff22\uff4f") == (201, "Bo")


@pytest.mark.parametrize("name", ["さくら", "Zoë", "Ольга", "bo 2"])
def test_names_of_all_languages_are_welcome(client: Client, name: str) -> None:
    assert claim(client, name)[0] == 201


def test_names_of_bots_are_not_mistaken_for_each_other() -> None:
    assert len({shape(name) for name in BOT_FIRST_NAMES}) == len(BOT_FIRST_NAMES)


def test_two_guests_without_names_get_different_ones(client: Client) -> None:
    host = open_table(client, options={"players": "3"}, seats=[{"kind": "person", "name": "ann"}])
    for seat in (1, 2):
        client.cookies.clear()
        assert client.post(f"/games/{host.table}/seats/{seat}/claim", json={}).status_code == 201

    assert [seat.name for seat in host.view().seats] == ["ann", "Player 2", "Player 3"]


def test_a_guest_without_a_name_is_never_called_like_somebody_else(client: Client) -> None:
    seats = [{"kind": "person", "name": "Player 2"}]
    host = open_table(client, options={"players": "2"}, seats=seats)
    client.cookies.clear()
    client.post(f"/games/{host.table}/seats/1/claim", json={})

    assert host.view().seats[1].name == "Player 3"
