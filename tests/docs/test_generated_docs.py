"""The pages that follow from the code say what the code says."""

from pathlib import Path

import pytest

from tools.docs import DOCS, MOMENT, PAGES, QUERY, RULEBOOK, hooks, sides, table


def stale(folder: Path) -> list[str]:
    """The pages of a folder that differ from what the code says now."""
    return [name for name, write in PAGES.items() if read(folder / name) != write()]


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def test_the_pages_are_fresh() -> None:
    assert stale(DOCS) == [], "run `python -m tools.docs`"


def test_the_sides_of_the_rulebook_are_those_of_the_code() -> None:
    assert read(RULEBOOK / "sides.md") == sides(), "run `python -m tools.docs`"


@pytest.mark.parametrize("name", PAGES)
def test_a_page_that_was_changed_by_hand_is_stale(name: str, tmp_path: Path) -> None:
    for page, write in PAGES.items():
        (tmp_path / page).write_text(write() + "x" * (page == name), encoding="utf-8")

    assert stale(tmp_path) == [name]


def test_a_page_that_is_missing_is_stale(tmp_path: Path) -> None:
    assert stale(tmp_path) == list(PAGES)


def test_a_card_shows_both_sides_with_their_limits_and_their_rules() -> None:
    page = PAGES["characters.md"]()

    assert "## 14: Doctor, Undertaker\n" in page
    assert "### 14R, red: Undertaker, limit $90\n\nFor each cowboy that loses a duel" in page


def test_a_building_shows_its_facts_and_its_rule() -> None:
    page = PAGES["buildings.md"]()

    assert "| General Store | 2 | yes | 1 | 0 | 0 | yes | $33 | $3 |\n" in page
    assert "## Hotel\n\nEarns $6. Counts as two Houses.\n" in page


def test_a_hook_shows_what_it_is_for_and_who_uses_it() -> None:
    page = PAGES["hooks.md"]()

    assert "| `land_price(s, owner, price) -> int` | What its owner pays" in page
    assert "| Sheriff 1Y, Mercenary 7Y, Mercenary 7R |\n" in page
    assert "| `number: int` | The card's number, which orders the turns. | all |\n" in page


def test_what_answers_is_a_query_and_what_does_not_is_a_moment() -> None:
    kinds = {hook.name: hook.kind for hook in hooks()}

    assert (kinds["bars"], kinds["on_duel"]) == (QUERY, MOMENT)


def test_a_table_is_written_in_markdown() -> None:
    assert table(("a", "b"), [("1", "2")]) == "| a | b |\n| --- | --- |\n| 1 | 2 |"
