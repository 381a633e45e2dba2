"""Houses: where they go, which owner the builder asks, and when the building is taken back."""

import pytest

from tests.board.buildings.looking import reserve, town
from tests.support.scenario import Scenario, scenario


# --- sites ----------------------------------------------------------------------------------
@pytest.mark.rule("house.site")
def test_a_house_goes_on_any_connected_free_parcel_that_is_unowned_or_the_builders() -> None:
    table = town("land 1 e5 h8", "land - d4=house d3=mountain")

    assert table.nouns(1, "house") == ["e3", "c4", "e4", "c5", "d5", "e5"]


@pytest.mark.rule("house.site")
@pytest.mark.ruling(53)
def test_the_parcel_of_the_new_building_is_not_a_site() -> None:
    table = town()

    assert table.why("1 house c3") == "not-free"


@pytest.mark.rule("house.site")
@pytest.mark.ruling(51)
@pytest.mark.parametrize("what", ["mountain", "ranch", "townhouse"])
def test_a_parcel_with_something_on_it_is_not_a_site(what: str) -> None:
    table = town(f"land 1 d3={what}")

    assert table.why("1 house d3") == "not-free"


@pytest.mark.rule("house.site")
def test_a_parcel_without_a_road_is_not_a_site() -> None:
    table = town("land 1 h8")

    assert table.why("1 house h8") == "no-road-touches"


@pytest.mark.rule("house.site")
def test_a_house_need_not_be_near_its_building() -> None:
    table = scenario("""
        phase resolve reserve
        land 1 a1
        reserve 1 bank
    """)
    table.play("1 unpack bank", "1 build a1", "1 house h8")

    assert (table.on("h8"), table.owner("h8")) == ("house", 0)


@pytest.mark.rule("house.site")
def test_a_road_laid_with_the_house_decision_makes_a_site() -> None:
    table = town("player 1 roads 1")
    before = table.why("1 house f5")
    table.play("1 road e5n", "1 house f5")

    assert (before, table.on("f5")) == ("no-road-touches", "house")


def shut_in(tile: str, *lines: str) -> Scenario:
    """Player 1 may buy a tile for $4, and each site for its House needs someone's consent."""
    board = ["phase resolve build-4", "player 1 roads 0", "land 1 c3", "land 2 d3 e3 c4 d4 e4 c5"]
    board += ["land 3 d5 e5", "roads d4n d4w d4s d4e", "cowboy build-4 1"]
    return scenario("\n".join([*board, *(lines or [f"track - - - - - {tile} -"])]))


# --- consent --------------------------------------------------------------------------------
@pytest.mark.rule("house.site")
@pytest.mark.rule("house.consent")
def test_the_parcel_of_another_player_takes_a_house_if_he_agrees() -> None:
    table = town("land 2 d3")
    before = table.why("1 house d3")
    table.play("1 ask d3")
    asked = table.asked
    table.play("2 allow")

    assert (before, asked, table.on("d3")) == ("ask-first", "2 AllowHouse", "house")


@pytest.mark.rule("house.consent")
@pytest.mark.ruling(57)
def test_the_owner_may_refuse_and_the_builder_looks_on() -> None:
    table = town("land 2 d3")
    table.play("1 ask d3", "2 refuse")

    assert (table.on("d3"), table.asked) == ("nothing", "1 PlaceHouse")


@pytest.mark.rule("house.consent")
@pytest.mark.ruling(57)
@pytest.mark.parametrize("answer", ["allow", "refuse"])
def test_nothing_is_paid_for_an_answer(answer: str) -> None:
    table = town("land 2 d3", "cowboy parcel-income 3")
    table.play("1 ask d3", f"2 {answer}")

    assert table.cash == [15, 15, 15]


@pytest.mark.rule("house.consent")
@pytest.mark.ruling(59)
def test_the_house_belongs_to_the_owner_of_the_parcel() -> None:
    table = town("land 2 d3", "round 4", *[f"player {who} cash 0" for who in (1, 2, 3)])
    table.play("1 ask d3", "2 allow", "1 spend 6")

    assert (table.owner("d3"), table.vps) == (2, [2, 2, 0])


@pytest.mark.rule("house.consent")
@pytest.mark.ruling(59)
def test_the_house_pays_the_shops_of_the_owner_and_not_of_the_builder() -> None:
    table = town("land 2 d3 e4=saloon", "player 1 cash 0", "player 2 cash 0", tile="saloon")
    table.play("1 ask d3", "2 allow")

    assert table.cash == [0, 5, 15]


@pytest.mark.rule("house.consent")
@pytest.mark.ruling(58)
def test_a_builder_who_was_refused_does_not_ask_again_for_that_parcel() -> None:
    table = town("land 2 d3 e3")
    table.play("1 ask d3", "2 refuse")

    assert table.why("1 ask d3") == "already-refused"
    assert table.why("1 ask e3") == ""


@pytest.mark.rule("house.consent")
@pytest.mark.ruling(58)
def test_a_refusal_of_the_purchase_does_not_hold_for_the_reserve() -> None:
    table = shut_in("hotel")
    table.play("1 buy", "1 build c3", "1 ask d3", "2 refuse", "1 keep", "1 unpack hotel")
    table.play("1 build c3")

    assert table.why("1 ask d3") == ""


@pytest.mark.rule("house.consent")
@pytest.mark.ruling(58)
@pytest.mark.parametrize("second", ["hotel", "bank"])
def test_another_tile_even_of_the_same_type_may_ask_the_same_owner_again(second: str) -> None:
    table = shut_in("hotel", f"track - - - - - hotel {second}", "cowboy build-3 1")
    table.play("1 buy", "1 build c3", "1 ask d3", "2 refuse", "1 keep", "1 buy", "1 build c3")

    assert table.why("1 ask d3") == ""


@pytest.mark.rule("house.consent")
@pytest.mark.ruling(58)
def test_a_refusal_holds_for_all_houses_of_the_placement() -> None:
    table = town("option buildings all", "land 2 d3 e3", tile="school")
    table.play("1 ask d3", "2 refuse", "1 house c4")

    assert table.why("1 ask d3") == "already-refused"


# --- the House that must be placed ----------------------------------------------------------
@pytest.mark.rule("house.must")
@pytest.mark.ruling(54)
def test_where_a_site_needs_no_consent_the_house_must_be_placed() -> None:
    table = town("land 2 d3 e3 c4 d4 e4 c5 d5")

    assert table.why("1 keep") == "house-must-be-placed"
    assert table.nouns(1, "house") == ["e5"]


@pytest.mark.rule("house.must")
@pytest.mark.ruling(55)
def test_where_all_sites_need_consent_the_building_may_be_taken_back() -> None:
    table = town("land 2 d3 e3 c4 d4 e4 c5 d5 e5")
    table.play("1 keep")

    assert (table.on("c3"), reserve(table, 1)) == ("nothing", ["hotel"])


@pytest.mark.rule("house.must")
@pytest.mark.ruling(55)
def test_where_all_sites_need_consent_the_builder_may_ask() -> None:
    table = town("land 2 d3 e3 c4 d4 e4 c5 d5 e5")
    table.play("1 ask e5", "2 allow")

    assert (table.on("c3"), table.on("e5"), reserve(table, 1)) == ("hotel", "house", [])


@pytest.mark.rule("house.must")
def test_when_nobody_agrees_the_building_goes_back() -> None:
    table = town(
        "land - d4=townhouse d3=mountain e3=mountain c4=mountain e4=mountain",
        "land 2 c5 d5",
        "land 3 e5",
    )
    table.play("1 ask c5", "2 refuse", "1 ask e5", "3 refuse", "1 ask d5", "2 refuse")

    assert (table.on("c3"), reserve(table, 1)) == ("nothing", ["hotel"])
    assert len(table.happened("taken-back")) == 1


@pytest.mark.rule("house.must", "building.reserve")
@pytest.mark.ruling(56)
def test_a_building_taken_back_is_given_up() -> None:
    table = town("land 2 d3 e3 c4 d4 e4 c5 d5 e5", "reserve 1 ranch hotel")
    table.play("1 keep")

    assert table.why("1 unpack hotel") == "given-up"
    assert table.nouns(1, "unpack") == ["ranch"]


@pytest.mark.rule("house.must", "building.reserve")
@pytest.mark.ruling(56)
def test_a_type_given_up_comes_back_once_another_kept_tile_was_built() -> None:
    table = town("land 2 d3 e3 c4 d4 e4 c5 d5 e5", "land 1 h8", "reserve 1 ranch")
    table.play("1 keep", "1 unpack ranch", "1 build h8")

    assert table.offers("1 unpack hotel")


@pytest.mark.rule("house.must", "building.reserve")
@pytest.mark.ruling(56)
def test_all_types_given_up_come_back_once_another_kept_tile_was_built() -> None:
    table = town("land 2 d3 e3 c4 d4 e4 c5 d5 e5", "land 1 h8", "reserve 1 ranch bank")
    table.play("1 keep", "1 unpack bank", "1 build c3", "1 keep", "1 unpack ranch", "1 build h8")

    assert table.nouns(1, "unpack") == ["bank", "hotel"]


@pytest.mark.rule("house.must", "building.reserve")
@pytest.mark.ruling(56, 58)
def test_a_type_that_came_back_may_ask_the_same_owner_again() -> None:
    table = town("land 2 d3 e3 c4 d4 e4 c5 d5 e5", "land 1 h8", "reserve 1 ranch")
    table.play("1 ask d3", "2 refuse", "1 keep", "1 unpack ranch", "1 build h8")
    table.play("1 unpack hotel", "1 build c3")

    assert table.why("1 ask d3") == ""


@pytest.mark.rule("house.must", "building.reserve")
@pytest.mark.ruling(56)
def test_the_step_ends_when_all_that_is_left_is_given_up() -> None:
    table = town("land 2 d3 e3 c4 d4 e4 c5 d5 e5", "cowboy vp-5 3")
    table.play("1 keep")

    assert table.asked == "3 BuyPoints"


@pytest.mark.rule("house.must")
@pytest.mark.ruling(53)
def test_without_any_site_the_building_cannot_be_put_down() -> None:
    table = town(
        "land - d4=townhouse d3=mountain e3=mountain c4=mountain e4=mountain",
        "land - c5=mountain d5=mountain e5=mountain",
        "reserve 1 ranch",
        builds=False,
    )

    assert table.why("1 unpack hotel") == "nowhere-to-build"


@pytest.mark.rule("house.must")
@pytest.mark.ruling(53)
def test_the_last_free_parcel_takes_the_house_by_itself() -> None:
    table = town(
        "land 1 e5",
        "land - d4=townhouse d3=mountain e3=mountain c4=mountain",
        "land - e4=mountain c5=mountain d5=mountain",
    )

    assert (table.on("c3"), table.on("e5")) == ("hotel", "house")


@pytest.mark.rule("house.must")
def test_a_road_that_opens_a_site_obliges_the_builder_to_use_it() -> None:
    table = town("land 2 d3 e3 c4 d4 e4 c5 d5 e5", "player 1 roads 1")
    before = table.why("1 keep")
    table.play("1 road e5n")

    assert (before, table.why("1 keep")) == ("", "house-must-be-placed")


@pytest.mark.rule("house.must")
@pytest.mark.ruling(67)
def test_a_prison_taken_back_brings_no_revolver() -> None:
    table = town("land 2 d3 e3 c4 d4 e4 c5 d5 e5", tile="prison")
    table.play("1 keep")

    assert table.state.revolvers == (1, 1, 1)


@pytest.mark.rule("house.must")
def test_a_church_taken_back_leaves_the_attacks_as_they_were() -> None:
    table = town("land 2 d3 e3 c4 d4 e4 c5 d5 e5", "land 1 b2=ranch", "cowboy b2 3", tile="church")
    table.play("1 ask d3", "2 refuse", "1 keep")

    assert table.asked == "3 StealOrNot"
    assert not table.happened("attack-cancelled")
