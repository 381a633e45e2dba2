"""The Undertaker."""

import pytest

from tests.cards.scenario import character_vps


@pytest.mark.rule("cards.undertaker")
def test_the_undertaker_is_worth_2_for_each_character_himself_included() -> None:
    assert character_vps("undertaker", "..\n..", "cowboy", "lawyer") == 6
