"""The Teacher."""

import pytest

from tests.cards.scenario import character_vps


@pytest.mark.rule("cards.teacher")
def test_the_teacher_is_worth_1_for_each_house_and_2_for_townhouses_and_hotels() -> None:
    assert character_vps("teacher", "hhT\n.HS") == 6
