"""Outlaws: how they are fought, and what that is worth."""

import pytest

from tests.support.scenario import Scenario, at, scenario

HEROES = "option characters 1Y,2Y,5Y,6Y,7Y,9Y,16Y"


def fight(*lines: str) -> Scenario:
    """Outlaws of strength 9 when buildings are fought for; all have three cowboys at home."""
    position = ["option variants outlaws", "round 2", "strength 9", "phase resolve gambling"]
    table = scenario("\n".join([*position, "cowboy gambling 3", "cowboy vp-5 3", *lines]))
    table.play("3 decline")
    return table


def placing(*lines: str) -> Scenario:
    """Phase 2 with Outlaws."""
    position = ["option variants outlaws", "round 2", "strength 9", "phase place", "turn 1"]
    return scenario("\n".join([*position, *lines]))


# Everyone's firepower is 4: three cowboys and a revolver. With a 5 it makes 9.
# --- placing --------------------------------------------------------------------------------
@pytest.mark.rule("outlaws.fight")
def test_a_cowboy_may_go_to_an_outlaw_on_any_land_or_building() -> None:
    land = ("land 1 a1 b1=hotel", "land 2 c1 d1=hotel e1=mine f1=church", "land - a3=house")
    table = placing(*land, "outlaws a1 b1 c1 d1 e1 f1 a3 a4")

    assert table.offers("1 place a1", "1 place b1", "1 place c1", "1 place d1")
    assert table.offers("1 place e1", "1 place f1", "1 place a3", "1 place a4")


@pytest.mark.rule("outlaws.fight")
def test_a_player_has_one_cowboy_there_at_most() -> None:
    assert placing("outlaws d4", "cowboy d4 1").why("1 place d4") == "already-there"


@pytest.mark.rule("outlaws.sheriff")
@pytest.mark.ruling(254)
def test_the_white_cowboy_does_not_fight_outlaws() -> None:
    table = placing("card 1 sheriff yellow", "land 1 c3=hotel", "outlaws c3 d4")

    assert (table.why("1 white c3"), table.why("1 white d4")) == (
        *("piece-is-peaceful", "piece-is-peaceful"),
    )


@pytest.mark.rule("outlaws.sheriff")
@pytest.mark.ruling(253)
def test_the_red_sheriff_fights_outlaws_on_his_own_buildings_only() -> None:
    cast = "option characters 1R,2Y,5Y,6Y,7Y,9Y,16Y"
    land = ("land 1 c3=hotel", "land 2 d3=hotel", "outlaws c3 d3 e3")
    table = placing(cast, "card 1 sheriff red", *land)

    assert table.offers("1 place c3")
    assert (table.why("1 place d3"), table.why("1 place e3")) == (
        *("may-not-attack", "may-not-provoke"),
    )


# --- the duel -------------------------------------------------------------------------------
@pytest.mark.rule("outlaws.fight")
def test_equal_strength_beats_an_outlaw() -> None:
    table = fight("outlaws d4", "cowboy d4 1")
    table.play("* roll 5")

    assert table.vps == [2, 0, 0]
    assert not table.state.outlaws[at("d4")]
    assert table.happened("outlaw-beaten") == [{"seat": 0, "parcel": at("d4")}]


@pytest.mark.rule("outlaws.fight")
def test_who_is_weaker_goes_home_and_the_outlaw_stays() -> None:
    table = fight("outlaws d4", "cowboy d4 1")
    table.play("* roll 4")

    assert table.vps == [0, 0, 0]
    assert (table.state.home[0], table.state.outlaws[at("d4")]) == (4, 1)
    assert table.happened("outlaw-won") == [{"parcel": at("d4")}]


@pytest.mark.rule("outlaws.fight")
@pytest.mark.ruling(248)
def test_several_players_fight_him_together_and_the_best_is_rewarded() -> None:
    table = fight("outlaws d4", "cowboy d4 1 2 3")
    table.play("* roll 5", "* roll 6", "* roll 1")

    assert table.vps == [0, 2, 0]
    assert table.state.home == [4, 3, 4]


@pytest.mark.rule("outlaws.fight")
@pytest.mark.ruling(248)
def test_among_equals_who_passed_first_has_beaten_him() -> None:
    table = fight("passing 3 2 1", "outlaws d4", "cowboy d4 1 2")
    table.play("* roll 5", "* roll 5")

    assert table.vps == [0, 2, 0]


@pytest.mark.rule("outlaws.fight")
@pytest.mark.ruling(248)
def test_if_nobody_is_strong_enough_all_go_home() -> None:
    table = fight("outlaws d4", "cowboy d4 1 2")
    table.play("* roll 4", "* roll 1")

    assert table.state.home == [4, 4, 3]
    assert table.state.outlaws[at("d4")]


@pytest.mark.rule("outlaws.fight")
def test_a_cowboy_with_dynamite_rolls_two_dice_against_him() -> None:
    table = fight("outlaws d4", "dynamite-cowboy d4 1")
    table.play("* roll 2", "* roll 3")

    assert table.vps == [2, 0, 0]


@pytest.mark.rule("outlaws.fight")
@pytest.mark.ruling(247)
def test_fights_with_outlaws_and_attacks_are_put_in_one_order() -> None:
    table = fight("outlaws d4", "cowboy d4 1", "land 2 c3=hotel", "cowboy c3 1 2")

    assert table.asked == "1 PickDuel"
    assert table.offers("1 duel d4", "1 duel c3")


@pytest.mark.rule("outlaws.reward")
@pytest.mark.parametrize(("strength", "vps"), [(8, 2), (9, 2), (10, 3), (11, 3), (12, 4), (13, 5)])
def test_the_reward_goes_by_the_strength(strength: int, vps: int) -> None:
    table = fight(f"strength {strength}", "player 1 revolvers 5", "outlaws d4", "cowboy d4 1")
    table.play("* roll 5")

    assert table.vps == [vps, 0, 0]


@pytest.mark.rule("outlaws.reward")
def test_the_cowboy_who_was_rewarded_goes_to_the_general_supply() -> None:
    table = fight("outlaws d4", "cowboy d4 1")
    table.play("* roll 5")

    assert (table.state.home[0], table.state.general_supply[0]) == (3, 7)


@pytest.mark.rule("outlaws.reward")
@pytest.mark.ruling(249)
def test_land_that_was_freed_is_not_sold_in_this_round() -> None:
    table = fight("outlaws d4", "cowboy d4 1")
    table.play("* roll 6")

    assert (table.owner("d4"), table.asked) == (0, "3 BuyPoints")


# --- buildings ------------------------------------------------------------------------------
HOTEL = "land 2 d4=hotel"


@pytest.mark.rule("outlaws.theft")
def test_on_anothers_building_the_winner_may_steal_instead() -> None:
    table = fight(HOTEL, "outlaws d4", "cowboy d4 1")
    table.play("* roll 5", "1 steal")

    assert table.vps == [0, 0, 0]
    assert table.cash == [15 + 3, 15 + 3, 15]
    assert table.state.general_supply[0] == 7


@pytest.mark.rule("outlaws.theft")
@pytest.mark.ruling(280)
def test_who_chose_to_steal_is_not_asked_a_second_time() -> None:
    table = fight(HOTEL, "outlaws d4", "cowboy d4 1")
    table.play("* roll 5", "1 steal")

    assert table.asked == "3 BuyPoints"


@pytest.mark.rule("outlaws.theft")
@pytest.mark.ruling(280)
def test_for_buildings_without_an_outlaw_they_are_still_asked_whether_they_steal() -> None:
    table = fight(HOTEL, "outlaws d4", "cowboy d4 1", "land 3 f6=hotel", "cowboy f6 1")
    table.play("* roll 5", "1 steal")
    asked = table.asked
    table.play("1 decline")

    assert asked == "1 StealOrNot"
    assert table.cash == [15 + 3, 15 + 3, 15 + 6]


@pytest.mark.rule("outlaws.theft")
@pytest.mark.ruling(280)
def test_a_thief_beside_someone_who_beat_an_outlaw_is_asked() -> None:
    table = fight(HOTEL, "outlaws d4", "cowboy d4 1", "land 3 f6=hotel", "cowboy f6 2")
    table.play("* roll 5", "1 steal")

    assert table.asked == "2 StealOrNot"


@pytest.mark.rule("outlaws.theft")
@pytest.mark.ruling(280)
def test_the_choice_to_steal_is_part_of_the_position() -> None:
    lines = (HOTEL, "outlaws d4", "cowboy d4 1", "land 3 f6=hotel", "cowboy f6 1", "outlaws f6")
    undecided, decided = fight(*lines), fight(*lines)
    undecided.play("1 duel d4", "* roll 5", "1 take")
    decided.play("1 duel d4", "* roll 5", "1 steal")

    assert decided.state.copy().thefts == (at("d4"),) != undecided.state.thefts


@pytest.mark.rule("outlaws.theft")
def test_who_takes_the_reward_there_steals_nothing() -> None:
    table = fight(HOTEL, "outlaws d4", "cowboy d4 1")
    table.play("* roll 5", "1 take")

    assert table.vps == [2, 0, 0]
    assert table.cash == [15, 15 + 6, 15]
    assert table.state.general_supply[0] == 7


@pytest.mark.rule("outlaws.theft")
def test_the_owner_frees_his_building_for_the_reward_and_has_its_income() -> None:
    table = fight(HOTEL, "outlaws d4", "cowboy d4 2")
    table.play("* roll 5")

    assert table.vps == [0, 2, 0]
    assert table.cash == [15, 15 + 6, 15]


@pytest.mark.rule("outlaws.theft")
def test_on_bare_land_of_another_there_is_nothing_to_steal() -> None:
    table = fight("land 2 d4", "outlaws d4", "cowboy d4 1")
    table.play("* roll 5")

    assert table.vps == [2, 0, 0]


@pytest.mark.rule("outlaws.theft")
@pytest.mark.ruling(250)
@pytest.mark.parametrize(
    "land",
    ["land 2 d4=hotel d5=church", "land 2 d4=church", "land 2 d4=station"],
)
def test_where_nobody_can_attack_the_winner_has_the_reward_only(land: str) -> None:
    table = fight("option buildings all", land, "outlaws d4", "cowboy d4 1")
    table.play("* roll 5")

    assert table.vps == [2, 0, 0]
    assert table.cash[0] == 15


@pytest.mark.rule("outlaws.heroes")
@pytest.mark.ruling(251)
def test_on_a_building_of_the_heroes_the_winner_has_the_reward_only() -> None:
    table = fight(HEROES, HOTEL, "card 2 heroes yellow", "outlaws d4", "cowboy d4 1")
    table.play("* roll 5")

    assert (table.vps, table.cash) == ([2, 0, 0], [15, 15 + 6, 15])


@pytest.mark.rule("outlaws.heroes")
@pytest.mark.ruling(251)
def test_the_heroes_fight_on_anothers_building_for_the_reward_only() -> None:
    heroes = (HEROES, "card 1 heroes yellow", HOTEL, "outlaws d4")
    table = fight(*heroes, "cowboy d4 1")
    table.play("* roll 5")

    assert placing(*heroes).offers("1 place d4")
    assert (table.vps, table.cash) == ([2, 0, 0], [15, 15 + 6, 15])


@pytest.mark.rule("outlaws.theft")
def test_a_building_that_is_not_freed_pays_half_and_nothing_is_stolen() -> None:
    table = fight(HOTEL, "outlaws d4", "cowboy d4 1")
    table.play("* roll 4")

    assert table.cash == [15, 15 + 3, 15]


# --- the City Hall --------------------------------------------------------------------------
HALL = "option buildings all\nland - d4=city-hall"


@pytest.mark.rule("outlaws.hall")
@pytest.mark.ruling(252)
def test_who_beats_an_outlaw_on_the_city_hall_is_rewarded_and_holds_it() -> None:
    table = fight(HALL, "outlaws d4", "settled d4 2", "cowboy d4 1")
    table.play("* roll 5", "* roll 4")

    assert table.vps == [2, 0, 0]
    assert [cowboy.seat for cowboy in table.state.at(at("d4"))] == [0]


@pytest.mark.rule("outlaws.hall")
@pytest.mark.ruling(252)
def test_who_holds_the_city_hall_has_to_fight_an_outlaw_there() -> None:
    table = fight(HALL, "outlaws d4", "settled d4 2")
    table.play("* roll 4")

    assert table.state.at(at("d4")) == ()
    assert table.state.home[1] == 4


@pytest.mark.rule("outlaws.hall")
@pytest.mark.ruling(247)
def test_the_city_hall_is_fought_for_before_the_other_outlaws() -> None:
    table = fight(HALL, "outlaws d4 f6", "cowboy d4 2", "cowboy f6 1")
    table.play("* roll 5", "* roll 5")

    assert [won["place"] for won in table.happened("duel-won")] == [at("d4"), at("f6")]
