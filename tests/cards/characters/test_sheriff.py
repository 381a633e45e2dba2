"""The Sheriff."""

import pytest

from tests.cards.scenario import character_vps, scenario, total


@pytest.mark.rule("cards.sheriff")
def test_the_sheriff_is_worth_3_for_each_prison() -> None:
    assert character_vps("sheriff", "P.P\n...") == 6


@pytest.mark.rule("cards.sheriff")
def test_with_the_sheriff_outlaws_cost_nothing() -> None:
    assert total("OO\n..", "sheriff") == 0


@pytest.mark.rule("cards.sheriff")
def test_with_the_sheriff_outlaws_may_be_covered() -> None:
    lines = "phase pick\ndisplay I-40 I-38\nbuilt 1 I-6 h8\npicks 1 2"
    alone, helped = scenario(lines), scenario(f"{lines}\ncharacters 1 sheriff")
    for table in (alone, helped):
        table.play("1 take I-40")

    assert alone.why("1 place i8") == "covers"
    assert helped.why("1 place i8") == ""
