"""`carson rules` prints the rulebook, or what it says about something."""

from carson.rulebook import PAGES
from tests.test_cli import carson, complaint


def test_without_words_the_contents_are_printed() -> None:
    printed = carson("rules").stdout

    assert [name for name in PAGES if f"({name})" not in printed] == []
    assert "  6. Duels and firepower\n" in printed


def test_a_page_is_printed_whole_with_its_tables() -> None:
    printed = carson("rules", "rules").stdout

    assert "\n4. Placing cowboys\n[place.turn] In phase 2 the players take" in printed
    assert "building income (automatic)" in printed


def test_words_find_rulings_with_their_arguments() -> None:
    printed = carson("rules", "general", "remark", "passing").stdout

    assert printed.startswith("Rulings: Order and decisions\n[ruling-13] Every tie is broken")
    assert "Why: The general remark on passing names all ties.\n" in printed


def test_a_character_is_found_with_what_says_more() -> None:
    printed = carson("rules", "card-4y", "--language", "en").stdout

    assert "[card-4y] Chinese Worker, yellow side: cash limit $30\nYou get two roads" in printed
    assert "See: character.worker, ruling-99\n" in printed


def test_the_rules_are_printed_in_the_language_that_is_asked_for() -> None:
    printed = carson("rules", "duel.ties", LANG="de_DE.UTF-8").stdout

    assert printed.startswith("Die Regeln: 6. ")


def test_what_the_rules_do_not_know_is_said() -> None:
    assert complaint("rules", "zeppelin") == "The rules say nothing about “zeppelin”."
