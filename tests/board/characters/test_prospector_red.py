"""9: the Prospector, red side, and what dynamite does in anybody's hands."""

import pytest

from tests.support.scenario import scenario

RED = "option characters 2Y,3Y,4Y,5Y,6Y,7Y,9R\n"
FULL_TRACK = "track hotel hotel hotel bank bank bank bank"
INCOME = """
    phase resolve building-income
    land 1 c3=mine
    land - b2=mountain b3=mountain b4=mountain
"""
"""The Mine pays $9."""


# --- sticks ---------------------------------------------------------------------------------
def test_the_red_prospector_gives_two_sticks_of_dynamite_at_once() -> None:
    table = scenario(RED)
    table.play("1 choose prospector")

    assert (table.state.dynamite, table.asked) == ((2, 0, 0), "2 ChooseCharacter")


@pytest.mark.ruling(160)
@pytest.mark.parametrize(("held", "given"), [(5, 2), (6, 1), (7, 0)])
def test_there_are_seven_sticks_in_all(held: int, given: int) -> None:
    table = scenario(RED + f"player 2 dynamite {held}")
    table.play("1 choose prospector")

    assert table.state.dynamite == (given, held, 0)


@pytest.mark.ruling(160)
def test_dynamite_is_kept_when_the_card_goes_back() -> None:
    table = scenario(f"""
        {RED}
        phase close
        card 1 prospector
        player 1 dynamite 2
        {FULL_TRACK}
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0", "1 choose mercenary")

    assert (table.asked, table.state.dynamite) == ("2 ChooseCharacter", (2, 0, 0))


@pytest.mark.ruling(160)
def test_a_stick_that_was_used_can_be_had_again() -> None:
    table = scenario(f"""
        {RED}
        {INCOME}
        player 1 dynamite 7 cash 0
        {FULL_TRACK}
    """)
    table.play("1 blast c3", "1 spend 0", "2 spend 0", "3 spend 0", "1 choose mercenary")
    table.play("2 choose prospector")

    assert table.state.dynamite == (6, 1, 0)


# --- in a Mine ------------------------------------------------------------------------------
@pytest.mark.ruling(161)
def test_dynamite_triples_a_mine() -> None:
    table = scenario(INCOME + "player 1 dynamite 2")
    table.play("1 blast c3")

    assert (table.cash[0], table.state.dynamite[0]) == (15 + 27, 1)


@pytest.mark.ruling(161)
def test_nobody_has_to_use_his_dynamite() -> None:
    table = scenario(INCOME + "player 1 dynamite 1")
    table.play("1 done")

    assert (table.cash[0], table.state.dynamite[0]) == (15 + 9, 1)


@pytest.mark.ruling(161)
def test_several_mines_may_be_tripled_each_once() -> None:
    table = scenario(INCOME + "land 1 a3=mine\nplayer 1 dynamite 3")
    table.play("1 blast c3")
    assert table.why("1 blast c3") == "multiplied-already"

    table.play("1 blast a3")
    assert (table.cash[0], table.state.dynamite[0]) == (15 + 27 + 27, 1)


@pytest.mark.ruling(161)
@pytest.mark.parametrize("parcel", ["d8", "f8", "h8"])
def test_dynamite_is_for_ones_own_mines_only(parcel: str) -> None:
    table = scenario(INCOME + "land 1 d8=ranch f8\nland 2 h8=mine\nplayer 1 dynamite 1")

    assert table.why(f"1 blast {parcel}") == "not-your-mine"


@pytest.mark.ruling(15)
def test_who_has_no_mine_is_not_asked_for_dynamite() -> None:
    table = scenario(INCOME + "player 2 dynamite 1")

    assert table.asked == "1 SpendExcess"


@pytest.mark.ruling(161)
def test_dynamite_is_used_after_duels_and_thefts_in_pass_order() -> None:
    table = scenario(f"""
        {INCOME}
        passing 2 1 3
        land 2 h8=mine
        player 1 dynamite 1
        player 2 dynamite 1
        cowboy c3 3
    """)
    assert table.asked == "3 StealOrNot"

    table.play("3 take")
    assert table.asked == "2 UseDynamite"

    table.play("2 done")
    assert table.asked == "1 UseDynamite"


@pytest.mark.ruling(163)
def test_the_thief_gets_half_of_the_tripled_income() -> None:
    """T-33."""
    table = scenario(INCOME + "player 1 dynamite 1\ncowboy c3 2")
    table.play("2 take", "1 blast c3")

    assert table.cash == [15 + 14, 15 + 13, 15]


@pytest.mark.ruling(161)
def test_a_mine_is_tripled_for_one_round() -> None:
    table = scenario(INCOME + f"player 1 dynamite 1 cash 0\n{FULL_TRACK}")
    table.play("1 blast c3", "1 spend 0", "2 spend 0", "3 spend 0")
    table.play("1 choose banker", "2 choose mercenary", "3 choose sheriff")
    table.play("3 pass", "1 pass", "2 pass")

    assert table.cash[0] == 27 + 9 + 9


# --- with the Grocer ------------------------------------------------------------------------
GROCER = INCOME + "card 1 grocer\nland 1 h1=hotel\nplayer 1 dynamite 1\n"


@pytest.mark.ruling(162)
def test_a_doubled_mine_takes_no_dynamite() -> None:
    table = scenario(GROCER)
    table.play("1 double mine")

    assert (table.cash[0], table.state.dynamite[0]) == (15 + 2 * 9 + 6, 1)


@pytest.mark.ruling(162)
def test_a_mine_takes_dynamite_while_something_else_is_doubled() -> None:
    table = scenario(GROCER)
    table.play("1 double hotel", "1 blast c3")

    assert table.cash[0] == 15 + 3 * 9 + 2 * 6


@pytest.mark.ruling(162)
def test_a_doubled_mine_with_a_dynamiter_of_its_owner_pays_twice() -> None:
    table = scenario(GROCER + "dynamite-cowboy c3 1")
    table.play("1 double mine")

    assert table.cash[0] == 15 + 2 * 9 + 6


# --- with a cowboy --------------------------------------------------------------------------
@pytest.mark.ruling(164)
@pytest.mark.parametrize("place", ["gambling", "wages", "a8", "c1", "f1"])
def test_dynamite_may_be_placed_with_a_cowboy_anywhere(place: str) -> None:
    table = scenario("""
        phase place
        player 1 dynamite 1
        land 1 c1=saloon
        land 2 f1=saloon
    """)
    table.play(f"1 dynamite {place}")

    assert (table.state.dynamite[0], table.state.home[0]) == (0, 2)


@pytest.mark.parametrize("holdings", ["dynamite 0 cowboys 3", "dynamite 1 cowboys 0"])
def test_that_takes_a_stick_and_a_cowboy(holdings: str) -> None:
    table = scenario(f"""
        option characters 1Y,2Y,3Y,4Y,5Y,6Y,9R
        phase place
        card 1 sheriff
        player 1 {holdings}
    """)

    assert table.why("1 dynamite gambling") == "no-piece"


@pytest.mark.ruling(164)
def test_a_cowboy_with_dynamite_rolls_two_dice_in_a_duel() -> None:
    table = scenario("""
        phase resolve gambling
        dynamite-cowboy gambling 1
        cowboy gambling 2
    """)
    table.play("* roll 3", "* roll 4", "* roll 6")

    assert [e["total"] for e in table.happened("fought")] == [3 + 4 + 4, 6 + 4]
    assert table.asked == "1 TakeGain"


@pytest.mark.ruling(164)
def test_dynamite_is_spent_in_a_duel_be_it_lost() -> None:
    table = scenario("""
        phase resolve gambling
        dynamite-cowboy gambling 1
        cowboy gambling 2
    """)
    table.play("* roll 1", "* roll 1", "* roll 6")

    assert (table.state.home[0], table.state.dynamite[0]) == (4, 0)


@pytest.mark.ruling(164)
def test_dynamite_is_lost_without_a_duel() -> None:
    table = scenario("""
        phase resolve parcel-vp
        dynamite-cowboy parcel-vp 1
    """)
    table.play("1 take")

    assert (table.state.cowboys, table.state.dynamite[0]) == ([], 0)


# --- with a cowboy on a Mine ----------------------------------------------------------------
@pytest.mark.ruling(165)
def test_a_cowboy_with_dynamite_on_an_own_mine_triples_it_without_a_duel() -> None:
    table = scenario(INCOME + "dynamite-cowboy c3 1")

    assert table.cash[0] == 15 + 27


@pytest.mark.ruling(165)
def test_a_cowboy_with_dynamite_on_an_own_mine_rolls_two_dice_and_triples_it() -> None:
    table = scenario(INCOME + "dynamite-cowboy c3 1\ncowboy c3 2")
    table.play("* roll 3", "* roll 4", "* roll 6")

    assert table.cash == [15 + 27, 15, 15]


@pytest.mark.ruling(165)
def test_the_mine_is_tripled_even_if_its_cowboy_with_dynamite_loses_the_duel() -> None:
    table = scenario(INCOME + "dynamite-cowboy c3 1\ncowboy c3 2")
    table.play("* roll 1", "* roll 1", "* roll 6", "2 take")

    assert table.cash == [15 + 14, 15 + 13, 15]


@pytest.mark.ruling(161, 165)
def test_a_mine_with_such_a_cowboy_takes_no_second_stick() -> None:
    table = scenario(INCOME + "player 1 dynamite 1\ndynamite-cowboy c3 1")

    assert (table.cash[0], table.state.dynamite[0]) == (15 + 27, 1)


@pytest.mark.ruling(165)
def test_a_cowboy_with_dynamite_on_anothers_mine_triples_nothing() -> None:
    table = scenario(INCOME + "dynamite-cowboy c3 2")
    table.play("2 take")

    assert table.cash == [15 + 5, 15 + 4, 15]
