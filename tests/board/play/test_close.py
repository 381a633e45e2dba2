"""Closing the round: cowboys, the cash limit, what goes back, and the track refilled."""

import pytest

from carson.board.game import BOARD_GAME
from carson.board.ids import THING_NAMES
from carson.core.moves import NOBODY
from tests.board.buildings.looking import track
from tests.support.scenario import Scenario, scenario

ALL_PAY = ("1 spend 0", "2 spend 0", "3 spend 0")


def closing(*lines: str) -> Scenario:
    """The end of round 1, when the cash limit is applied."""
    return scenario("\n".join(["phase close", *lines]))


def refilling(tiles: str, *lines: str) -> Scenario:
    """The end of round 1, when the building spaces are refilled."""
    table = closing(f"track {tiles}", *lines)
    table.play(*ALL_PAY)
    return table


@pytest.mark.rule("close.limit")
def test_who_has_no_money_has_already_spent_nothing() -> None:
    table = closing("player 2 cash 0")
    table.play("1 spend 0")

    assert (table.asked, table.why("2 spend 0")) == ("3 SpendExcess", "already-answered")


# --- the order of closing -------------------------------------------------------------------
@pytest.mark.rule("close.order")
@pytest.mark.ruling(87)
def test_new_cowboys_arrive_before_the_cash_limit() -> None:
    table = scenario("phase resolve vp-2")

    assert (table.asked, table.state.home) == ("1 SpendExcess", [7, 7, 7])


@pytest.mark.rule("close.order")
@pytest.mark.ruling(12)
def test_the_cash_limit_is_applied_in_pass_order() -> None:
    table = scenario("""
        phase resolve vp-2
        passing 3 1 2
    """)
    asked = [table.asked]
    for move in ("3 spend 0", "1 spend 0"):
        table.play(move)
        asked.append(table.asked)

    assert asked == ["3 SpendExcess", "1 SpendExcess", "2 SpendExcess"]


@pytest.mark.rule("close.order")
@pytest.mark.ruling(87)
def test_characters_and_token_go_back_after_the_cash_limit() -> None:
    table = closing("ammunition 2")
    table.play("1 spend 0", "2 spend 0")
    before = table.state.ammunition, table.state.holder.count(NOBODY)
    table.play("3 spend 0")

    cards = len(table.state.holder)
    assert before == (1, cards - 3)
    assert (table.state.ammunition, table.state.holder.count(NOBODY)) == (NOBODY, cards)


@pytest.mark.rule("close.order")
@pytest.mark.ruling(87)
def test_the_building_spaces_are_refilled_last() -> None:
    table = closing("track - ranch - - - - -")
    table.play("1 spend 0", "2 spend 0")
    before = track(table)
    table.play("3 spend 0")

    assert before == ["nothing", "ranch", *["nothing"] * 5]
    assert (table.asked, track(table)[-1]) == ("* DrawBuilding", "ranch")


@pytest.mark.rule("close.order")
@pytest.mark.ruling(86)
def test_closing_the_round_covers_the_cheapest_open_purchase() -> None:
    table = refilling("mine mine mine bank bank bank ranch")
    table.play("1 choose banker", "2 choose sheriff", "3 choose mercenary")

    assert (table.state.round, table.asked) == (2, "2 PlaceOrPass")
    assert (table.why("2 place vp-2"), table.why("2 place vp-3")) == ("space-over", "")


@pytest.mark.rule("close.order")
@pytest.mark.ruling(89)
def test_after_round_4_the_cash_limit_still_applies_and_the_game_ends() -> None:
    table = scenario("""
        round 4
        phase resolve vp-5
        player 1 cash 130
    """)
    before = table.why("1 spend 9")
    table.play("1 spend 10", "2 spend 0", "3 spend 0")

    assert (before, table.asked) == ("over-the-limit", "over")


@pytest.mark.rule("close.order")
@pytest.mark.ruling(89)
def test_after_round_4_no_cowboys_arrive_and_nothing_is_refilled() -> None:
    table = scenario("""
        round 4
        phase resolve vp-5
        track - ranch - - - - -
    """)
    table.play(*ALL_PAY)

    assert table.state.home == [3, 3, 3]
    assert track(table) == ["nothing", "ranch", *["nothing"] * 5]


@pytest.mark.rule("close.order")
def test_after_round_4_characters_and_token_stay_where_they_are() -> None:
    table = scenario("""
        round 4
        phase resolve vp-5
        card 2 grocer
        ammunition 2
    """)
    table.play(*ALL_PAY)

    assert (table.asked, table.state.ammunition, table.state.holder[3]) == ("over", 1, 1)


# --- new cowboys ----------------------------------------------------------------------------
@pytest.mark.rule("close.cowboys")
def test_the_cowboys_of_everybody_come_from_his_general_supply() -> None:
    table = scenario("""
        round 2
        phase resolve vp-3
        player 2 cowboys 4
    """)

    assert (table.state.home, table.state.general_supply) == ([8, 9, 8], (2, 1, 2))


@pytest.mark.rule("close.cowboys")
@pytest.mark.parametrize(("have", "then"), [(4, 9), (5, 10), (6, 10), (10, 10)])
def test_nobody_ever_has_more_than_ten_cowboys(have: int, then: int) -> None:
    table = scenario(f"""
        round 3
        phase resolve vp-4
        player 1 cowboys {have}
    """)

    assert (table.state.home[0], table.state.general_supply[0]) == (then, 10 - then)


# --- the cash limit -------------------------------------------------------------------------
@pytest.mark.rule("close.limit")
@pytest.mark.ruling(88)
def test_a_player_spends_any_amount_from_his_excess_to_all_he_has() -> None:
    table = closing("card 1 sheriff", "player 1 cash 23")

    assert table.nouns(1, "spend") == [str(amount) for amount in range(3, 24)]
    assert (table.why("1 spend 2"), table.why("1 spend 24")) == ("over-the-limit", "not-that-much")


@pytest.mark.rule("close.limit")
@pytest.mark.ruling(88)
def test_without_an_excess_a_player_may_spend_anything_or_nothing() -> None:
    table = closing("card 1 sheriff", "player 1 cash 20")

    assert table.nouns(1, "spend") == [str(amount) for amount in range(21)]


@pytest.mark.rule("close.limit")
@pytest.mark.ruling(88)
@pytest.mark.parametrize(("amount", "vps"), [(3, 0), (9, 0), (10, 1), (19, 1), (20, 2), (23, 2)])
def test_every_full_ten_dollars_spent_give_a_point(amount: int, vps: int) -> None:
    table = closing("card 1 sheriff", "player 1 cash 23")
    table.play(f"1 spend {amount}")

    assert (table.cash[0], table.vps) == (23 - amount, [vps, 0, 0])
    assert BOARD_GAME.scores(table.state)["excess"] == [vps, 0, 0]


@pytest.mark.rule("close.limit")
@pytest.mark.parametrize(
    ("card", "limit"),
    [("sheriff", 20), ("banker", 120), ("grocer", 60), ("chinese-worker", 30), ("captain", 25)],
)
def test_the_limit_is_that_of_the_character(card: str, limit: int) -> None:
    table = closing(f"card 1 {card}", f"player 1 cash {limit + 7}")

    assert table.nouns(1, "spend")[0] == "7"


# --- what goes back -------------------------------------------------------------------------
@pytest.mark.rule("close.return")
def test_all_characters_lie_open_again_for_the_next_round() -> None:
    table = refilling("mine mine mine bank bank bank ranch")

    cards = ["sheriff", "banker", "grocer", "chinese-worker", "settler", "captain", "mercenary"]
    assert (table.asked, table.nouns(1, "choose")) == ("1 ChooseCharacter", cards)


@pytest.mark.rule("close.return")
def test_the_ammunition_token_goes_back_to_its_space() -> None:
    table = refilling("mine mine mine bank bank bank ranch", "ammunition 1")
    table.play("1 choose banker", "2 choose sheriff", "3 choose mercenary")

    assert table.why("2 place ammunition") == ""


@pytest.mark.rule("close.return")
@pytest.mark.parametrize("used", ["", "white-cowboy vp-2 1"])
def test_the_white_cowboy_goes_back_used_or_not(used: str) -> None:
    table = scenario(f"""
        phase resolve vp-2
        card 1 sheriff
        {used}
        player 1 cash 0
        track mine mine mine bank bank bank ranch
    """)
    table.play("2 spend 0", "3 spend 0", "1 choose banker", "2 choose sheriff", "3 choose grocer")
    table.play("3 take")

    assert (len(table.state.cowboys), table.state.home[0], table.state.general_supply[0]) == (
        0,
        7,
        3,
    )
    assert table.why("2 white wages") == ""


# --- the track ------------------------------------------------------------------------------
@pytest.mark.rule("close.refill")
def test_tiles_that_were_not_bought_move_to_the_cheapest_spaces_in_their_order() -> None:
    table = refilling("mine - ranch - - hotel -")

    assert track(table)[4:] == ["mine", "ranch", "hotel"]
    assert track(table)[:4] == ["nothing"] * 4


@pytest.mark.rule("close.refill")
def test_each_space_still_empty_gets_a_tile_from_the_bag() -> None:
    table = refilling("mine - ranch bank - hotel -")
    table.play("* draw saloon", "* draw church", "* draw prison")

    tiles = ["prison", "church", "saloon", "mine", "ranch", "bank", "hotel"]
    assert (track(table), table.asked) == (tiles, "1 ChooseCharacter")


@pytest.mark.rule("close.refill")
def test_a_full_track_draws_nothing() -> None:
    table = refilling("mine mine mine bank bank bank ranch")

    assert table.asked == "1 ChooseCharacter"


@pytest.mark.rule("close.refill")
def test_a_drawn_tile_has_left_the_bag() -> None:
    table = refilling("- - - bank bank bank ranch", "reserve 1 church prison")
    before = table.why("* draw church")
    table.play("* draw church")

    assert (before, table.why("* draw church"), table.why("* draw prison")) == (
        "",
        "not-in-bag",
        "",
    )


@pytest.mark.rule("close.refill")
@pytest.mark.ruling(10)
def test_when_the_bag_runs_out_the_dearest_spaces_stay_empty() -> None:
    table = refilling(
        "hotel - - - - - -",
        "reserve 1 ranch ranch ranch ranch ranch ranch mine mine mine mine mine mine",
        "reserve 2 drugstore drugstore drugstore drugstore bank bank bank bank hotel hotel",
        "reserve 3 saloon saloon saloon church church",
    )

    tiles = ["nothing"] * 4 + ["prison", "prison", "hotel"]
    assert (track(table), table.asked) == (tiles, "1 ChooseCharacter")


@pytest.mark.rule("close.refill")
@pytest.mark.ruling(10)
def test_a_space_that_stayed_empty_cannot_be_chosen() -> None:
    table = scenario("""
        phase place
        turn 1
        track - - ranch ranch ranch ranch ranch
    """)

    assert table.why("1 place build-12") == "no-building-there"
    assert table.why("1 place build-8") == ""


@pytest.mark.rule("close.refill")
@pytest.mark.rule("building.buy")
def test_the_space_of_a_tile_bought_this_round_is_refilled_at_the_end_of_the_round() -> None:
    table = scenario("""
        phase resolve build-3
        track mine mine mine bank bank bank ranch
        cowboy build-3 1
    """)
    table.play("1 buy", *ALL_PAY, "* draw hotel")

    assert track(table) == ["hotel", "mine", "mine", "mine", "bank", "bank", "bank"]
    assert {THING_NAMES[line["thing"]]: line["price"] for line in table.happened("drew")} == {
        "hotel": 12
    }
