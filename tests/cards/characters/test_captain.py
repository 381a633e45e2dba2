"""The Captain."""

import pytest

from tests.cards.scenario import character_vps, scenario

GRID = "built 1 I-30 h8\nbuilt 1 I-31 j8\nbuilt 1 I-35 l8\nbuilt 1 I-36 n8"


@pytest.mark.rule("cards.captain")
def test_the_captain_is_worth_6() -> None:
    assert character_vps("captain", "..\n..") == 6


@pytest.mark.rule("cards.captain")
@pytest.mark.ruling("C41")
def test_from_then_on_the_city_may_have_nine_columns() -> None:
    before = scenario(f"phase pick\n{GRID}\ndisplay I-37 I-38 captain\npicks 1 1 2")
    assert before.state.cities[0].right - before.state.cities[0].left == 7
    before.play("1 take captain", "1 take I-38")

    assert before.why("1 place g10") == ""
    assert before.why("1 place f8") == "city-too-big"


@pytest.mark.rule("cards.captain")
def test_without_the_captain_a_ninth_column_is_refused() -> None:
    table = scenario(f"phase pick\n{GRID}\ndisplay I-37 I-38\npicks 1 2")
    table.play("1 take I-38")

    assert table.why("1 place g10") == "city-too-big"
