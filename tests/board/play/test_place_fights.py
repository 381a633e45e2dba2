"""Phase 2: cowboys who attack or defend a building."""

import pytest

from tests.support.scenario import at, scenario


@pytest.mark.rule("place.attack")
@pytest.mark.parametrize("building", ["ranch", "mine", "drugstore", "bank", "saloon", "hotel"])
def test_a_building_of_somebody_else_may_be_attacked(building: str) -> None:
    table = scenario(f"""
        phase place
        land 2 d4={building}
    """)

    assert table.offers("1 place d4")


@pytest.mark.rule("place.attack")
@pytest.mark.ruling(26)
@pytest.mark.parametrize("building", ["church", "prison"])
def test_a_church_and_a_prison_cannot_be_attacked(building: str) -> None:
    table = scenario(f"""
        phase place
        land 2 d4={building}
    """)

    assert table.why("1 place d4") == "protected"


@pytest.mark.rule("place.attack")
def test_a_building_that_a_church_protects_cannot_be_attacked() -> None:
    table = scenario("""
        phase place
        land 2 d4=church e5=bank
    """)

    assert table.why("1 place e5") == "protected"


@pytest.mark.rule("place.attack")
@pytest.mark.ruling(25)
@pytest.mark.parametrize("thing", ["", "=house", "=townhouse", "=mountain"])
def test_houses_mountains_and_bare_land_of_others_cannot_be_attacked(thing: str) -> None:
    table = scenario(f"""
        phase place
        land 2 d4{thing}
    """)

    assert table.why("1 place d4") == "nothing-to-attack"


@pytest.mark.ruling(28)
def test_a_building_put_up_this_round_cannot_be_attacked_this_round() -> None:
    table = scenario("""
        phase resolve build-10
        passing 2 3 1
        land 1 a1
        track - hotel - - - - -
        cowboy build-10 1
    """)
    table.play("1 buy", "1 build a1", "1 house b1")

    assert table.asked == "2 SpendExcess"
    assert table.happened("income") == [
        {"seat": 0, "thing": table.state.on[at("a1")], "parcel": at("a1"), "amount": 6}
    ]


@pytest.mark.rule("place.defend")
@pytest.mark.parametrize("building", ["ranch", "mine", "drugstore", "bank", "saloon", "hotel"])
def test_a_player_may_defend_his_own_building_before_anybody_attacks_it(building: str) -> None:
    table = scenario(f"""
        phase place
        land 1 d4={building}
    """)

    assert table.offers("1 place d4")


@pytest.mark.rule("place.defend")
def test_a_player_may_defend_his_own_building_against_an_attacker() -> None:
    table = scenario("""
        phase place
        land 1 d4=bank
        cowboy d4 2 3
    """)

    assert table.offers("1 place d4")


@pytest.mark.rule("place.defend")
@pytest.mark.ruling(27)
@pytest.mark.parametrize("parcel", ["d4", "e5", "a1"])
def test_a_building_that_nobody_can_attack_cannot_be_defended(parcel: str) -> None:
    table = scenario("""
        phase place
        land 1 d4=church e5=bank a1=prison
    """)

    assert table.why(f"1 place {parcel}") == "protected"
