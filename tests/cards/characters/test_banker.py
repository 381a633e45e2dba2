"""The Banker."""

import pytest

from tests.cards.scenario import character_vps


@pytest.mark.rule("cards.banker")
def test_the_banker_is_worth_4_for_each_bank() -> None:
    assert character_vps("banker", "B.B\nBDh") == 12
