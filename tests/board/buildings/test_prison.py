"""The Prison: safe, and worth nothing but its revolvers."""

import pytest

from tests.board.buildings.looking import paid
from tests.support.scenario import scenario


@pytest.mark.rule("prison.safe")
@pytest.mark.ruling(26)
def test_a_prison_cannot_be_attacked() -> None:
    table = scenario("""
        phase place
        turn 1
        land 2 d4=prison
    """)

    assert table.why("1 place d4") == "protected"


@pytest.mark.rule("prison.safe")
def test_a_prison_does_not_protect_its_neighbours() -> None:
    table = scenario("""
        phase place
        turn 1
        land 2 d4=prison d5=hotel
    """)

    assert table.why("1 place d5") == ""


@pytest.mark.rule("prison.safe")
def test_a_prison_pays_nothing() -> None:
    assert (
        paid("""land 1 d4=prison
                   land - d5=house""")
        == {}
    )


@pytest.mark.rule("prison.safe")
@pytest.mark.parametrize("store", ["drugstore", "bank", "saloon"])
def test_a_prison_gives_no_house_point(store: str) -> None:
    assert paid(f"land 1 d4=prison d5={store}") == {}
