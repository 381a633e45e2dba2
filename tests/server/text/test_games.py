"""Whole games through the forms of the text view alone."""

import re

import pytest

from carson.board.options import VARIANTS
from carson.core.chance import Stream
from carson.i18n.texts import LANGUAGES
from tests.server.guests import Client
from tests.server.text.browsing import Page, Reader

MOST = 1500
NAKED_KEY = re.compile(r"\b(?:text|web|do|verb|ask|status|reason|space|thing|side|card)-[a-zA-Z-]+")
"""The name of a message where its text should stand."""
EVERYTHING: dict[str, str | list[str]] = {
    "variants": list(VARIANTS),
    "characters": "random",
    "buildings": ["general-store", "blacksmith", "school", "station", "city-hall"],
}


def play_out(reader: Reader, page: Page, seed: int) -> Page:
    """Answer at random until the game is over."""
    stream = Stream(seed)
    for _ in range(MOST):
        if "seed" in page.text and any(found.get("id") == "result" for _, found in page.tags):
            return page
        if page.moves:
            page = reader.play_any(page, stream)
        else:
            # The last one lies behind the curtain; the others change whose view is shown.
            curtain = [link for link in page.links if "?seat=" in link]
            page = reader.open(curtain[-1] if curtain else reader.address)
    raise AssertionError("the game does not end")


def test_a_board_game_against_a_bot_is_played_by_forms_alone(client: Client) -> None:
    reader = Reader(client)

    page = play_out(reader, reader.open_table(), 1)

    assert "wins with" in page.text


def test_a_card_game_is_played_by_forms_alone(client: Client) -> None:
    reader = Reader(client)

    page = play_out(reader, reader.open_table("cards", players="4"), 2)

    assert "wins with" in page.text or "share the victory" in page.text


@pytest.mark.slow
def test_everything_that_can_be_in_a_game_is_played_by_forms_alone(client: Client) -> None:
    reader = Reader(client)

    page = play_out(reader, reader.open_table(others="device", **EVERYTHING), 3)

    assert "wins with" in page.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["board", "cards"])
def test_no_message_is_missing_in_any_language(client: Client, game: str, language: str) -> None:
    reader, stream = Reader(client, language), Stream(4)
    fields = EVERYTHING if game == "board" else {}
    pages = [reader.open("/text"), reader.open_table(game, **fields)]
    while len(pages) < 14:
        pages.append(reader.play_any(pages[-1], stream))
    aside = [link for link in pages[-1].links if link.endswith(("/log", "?seat=0"))]
    pages += [reader.open(link) for link in aside]

    assert [key for page in pages for key in NAKED_KEY.findall(page.text)] == []
    assert {found["lang"] for page in pages for found in page.all("html")} == {language}
    assert [tag for page in pages for tag in page.unclosed] == []
