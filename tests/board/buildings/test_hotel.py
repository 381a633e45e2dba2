"""The Hotel: six dollars, whatever is around it."""

import pytest

from tests.board.buildings.looking import paid


@pytest.mark.rule("income.hotel")
@pytest.mark.parametrize("around", ["c3", "c3=house e5=ranch", "c3=hotel"])
def test_a_hotel_pays_six_dollars(around: str) -> None:
    assert paid(f"land 1 d4=hotel {around}")["d4"] == 6


@pytest.mark.rule("income.hotel")
@pytest.mark.rule("income.points")
def test_a_hotel_is_two_houses_to_a_shop_of_its_owner() -> None:
    assert paid("land 1 d4=saloon d5=hotel") == {"d4": 10, "d5": 6}
