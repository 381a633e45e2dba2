"""The Mine: three dollars for each mountain that serves it."""

import pytest

from tests.board.buildings.looking import paid


@pytest.mark.rule("income.mine")
@pytest.mark.parametrize(("land", "income"), [("-", 3), ("1", 3), ("2", 0)])
@pytest.mark.ruling(72)
def test_a_mountain_feeds_a_mine_if_it_is_unowned_or_the_owners(land: str, income: int) -> None:
    incomes = paid(f"""land 1 d4=mine
                       land - c3=mountain
                       land {land} e5=mountain""")

    assert incomes == {"d4": 3 + income}


@pytest.mark.rule("income.mine")
def test_a_mountain_farther_away_feeds_no_mine() -> None:
    assert paid("""land 1 d4=mine
                   land - d3=mountain d2=mountain f4=mountain""") == {"d4": 3}


@pytest.mark.rule("income.mine")
def test_one_mountain_feeds_several_mines() -> None:
    incomes = paid("""land 1 c3=mine c4=mine
                      land 2 e5=mine
                      land - d4=mountain""")

    assert incomes == {"c3": 3, "c4": 3, "e5": 3}


@pytest.mark.rule("income.mine")
@pytest.mark.ruling(73)
def test_a_mine_without_a_mountain_pays_nothing() -> None:
    assert (
        paid("""land 1 d4=mine
                   land - d5=house""")
        == {}
    )


@pytest.mark.rule("income.mine")
def test_a_mine_amid_mountains_pays_for_each_of_them() -> None:
    incomes = paid("""land 1 d4=mine
                      land - c3=mountain d3=mountain e3=mountain c4=mountain
                      land - e4=mountain c5=mountain d5=mountain e5=mountain""")

    assert incomes == {"d4": 24}
