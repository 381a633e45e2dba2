"""The Singer."""

import pytest

from tests.cards.scenario import character_vps


@pytest.mark.rule("cards.singer")
def test_the_singer_is_worth_as_much_as_the_best_saloon() -> None:
    assert character_vps("singer", "S..h.T\n.h..S.") == 6


@pytest.mark.rule("cards.singer")
def test_without_a_saloon_the_singer_is_worth_nothing() -> None:
    assert character_vps("singer", "hh\nhh") == 0
