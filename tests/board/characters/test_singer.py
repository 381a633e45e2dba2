"""11: the Singer."""

import pytest

from carson.board.powers import ask
from tests.support.scenario import Scenario, scenario

CAST = "option characters 1Y,2Y,4Y,5Y,6Y,7Y,11Y"
SPACES = ["three-roads", "parcel-income", "cowboy-income", "gambling", "parcel-vp"]
SPACES += ["building-vp", "cowboy-vp", "vp-5", "vp-4", "vp-3", "vp-2"]


@pytest.mark.parametrize(("side", "limit"), [("yellow", 15), ("red", 40)])
def test_her_number_and_her_limits(side: str, limit: int) -> None:
    table = scenario(f"""
        {CAST}
        phase close
        card 1 singer {side}
        player 1 cash 150
    """)

    assert ask.number(table.state, table.state.seats[0]) == 11
    assert table.nouns(1, "spend")[0] == str(150 - limit)


# --- yellow: placing the tokens -------------------------------------------------------------
def placing(*lines: str) -> Scenario:
    """Player 1 holds the Singer and is to place."""
    position = [CAST, "phase place", "turn 1", "card 1 singer yellow"]
    return scenario("\n".join([*position, *lines]))


@pytest.mark.ruling(168)
def test_the_tokens_are_for_roads_incomes_and_vps() -> None:
    assert placing().nouns(1, "sing") == SPACES


@pytest.mark.ruling(168)
@pytest.mark.parametrize(
    "place", ["wages", "ammunition", "one-road", "build-12", "a1", "b1", "c1", "d1"]
)
def test_the_tokens_are_not_for_other_places(place: str) -> None:
    table = placing(
        *("option buildings all", "track hotel hotel hotel bank bank bank bank"),
        *("land 1 b1=saloon", "land 2 c1=saloon", "land - d1=city-hall"),
    )

    assert table.why(f"1 sing {place}") == "not-for-this-piece"


def test_a_space_that_is_closed_to_all_is_closed_to_them() -> None:
    assert placing("round 2").why("1 sing vp-2") == "space-over"


@pytest.mark.ruling(168)
def test_a_token_is_placed_with_a_cowboy_and_takes_a_turn() -> None:
    table = placing()
    table.play("1 sing gambling")

    assert (table.state.home[0], table.state.general_supply[0]) == (2, 7)
    assert table.asked == "2 PlaceOrPass"


@pytest.mark.ruling(168)
def test_there_are_two_tokens() -> None:
    table = placing("passed 2 3")
    table.play("1 sing gambling", "1 sing parcel-vp")

    assert table.why("1 sing cowboy-vp") == "no-piece"
    assert table.offers("1 place cowboy-vp")


def test_without_a_cowboy_a_token_is_of_no_use() -> None:
    table = placing("player 1 cowboys 1", "passed 2 3", "cowboy wages 1")
    table.play("1 sing parcel-vp")

    assert table.state.pass_order[-1] == 0
    assert len(table.happened("placed")) == 1


def test_cowboys_may_still_be_placed_without_a_token() -> None:
    assert placing().offers("1 place gambling", "1 pass")


def test_nobody_else_has_tokens() -> None:
    table = placing()
    table.play("1 pass")

    assert table.why("2 sing gambling") == "no-piece"


@pytest.mark.parametrize("space", SPACES)
def test_a_cowboy_with_a_token_joins_others(space: str) -> None:
    assert placing(f"cowboy {space} 2 3").offers(f"1 sing {space}")


@pytest.mark.ruling(91)
@pytest.mark.parametrize("space", SPACES)
def test_a_cowboy_with_a_token_joins_the_white_cowboy(space: str) -> None:
    table = placing("card 2 sheriff", f"white-cowboy {space} 2")

    assert table.why(f"1 place {space}") == "closed-by"
    assert table.offers(f"1 sing {space}")


@pytest.mark.parametrize("piece", ["cowboy", "no-duel-cowboy"])
def test_a_cowboy_with_a_token_does_not_join_another_of_his_player(piece: str) -> None:
    table = placing(f"{piece} gambling 1")

    assert table.why("1 sing gambling") == "already-there"
    assert table.why("1 place gambling") == "already-there"


def test_others_may_join_a_cowboy_with_a_token() -> None:
    table = placing()
    table.play("1 sing gambling")

    assert table.offers("2 place gambling")


def test_the_white_cowboy_does_not_join_a_cowboy_with_a_token() -> None:
    table = placing("card 2 sheriff", "turn 2", "no-duel-cowboy gambling 1")

    assert table.why("2 white gambling") == "not-empty"


@pytest.mark.ruling(170)
def test_unused_tokens_are_lost() -> None:
    table = scenario(f"""
        {CAST}
        phase close
        card 1 singer yellow
        track hotel hotel hotel bank bank bank bank
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0")
    table.play("1 choose banker", "2 choose singer", "3 choose sheriff", "3 pass")

    assert table.why("1 sing gambling") == "no-piece"


def test_the_next_one_who_takes_her_has_two_tokens_again() -> None:
    table = scenario(f"""
        {CAST}
        phase close
        card 1 singer yellow
        track hotel hotel hotel bank bank bank bank
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0")
    table.play("1 choose banker", "2 choose singer", "3 choose sheriff", "3 pass", "1 pass")
    table.play("2 sing gambling")

    assert table.offers("2 sing parcel-vp")


# --- yellow: acting -------------------------------------------------------------------------
def singing(*lines: str, box: str = "parcel-income") -> Scenario:
    """Player 1 has placed a cowboy with a token on a space, and everyone owns a parcel."""
    position = [CAST, f"phase resolve {box}", "card 1 singer yellow"]
    position += ["land 1 a1", "land 2 b1", "land 3 c1"]
    return scenario("\n".join([*position, *lines, f"no-duel-cowboy {box} 1"]))


@pytest.mark.ruling(169)
@pytest.mark.parametrize("order", ["1 2 3", "2 1 3", "3 2 1"])
def test_both_act_without_a_duel_and_she_acts_first(order: str) -> None:
    table = singing(f"passing {order}", "cowboy parcel-income 2")
    asked = table.asked
    table.play("1 take")

    assert (asked, table.asked) == ("1 TakeGain", "2 TakeGain")
    assert table.happened("duel-began") == []


def test_both_get_the_whole_action() -> None:
    table = singing("cowboy parcel-income 2")
    table.play("1 take", "2 take")

    assert table.cash == [15 + 2, 15 + 2, 15]


@pytest.mark.ruling(169)
def test_the_white_cowboy_and_she_both_act_and_she_acts_first() -> None:
    table = singing(*("passing 2 1 3", "card 2 sheriff", "white-cowboy parcel-income 2"))
    table.play("1 take", "2 take")

    assert table.cash == [15 + 2, 15 + 2, 15]


@pytest.mark.ruling(169)
def test_two_others_fight_without_her() -> None:
    table = singing("cowboy parcel-income 2 3")
    table.play("1 take", "* roll 1", "* roll 6")

    assert [line["seat"] for line in table.happened("fought")] == [1, 2]


@pytest.mark.ruling(169)
def test_she_acts_before_the_others_fight_their_duel() -> None:
    table = singing("passing 3 2 1", "cowboy parcel-income 2 3")
    asked, fought = table.asked, table.happened("duel-began")
    table.play("1 take")

    assert (asked, fought) == ("1 TakeGain", [])
    assert (table.asked, table.cash) == ("* RollDie", [15 + 2, 15, 15])


@pytest.mark.ruling(169)
def test_the_winner_of_the_duel_acts_after_her() -> None:
    table = singing("passing 3 2 1", "cowboy parcel-income 2 3")
    table.play("1 take", "* roll 1", "* roll 6", "2 take")

    assert table.cash == [15 + 2, 15 + 2, 15]


@pytest.mark.ruling(169)
def test_she_buys_vps_before_the_others_fight() -> None:
    table = singing("cowboy vp-5 2 3", box="vp-5")
    table.play("1 points 3")

    assert (table.asked, table.vps) == ("* RollDie", [3, 0, 0])


def test_three_roads_for_each() -> None:
    table = singing("cowboy three-roads 2", box="three-roads")
    table.play("1 take", "2 take")

    assert table.state.roads_in_hand == (1 + 3, 1 + 3, 1)


def test_each_buys_vps() -> None:
    table = singing("cowboy vp-5 2", box="vp-5")
    table.play("1 points 3", "2 points 1")

    assert table.vps == [3, 1, 0]


def test_with_a_yellow_token_she_gambles_for_the_sum() -> None:
    table = singing(box="gambling")
    table.play("1 take", "* roll 5", "* roll 6")

    assert table.cash[0] == 15 + 11


def test_her_cowboy_then_goes_to_the_general_supply() -> None:
    table = singing("player 1 cowboys 2", "cowboy vp-5 2")
    table.play("1 take")

    assert (table.state.home[0], table.state.general_supply[0]) == (2, 8)


# --- the red side ---------------------------------------------------------------------------
RED_CAST = "option characters 1Y,2Y,4Y,5Y,6Y,7Y,11R"


# --- placing the gambler --------------------------------------------------------------------
def placing_red(*lines: str) -> Scenario:
    """Player 1 holds the Singer and is to place."""
    return scenario("\n".join([RED_CAST, "phase place", "turn 1", "card 1 singer", *lines]))


@pytest.mark.ruling(171)
def test_the_gambler_comes_from_the_general_supply_and_takes_a_turn() -> None:
    table = placing_red()
    table.play("1 lucky gambling")

    assert (table.state.home[0], table.state.general_supply[0]) == (3, 6)
    assert table.asked == "2 PlaceOrPass"


def test_the_gambler_only_gambles() -> None:
    table = placing_red()

    assert table.nouns(1, "lucky") == ["gambling"]
    assert table.nouns(1, "sing") == []


def test_there_is_one_gambler_a_round() -> None:
    table = placing_red("passed 2 3")
    table.play("1 lucky gambling")

    assert table.why("1 lucky gambling") == "no-piece"


def test_the_gambler_need_not_be_placed() -> None:
    assert placing_red().offers("1 pass", "1 place gambling")


@pytest.mark.ruling(171)
def test_without_a_cowboy_in_the_general_supply_there_is_no_gambler() -> None:
    assert placing_red("player 1 cowboys 10").why("1 lucky gambling") == "no-piece"


@pytest.mark.ruling(20)
def test_without_a_cowboy_of_her_own_she_may_still_place_the_gambler() -> None:
    table = placing_red("player 1 cowboys 0")

    assert table.offers("1 lucky gambling")


def test_the_gambler_joins_others() -> None:
    assert placing_red("cowboy gambling 2 3").offers("1 lucky gambling")


def test_the_gambler_joins_the_white_cowboy() -> None:
    table = placing_red("card 2 sheriff", "white-cowboy gambling 2")

    assert table.offers("1 lucky gambling")


def test_the_gambler_does_not_join_a_cowboy_of_his_player() -> None:
    assert placing_red("cowboy gambling 1").why("1 lucky gambling") == "already-there"


# --- gambling -------------------------------------------------------------------------------
def gambling(*lines: str) -> Scenario:
    """Player 1 has placed the gambler."""
    position = [RED_CAST, "phase resolve gambling", "card 1 singer"]
    return scenario("\n".join([*position, "lucky-cowboy gambling 1", *lines]))


@pytest.mark.parametrize(
    ("first", "second", "gain"), [(1, 1, 1), (2, 3, 6), (5, 6, 30), (6, 6, 36)]
)
def test_the_gambler_wins_the_product_of_the_dice(first: int, second: int, gain: int) -> None:
    table = gambling()
    table.play("1 take", f"* roll {first}", f"* roll {second}")

    assert table.cash[0] == 15 + gain


@pytest.mark.ruling(172)
def test_another_cowboy_gambles_for_the_sum_without_a_duel_and_later() -> None:
    table = gambling("passing 2 1 3", "cowboy gambling 2")
    table.play("1 take", "* roll 4", "* roll 5", "2 take", "* roll 4", "* roll 5")

    assert table.cash == [15 + 20, 15 + 9, 15]


@pytest.mark.ruling(172)
def test_the_gambler_acts_before_the_others_fight_their_duel() -> None:
    table = gambling("cowboy gambling 2 3")
    table.play("1 take", "* roll 4", "* roll 5")

    assert (table.asked, table.cash) == ("* RollDie", [15 + 20, 15, 15])


@pytest.mark.ruling(172)
def test_others_fight_for_their_gamble_without_the_gambler() -> None:
    table = gambling("cowboy gambling 2 3")
    table.play("1 take", "* roll 1", "* roll 1", "* roll 6", "* roll 1")

    assert [line["seat"] for line in table.happened("fought")] == [1, 2]
    assert table.asked == "2 TakeGain"


@pytest.mark.ruling(172)
def test_the_gambler_goes_back_to_the_general_supply() -> None:
    table = gambling("cowboy vp-5 2")
    table.play("1 take", "* roll 1", "* roll 1")

    assert (table.state.home[0], table.state.general_supply[0]) == (3, 7)
