"""The Editor."""

import pytest

from tests.cards.scenario import character_vps


@pytest.mark.rule("cards.editor")
def test_the_editor_counts_1_for_a_dollar_and_4_for_an_arrow() -> None:
    assert character_vps("editor", "..\n..", "cowboy", "lawyer", "heroes") == 1 + 1 + 4 + 4


@pytest.mark.ruling("C35")
@pytest.mark.parametrize("name", ["doctor", "heroes"])
def test_a_character_with_points_and_a_power_counts_as_an_arrow_only(name: str) -> None:
    assert character_vps("editor", "..\n..", name) == 1 + 4
