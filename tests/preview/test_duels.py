"""Duels in previews: odds as a range, with what they assume."""

import pytest

from carson.board.ids import GAMBLING
from carson.board.state import State
from carson.core.agenda import Chance, legal, pending
from carson.core.moves import CHANCE, Seat
from carson.core.trials import after
from carson.preview.board.duels import odds
from tests.preview.looking import changed, look, odds_before, odds_on, said
from tests.support.scenario import at, scenario


def test_a_duel_with_an_equal_rival_depends_on_who_passes_first() -> None:
    table = scenario("""
        phase place
        player 1 cowboys 3
        player 2 cowboys 2
        cowboy gambling 2
    """)

    odds = odds_on(look(table, "1 place gambling"), "gambling")

    assert (odds.rivals, odds.lead, odds.first, odds.last) == ((1,), 0, 583, 417)


def test_a_single_rival_who_has_not_passed_is_named() -> None:
    table = scenario("""
        phase place
        turn 1
        player 1 cowboys 3
        player 2 cowboys 2
        passed 3
        cowboy gambling 2 3
    """)

    found = look(table, "1 place gambling")

    assert (odds_on(found, "gambling").rivals, odds_on(found, "gambling").undecided) == (
        (1, 2),
        (1,),
    )
    assert [args["seat"] for args in said(found, "duel-before")] == [1]


def test_the_range_goes_from_all_own_cowboys_placed_to_all_of_the_rival() -> None:
    table = scenario("""
        phase place
        player 1 cowboys 2
        player 2 cowboys 1
        cowboy gambling 2
    """)

    odds = odds_on(look(table, "1 place gambling"), "gambling")

    assert (odds.low, odds.high) == (278, 722)


def test_a_rival_who_has_passed_wins_the_ties_and_places_no_more() -> None:
    table = scenario("""
        phase place
        player 1 cowboys 3
        player 2 cowboys 2
        passed 2
        cowboy gambling 2
    """)

    odds = odds_on(look(table, "1 place gambling"), "gambling")

    assert (odds.first, odds.last, odds.high) == (417, 417, 417)


def test_what_can_still_be_placed_is_named_as_an_assumption() -> None:
    table = scenario("""
        phase place
        player 1 cowboys 3
        player 2 cowboys 1
        cowboy gambling 2
    """)

    odds = odds_on(look(table, "1 place gambling"), "gambling")
    placing = [about.args for about in odds.assumptions if about.code == "odds-to-place"]

    assert placing == [{"seat": 0, "count": 2}, {"seat": 1, "count": 1}]


def test_the_ammunition_token_of_a_seat_alone_on_its_space_counts_already() -> None:
    table = scenario("""
        phase place
        player 1 cowboys 1
        player 2 cowboys 0
        player 3 cowboys 0
        cowboy ammunition 2
        cowboy gambling 2
    """)

    odds = odds_on(look(table, "1 place gambling"), "gambling")

    assert (odds.lead, odds.first, odds.low) == (-3, 167, 83)


def test_the_ammunition_token_that_somebody_may_still_come_for_is_an_assumption() -> None:
    table = scenario("""
        phase place
        player 1 cowboys 2
        player 2 cowboys 0
        player 3 cowboys 0
        cowboy ammunition 2
        cowboy gambling 2
    """)

    odds = odds_on(look(table, "1 place gambling"), "gambling")

    assert "odds-ammunition" in [about.code for about in odds.assumptions]
    assert (odds.first, odds.high) == (278, 722)


def test_a_cowboy_who_loses_an_earlier_duel_comes_back_for_the_next() -> None:
    table = scenario("""
        phase place
        player 1 cowboys 1
        player 2 cowboys 0
        player 3 cowboys 0
        cowboy three-roads 2 3
        cowboy gambling 2
    """)

    odds = odds_on(look(table, "1 place gambling"), "gambling")

    assert "odds-returning" in [about.code for about in odds.assumptions]
    assert odds.low == 278


def test_a_duel_that_is_fought_later_brings_nobody_back() -> None:
    table = scenario("""
        phase place
        player 1 cowboys 1
        player 2 cowboys 0
        player 3 cowboys 0
        cowboy parcel-vp 2 3
        cowboy gambling 2
    """)

    odds = odds_on(look(table, "1 place gambling"), "gambling")

    assert "odds-returning" not in [about.code for about in odds.assumptions]


def test_placing_elsewhere_weakens_the_own_duels() -> None:
    table = scenario("""
        phase place
        player 1 cowboys 3
        player 2 cowboys 3
        cowboy gambling 1 2
    """)

    found = look(table, "1 place wages")

    assert (odds_before(found, "gambling").first, odds_on(found, "gambling").first) == (583, 417)
    assert said(found, "odds-change") == [{"place": 77, "before": "42–58", "after": "28–42"}]


def test_passing_settles_ties_and_keeps_the_firepower() -> None:
    table = scenario("""
        phase place
        player 1 cowboys 3
        player 2 cowboys 3
        cowboy gambling 1 2
    """)

    found = look(table, "1 pass")

    assert said(found, "passes") == [{"rank": 1, "count": 3}]
    assert (odds_on(found, "gambling").first, odds_on(found, "gambling").last) == (583, 583)
    assert changed(found, 1, "firepower") is None


def test_an_empty_space_tells_who_can_still_come_and_the_odds_then() -> None:
    table = scenario("""
        phase place
        player 1 cowboys 3
        player 2 cowboys 3
        player 3 cowboys 0
    """)

    odds = odds_on(look(table, "1 place gambling"), "gambling")

    assert (odds.rivals, odds.first) == ((), 1000)
    assert [(comer.seat, comer.first, comer.last) for comer in odds.comers] == [(1, 583, 417)]


@pytest.mark.parametrize("space", ["wages", "one-road"])
def test_there_are_no_odds_where_there_is_no_duel(space: str) -> None:
    table = scenario(f"""
        phase place
        cowboy {space} 2
    """)

    found = look(table, f"1 place {space}")

    assert [stake.after.odds for stake in found.stakes if stake.after is not None] == [None]


def test_with_duel_tiles_only_the_lead_is_told() -> None:
    table = scenario("""
        option variants might-is-right
        phase place
        player 1 cowboys 3
        player 2 cowboys 0
        cowboy gambling 2
    """)

    found = look(table, "1 place gambling")
    odds = odds_on(found, "gambling")

    assert (odds.lead, odds.first, odds.last, odds.low, odds.high) == (2, None, None, None, None)
    assert said(found, "duel-tiles") == [{"place": 77, "lead": "+2"}]


@pytest.mark.parametrize("piece", ["cowboy", "dynamite-cowboy"])
def test_the_odds_are_those_of_all_throws_of_the_dice(piece: str) -> None:
    table = scenario(f"""
        phase resolve ammunition
        passing 2 1 3
        player 1 cowboys 2
        player 2 cowboys 3
        player 3 cowboys 1
        cowboy ammunition 3
        {piece} gambling 1
        cowboy gambling 2 3
    """)
    expected = odds(table.state, Seat(0), GAMBLING)
    table.play("3 take")

    assert expected is not None
    assert expected.first == round(1000 * share_won(table.state, Seat(0)))


def share_won(s: State, seat: Seat) -> float:
    """In which part of all throws the seat wins the duel on Gambling income."""
    if not isinstance(pending(s), Chance):
        return float(s.at(GAMBLING)[0].seat == seat)
    throws = [after(s, CHANCE, move) for move in legal(s, CHANCE)]
    return sum(share_won(throw, seat) for throw in throws) / len(throws)


def test_an_outlaw_has_to_be_matched() -> None:
    table = scenario("""
        option variants outlaws
        round 2
        strength 9
        phase place
        turn 1
        player 1 cowboys 4
        outlaws d4
    """)

    found = look(table, "1 place d4")
    odds = odds_on(found, "d4")

    assert (odds.rivals, odds.lead, odds.first) == ((), 4 - 9, 333)
    assert said(found, "gives-points") == [{"place": at("d4"), "amount": "2"}]


def test_with_the_dice_on_the_table_a_second_roll_has_its_odds() -> None:
    table = scenario("""
        option characters 1Y,2Y,5Y,6Y,10R,11Y,18Y
        phase resolve gambling
        passing 2 1 3
        card 1 gunsmith red
        cowboy gambling 1 2
    """)
    table.play("* roll 4", "* roll 2")

    assert said(look(table, "1 keep"), "second-roll") == [{"chance": 0}]
    assert said(look(table, "1 keep"), "duel-won") == [{"seat": 1, "place": 77}]
    assert said(look(table, "1 reroll 1"), "second-roll") == [{"chance": 33}]


def test_a_duel_tile_shows_the_totals_that_are_known() -> None:
    table = scenario("""
        option players 2
        option variants might-is-right
        phase resolve gambling
        player 1 cowboys 2
        player 2 cowboys 1
        tiles 1 1 0 0 1 0 1
        tiles 2 0 1 1 1 0 0
        cowboy gambling 1 2
    """)

    found = look(table, "1 tile 5")

    assert said(found, "tile") == [{"total": 3 + 5}]
    assert said(found, "tile-rival") == [{"seat": 1, "total": 2}]
