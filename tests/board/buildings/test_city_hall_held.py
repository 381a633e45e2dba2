"""Holding the City Hall: who goes there, the duel for it, and how long one stays."""

import pytest

from carson.board.ids import FOR_COWBOYS
from carson.board.map import town
from carson.core.moves import NOBODY
from tests.support.scenario import scenario

HALL = "option buildings all\nland - d4=city-hall"


# --- cowboys on it --------------------------------------------------------------------------
@pytest.mark.rule("hall.occupy")
@pytest.mark.ruling(123)
def test_each_player_may_send_one_cowboy_there() -> None:
    table = scenario(f"""
        {HALL}
        phase place
        card 1 banker
        card 2 captain
        card 3 mercenary
    """)
    table.play("1 place d4", "2 place d4")
    joins = table.why("3 place d4")
    table.play("3 pass")

    assert (joins, table.why("1 place d4")) == ("", "already-there")


@pytest.mark.rule("hall.occupy")
@pytest.mark.ruling(126)
def test_the_white_cowboy_goes_to_an_empty_city_hall_and_closes_it() -> None:
    table = scenario(f"""
        {HALL}
        phase place
        card 1 sheriff
        card 2 captain
    """)
    table.play("1 white d4")
    others = {table.asked[0]: table.why(f"{table.asked[0]} place d4")}
    table.play(f"{table.asked[0]} pass")
    others[table.asked[0]] = table.why(f"{table.asked[0]} place d4")

    assert others == {"2": "closed-by", "3": "closed-by"}


@pytest.mark.rule("hall.occupy")
@pytest.mark.ruling(126)
def test_the_white_cowboy_does_not_go_where_somebody_holds_the_city_hall() -> None:
    table = scenario(f"""
        {HALL}
        phase place
        card 1 sheriff
        cowboy d4 2
    """)

    assert table.why("1 white d4") == "not-empty"


# --- the duel -------------------------------------------------------------------------------
@pytest.mark.rule("hall.duel", "income.buildings")
@pytest.mark.ruling(123)
def test_the_duel_for_it_comes_before_the_others_are_put_in_order() -> None:
    table = scenario(f"""
        {HALL}
        phase resolve building-income
        player 1 cowboys 2
        player 2 cowboys 0
        land 1 a1=hotel c1=hotel
        cowboy d4 2 3
        cowboy a1 1 3
        cowboy c1 1 2
    """)
    asked = table.asked
    table.play("* roll 6", "* roll 1")

    assert (asked, town.mayor(table.state)) == ("* RollDie", 1)
    assert (table.asked, table.nouns(1, "duel")) == ("1 PickDuel", ["a1", "c1"])


@pytest.mark.rule("hall.duel")
@pytest.mark.ruling(123)
def test_the_grocer_chooses_before_the_duel_for_it() -> None:
    table = scenario(f"""
        {HALL}
        phase resolve building-income
        card 1 grocer
        land 1 a1=hotel
        cowboy d4 2 3
    """)

    assert table.asked == "1 DoubleOrCash"


@pytest.mark.rule("hall.duel")
@pytest.mark.ruling(123)
def test_the_winner_of_the_duel_stays_and_the_losers_go_home() -> None:
    table = scenario(f"""
        {HALL}
        phase resolve building-income
        player 1 cowboys 3
        player 2 cowboys 3
        player 3 cowboys 3
        cowboy d4 1 2 3
    """)
    table.play("* roll 2", "* roll 5", "* roll 4")

    assert [cowboy.seat for cowboy in table.state.cowboys] == [1]
    assert [table.state.home[seat] for seat in (0, 2)] == [3 + 1 + 4] * 2


@pytest.mark.rule("hall.duel")
@pytest.mark.ruling(123)
def test_a_lone_newcomer_holds_it_without_a_duel() -> None:
    table = scenario(f"""
        {HALL}
        phase resolve gambling
        cowboy gambling 1
        cowboy d4 2
    """)
    table.play("1 decline")

    assert not table.happened("duel-began")
    assert (table.asked, town.mayor(table.state)) == ("1 SpendExcess", 1)


# --- it stays -------------------------------------------------------------------------------
@pytest.mark.rule("hall.stay")
@pytest.mark.ruling(124)
def test_the_cowboy_on_it_stays_over_the_end_of_the_round() -> None:
    table = scenario(f"""
        {HALL}
        phase resolve building-income
        track hotel hotel hotel mine bank bank bank
        cowboy d4 2
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0")

    assert (table.asked, town.mayor(table.state)) == ("1 ChooseCharacter", 1)


@pytest.mark.rule("hall.stay")
@pytest.mark.ruling(124)
def test_the_cowboy_on_it_cannot_be_placed_anew() -> None:
    table = scenario(f"""
        {HALL}
        round 2
        phase place
        turn 2
        player 2 cowboys 0
        cowboy d4 2
    """)

    assert table.state.passed == (1,)


@pytest.mark.rule("hall.stay")
@pytest.mark.ruling(125)
def test_the_cowboy_on_it_is_one_of_ten() -> None:
    table = scenario(f"""
        {HALL}
        round 2
        phase resolve vp-2
        player 1 cowboys 8
        player 2 cowboys 8
        cowboy d4 1
    """)

    assert table.state.home[:2] == [9, 10]


@pytest.mark.rule("hall.stay")
@pytest.mark.ruling(125)
def test_the_cowboy_on_it_gives_no_firepower() -> None:
    table = scenario(f"""
        {HALL}
        phase resolve cowboy-income
        player 1 cowboys 2 revolvers 1
        cowboy d4 1
        cowboy cowboy-income 1
    """)
    table.play("1 take")

    assert table.happened("earned")[0] == {"seat": 0, "amount": 2 * 3, "cause": FOR_COWBOYS}


@pytest.mark.rule("hall.stay")
@pytest.mark.ruling(126)
def test_the_white_cowboy_leaves_it_with_his_card() -> None:
    table = scenario(f"""
        {HALL}
        phase resolve building-income
        card 1 sheriff
        track hotel hotel hotel mine bank bank bank
        white-cowboy d4 1
    """)
    before = town.mayor(table.state)
    table.play("1 spend 0", "2 spend 0", "3 spend 0")

    assert (before, town.mayor(table.state)) == (0, NOBODY)


@pytest.mark.rule("hall.stay")
@pytest.mark.ruling(131)
@pytest.mark.parametrize("others", ["", "3"])
def test_dynamite_placed_with_him_is_gone_after_building_income(others: str) -> None:
    table = scenario(f"""
        {HALL}
        option characters 1Y,2Y,3Y,4Y,5Y,6Y,9R
        phase resolve gambling
        cowboy gambling 1
        dynamite-cowboy d4 2
        {f"cowboy d4 {others}" if others else ""}
    """)
    table.play("1 decline", *(["* roll 6", "* roll 6", "* roll 1"] if others else []))

    assert [repr(cowboy.piece) for cowboy in table.state.cowboys] == ["cowboy"]
    assert town.mayor(table.state) == 1


@pytest.mark.rule("hall.stay")
def test_who_stayed_there_still_counts_as_such_without_his_dynamite() -> None:
    table = scenario(f"""
        {HALL}
        option characters 1Y,2Y,3Y,4Y,5Y,6Y,9R
        phase close
        track hotel hotel hotel mine bank bank bank
        dynamite-cowboy d4 2
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0")
    s = table.state
    s.use_up_dynamite(s.cowboys[0].place)

    assert s.settled == tuple(s.cowboys)
    assert [repr(cowboy.piece) for cowboy in s.cowboys] == ["cowboy"]
