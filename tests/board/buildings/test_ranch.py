"""The Ranch: a dollar for each free neighbour."""

import pytest

from tests.board.buildings.looking import paid


@pytest.mark.rule("income.ranch")
@pytest.mark.parametrize("neighbour", ["mountain", "house", "townhouse", "church", "mine"])
def test_a_ranch_pays_one_dollar_for_each_adjacent_free_parcel(neighbour: str) -> None:
    incomes = paid(f"""land 1 d4=ranch e5={neighbour}
                       land - c3=mountain f6=mountain""")

    assert incomes["d4"] == 8 - 2


@pytest.mark.rule("income.ranch")
@pytest.mark.ruling(69)
def test_land_of_others_feeds_a_ranch_too() -> None:
    incomes = paid("""land 1 d4=ranch c3
                      land 2 d3 e3""")

    assert incomes == {"d4": 8}


@pytest.mark.rule("income.ranch")
@pytest.mark.ruling(68)
def test_a_ranch_that_is_shut_in_pays_one_dollar() -> None:
    incomes = paid("""land 1 d4=ranch
                      land - c3=house d3=house e3=house c4=house
                      land - e4=mountain c5=mountain d5=mountain e5=mountain""")

    assert incomes == {"d4": 1}


@pytest.mark.rule("income.ranch")
def test_one_parcel_feeds_several_ranches() -> None:
    incomes = paid("""land 1 a1=ranch c1=ranch
                      land 2 b3=ranch""")

    assert incomes == {"a1": 3, "c1": 5, "b3": 8}


@pytest.mark.rule("income.ranch")
@pytest.mark.ruling(3)
@pytest.mark.parametrize(("parcel", "income"), [("a1", 3), ("h8", 3), ("d1", 5), ("d4", 8)])
def test_what_lies_outside_the_map_feeds_no_ranch(parcel: str, income: int) -> None:
    assert paid(f"land 1 {parcel}=ranch") == {parcel: income}
