"""The School: three Houses at once, all or none."""

import pytest

from carson.core.moves import Seat
from tests.board.buildings.looking import paid, shop, town
from tests.support.scenario import Scenario, scenario, thing

ALL = "option buildings all"
FULL = "land - d4=townhouse d3=mountain e3=mountain c4=mountain"
"""With c3 built on, this leaves e4, c5, d5 and e5 of the nine connected parcels."""


def school(*lines: str, builds: bool = True) -> Scenario:
    """Player 1 puts a School on c3; the four roads around d4 connect c3 to e5."""
    return town(ALL, *lines, tile="school", builds=builds)


def kept(table: Scenario) -> int:
    """How many Schools wait before player 1."""
    return table.state.reserved(Seat(0), thing("school"))


def houses(table: Scenario) -> int:
    """How many parcels of the map hold a House and no more."""
    return table.state.on.count(thing("house"))


# --- three Houses ---------------------------------------------------------------------------
@pytest.mark.rule("school.houses")
def test_a_school_needs_a_road() -> None:
    table = shop("school", ALL, "player 1 roads 0")
    table.play("1 buy")

    assert (table.why("1 build c3"), table.why("1 build h8")) == ("", "no-road-touches")


@pytest.mark.rule("school.houses")
def test_a_school_brings_three_houses() -> None:
    table = school()
    table.play("1 house d3", "1 house d4")
    before = table.asked
    table.play("1 house e5")

    assert (before, houses(table), table.on("c3")) == ("1 PlaceHouse", 3, "school")
    assert table.asked != "1 PlaceHouse"


@pytest.mark.rule("school.houses")
def test_the_houses_go_on_own_unowned_and_allowed_parcels() -> None:
    table = school("land 1 d3", "land 2 e3")
    table.play("1 house d3", "1 ask e3", "2 allow", "1 house d4")

    assert [table.on(parcel) for parcel in ("d3", "e3", "d4")] == ["house"] * 3
    assert [table.owner(parcel) for parcel in ("d3", "e3", "d4")] == [1, 2, 0]


@pytest.mark.rule("school.houses")
@pytest.mark.ruling(107)
def test_two_houses_on_one_parcel_make_a_townhouse_if_it_is_closed_in() -> None:
    table = school("land 2 d3 e3 c4 e4 c5 d5 e5")
    table.play("1 house d4", "1 house d4", "1 ask d3", "2 allow")

    assert (table.on("d4"), table.on("d3"), table.on("c3")) == ("townhouse", "house", "school")


@pytest.mark.rule("school.houses")
@pytest.mark.ruling(107)
def test_a_house_of_the_school_may_close_in_another_house() -> None:
    table = school("land - d4=house", "land 2 d3 e3 c4 e4 c5 d5")
    before = table.why("1 house d4")
    table.play("1 house e5")

    assert (before, table.why("1 house d4")) == ("townhouse-not-closed-in", "")


@pytest.mark.rule("school.houses")
@pytest.mark.ruling(58)
def test_an_owner_who_agreed_may_be_asked_for_a_second_house() -> None:
    table = school("land 2 d3 e3 c4 d4 e4 c5 d5 e5")
    table.play("1 ask d4", "2 allow", "1 ask d4", "2 allow", "1 ask d3", "2 allow")

    assert (table.on("d4"), table.owner("d4"), table.on("d3")) == ("townhouse", 2, "house")


# --- where it can be put down ---------------------------------------------------------------
@pytest.mark.rule("school.houses")
@pytest.mark.ruling(108)
@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ("land - e4=mountain", ""),
        ("land - e4=mountain c5=mountain", "nowhere-to-build"),
        ("land - e4=mountain\nland 2 c5 d5\nland 3 e5", ""),
    ],
)
def test_a_school_needs_room_for_three_houses_if_need_be_by_asking(more: str, reason: str) -> None:
    table = school(FULL, more, "reserve 1 ranch", builds=False)

    assert table.why("1 unpack school") == reason


@pytest.mark.rule("school.houses")
@pytest.mark.ruling(107, 108)
def test_a_parcel_that_can_take_two_of_the_houses_is_room_for_two() -> None:
    table = school(
        "land - d3=mountain e3=mountain c4=mountain e4=mountain c5=mountain",
        "land 1 d5=mine e5",
    )
    table.play("1 house d4", "1 house e5")

    assert (table.on("c3"), table.on("d4"), table.on("e5")) == ("school", "townhouse", "house")


# --- all or none ----------------------------------------------------------------------------
@pytest.mark.rule("school.back")
@pytest.mark.ruling(108)
def test_what_needs_nobodys_consent_must_be_finished() -> None:
    table = school()
    table.play("1 house d3", "1 house d4")

    assert table.why("1 keep") == "house-must-be-placed"


@pytest.mark.rule("school.back")
@pytest.mark.ruling(108)
def test_a_school_that_needs_consent_may_be_taken_back_at_once() -> None:
    table = school("land 2 d3 e3 c4 e4 c5 d5", "land - d4=townhouse", "reserve 1 ranch")
    table.play("1 keep")

    assert (kept(table), table.on("c3"), houses(table)) == (1, "nothing", 0)


@pytest.mark.rule("school.back")
@pytest.mark.ruling(108)
def test_when_consent_is_refused_school_and_houses_are_taken_back() -> None:
    table = school(FULL, "land - e4=mountain", "land 1 c5", "land 2 e5")
    table.play("1 house c5", "1 house d5", "1 ask e5", "2 refuse")

    assert [table.on(parcel) for parcel in ("c3", "c5", "d5", "e5")] == ["nothing"] * 4
    assert (kept(table), table.owner("c5")) == (1, 1)
    assert len(table.happened("taken-back")) == 1


@pytest.mark.rule("school.back")
@pytest.mark.ruling(108)
def test_a_house_that_was_allowed_is_taken_back_too() -> None:
    table = school(FULL, "land - e4=mountain", "land 2 c5", "land 3 d5 e5")
    table.play("1 ask c5", "2 allow", "1 ask e5", "3 allow", "1 ask d5", "3 refuse")

    assert [table.on(parcel) for parcel in ("c3", "c5", "e5")] == ["nothing"] * 3


@pytest.mark.rule("school.back")
@pytest.mark.ruling(108)
def test_a_townhouse_of_the_school_becomes_a_house_again() -> None:
    table = school("land - d4=house", "land 2 d3 e3 c4 e4 c5 d5 e5")
    table.play("1 house d4", "1 ask d3", "2 refuse", "1 keep")

    assert (table.on("d4"), table.on("c3"), kept(table)) == ("house", "nothing", 1)


# --- what it is worth -----------------------------------------------------------------------
@pytest.mark.rule("school.points", "income.points")
def test_a_school_counts_as_one_house_for_its_owner_and_pays_nothing() -> None:
    assert paid(f"""{ALL}
                    land 1 d4=school d5=saloon
                    land 2 d3=saloon""") == {"d5": 5}


@pytest.mark.rule("school.attack")
@pytest.mark.ruling(109)
def test_a_school_can_be_attacked_and_defended() -> None:
    table = scenario(f"""
        phase place
        {ALL}
        card 1 captain
        card 2 banker
        land 1 d4=school
    """)
    attack = table.why("2 place d4")
    table.play("2 place d4", "3 pass")

    assert (attack, table.why("1 place d4")) == ("", "")


@pytest.mark.rule("school.attack")
@pytest.mark.ruling(109)
def test_nothing_can_be_stolen_at_a_school() -> None:
    table = scenario(f"""
        phase resolve building-income
        {ALL}
        land 1 d4=school
        cowboy d4 2
    """)
    table.play("2 take")

    assert (table.cash, table.happened("stolen")) == ([15, 15, 15], [])
