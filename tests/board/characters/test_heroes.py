"""16: the Heroes."""

import pytest

from carson.board.powers import ask
from tests.support.scenario import Scenario, scenario

CAST = "option characters 1Y,2Y,5Y,6Y,7Y,9Y,16Y"
RED_CAST = "option characters 1Y,2Y,5Y,6Y,7Y,9Y,16R"


@pytest.mark.parametrize(("side", "limit"), [("yellow", 240), ("red", 40)])
def test_their_number_and_their_limits(side: str, limit: int) -> None:
    table = scenario(f"""
        {CAST}
        phase close
        card 1 heroes {side}
        player 1 cash 300
    """)

    assert ask.number(table.state, table.state.seats[0]) == 16
    assert table.nouns(1, "spend")[0] == str(300 - limit)


# --- yellow: no attacks ---------------------------------------------------------------------
def peaceful(*lines: str, turn: int = 1) -> Scenario:
    """Player 1 holds the yellow side in phase 2."""
    position = [CAST, "phase place", f"turn {turn}", "card 1 heroes yellow"]
    return scenario("\n".join([*position, *lines]))


@pytest.mark.ruling(187)
def test_nobody_attacks_a_building_of_theirs() -> None:
    table = peaceful("land 1 c3=saloon h8=ranch", turn=2)

    assert (table.why("2 place c3"), table.why("2 place h8")) == ("protected", "protected")


@pytest.mark.ruling(188)
def test_they_attack_no_building_of_others() -> None:
    table = peaceful("land 2 c3=saloon", "land 3 h8=ranch")

    assert (table.why("1 place c3"), table.why("1 place h8")) == (
        *("may-not-attack", "may-not-attack"),
    )


def test_others_attack_each_other_as_ever() -> None:
    assert peaceful("land 3 c3=saloon", turn=2).offers("2 place c3")


def test_with_dynamite_they_attack_nothing_either() -> None:
    table = peaceful("land 2 c3=saloon", "player 1 dynamite 1")

    assert table.why("1 dynamite c3") == "may-not-attack"


@pytest.mark.ruling(187)
def test_what_nobody_can_attack_they_do_not_defend() -> None:
    assert peaceful("land 1 c3=saloon").why("1 place c3") == "protected"


@pytest.mark.ruling(188)
def test_spaces_and_land_are_open_to_them_and_to_others() -> None:
    table = peaceful("cowboy gambling 2", "cowboy a1 2", "cowboy b1 1")

    assert table.offers("1 place gambling", "1 place a1")
    table.play("1 pass")
    assert table.offers("2 place b1")


@pytest.mark.ruling(188)
@pytest.mark.parametrize("turn", [1, 2])
def test_the_city_hall_is_open_to_them_and_to_others(turn: int) -> None:
    table = peaceful("option buildings all", "land - d4=city-hall", "cowboy d4 3", turn=turn)

    assert table.offers(f"{turn} place d4")


def test_their_buildings_pay_them_all() -> None:
    table = scenario(f"""
        {CAST}
        phase resolve building-income
        card 1 heroes yellow
        land 1 c3=hotel
        cowboy vp-5 1
    """)

    assert table.cash[0] == 15 + 6


def test_the_peace_lasts_one_round() -> None:
    table = scenario(f"""
        {CAST}
        phase close
        card 1 heroes yellow
        land 1 c3=hotel
        land 2 e3=hotel
        track hotel bank bank bank bank saloon saloon
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0")
    table.play("1 choose sheriff", "2 choose banker", "3 choose mercenary")

    assert table.offers("1 place e3")
    table.play("1 pass")
    assert table.offers("2 place c3")


# --- red: cowboys for victory points --------------------------------------------------------
@pytest.mark.ruling(189)
@pytest.mark.parametrize(("count", "vps"), [(0, 3), (1, 6), (2, 9)])
def test_they_give_vps_at_once_and_more_for_cowboys(count: int, vps: int) -> None:
    table = scenario(RED_CAST)
    table.play("1 choose heroes", f"1 dismiss {count}")

    assert table.vps == [vps, 0, 0]
    assert (table.state.home[0], table.state.general_supply[0]) == (3 - count, 7 + count)
    assert table.asked == "2 ChooseCharacter"


def test_two_cowboys_are_the_most() -> None:
    table = scenario(RED_CAST)
    table.play("1 choose heroes")

    assert table.nouns(1, "dismiss") == ["0", "1", "2"]
    assert table.why("1 dismiss 3") == "not-that-many"


@pytest.mark.ruling(189)
def test_only_cowboys_in_the_personal_supply_can_be_sent_away() -> None:
    table = scenario(f"""
        {RED_CAST}
        option buildings all
        player 1 cowboys 1
        land - d4=city-hall
        settled d4 1
    """)
    table.play("1 choose heroes")

    assert table.nouns(1, "dismiss") == ["0", "1"]
    assert table.why("1 dismiss 2") == "not-enough-cowboys"


def test_without_cowboys_they_give_three_vps() -> None:
    table = scenario(f"""
        {RED_CAST}
        player 1 cowboys 0
    """)
    table.play("1 choose heroes")

    assert (table.vps[0], table.asked) == (3, "2 ChooseCharacter")


def test_the_red_side_protects_nothing() -> None:
    table = scenario(f"""
        {CAST}
        phase place
        turn 2
        card 1 heroes red
        land 1 c3=saloon
    """)

    assert table.offers("2 place c3")
