"""The Drugstore: three dollars for each House around it and each Ranch of its owner."""

import pytest

from tests.board.buildings.looking import paid


@pytest.mark.rule("income.drugstore")
def test_a_drugstore_pays_three_dollars_for_each_house_point_around_it() -> None:
    incomes = paid("""land 1 d4=drugstore
                      land - c3=house e5=townhouse f6=house""")

    assert incomes == {"d4": 3 + 6}


@pytest.mark.rule("income.drugstore")
@pytest.mark.ruling(74)
def test_a_drugstore_pays_for_the_ranches_of_its_owner_wherever_they_stand() -> None:
    incomes = paid("""land 1 d4=drugstore a1=ranch h8=ranch
                      land 2 a8=ranch""")

    assert incomes["d4"] == 6


@pytest.mark.rule("income.drugstore")
@pytest.mark.ruling(74)
def test_an_adjacent_ranch_of_the_owner_counts_both_ways() -> None:
    assert paid("land 1 d4=drugstore d5=ranch")["d4"] == 6


@pytest.mark.rule("income.drugstore")
@pytest.mark.ruling(71)
def test_an_adjacent_ranch_of_another_player_counts_not_at_all() -> None:
    incomes = paid("""land 1 d4=drugstore
                      land 2 d5=ranch""")

    assert "d4" not in incomes


@pytest.mark.rule("income.drugstore")
def test_mines_are_nothing_to_a_drugstore() -> None:
    assert paid("land 1 d4=drugstore d5=mine a1=mine") == {}


@pytest.mark.rule("income.drugstore")
def test_a_ranch_counts_for_each_drugstore_of_its_owner() -> None:
    incomes = paid("land 1 a1=drugstore h8=drugstore d4=ranch")

    assert (incomes["a1"], incomes["h8"]) == (3, 3)
