"""The Governor."""

import pytest

from tests.cards.scenario import scenario

USED = "phase power governor\ncharacters 1 governor\ndisplay cowboy I-30 I-31 I-32 I-33"


@pytest.mark.rule("cards.governor")
def test_one_more_card_is_drawn_and_the_owner_takes_any_card_at_once() -> None:
    table = scenario(USED)
    table.play("1 use governor", "* draw I-40")
    assert table.nouns(1, "take") == ["cowboy", "I-30", "I-31", "I-32", "I-33", "I-40"]
    table.play("1 take I-40")

    assert table.has(1) == ["I-40", "governor"]


@pytest.mark.rule("cards.governor")
def test_the_owner_bids_and_picks_as_usual() -> None:
    table = scenario(USED)
    table.play("1 use governor", "* draw I-40", "1 take I-40")
    table.play("1 bid 9", "2 bid 8", "3 bid 7", "4 bid 6")

    assert table.order == [1, 2, 3, 4]


@pytest.mark.ruling("C27")
def test_the_owner_must_take_a_card_once_he_has_seen_the_new_one() -> None:
    table = scenario(USED)
    table.play("1 use governor", "* draw I-40")

    assert table.nouns(1, "pass") == []


@pytest.mark.rule("cards.governor", "cards.era.upright")
@pytest.mark.ruling("C42")
def test_the_governor_is_used_once_in_the_game_all_others_once_an_era() -> None:
    table = scenario("""
        round 9
        phase pick
        display I-30 I-31
        characters 1 governor lawyer
        sideways governor lawyer
        picks 4
    """)
    table.play("4 take I-30")

    assert table.state.sideways[:2] == (1, 0)
    assert table.state.era == 2


@pytest.mark.ruling("C24")
def test_an_arrow_taken_with_him_can_be_used_in_the_same_round() -> None:
    table = scenario(
        "phase power governor\ncharacters 1 governor\ndisplay gunsmith I-30 I-31 I-32 I-33"
    )
    table.play("1 use governor", "* draw I-40", "1 take gunsmith")

    assert table.asked == "1 UsePower"
