"""Powers: who is asked, and in which order."""

import pytest

from tests.cards.scenario import scenario

ALL = """
    round 3
    phase power governor
    characters 1 gunsmith
    characters 2 heroes lawyer
    characters 3 chinese-worker
    characters 4 governor
"""


@pytest.mark.rule("cards.power.once")
@pytest.mark.ruling("C26")
def test_the_powers_are_asked_for_in_their_order_and_the_later_see_the_earlier() -> None:
    table = scenario(ALL)
    asked = []
    for seat in (4, 2, 3, 2, 1):
        asked.append(table.asked)
        table.play(f"{seat} pass")

    assert asked == [f"{seat} UsePower" for seat in (4, 2, 3, 2, 1)]
    assert table.asked == "1 2 3 4 SealBids"


@pytest.mark.rule("cards.power.once")
def test_only_the_power_that_is_asked_for_can_be_used() -> None:
    table = scenario(ALL)

    assert table.why("4 use lawyer") == "other-power"
    assert table.why("2 use lawyer") == "not-your-turn"
