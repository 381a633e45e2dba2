"""The Grocer."""

import pytest

from tests.cards.scenario import character_vps


@pytest.mark.rule("cards.grocer")
def test_the_grocer_is_worth_4_for_each_drugstore() -> None:
    assert character_vps("grocer", "D.D\n.Bh") == 8
