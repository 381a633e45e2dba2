"""10: the Gunsmith."""

import pytest

from carson.board.powers import ask
from tests.support.scenario import Scenario, scenario

CAST = "option characters 1Y,2Y,5Y,6Y,10Y,11Y,18Y"


@pytest.mark.parametrize(("side", "limit"), [("yellow", 30), ("red", 20)])
def test_his_number_and_his_limits(side: str, limit: int) -> None:
    table = scenario(f"""
        {CAST}
        phase close
        card 1 gunsmith {side}
        player 1 cash 150
    """)

    assert ask.number(table.state, table.state.seats[0]) == 10
    assert table.nouns(1, "spend")[0] == str(150 - limit)


# --- yellow: victory points for duels -------------------------------------------------------
def armed(*lines: str) -> Scenario:
    """Player 1 holds the yellow side."""
    return scenario("\n".join([CAST, "card 1 gunsmith yellow", *lines]))


@pytest.mark.ruling(166)
def test_a_duel_won_gives_two_vps_at_once() -> None:
    table = armed("phase resolve gambling", "cowboy gambling 1 2")
    table.play("* roll 6", "* roll 1")

    assert (table.vps, table.asked) == ([2, 0, 0], "1 TakeGain")


@pytest.mark.ruling(166)
def test_a_duel_won_against_two_gives_two_vps_too() -> None:
    table = armed("phase resolve gambling", "cowboy gambling 1 2 3")
    table.play("* roll 6", "* roll 1", "* roll 1")

    assert table.vps == [2, 0, 0]


@pytest.mark.ruling(166)
def test_each_duel_won_gives_two_vps() -> None:
    table = armed("phase resolve parcel-purchase", "cowboy a1 1 2", "cowboy b1 1 3")
    table.play("1 duel a1", "* roll 6", "* roll 1", "* roll 6", "* roll 1")

    assert table.vps == [4, 0, 0]


def test_a_duel_lost_gives_nothing_to_anybody() -> None:
    table = armed("phase resolve gambling", "cowboy gambling 1 2")
    table.play("* roll 1", "* roll 6")

    assert table.vps == [0, 0, 0]


def test_duels_of_others_give_nothing() -> None:
    table = armed("phase resolve gambling", "cowboy gambling 2 3")
    table.play("* roll 1", "* roll 6")

    assert table.vps == [0, 0, 0]


@pytest.mark.parametrize("line", ["land 1 c3=hotel", "land 2 c3=hotel", "land 3 c3=hotel"])
def test_duels_on_buildings_count_whoever_owns_them(line: str) -> None:
    table = armed("phase resolve building-income", line, "cowboy c3 1 2")
    table.play("* roll 6", "* roll 1")

    assert table.vps == [2, 0, 0]


def test_the_duel_for_the_city_hall_counts() -> None:
    table = armed(
        *("option buildings all", "phase resolve building-income"),
        *("land - d4=city-hall", "cowboy d4 2 1"),
    )
    table.play("* roll 6", "* roll 1")

    assert table.vps == [2, 0, 0]


@pytest.mark.ruling(166)
def test_who_declines_what_he_fought_for_keeps_the_two_vps() -> None:
    table = armed("phase resolve gambling", "cowboy gambling 1 2")
    table.play("* roll 6", "* roll 1", "1 decline")

    assert (table.vps[0], table.cash[0]) == (2, 15)


@pytest.mark.ruling(166)
def test_who_stands_alone_has_fought_no_duel() -> None:
    table = armed("phase resolve parcel-income", "cowboy parcel-income 1", "land 1 a1")
    table.play("1 take")

    assert table.vps[0] == 0


@pytest.mark.ruling(166)
def test_attackers_whom_a_church_sends_home_have_lost_no_duel() -> None:
    table = armed(
        *("phase resolve reserve", "land 1 c3=hotel d4", "reserve 1 church"),
        *("cowboy c3 1 2", "cowboy gambling 3"),
    )
    table.play("1 unpack church", "1 build d4", "1 house h8")

    assert (table.asked, table.state.home[1], table.vps[0]) == ("3 TakeGain", 4, 0)


@pytest.mark.ruling(166)
def test_cowboys_whom_a_lawyer_sends_home_have_fought_no_duel() -> None:
    table = armed("phase resolve parcel-purchase", "card 2 lawyer", "cowboy d4 1 2 3")

    assert (table.asked, table.vps) == ("2 BuyParcels", [0, 0, 0])


@pytest.mark.ruling(166)
def test_a_cowboy_with_a_no_duel_token_is_not_beaten() -> None:
    table = armed(
        *("phase resolve parcel-vp", "card 2 singer"),
        *("cowboy parcel-vp 1", "no-duel-cowboy parcel-vp 2", "land 1 a1 b1"),
    )
    table.play("2 take", "1 take")

    assert table.vps == [1, 0, 0]


@pytest.mark.ruling(166)
def test_the_vps_come_in_this_round_only() -> None:
    table = scenario(f"""
        {CAST}
        phase close
        card 1 gunsmith yellow
        track hotel hotel hotel bank bank bank bank
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0")
    table.play("1 choose banker", "2 choose sheriff", "3 choose captain", "3 recruit 0")
    table.play("2 place gambling", "1 place gambling", "3 pass", "2 pass", "1 pass")
    table.play("* roll 1", "* roll 6")

    assert table.vps == [0, 0, 0]


# --- red: dynamite --------------------------------------------------------------------------
def test_he_brings_a_stick_of_dynamite_at_once() -> None:
    table = scenario("option characters 1Y,2Y,5Y,6Y,10R,11Y,18Y")
    table.play("1 choose gunsmith")

    assert (table.state.dynamite, table.asked) == ((1, 0, 0), "2 ChooseCharacter")


@pytest.mark.ruling(160)
def test_he_brings_none_if_all_seven_are_in_hand() -> None:
    table = scenario("""
        option characters 1Y,2Y,5Y,6Y,10R,11Y,18Y
        player 1 dynamite 3
        player 2 dynamite 4
    """)
    table.play("1 choose gunsmith")

    assert table.state.dynamite == (3, 4, 0)


@pytest.mark.ruling(160)
def test_unused_dynamite_is_kept_for_the_next_round() -> None:
    table = scenario(f"""
        {CAST}
        phase close
        card 1 gunsmith red
        player 1 dynamite 1
        track hotel hotel hotel bank bank bank bank
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0")
    table.play("1 choose banker", "2 choose sheriff", "3 choose captain", "3 recruit 0", "2 pass")

    assert table.offers("1 dynamite gambling")


# --- red: rolling again ---------------------------------------------------------------------
def rolled(*lines: str) -> Scenario:
    """Player 1, red side, has rolled 2 against 3, which is not enough."""
    position = [CAST, "phase resolve gambling", "card 1 gunsmith red", "cowboy gambling 1 2"]
    table = scenario("\n".join([*position, *lines]))
    table.play("* roll 2", "* roll 3")
    return table


def dice(table: Scenario) -> list[int]:
    """What counted in the duel, fighter by fighter."""
    return [line["die"] for line in table.happened("fought")]


@pytest.mark.ruling(167)
@pytest.mark.parametrize("order", ["1 2 3", "2 1 3"])
def test_he_is_asked_when_all_dice_are_seen(order: str) -> None:
    assert rolled(f"passing {order}").asked == "1 RerollOrKeep"


def test_the_new_face_counts() -> None:
    table = rolled()
    table.play("1 reroll 1", "* roll 5")

    assert (dice(table), table.asked) == ([5, 3], "1 TakeGain")


def test_the_new_face_counts_also_when_it_is_lower() -> None:
    table = rolled("player 1 revolvers 2")
    table.play("1 reroll 1", "* roll 1")

    assert (dice(table), table.asked) == ([1, 3], "2 TakeGain")


def test_he_may_keep_what_he_rolled() -> None:
    table = rolled()
    table.play("1 keep")

    assert (dice(table), table.asked) == ([2, 3], "2 TakeGain")


@pytest.mark.ruling(167)
def test_he_rolls_again_once_only() -> None:
    table = rolled()
    table.play("1 reroll 1", "* roll 2")

    assert table.asked == "2 TakeGain"


@pytest.mark.ruling(167)
def test_he_may_roll_again_in_each_duel() -> None:
    table = rolled("cowboy parcel-vp 1 3")
    table.play("1 reroll 1", "* roll 5", "1 decline", "* roll 1", "* roll 1")

    assert table.asked == "1 RerollOrKeep"


def test_the_dice_of_others_stay() -> None:
    table = rolled()

    assert table.nouns(1, "reroll") == ["1"]
    assert table.why("1 reroll 2") == "no-such-die"


def test_nobody_else_rolls_again() -> None:
    table = scenario(f"""
        {CAST}
        phase resolve gambling
        card 1 gunsmith red
        cowboy gambling 2 3
    """)
    table.play("* roll 2", "* roll 3")

    assert table.asked == "3 TakeGain"


def test_the_yellow_side_rolls_once() -> None:
    table = armed("phase resolve gambling", "cowboy gambling 1 2")
    table.play("* roll 2", "* roll 3")

    assert table.asked == "2 TakeGain"


def test_he_gambles_without_rolling_again() -> None:
    table = scenario(f"""
        {CAST}
        phase resolve gambling
        card 1 gunsmith red
        cowboy gambling 1
    """)
    table.play("1 take", "* roll 1", "* roll 1")

    assert table.cash[0] == 15 + 2


@pytest.mark.ruling(167)
@pytest.mark.parametrize(("which", "total"), [(1, 6 + 3), (2, 2 + 6)])
def test_with_dynamite_he_rolls_one_of_his_two_dice_again(which: int, total: int) -> None:
    table = scenario(f"""
        {CAST}
        phase resolve gambling
        passing 2 1 3
        card 1 gunsmith red
        cowboy gambling 2
        dynamite-cowboy gambling 1
    """)
    table.play("* roll 4", "* roll 2", "* roll 3", f"1 reroll {which}", "* roll 6")

    assert dice(table) == [4, total]
    assert table.asked == "1 TakeGain"
