"""Kit Carson: everyone places at once, changes their mind, and passes."""

import pytest

from carson.board.ids import GAMBLING
from tests.support.scenario import Scenario, scenario

LIVE = "option placing live"


def placing(*lines: str, variants: str = "kit-carson") -> Scenario:
    """Phase 2, in which player 1 is first and 3 is last, unless the lines say otherwise."""
    return scenario("\n".join([f"option variants {variants}", "phase place", *lines]))


def chosen(*lines: str) -> Scenario:
    """A round in which all have just chosen; player 3 is first, then 1, then 2."""
    table = scenario("\n".join(["option variants kit-carson", "phase choose", *lines]))
    table.play("1 choose chinese-worker", "2 choose mercenary", "3 choose sheriff")
    return table


# --- who places when ------------------------------------------------------------------------
@pytest.mark.rule("kit.first")
@pytest.mark.ruling(220)
@pytest.mark.parametrize("how", ["option placing turns", LIVE])
def test_the_first_player_begins_alone(how: str) -> None:
    assert chosen(how).asked == "3 PlaceFreely"


@pytest.mark.rule("kit.first")
@pytest.mark.ruling(220)
def test_the_first_player_may_stop_before_he_has_placed_anybody() -> None:
    table = chosen()
    table.play("3 pass")

    assert (table.state.passed, table.asked) == ((2,), "1 PlaceFreely")


@pytest.mark.rule("kit.turns")
@pytest.mark.ruling(220)
def test_then_the_players_act_in_turn_one_action_each() -> None:
    table = chosen()
    asked = []
    for line in ("3 place wages", "1 place wages", "2 place wages", "3 back wages"):
        table.play(line)
        asked.append(table.asked[0])

    assert asked == ["1", "2", "3", "1"]


@pytest.mark.rule("kit.turns")
@pytest.mark.ruling(220)
def test_to_shift_a_cowboy_is_one_action() -> None:
    table = placing("cowboy wages 1")
    table.play("1 shift wages", "1 place gambling")

    assert table.asked == "2 PlaceFreely"


@pytest.mark.rule("kit.turns")
def test_a_road_is_no_action() -> None:
    table = placing("roads d4n", "player 1 roads 1")
    table.play("1 road c4n")

    assert (table.state.roads_in_hand[0], table.asked) == (0, "1 PlaceFreely")


@pytest.mark.rule("kit.turns")
@pytest.mark.ruling(220)
def test_who_has_stopped_is_not_asked_again() -> None:
    table = chosen()
    table.play("3 place wages", "1 pass", "2 place wages", "3 place wages")

    assert (table.asked, table.why("1 place wages")) == ("2 PlaceFreely", "not-your-turn")


@pytest.mark.rule("kit.turns")
def test_nobody_waits_for_others_who_have_all_stopped() -> None:
    table = chosen()
    table.play("3 pass", "1 pass", "2 place wages", "2 place wages", "2 place wages")

    assert table.asked == "2 PlaceFreely"


@pytest.mark.rule("kit.live")
@pytest.mark.ruling(221)
def test_at_a_live_table_all_place_after_the_first_cowboy() -> None:
    table = chosen(LIVE)
    table.play("3 place wages")

    assert table.asked == "1 2 3 PlaceFreely"


@pytest.mark.rule("kit.live")
@pytest.mark.ruling(221)
def test_at_a_live_table_anybody_acts_whenever_he_likes() -> None:
    table = chosen(LIVE)
    table.play("3 place wages", "2 place e1", "2 place gambling", "3 place e1", "2 back e1")

    assert [cowboy.seat for cowboy in table.state.cowboys] == [2, 1, 2]
    assert table.asked == "1 2 3 PlaceFreely"


@pytest.mark.rule("kit.live")
@pytest.mark.ruling(221)
def test_at_a_live_table_who_stops_is_out() -> None:
    table = chosen(LIVE)
    table.play("3 place wages", "2 pass")

    assert (table.asked, table.why("2 place wages")) == ("1 3 PlaceFreely", "not-your-turn")


@pytest.mark.rule("kit.stop")
@pytest.mark.ruling(221)
@pytest.mark.parametrize("how", ["option placing turns", LIVE])
def test_the_order_of_stopping_is_the_order_of_passing(how: str) -> None:
    table = chosen(how)
    table.play("3 place wages", "1 place wages", "2 pass", "3 pass", "1 pass")

    assert table.state.pass_order == (1, 2, 0)


@pytest.mark.rule("kit.stop")
@pytest.mark.parametrize("how", ["option placing turns", LIVE])
def test_who_has_nothing_to_place_or_to_take_back_stops_by_himself(how: str) -> None:
    table = placing(how, "player 2 cowboys 0")
    table.play("1 place wages")

    assert table.state.passed == (1,)


@pytest.mark.rule("kit.stop")
def test_who_has_placed_all_his_cowboys_may_still_change_his_mind() -> None:
    table = placing("player 1 cowboys 0", "cowboy wages 1")

    assert table.asked == "1 PlaceFreely"
    assert table.offers("1 shift wages", "1 back wages", "1 pass")


# --- changing one's mind --------------------------------------------------------------------
@pytest.mark.rule("kit.mind")
def test_a_cowboy_may_be_shifted_to_any_place_he_could_be_placed_on() -> None:
    table = placing("cowboy wages 1", "land 2 c3=bank c4=church", "passed 2 3")
    table.play("1 shift wages")

    assert table.offers("1 place gambling", "1 place e6")
    assert table.why("1 place c3") == "protected"
    assert table.why("1 place wages") == "same-place"


@pytest.mark.rule("kit.mind")
def test_a_shifted_cowboy_leaves_one_place_for_the_other() -> None:
    table = placing("cowboy e6 1")
    table.play("1 shift e6", "1 place gambling")

    assert [cowboy.place for cowboy in table.state.cowboys] == [GAMBLING]
    assert table.state.home[0] == 3


@pytest.mark.rule("kit.mind")
def test_a_cowboy_who_is_taken_back_may_be_placed_again() -> None:
    table = placing("player 1 cowboys 0", "cowboy wages 1", "passed 2 3")
    table.play("1 back wages")

    assert (table.state.cowboys, table.state.home[0]) == ([], 1)
    assert table.offers("1 place wages")


@pytest.mark.rule("kit.mind")
def test_nobody_touches_the_cowboys_of_others() -> None:
    table = placing("cowboy gambling 2")

    assert table.why("1 back gambling") == "no-cowboy-there"
    assert table.why("1 shift gambling") == "no-cowboy-there"


@pytest.mark.rule("kit.mind")
def test_the_last_property_tile_is_free_again_for_who_leaves_a_parcel() -> None:
    land = "land 1 a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2"
    table = placing(land, "cowboy e6 1")
    second = table.why("1 place e7")
    table.play("1 shift e6")

    assert (second, table.why("1 place e7")) == ("no-titles", "")


@pytest.mark.rule("kit.mind")
@pytest.mark.ruling(223)
def test_the_white_cowboy_comes_back_with_his_firepower() -> None:
    table = placing("card 1 sheriff", "passed 2 3")
    table.play("1 white e6")
    away = table.offers("1 white e7")
    table.play("1 back e6")

    assert (away, table.offers("1 white e7")) == (False, True)
    assert table.state.home[0] == 3


@pytest.mark.rule("kit.mind")
@pytest.mark.ruling(223)
def test_the_white_cowboy_is_shifted_as_himself() -> None:
    table = placing("card 1 sheriff", "white-cowboy e6 1", "cowboy vp-5 2")
    table.play("1 shift e6")
    refused = table.why("1 place e7"), table.why("1 white vp-5")
    table.play("1 white e7")

    assert refused == ("no-piece", "not-empty")
    assert [cowboy.piece.name for cowboy in table.state.cowboys] == ["cowboy", "white-cowboy"]


@pytest.mark.rule("kit.mind")
@pytest.mark.ruling(223)
def test_dynamite_comes_back_with_its_cowboy() -> None:
    table = placing("player 1 dynamite 1", "passed 2 3")
    table.play("1 dynamite gambling", "1 back gambling")

    assert (table.state.dynamite[0], table.state.home[0]) == (1, 3)


@pytest.mark.rule("kit.mind")
@pytest.mark.ruling(223)
def test_a_no_duel_token_comes_back_with_its_cowboy() -> None:
    cast = "option characters 1Y,2Y,4Y,5Y,6Y,7Y,11Y"
    table = placing(cast, "turn 1", "card 1 singer", "passed 2 3")
    table.play("1 sing gambling", "1 sing vp-5")
    used_up = table.why("1 sing vp-4")
    table.play("1 back gambling")

    assert (used_up, table.why("1 sing vp-4")) == ("no-piece", "")


@pytest.mark.rule("kit.mind")
@pytest.mark.ruling(223)
def test_the_gambler_of_the_singer_goes_back_to_the_general_supply() -> None:
    cast = "option characters 1Y,2Y,4Y,5Y,6Y,7Y,11R"
    table = placing(cast, "turn 1", "card 1 singer", "passed 2 3")
    table.play("1 lucky gambling")
    shift = table.why("1 shift gambling")
    table.play("1 back gambling")

    assert shift == "nowhere-to-go"
    assert (table.state.home[0], table.state.general_supply[0]) == (3, 7)
    assert table.offers("1 lucky gambling")


@pytest.mark.rule("kit.mayor")
@pytest.mark.ruling(224)
def test_the_mayor_of_an_earlier_round_cannot_be_lifted() -> None:
    hall = ("option buildings all", "land - d4=city-hall")
    table = placing(*hall, "settled d4 1", "cowboy wages 1")

    assert table.why("1 back d4") == "no-cowboy-there"
    assert table.nouns(1, "shift") == table.nouns(1, "back") == ["wages"]


@pytest.mark.rule("kit.mayor")
@pytest.mark.ruling(224)
def test_who_came_to_the_city_hall_in_this_round_can_be_lifted() -> None:
    hall = ("option buildings all", "land - d4=city-hall")
    table = placing(*hall, "settled d4 2", "cowboy d4 1")
    table.play("1 back d4")

    assert [cowboy.seat for cowboy in table.state.cowboys] == [1]
