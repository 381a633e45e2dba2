"""Cards: what a messenger shows of a link to a table."""

from pathlib import Path

import pytest

from carson.server.http.link_previews import TITLE
from tests.server.guests import open_table, server

SEATS = [{"kind": "person", "name": "<Ann>"}]


def page_of(folder: Path, language: str, path: str = "") -> str:
    """The page of a table that Ann has opened, or another one."""
    (folder / "static").mkdir()
    (folder / "static" / "index.html").write_text(f"<html><head>{TITLE}</head></html>")
    with server(folder) as client:
        host = open_table(client, options={"players": "3", "variants": "river"}, seats=SEATS)
        header = {"accept-language": language}
        return client.get(path or f"/g/{host.table}", headers=header).text


def test_a_link_says_who_invites_to_what(tmp_path: Path) -> None:
    page = page_of(tmp_path, "en")

    assert 'property="og:title" content="An invitation to Carson City from &lt;Ann&gt;"' in page
    assert "Board game · 3 players" in page
    assert "Carson River" in page


@pytest.mark.parametrize(("language", "word"), [("de", "Einladung"), ("ja", "招待")])
def test_a_link_speaks_the_language_of_whoever_asks(
    tmp_path: Path, language: str, word: str
) -> None:
    assert word in page_of(tmp_path, language)


def test_a_link_has_a_picture_with_a_whole_address(tmp_path: Path) -> None:
    page = page_of(tmp_path, "en")

    assert 'property="og:image" content="http://testserver.local/invitation.png"' in page


def test_a_link_to_no_table_says_nothing(tmp_path: Path) -> None:
    page = page_of(tmp_path, "en", "/g/nowhere")

    assert "og:title" not in page
    assert TITLE in page
