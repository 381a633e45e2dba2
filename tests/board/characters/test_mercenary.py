"""7: the Mercenary."""

import pytest

from tests.support.scenario import scenario


@pytest.mark.rule("character.mercenary")
def test_the_mercenary_adds_three_firepower_in_duels() -> None:
    table = scenario("""
        card 1 mercenary
        player 1 cowboys 2 revolvers 1
        phase resolve gambling
        cowboy gambling 1 2
    """)
    table.play("* roll 1", "* roll 1")

    assert [e["firepower"] for e in table.happened("fought")] == [2 + 1 + 3, 3 + 1]


@pytest.mark.rule("character.mercenary")
@pytest.mark.ruling(102)
def test_the_mercenary_adds_to_cowboy_income() -> None:
    table = scenario("""
        card 1 mercenary
        player 1 cowboys 2 revolvers 1
        phase resolve cowboy-income
        cowboy cowboy-income 1
    """)
    table.play("1 take")

    assert table.cash[0] == 15 + 2 * 6


@pytest.mark.rule("character.mercenary")
@pytest.mark.ruling(102)
def test_the_mercenary_adds_to_cowboy_vp() -> None:
    table = scenario("""
        card 1 mercenary
        player 1 cowboys 2 revolvers 1
        phase resolve cowboy-vp
        cowboy cowboy-vp 1
    """)
    table.play("1 take")

    assert table.vps[0] == 3


@pytest.mark.ruling(102)
def test_the_ammunition_token_adds_to_cowboy_income_and_cowboy_vp() -> None:
    table = scenario("""
        phase resolve cowboy-income
        player 1 cowboys 2 revolvers 1
        ammunition 1
        cowboy cowboy-income 1
        cowboy cowboy-vp 1
    """)
    table.play("1 take", "1 take")

    assert (table.cash[0], table.vps[0]) == (15 + 2 * 6, 3)


@pytest.mark.rule("character.mercenary")
def test_the_mercenary_leaves_at_the_end_of_the_round() -> None:
    table = scenario("""
        phase close
        card 1 mercenary
        track hotel hotel hotel bank bank bank bank
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0", "1 choose banker", "2 choose sheriff")
    table.play("3 choose settler", "3 decline", "2 pass", "1 place cowboy-vp", "3 pass")
    table.play("1 pass", "1 take")

    assert table.vps[0] == (3 - 1 + 1) // 2


# --- the red side ---------------------------------------------------------------------------
@pytest.mark.parametrize(("side", "limit"), [("7Y", 20), ("7R", 30)])
def test_the_sides_differ_in_their_limit(side: str, limit: int) -> None:
    table = scenario(f"""
        option characters 1Y,2Y,3Y,4Y,5Y,6Y,{side}
        phase close
        card 1 mercenary
        player 1 cash 150
    """)

    assert table.nouns(1, "spend")[0] == str(150 - limit)


def test_the_red_mercenary_adds_two_firepower_in_duels() -> None:
    table = scenario("""
        option characters 1Y,2Y,3Y,4Y,5Y,6Y,7R
        card 1 mercenary
        player 1 cowboys 2 revolvers 1
        phase resolve gambling
        cowboy gambling 1 2
    """)
    table.play("* roll 1", "* roll 1")

    assert [e["firepower"] for e in table.happened("fought")] == [2 + 1 + 2, 3 + 1]


@pytest.mark.ruling(102)
def test_the_red_mercenary_adds_to_cowboy_income_and_cowboy_vp() -> None:
    table = scenario("""
        option characters 1Y,2Y,3Y,4Y,5Y,6Y,7R
        card 1 mercenary
        player 1 cowboys 3 revolvers 1
        phase resolve cowboy-income
        cowboy cowboy-income 1
        cowboy cowboy-vp 1
    """)
    table.play("1 take", "1 take")

    assert (table.cash[0], table.vps[0]) == (15 + 2 * 6, 3)
