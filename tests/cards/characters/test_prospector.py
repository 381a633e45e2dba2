"""The Prospector."""

import pytest

from tests.cards.scenario import character_vps


@pytest.mark.rule("cards.prospector")
def test_the_prospector_is_worth_1_for_each_mountain_and_each_mine() -> None:
    assert character_vps("prospector", "MMm\n..r") == 3
