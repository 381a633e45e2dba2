"""What the README shows is what happens."""

import doctest
from pathlib import Path


def test_the_examples_of_the_readme_are_true() -> None:
    failed, tried = doctest.testfile(str(Path("README.md").resolve()), module_relative=False)

    assert (failed, tried > 5) == (0, True)


def test_the_readme_names_both_commands() -> None:
    text = Path("README.md").read_text(encoding="utf-8")

    assert "make play" in text
    assert "make test" in text


def test_the_readme_is_one_screen_and_shows_the_game_moving() -> None:
    text = Path("README.md").read_text(encoding="utf-8")
    film = Path("docs/screens/moving.webp").read_bytes()

    assert "docs/screens/moving.webp" in text
    assert len(text.splitlines()) < 70
    assert (film[8:12], b"ANIM" in film, len(film) < 1_500_000) == (b"WEBP", True, True)
