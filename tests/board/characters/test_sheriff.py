"""1: the Sheriff."""

import pytest

from tests.support.scenario import scenario

FULL_TRACK = "track hotel hotel hotel bank bank bank bank"


# --- the power ---------------------------------------------------------------------------
@pytest.mark.rule("character.sheriff")
def test_the_sheriff_brings_the_white_cowboy() -> None:
    table = scenario("phase choose")
    table.play("1 choose sheriff", "2 choose banker", "3 choose mercenary")

    assert table.offers("1 white gambling", "1 place gambling")


@pytest.mark.rule("character.sheriff")
def test_nobody_else_has_the_white_cowboy() -> None:
    table = scenario("""
        phase place
        card 2 sheriff
        turn 1
    """)

    assert table.why("1 white gambling") == "no-piece"


@pytest.mark.rule("character.sheriff")
def test_the_white_cowboy_takes_a_turn_and_is_not_one_of_the_ten() -> None:
    table = scenario("""
        phase place
        card 1 sheriff
    """)
    table.play("1 white gambling")

    assert table.asked == "2 PlaceOrPass"
    assert (table.state.home[0], table.state.general_supply[0]) == (3, 7)


@pytest.mark.rule("character.sheriff")
def test_the_white_cowboy_is_placed_once() -> None:
    table = scenario("""
        phase place
        card 1 sheriff
    """)
    table.play("1 white gambling", "2 pass", "3 pass")

    assert table.why("1 white ammunition") == "no-piece"


@pytest.mark.rule("character.sheriff")
def test_the_white_cowboy_earns_wages() -> None:
    table = scenario("""
        phase resolve wages
        card 1 sheriff
        white-cowboy wages 1
        cowboy wages 1
    """)

    assert table.cash[0] == 15 + 8


@pytest.mark.rule("character.sheriff")
def test_the_white_cowboy_buys_land() -> None:
    table = scenario("""
        phase resolve parcel-purchase
        card 1 sheriff
        white-cowboy d4 1
    """)
    table.play("1 claim d4")

    assert (table.owner("d4"), table.cash[0]) == (1, 14)


@pytest.mark.rule("character.sheriff")
@pytest.mark.parametrize("answer", ["take", "decline"])
def test_the_white_cowboy_leaves_without_joining_the_ten(answer: str) -> None:
    table = scenario("""
        phase resolve parcel-vp
        round 4
        card 1 sheriff
        white-cowboy parcel-vp 1
    """)
    table.play(f"1 {answer}")

    assert (table.state.cowboys, table.state.home[0], table.state.general_supply[0]) == ([], 3, 7)


@pytest.mark.rule("character.sheriff")
def test_the_white_cowboy_comes_for_one_round_only() -> None:
    table = scenario(f"""
        phase close
        card 1 sheriff
        {FULL_TRACK}
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0")
    table.play("1 choose mercenary", "2 choose banker", "3 choose sheriff")

    assert table.offers("3 white gambling")
    table.play("3 pass", "2 pass")
    assert table.why("1 white gambling") == "no-piece"


# --- the places --------------------------------------------------------------------------
@pytest.mark.rule("character.white")
@pytest.mark.ruling(92)
@pytest.mark.parametrize("place", ["ammunition", "build-12", "vp-5", "a1", "b1", "c1"])
def test_he_goes_to_an_empty_space_an_unowned_parcel_or_an_own_building(place: str) -> None:
    table = scenario(f"""
        phase place
        card 1 sheriff
        {FULL_TRACK}
        land - b1=mountain
        land 1 c1=saloon
    """)

    assert table.offers(f"1 white {place}")


@pytest.mark.rule("character.white")
@pytest.mark.ruling(92)
@pytest.mark.parametrize("place", ["ammunition", "a1", "c1"])
@pytest.mark.parametrize("who", [1, 2])
def test_he_goes_only_where_no_cowboy_stands(place: str, who: int) -> None:
    table = scenario(f"""
        phase place
        card 1 sheriff
        land 1 c1=saloon
        cowboy {place} {who}
    """)

    assert table.why(f"1 white {place}") == "not-empty"


@pytest.mark.rule("character.white")
@pytest.mark.ruling(92)
def test_he_never_goes_to_a_building_of_another_player() -> None:
    table = scenario("""
        phase place
        card 1 sheriff
        land 2 c1=saloon
    """)

    assert table.why("1 white c1") == "piece-is-peaceful"


@pytest.mark.rule("character.white")
@pytest.mark.ruling(92)
@pytest.mark.parametrize("parcel", ["c1", "d1", "h8"])
def test_he_does_not_defend_what_nobody_can_attack(parcel: str) -> None:
    table = scenario("""
        phase place
        card 1 sheriff
        land 1 c1=church d1=saloon h8=prison
    """)

    assert table.why(f"1 white {parcel}") == "protected"


@pytest.mark.rule("character.white")
@pytest.mark.ruling(91)
@pytest.mark.parametrize("place", ["ammunition", "vp-5", "a1", "c1"])
def test_no_cowboy_of_another_player_may_join_him(place: str) -> None:
    table = scenario("""
        phase place
        card 1 sheriff
        land 1 c1=saloon
    """)
    table.play(f"1 white {place}")

    assert table.why(f"2 place {place}") == "closed-by"


@pytest.mark.rule("character.white")
@pytest.mark.ruling(91)
@pytest.mark.parametrize("place", ["ammunition", "a1", "c1"])
def test_no_cowboy_of_the_same_player_may_join_him(place: str) -> None:
    table = scenario("""
        phase place
        card 1 sheriff
        land 1 c1=saloon
    """)
    table.play(f"1 white {place}", "2 pass", "3 pass")

    assert not table.offers(f"1 place {place}")
    assert table.why(f"1 place {place}")


@pytest.mark.rule("character.white")
@pytest.mark.ruling(91)
@pytest.mark.ruling(93)
@pytest.mark.parametrize("space", ["wages", "one-road"])
def test_on_wages_and_the_one_road_space_all_may_join_him(space: str) -> None:
    table = scenario("""
        phase place
        card 1 sheriff
    """)
    table.play(f"1 white {space}", f"2 place {space}", f"3 place {space}", f"1 place {space}")

    assert len(table.state.cowboys) == 4


@pytest.mark.rule("character.white")
@pytest.mark.ruling(93)
@pytest.mark.parametrize("space", ["wages", "one-road"])
def test_even_on_wages_and_the_one_road_space_he_must_find_nobody(space: str) -> None:
    table = scenario(f"""
        phase place
        card 1 sheriff
        cowboy {space} 2
    """)

    assert table.why(f"1 white {space}") == "not-empty"


@pytest.mark.ruling(139)
@pytest.mark.parametrize(("side", "verb"), [("11Y", "sing"), ("11R", "lucky")])
def test_a_cowboy_with_a_token_of_the_singer_may_join_him(side: str, verb: str) -> None:
    table = scenario(f"""
        option characters 1Y,2Y,3Y,4Y,5Y,6Y,{side}
        phase place
        card 1 sheriff
        card 2 settler
        card 3 singer
        turn 1
    """)
    table.play("1 white gambling", "2 pass")

    assert table.offers(f"3 {verb} gambling")
    assert table.why("3 place gambling") == "closed-by"


@pytest.mark.ruling(139)
def test_the_singers_cowboy_and_he_both_act_the_singers_first() -> None:
    table = scenario("""
        option characters 1Y,2Y,3Y,4Y,5Y,6Y,11Y
        phase resolve cowboy-income
        player 2 cowboys 2 revolvers 1
        card 1 sheriff
        card 2 singer
        white-cowboy cowboy-income 1
        no-duel-cowboy cowboy-income 2
    """)
    table.play("2 take", "1 take")

    assert table.cash == [15 + 2 * 4, 15 + 2 * 3, 15]


# --- on the City Hall -----------------------------------------------------------------------
HALL = """
    option buildings all
    land - d4=city-hall
    card 1 sheriff
"""


@pytest.mark.ruling(140)
def test_he_may_go_to_an_empty_city_hall_where_nobody_may_join_him() -> None:
    table = scenario(HALL + "phase place")
    table.play("1 white d4")

    assert table.why("2 place d4") == "closed-by"


@pytest.mark.ruling(140)
@pytest.mark.parametrize("who", [1, 2])
def test_he_may_not_go_to_a_city_hall_that_somebody_holds(who: int) -> None:
    table = scenario(HALL + f"phase place\ncowboy d4 {who}")

    assert table.why("1 white d4") == "not-empty"


@pytest.mark.ruling(126)
def test_on_the_city_hall_he_raises_incomes_like_any_cowboy() -> None:
    table = scenario(HALL + "phase resolve building-income\nland 1 h8=bank\nwhite-cowboy d4 1")

    assert table.cash[0] == 15 + 3


@pytest.mark.ruling(126)
def test_he_leaves_the_city_hall_when_the_round_is_closed() -> None:
    table = scenario(HALL + f"phase close\n{FULL_TRACK}\nwhite-cowboy d4 1")
    assert len(table.state.cowboys) == 1

    table.play("1 spend 0", "2 spend 0", "3 spend 0")
    assert (table.state.cowboys, table.state.general_supply[0]) == ([], 7)


# --- the red side ---------------------------------------------------------------------------
RED = """
    option characters 1R,2Y,3Y,4Y,5Y,6Y,7Y
    option buildings all
    card 1 sheriff
    land - d4=city-hall
    land 1 c1=saloon
    land 2 f1=saloon
"""


@pytest.mark.parametrize("side", ["1Y", "1R"])
def test_both_sides_have_number_1_and_a_limit_of_20(side: str) -> None:
    table = scenario(f"""
        option characters {side},2Y,3Y,4Y,5Y,6Y,7Y
        phase close
        card 2 sheriff
        player 2 cash 150
    """)
    table.play("1 spend 0")

    assert table.state.order[0] == table.state.seats[1]
    assert table.nouns(2, "spend")[0] == str(150 - 20)


@pytest.mark.ruling(141)
def test_the_red_sheriff_brings_no_white_cowboy_and_attacks_nobody() -> None:
    table = scenario(RED + "phase place")

    assert table.why("1 white gambling") == "no-piece"
    assert table.why("1 place f1") == "may-not-attack"


@pytest.mark.ruling(141)
@pytest.mark.parametrize("place", ["gambling", "vp-2", "a8", "c1", "d4"])
def test_the_red_sheriff_goes_where_nobody_stands(place: str) -> None:
    table = scenario(RED + "phase place")

    assert table.offers(f"1 place {place}")


@pytest.mark.ruling(141, 142)
@pytest.mark.parametrize("place", ["gambling", "vp-2", "a8", "d4"])
def test_the_red_sheriff_does_not_go_where_others_stand(place: str) -> None:
    table = scenario(RED + f"phase place\nplayer 1 dynamite 1\ncowboy {place} 2")

    assert table.why(f"1 place {place}") == "may-not-provoke"
    assert table.why(f"1 dynamite {place}") == "may-not-provoke"


@pytest.mark.ruling(141)
def test_the_red_sheriff_defends_his_own_building_against_those_who_stand_there() -> None:
    table = scenario(RED + "phase place\ncowboy c1 2 3")

    assert table.offers("1 place c1")


@pytest.mark.ruling(142)
@pytest.mark.parametrize("space", ["wages", "one-road"])
def test_wages_and_the_one_road_space_are_always_open_to_the_red_sheriff(space: str) -> None:
    table = scenario(RED + f"phase place\ncowboy {space} 1 2")

    assert table.offers(f"1 place {space}")


@pytest.mark.ruling(141)
@pytest.mark.parametrize("place", ["gambling", "a8", "c1", "d4"])
def test_others_may_go_where_the_red_sheriff_stands(place: str) -> None:
    table = scenario(RED + "phase place")
    table.play(f"1 place {place}")

    assert table.offers(f"2 place {place}")


@pytest.mark.ruling(143)
@pytest.mark.parametrize(("box", "place"), [("gambling", "gambling"), ("building-income", "d4")])
@pytest.mark.parametrize(("die", "points"), [(1, 3), (6, 0)])
def test_the_red_sheriff_gets_three_points_for_a_lost_duel_and_none_for_a_won_one(
    box: str, place: str, die: int, points: int
) -> None:
    table = scenario(RED + f"phase resolve {box}\ncowboy {place} 1 2")
    table.play(f"* roll {die}", "* roll 5")

    assert table.vps == [points, 0, 0]


@pytest.mark.ruling(143)
def test_the_red_sheriff_gets_three_points_for_each_of_two_lost_duels() -> None:
    table = scenario(
        RED + "phase resolve building-income\nland 1 h8=hotel\ncowboy c1 1 2\ncowboy h8 1 3"
    )
    table.play("1 duel c1", "* roll 1", "* roll 6", "* roll 1", "* roll 6")

    assert table.vps == [6, 0, 0]


@pytest.mark.ruling(143)
def test_the_red_sheriff_gets_nothing_for_a_theft_without_a_duel() -> None:
    table = scenario(RED + "phase resolve building-income\nland 1 h8=hotel\ncowboy h8 3")
    table.play("3 take")

    assert (table.cash[2], table.vps) == (15 + 3, [0, 0, 0])
