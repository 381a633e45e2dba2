"""The Cowboy."""

import pytest

from tests.cards.scenario import character_vps


@pytest.mark.rule("cards.cowboy")
def test_the_cowboy_is_worth_3_for_each_ranch() -> None:
    assert character_vps("cowboy", "r.r\n..M") == 6
