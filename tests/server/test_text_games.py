"""Whole games through the forms of the text view alone."""

import pytest

from carson.board.options import VARIANTS
from carson.core.chance import Stream
from carson.texts import LANGUAGES
from tests.server.browsing import Page, Reader
from tests.server.guests import Client

MOST = 1500
EVERYTHING: dict[str, str | list[str]] = {
    "variant": list(VARIANTS),
    "characters": "random",
    "building": ["general-store", "blacksmith", "school", "station", "city-hall"],
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
            # The last one lies behind the curtain; the others change through whose eyes one looks.
            curtain = [link for link in page.links if "?seat=" in link]
            page = reader.open(curtain[0] if curtain else reader.address)
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
@pytest.mark.parametrize(("seed", "language"), list(enumerate(LANGUAGES)))
def test_everything_that_can_be_in_a_game_is_played_by_forms_alone(
    client: Client, seed: int, language: str
) -> None:
    reader = Reader(client, language)

    page = play_out(reader, reader.open_table(others="device", players="3", **EVERYTHING), seed)

    assert page.unclosed == []
