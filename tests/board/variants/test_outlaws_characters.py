"""Outlaws: what a Church and the characters have to do with fights against them."""

import pytest

from tests.support.scenario import Scenario, at, scenario


def fight(cast: str, *lines: str) -> Scenario:
    """Player 1 has a card of the cast, and fights an Outlaw of strength 9 on d4."""
    position = f"""
        option variants outlaws
        option characters 2Y,5Y,6Y,7Y,9Y,16Y,{cast}
        round 2
        phase resolve gambling
        strength 9
        outlaws d4
        cowboy gambling 3
        cowboy vp-5 3
    """
    table = scenario("\n".join([position, *lines]))
    table.play("3 decline")
    return table


# --- a Church -------------------------------------------------------------------------------
def church_is_built(*lines: str) -> Scenario:
    """Player 2 builds a Church next to their Hotel, where a cowboy of player 1 stands."""
    table = scenario(
        "\n".join(
            [
                *("option variants outlaws", "round 2", "strength 9", "phase resolve reserve"),
                *("reserve 2 church", "land 2 d4=hotel d5", "cowboy d4 1", "cowboy vp-5 3"),
                *lines,
            ]
        )
    )
    table.play("2 unpack church", "2 build d5", "2 house e5")
    return table


@pytest.mark.rule("outlaws.church")
@pytest.mark.ruling(255)
def test_who_came_for_an_outlaw_stays_when_a_church_calls_attacks_off() -> None:
    table = church_is_built("outlaws d4")

    assert table.happened("attack-cancelled") == []
    assert table.asked == "* RollDie"


@pytest.mark.rule("outlaws.church")
@pytest.mark.ruling(255)
def test_he_is_rewarded_then_but_steals_nothing() -> None:
    table = church_is_built("outlaws d4")
    table.play("* roll 6")

    assert (table.vps, table.cash) == ([2, 0, 0], [15, 15 + 6, 15])


@pytest.mark.rule("outlaws.church")
def test_without_an_outlaw_he_would_have_gone_home() -> None:
    table = church_is_built()

    assert table.happened("attack-cancelled") == [{"seat": 0, "parcel": at("d4")}]


# --- the Doctor and the Undertaker ----------------------------------------------------------
@pytest.mark.rule("outlaws.fees")
def test_the_bank_pays_the_doctor_three_dollars_for_a_beaten_outlaw() -> None:
    table = fight("14Y", "card 2 doctor yellow", "cowboy d4 1")
    table.play("* roll 5")

    assert table.cash == [15, 15 + 3, 15]


@pytest.mark.rule("outlaws.fees")
def test_the_bank_pays_the_undertaker_two_dollars_for_a_beaten_outlaw() -> None:
    table = fight("14Y", "card 2 doctor red", "cowboy d4 1")
    table.play("* roll 5")

    assert table.cash == [15, 15 + 2, 15]


@pytest.mark.rule("outlaws.fees")
def test_the_bank_pays_nothing_when_the_outlaw_wins() -> None:
    table = fight("14Y", "card 1 doctor yellow", "cowboy d4 1")
    table.play("* roll 4", "1 decline")

    assert table.cash == [15, 15, 15]


@pytest.mark.rule("outlaws.fees")
def test_a_cowboy_beaten_by_an_outlaw_may_go_to_the_doctor() -> None:
    table = fight("14Y", "card 2 doctor yellow", "cowboy d4 1")
    table.play("* roll 4", "1 move building-vp")

    assert table.cash == [15 - 3, 15 + 3, 15]
    assert table.asked == "1 TakeGain"


@pytest.mark.rule("outlaws.fees")
def test_a_cowboy_beaten_by_an_outlaw_costs_the_undertakers_fee() -> None:
    table = fight("14Y", "card 2 doctor red", "cowboy d4 1")
    table.play("* roll 4", "1 pay")

    assert table.cash == [15 - 2, 15 + 2, 15]


@pytest.mark.rule("outlaws.fees")
def test_each_of_several_losers_costs_the_undertakers_fee() -> None:
    table = fight("14Y", "card 3 doctor red", "cowboy d4 1 2")
    table.play("* roll 1", "* roll 2", "1 pay", "2 lose")

    assert table.cash == [15 - 2, 15, 15 + 2]
    assert table.vps == [0, -1, 0]


# --- the Gunsmith and the Sheriff -----------------------------------------------------------
@pytest.mark.rule("outlaws.duel")
def test_the_gunsmith_has_two_points_for_a_beaten_outlaw_besides_the_reward() -> None:
    table = fight("10Y", "card 1 gunsmith yellow", "cowboy d4 1")
    table.play("* roll 5")

    assert table.vps == [2 + 2, 0, 0]


@pytest.mark.rule("outlaws.duel")
def test_the_red_gunsmith_may_roll_again_against_an_outlaw() -> None:
    table = fight("10R", "card 1 gunsmith red", "cowboy d4 1")
    table.play("* roll 1", "1 reroll 1", "* roll 5")

    assert table.vps == [2, 0, 0]


@pytest.mark.rule("outlaws.duel")
def test_the_red_sheriff_has_three_points_when_an_outlaw_beats_him() -> None:
    table = fight("1R", "card 1 sheriff red", "land 1 d4=hotel", "cowboy d4 1")
    table.play("* roll 4")

    assert table.vps == [3, 0, 0]


@pytest.mark.rule("outlaws.duel")
def test_what_adds_to_firepower_counts_against_outlaws() -> None:
    table = fight("1R", "card 1 mercenary yellow", "cowboy d4 1")
    table.play("* roll 2")

    assert table.vps == [2, 0, 0]


# --- land -----------------------------------------------------------------------------------
@pytest.mark.rule("outlaws.land")
def test_the_lawyer_sends_nobody_away_who_came_for_an_outlaw() -> None:
    table = scenario("""
        option variants outlaws
        option characters 1Y,2Y,5Y,6Y,7Y,9Y,18Y
        round 2
        phase resolve one-road
        strength 9
        card 1 lawyer yellow
        outlaws d4
        cowboy one-road 3
        cowboy d4 1 2
    """)

    assert [cowboy.seat for cowboy in table.state.at(at("d4"))] == [0, 1]
    assert table.asked == "* RollDie"


@pytest.mark.rule("outlaws.fees")
def test_the_doctor_sends_nobody_to_an_outlaw() -> None:
    table = scenario("""
        option variants outlaws
        option characters 1Y,2Y,5Y,6Y,7Y,9Y,14Y
        round 2
        phase resolve ammunition
        strength 9
        card 1 doctor yellow
        outlaws d4
        cowboy ammunition 1 2
    """)
    table.play("* roll 1", "* roll 6")

    assert table.asked == "1 CallTheDoctor"
    assert (table.why("1 move d4"), table.why("1 move d5")) == ("no-refuge", "")
