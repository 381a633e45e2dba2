"""The Saloon: five dollars for each House around it."""

import pytest

from tests.board.buildings.looking import paid


@pytest.mark.rule("income.saloon")
def test_a_saloon_pays_five_dollars_for_each_house_point_around_it() -> None:
    incomes = paid("""land 1 d4=saloon
                      land - c3=house e5=townhouse f6=house""")

    assert incomes == {"d4": 5 + 10}


@pytest.mark.rule("income.saloon")
def test_ranches_and_mines_elsewhere_are_nothing_to_a_saloon() -> None:
    assert "d4" not in paid("land 1 d4=saloon a1=ranch h8=mine")


@pytest.mark.rule("income.saloon")
def test_a_saloon_without_houses_pays_nothing() -> None:
    assert paid("land 1 d4=saloon") == {}
