"""Phase 2: cowboys who want to buy a parcel."""

import pytest

from tests.support.scenario import scenario

TEN_PARCELS = "a1 b1 c1 d1 e1 f1 g1 h1 a2 b2"


@pytest.mark.rule("place.parcel")
@pytest.mark.parametrize("parcel", ["a1", "b1", "c2", "d1"])
def test_a_cowboy_may_go_to_any_unowned_parcel(parcel: str) -> None:
    table = scenario("""
        phase place
        land - b1=house c2=townhouse d1=mountain
    """)

    assert table.offers(f"1 place {parcel}")


@pytest.mark.rule("place.parcel")
@pytest.mark.ruling(21)
@pytest.mark.parametrize("parcel", ["a1", "b1"])
def test_a_parcel_with_an_owner_cannot_be_chosen_for_a_purchase(parcel: str) -> None:
    table = scenario("""
        phase place
        land 1 a1
        land 2 b1
    """)

    assert table.why(f"1 place {parcel}") == "nothing-to-attack"


@pytest.mark.rule("place.parcel")
def test_a_player_may_try_for_several_parcels() -> None:
    table = scenario("""
        phase place
        cowboy a1 1
        cowboy b1 1
    """)

    assert table.offers("1 place c1")


@pytest.mark.ruling(29)
def test_a_parcel_with_a_cowboy_stays_unowned_until_it_is_bought() -> None:
    table = scenario("phase place")
    table.play("1 place d4", "2 place d4", "3 pass", "1 pass")

    assert table.owner("d4") == 0
    table.play("2 pass", "* roll 6", "* roll 1", "1 claim d4")
    assert table.owner("d4") == 1


@pytest.mark.rule("place.titles")
@pytest.mark.ruling(22)
def test_each_cowboy_on_an_unowned_parcel_ties_up_a_title() -> None:
    table = scenario(f"""
        phase place
        land 1 {TEN_PARCELS}
        cowboy c3 1
        cowboy d3 1
    """)

    assert table.why("1 place e3") == "no-titles"


@pytest.mark.rule("place.titles")
@pytest.mark.ruling(22)
def test_with_one_title_to_spare_another_parcel_may_be_chosen() -> None:
    table = scenario(f"""
        phase place
        land 1 {TEN_PARCELS}
        cowboy c3 1
        cowboy d3 2
    """)

    assert table.offers("1 place e3")


@pytest.mark.rule("place.titles")
def test_the_white_cowboy_ties_up_a_title_too() -> None:
    table = scenario(f"""
        phase place
        card 1 sheriff
        land 1 {TEN_PARCELS} c2
        white-cowboy c3 1
    """)

    assert table.why("1 place e3") == "no-titles"


@pytest.mark.rule("place.titles")
def test_the_white_cowboy_needs_a_title_too() -> None:
    table = scenario(f"""
        phase place
        card 1 sheriff
        land 1 {TEN_PARCELS} c2
        cowboy c3 1
    """)

    assert table.why("1 white e3") == "no-titles"


@pytest.mark.rule("place.titles")
def test_cowboys_on_buildings_tie_up_no_title() -> None:
    table = scenario(f"""
        phase place
        land 1 {TEN_PARCELS} c2=bank
        land 2 c3=bank
        cowboy c2 1
        cowboy c3 1
    """)

    assert table.offers("1 place e3")
