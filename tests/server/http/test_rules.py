"""The server tells the rules in each language, and the rule behind each refusal."""

import pytest
from msgspec import json

from carson.i18n.texts import LANGUAGES
from carson.rulebook import PAGES, read
from carson.rulebook.book import Book
from tests.server.guests import Client, among_friends
from tests.server.tables.test_moves import mover_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_book_is_told_in_each_language(client: Client, language: str) -> None:
    answer = client.get(f"/rules/{language}")

    assert json.decode(answer.content, type=Book) == read(language)


def test_a_browser_keeps_the_book_and_asks_whether_it_is_still_the_same(client: Client) -> None:
    first = client.get("/rules/en")
    kept = {"if-none-match": first.headers["etag"]}
    again, other = (client.get(f"/rules/{name}", headers=kept) for name in ("en", "de"))

    assert first.headers["cache-control"] == "public, no-cache"
    assert (again.status_code, again.content) == (304, b"")
    assert other.status_code == 200


def test_a_language_that_nobody_speaks_here_is_refused(client: Client) -> None:
    answer = client.get("/rules/xx")

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_the_pages_of_the_rules_have_addresses(client: Client) -> None:
    answers = [client.get(address) for address in ("/rules", *(f"/rules/{page}" for page in PAGES))]

    assert {answer.headers["content-type"] for answer in answers} == {"text/html; charset=utf-8"}


def test_a_refusal_names_the_rule_behind_it(client: Client) -> None:
    guests = among_friends(client, 2)
    mover_of(guests).play("draft a1")
    mover = mover_of(guests)

    refused = mover.get("/refusals", seat=mover.seat).json()["refused"]
    answer = mover.post("/why", {"seat": mover.seat, "move": "draft a1"}).json()
    done = mover.play("draft a1").json()

    assert refused["draft a1"]["rule"] == "parcel.title"
    assert (answer["problem"]["rule"], done["rule"]) == ("parcel.title", "parcel.title")


def test_what_the_rules_do_not_speak_of_has_no_rule(client: Client) -> None:
    assert client.get("/games/none").json()["rule"] is None
