"""The Bank: three dollars for each House around it and each Mine of its owner."""

import pytest

from tests.board.buildings.looking import paid


@pytest.mark.rule("income.bank")
def test_a_bank_pays_three_dollars_for_each_house_point_around_it() -> None:
    incomes = paid("""land 1 d4=bank
                      land - c3=house e5=townhouse f6=house""")

    assert incomes == {"d4": 3 + 6}


@pytest.mark.rule("income.bank")
@pytest.mark.ruling(74)
def test_a_bank_pays_for_the_mines_of_its_owner_wherever_they_stand() -> None:
    assert paid("""land 1 d4=bank a1=mine h8=mine
                   land 2 a8=mine""") == {"d4": 6}


@pytest.mark.rule("income.bank")
@pytest.mark.ruling(74)
def test_an_adjacent_mine_counts_once_because_it_is_no_house_point() -> None:
    assert paid("land 1 d4=bank d5=mine") == {"d4": 3}


@pytest.mark.rule("income.bank")
def test_a_mine_that_earns_nothing_feeds_the_bank_all_the_same() -> None:
    incomes = paid("""land 1 d4=bank a1=mine
                      land 2 b2=mountain""")

    assert incomes == {"d4": 3}


@pytest.mark.rule("income.bank")
def test_a_far_ranch_is_nothing_to_a_bank() -> None:
    assert "d4" not in paid("land 1 d4=bank a1=ranch")
