"""18: the Lawyer and the Editor."""

import pytest

from carson.board.powers import ask
from tests.support.scenario import Scenario, scenario

CAST = "option characters 1R,2Y,5Y,6Y,7Y,14Y,18Y"


@pytest.mark.parametrize(("side", "limit"), [("yellow", 60), ("red", 40)])
def test_the_number_and_the_limits(side: str, limit: int) -> None:
    table = scenario(f"""
        {CAST}
        phase close
        card 1 lawyer {side}
        player 1 cash 150
    """)

    assert ask.number(table.state, table.state.seats[0]) == 18
    assert table.nouns(1, "spend")[0] == str(150 - limit)


@pytest.mark.ruling(195)
@pytest.mark.parametrize("name", ["18Y", "18R"])
def test_the_side_is_agreed_for_the_whole_game(name: str) -> None:
    table = scenario(CAST.replace("18Y", name))
    table.play("1 choose lawyer")

    assert [rule.name for rule in table.state.hands[0]] == [name]
    assert table.asked in ("1 BuyParcelNow", "2 ChooseCharacter")


# --- the Lawyer: a parcel at once -----------------------------------------------------------
def consulting(*lines: str) -> Scenario:
    """Player 1 has just taken the card."""
    table = scenario("\n".join([CAST, *lines]))
    table.play("1 choose lawyer")
    return table


@pytest.mark.ruling(193)
def test_he_may_buy_a_parcel_at_once_at_its_price() -> None:
    table = consulting("land - d4=house e4=mountain", "land 2 e5=saloon")
    table.play("1 claim d4")

    assert (table.owner("d4"), table.cash[0]) == (1, 15 - (1 + 3))
    assert table.asked == "2 ChooseCharacter"


@pytest.mark.ruling(154)
def test_he_may_buy_mountains_and_land_with_houses_anywhere() -> None:
    table = consulting("land - a1=mountain b1=house c2=townhouse")

    assert table.offers("1 claim a1", "1 claim b1", "1 claim c2", "1 claim h8")


@pytest.mark.ruling(193)
def test_he_need_not_buy() -> None:
    table = consulting()
    table.play("1 decline")

    assert (table.cash[0], table.asked) == (15, "2 ChooseCharacter")


@pytest.mark.ruling(193)
def test_he_buys_one_parcel_only() -> None:
    table = consulting()
    table.play("1 claim a1")

    assert table.why("1 claim b1") == "not-your-turn"


def test_he_cannot_buy_land_that_has_an_owner() -> None:
    table = consulting("land 1 a1", "land 2 b1")

    assert (table.why("1 claim a1"), table.why("1 claim b1")) == ("parcel-owned", "parcel-owned")


@pytest.mark.ruling(118)
def test_he_cannot_buy_the_parcel_of_the_city_hall() -> None:
    table = consulting("option buildings all", "land - d4=city-hall")

    assert table.why("1 claim d4") == "nobodys-for-ever"


def test_he_cannot_buy_what_is_too_dear() -> None:
    table = consulting("player 1 cash 1", "land - d4=house")

    assert table.why("1 claim d4") == "too-dear"
    assert table.offers("1 claim a1")


@pytest.mark.parametrize("line", ["player 1 cash 0", "land 1 a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2"])
def test_without_money_or_property_tiles_he_is_not_asked(line: str) -> None:
    assert consulting(line).asked == "2 ChooseCharacter"


# --- the Lawyer: no duels for land ----------------------------------------------------------
def selling(*lines: str, box: str = "parcel-purchase") -> Scenario:
    """Player 1 holds the Lawyer when land is sold."""
    position = [CAST, f"phase resolve {box}", "card 1 lawyer yellow"]
    return scenario("\n".join([*position, *lines]))


@pytest.mark.ruling(194)
@pytest.mark.parametrize("order", ["1 2 3", "3 2 1"])
def test_others_on_his_parcel_go_home_without_a_duel(order: str) -> None:
    table = selling(f"passing {order}", "cowboy d4 2 1 3")

    assert table.asked == "1 BuyParcels"
    assert (table.state.home, table.happened("duel-began")) == ([3, 4, 4], [])


def test_he_then_buys_the_parcel_as_ever() -> None:
    table = selling("cowboy d4 2 1")
    table.play("1 claim d4")

    assert (table.owner("d4"), table.cash[0]) == (1, 14)


def test_if_he_then_declines_nobody_buys_it() -> None:
    table = selling("cowboy d4 2 1", "cowboy gambling 3")
    table.play("1 done")

    assert (table.owner("d4"), table.asked) == (0, "3 TakeGain")


@pytest.mark.ruling(194)
def test_it_holds_for_all_his_parcels() -> None:
    table = selling("cowboy a1 1 2", "cowboy b1 1 3")

    assert table.nouns(1, "claim") == ["a1", "b1"]
    assert table.state.home == [3, 4, 4]


@pytest.mark.ruling(194)
def test_they_are_at_home_before_any_duel_for_land() -> None:
    table = selling("cowboy d4 1 2", "cowboy a1 2 3")
    table.play("* roll 1", "* roll 1")

    assert [line["firepower"] for line in table.happened("fought")] == [1 + 4, 1 + 3]


def test_where_he_does_not_stand_others_fight_as_ever() -> None:
    table = selling("cowboy d4 2 3", "cowboy a1 1")
    table.play("* roll 6", "* roll 1")

    assert [line["seat"] for line in table.happened("duel-won")] == [1]


@pytest.mark.ruling(194)
def test_who_is_sent_home_has_lost_no_duel() -> None:
    table = selling("card 2 sheriff red", "cowboy d4 1 2")

    assert (table.asked, table.vps) == ("1 BuyParcels", [0, 0, 0])


def test_on_spaces_he_fights_as_ever() -> None:
    table = selling("cowboy gambling 1 2", box="gambling")
    table.play("* roll 1", "* roll 6")

    assert table.asked == "2 TakeGain"


def test_on_buildings_he_fights_as_ever() -> None:
    table = selling("land 2 c3=hotel", "cowboy c3 1 2", box="building-income")
    table.play("* roll 1", "* roll 6")

    assert [line["seat"] for line in table.happened("duel-won")] == [1]


@pytest.mark.ruling(91)
def test_he_cannot_join_the_white_cowboy() -> None:
    table = scenario(f"""
        {CAST.replace("1R", "1Y")}
        phase place
        turn 1
        card 1 lawyer yellow
        card 2 sheriff
        white-cowboy d4 2
    """)

    assert table.why("1 place d4") == "closed-by"


def test_others_may_place_where_he_stands() -> None:
    table = scenario(f"""
        {CAST}
        phase place
        turn 2
        card 1 lawyer yellow
        cowboy d4 1
    """)

    assert table.offers("2 place d4")


# --- the Editor -----------------------------------------------------------------------------
def published(*lines: str, play: tuple[str, ...] = ()) -> Scenario:
    """Player 1 holds the Editor, and the buildings have paid."""
    position = [CAST, "phase resolve building-income", "card 1 lawyer red", "cowboy vp-5 3"]
    table = scenario("\n".join([*position, *lines]))
    table.play(*play)
    assert table.asked == "3 BuyPoints"
    return table


SALOON = "land - a1=house a2=house a3=house"


@pytest.mark.ruling(196)
def test_in_round_2_an_income_of_33_gives_four_vps() -> None:
    table = published("round 2", SALOON, "land 1 b2=saloon h1=hotel h4=hotel h8=hotel")

    assert (table.cash[0], table.vps[0]) == (15 + 33, 4)


@pytest.mark.ruling(196)
@pytest.mark.parametrize(("round", "vps"), [(1, 5), (2, 3), (3, 2), (4, 2)])
def test_the_step_grows_by_five_dollars_a_round_and_a_part_counts_in_full(
    round: int, vps: int
) -> None:
    table = published(f"round {round}", SALOON, "land 1 b2=saloon h1=hotel")

    assert (table.cash[0], table.vps[0]) == (15 + 21, vps)


@pytest.mark.parametrize(("round", "vps"), [(1, 3), (3, 1)])
def test_full_steps_are_not_rounded_up(round: int, vps: int) -> None:
    assert published(f"round {round}", SALOON, "land 1 b2=saloon").vps[0] == vps


@pytest.mark.ruling(196)
def test_all_incomes_count_together() -> None:
    assert published("land 1 h1=hotel h8=hotel").vps[0] == 3


@pytest.mark.ruling(196)
def test_without_income_there_are_no_vps() -> None:
    assert published("land 1 a1").vps == [0, 0, 0]


def test_incomes_of_others_give_nothing() -> None:
    assert published("land 2 h1=hotel").vps == [0, 0, 0]


@pytest.mark.ruling(196)
def test_what_he_steals_does_not_count() -> None:
    table = published("land 2 h1=hotel", "cowboy h1 1", play=("1 take",))

    assert (table.cash[0], table.vps[0]) == (15 + 3, 0)


@pytest.mark.ruling(196)
def test_what_is_stolen_from_him_does_not_count() -> None:
    table = published(SALOON, "land 1 b2=saloon", "cowboy b2 2", play=("2 take",))

    assert (table.cash[0], table.vps[0]) == (15 + 8, 2)


def test_what_a_thief_declines_counts() -> None:
    table = published(SALOON, "land 1 b2=saloon", "cowboy b2 2", play=("2 decline",))

    assert table.vps[0] == 3


@pytest.mark.ruling(196)
def test_dynamite_counts() -> None:
    table = published(
        *("land 1 d4=mine", "land - d5=mountain e5=mountain", "player 1 dynamite 1"),
        play=("1 blast d4",),
    )

    assert (table.cash[0], table.vps[0]) == (15 + 18, 4)


def test_the_city_hall_counts() -> None:
    table = published(
        *("option buildings all", SALOON, "land 1 b2=saloon", "land - h8=city-hall", "cowboy h8 1")
    )

    assert (table.cash[0], table.vps[0]) == (15 + 20, 4)


def test_other_incomes_of_the_round_do_not_count() -> None:
    table = scenario(f"""
        {CAST}
        phase resolve parcel-income
        card 1 lawyer red
        land 1 a1 b1 c1
        cowboy parcel-income 1
        cowboy vp-5 3
    """)
    table.play("1 take")

    assert (table.cash[0], table.vps[0]) == (15 + 6, 0)
