"""The Settler."""

import pytest

from tests.cards.scenario import character_vps


@pytest.mark.rule("cards.settler")
def test_the_settler_counts_each_empty_parcel_near_a_ranch_once() -> None:
    assert character_vps("settler", "r.r..\n.....") == 6


@pytest.mark.ruling("C40")
def test_outlaws_count_for_the_settler_if_the_law_is_kept_at_the_end() -> None:
    assert character_vps("settler", "rO\n..") == 2
    assert character_vps("settler", "rO\n..", "sheriff") == 3
    assert character_vps("settler", "rO.P\n....") == 3
