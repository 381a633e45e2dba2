"""The rules in the text view: read, searched, and linked from what is asked."""

from carson import rulebook
from tests.server.guests import Client
from tests.server.text.browsing import Reader


def test_all_pages_of_the_rules_can_be_read(client: Client) -> None:
    reader = Reader(client, "de")
    contents = reader.open("/text/rules")
    links = [link for link in contents.links if link.startswith("/text/rules/")]

    pages = [reader.open(link) for link in links]

    assert len(pages) == len(rulebook.PAGES)
    assert [page.status for page in pages] == [200] * len(pages)
    assert [tag for page in pages for tag in page.unclosed] == []


def test_words_are_found_in_the_rules(client: Client) -> None:
    page = Reader(client).open("/text/rules?words=white+cowboy")

    assert "white cowboy" in page.text.lower()
    assert any("#" in link and link.startswith("/text/rules/") for link in page.links)


def test_what_is_asked_and_what_is_refused_leads_to_its_rule(client: Client) -> None:
    reader = Reader(client)
    page = reader.open_table(others="device")
    refused = reader.send(page.moves[0], act="do", move="road a1n")
    why = reader.open(next(link for link in page.links if "/why" in link))

    places = [link for link in page.links if link.startswith("/text/rules/")]
    assert places != []
    assert reader.open(places[0]).status == 200
    assert refused.status == 422
    assert why.status == 200


def test_a_page_that_the_rules_do_not_have_is_not_found(client: Client) -> None:
    assert Reader(client).open("/text/rules/nothing").status == 404
