"""The Church: it protects its owner's buildings, and calls off attacks when it is put up."""

import pytest

from carson.board.ids import WAGES
from tests.board.buildings.looking import paid
from tests.support.scenario import Scenario, scenario


# --- protection -----------------------------------------------------------------------------
@pytest.mark.rule("church.protects")
@pytest.mark.ruling(26)
def test_a_church_cannot_be_attacked() -> None:
    table = scenario("""
        phase place
        turn 1
        land 2 d4=church
    """)

    assert table.why("1 place d4") == "protected"


@pytest.mark.rule("church.protects")
@pytest.mark.parametrize("parcel", ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"])
def test_the_buildings_of_its_owner_next_to_a_church_cannot_be_attacked(parcel: str) -> None:
    table = scenario(f"""
        phase place
        turn 1
        land 2 d4=church {parcel}=hotel
    """)

    assert table.why(f"1 place {parcel}") == "protected"


@pytest.mark.rule("church.protects")
def test_a_church_protects_nobody_elses_building() -> None:
    table = scenario("""
        phase place
        turn 1
        land 2 d4=church
        land 3 d5=hotel
    """)

    assert table.why("1 place d5") == ""


@pytest.mark.rule("church.protects")
def test_a_church_protects_nothing_farther_away() -> None:
    table = scenario("""
        phase place
        turn 1
        land 2 d4=church d5=bank d6=hotel
    """)

    assert table.why("1 place d6") == ""


@pytest.mark.rule("church.protects")
def test_a_church_pays_nothing() -> None:
    assert (
        paid("""land 1 d4=church
                   land - d5=house""")
        == {}
    )


# --- attacks called off ---------------------------------------------------------------------
def besieged(*lines: str) -> Scenario:
    """Player 1 builds a Church on d4, next to their Hotel on c3, which 2 and 3 attack."""
    board = ["round 4", "phase resolve reserve", "land 1 c3=hotel d4", "reserve 1 church"]
    table = scenario("\n".join([*board, "cowboy c3 2 3", *lines]))
    table.play("1 unpack church", "1 build d4", "1 house h8")
    return table


@pytest.mark.rule("church.cancels")
@pytest.mark.ruling(82)
def test_a_new_church_sends_attackers_home_without_a_duel() -> None:
    table = besieged("cowboy gambling 1")

    assert table.asked == "1 TakeGain"
    assert (table.state.home, table.state.cowboys[0].seat) == ([3, 4, 4], 0)
    assert not table.happened("duel-began")


@pytest.mark.rule("church.cancels")
@pytest.mark.ruling(82)
def test_the_owner_keeps_the_income_of_a_building_that_a_church_saved() -> None:
    table = besieged()

    assert table.cash == [15 + 6, 15, 15]


@pytest.mark.rule("church.cancels")
def test_cowboys_sent_home_by_a_church_fight_in_the_duels_that_follow() -> None:
    table = besieged("land 1 f6=hotel", "cowboy f6 1 2")
    table.play("* roll 1", "* roll 1")

    firepowers = {event["seat"]: event["firepower"] for event in table.happened("fought")}
    assert firepowers == {0: 1 + 3, 1: 1 + 3 + 1}


@pytest.mark.rule("church.cancels")
def test_cowboys_sent_home_by_a_church_count_for_cowboy_income() -> None:
    table = besieged("cowboy cowboy-income 2")
    table.play("2 take")

    assert table.cash[1] == 15 + 2 * (1 + 3 + 1)


@pytest.mark.rule("church.cancels")
@pytest.mark.ruling(83)
def test_a_defender_stays_until_building_income_is_over() -> None:
    table = besieged("cowboy c3 1", "cowboy gambling 1")
    standing = [cowboy.seat for cowboy in table.state.cowboys if cowboy.place < WAGES]
    box = table.state.general_supply[0]
    table.play("1 decline")

    assert (standing, box, table.state.general_supply[0]) == ([0], 5, 7)


@pytest.mark.rule("church.cancels")
def test_a_church_does_not_stop_attacks_farther_away() -> None:
    table = besieged("land 1 d6=saloon", "land - d7=house", "cowboy d6 2")

    assert table.asked == "2 StealOrNot"


@pytest.mark.rule("church.cancels")
def test_a_church_does_not_stop_attacks_on_the_buildings_of_others() -> None:
    table = besieged("land 2 d5=hotel", "cowboy d5 3")

    assert table.asked == "3 StealOrNot"


@pytest.mark.rule("church.cancels")
def test_a_church_bought_this_round_calls_off_attacks_too() -> None:
    table = scenario("""
        phase resolve build-10
        land 1 c3=hotel d4
        track - church - - - - -
        cowboy build-10 1
        cowboy c3 2
        cowboy vp-5 1
    """)
    table.play("1 buy", "1 build d4", "1 house h8")

    assert (table.asked, table.cash) == ("1 BuyPoints", [15 - 10 + 6, 15, 15])


@pytest.mark.rule("church.cancels")
@pytest.mark.rule("building.keep")
@pytest.mark.ruling(66)
def test_a_church_in_the_reserve_calls_off_nothing() -> None:
    table = scenario("""
        phase resolve reserve
        land 1 c3=hotel d4
        reserve 1 church
        cowboy c3 2
    """)
    table.play("1 done")

    assert table.asked == "2 StealOrNot"
