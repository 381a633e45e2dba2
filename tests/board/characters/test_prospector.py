"""9: the Prospector, and what dynamite does in anyone's hands."""

import pytest

from carson.board.ids import PARCEL_NAMES, THING_NAMES
from tests.support.scenario import Scenario, scenario, thing

CAST = "option characters 2Y,3Y,4Y,5Y,6Y,7Y,9Y"
MINES = f"""
    {CAST}
    track hotel mine hotel mine bank bank bank
"""
NO_MINES = f"""
    {CAST}
    track hotel hotel hotel bank bank bank bank
"""


def prices(table: Scenario) -> list[str]:
    """The tiles of the track, the most expensive space first."""
    return [THING_NAMES[tile] for tile in table.state.track]


def side(table: Scenario) -> str:
    """The side of the card that is up."""
    rule = table.state.rules[9]
    assert rule is not None
    return rule.name


@pytest.mark.parametrize("name", ["9Y", "9R"])
def test_both_sides_have_number_9_and_a_limit_of_20(name: str) -> None:
    table = scenario(f"""
        option characters 2Y,3Y,4Y,5Y,7Y,8Y,{name}
        phase close
        card 1 prospector
        card 2 indian
        card 3 mercenary
        player 1 cash 150
    """)

    assert table.state.order == (2, 1, 0)
    assert table.nouns(1, "spend")[0] == str(150 - 20)


# --- the purchase ---------------------------------------------------------------------------
def test_the_prospector_sells_a_mine_with_its_land_for_ten_dollars_at_once() -> None:
    table = scenario(MINES)
    table.play("1 choose prospector", "1 fetch build-10", "1 build e5")

    assert (table.cash[0], table.state.titles[0]) == (15 - 10, 11)
    assert (table.on("e5"), table.owner("e5")) == ("mine", 1)


def test_the_mine_brings_its_revolver() -> None:
    table = scenario(MINES)
    table.play("1 choose prospector", "1 fetch build-10", "1 build e5")

    assert table.state.revolvers == (2, 1, 1)


@pytest.mark.ruling(156)
def test_any_mine_of_the_track_may_be_taken_but_no_other_tile() -> None:
    table = scenario(MINES)
    table.play("1 choose prospector")

    assert table.nouns(1, "fetch") == ["build-10", "build-6"]
    assert table.why("1 fetch build-12") == "not-on-space"


@pytest.mark.ruling(156)
def test_while_a_mine_is_on_the_track_none_comes_out_of_the_bag() -> None:
    table = scenario(MINES)
    table.play("1 choose prospector")

    assert table.why("1 bag") == "on-the-track"


@pytest.mark.ruling(157)
def test_the_track_is_filled_up_before_the_next_player_chooses() -> None:
    table = scenario(MINES)
    table.play("1 choose prospector", "1 fetch build-6", "1 build e5", "* draw saloon")

    assert prices(table) == ["saloon", "hotel", "mine", "hotel", "bank", "bank", "bank"]
    assert table.asked == "2 ChooseCharacter"


@pytest.mark.ruling(156, 157)
def test_without_a_mine_on_the_track_it_comes_out_of_the_bag_and_no_tile_moves() -> None:
    table = scenario(NO_MINES)
    before = prices(table)
    table.play("1 choose prospector", "1 bag", "1 build e5")

    assert (table.cash[0], table.on("e5"), table.state.bag[thing("mine")]) == (5, "mine", 5)
    assert (prices(table), table.asked) == (before, "2 ChooseCharacter")


@pytest.mark.ruling(121)
def test_a_city_hall_drawn_then_is_placed_by_the_first_who_chose() -> None:
    table = scenario(MINES + "option buildings all")
    table.play("1 choose banker", "2 choose prospector", "2 fetch build-10", "2 build e5")
    table.play("* draw city-hall")

    assert table.asked == "1 PlaceCityHall"


@pytest.mark.ruling(17)
def test_the_mine_may_be_declined() -> None:
    table = scenario(MINES)
    table.play("1 choose prospector", "1 decline")

    assert (table.cash[0], table.asked) == (15, "2 ChooseCharacter")


@pytest.mark.ruling(17)
def test_without_ten_dollars_the_power_lapses() -> None:
    table = scenario(MINES + "player 1 cash 9")
    table.play("1 choose prospector")

    assert (table.cash[0], table.asked) == (9, "2 ChooseCharacter")


@pytest.mark.ruling(155)
def test_without_a_title_the_power_lapses() -> None:
    table = scenario(MINES + f"land 1 {' '.join(PARCEL_NAMES[:12])}")
    table.play("1 choose prospector")

    assert (table.cash[0], table.asked) == (15, "2 ChooseCharacter")


@pytest.mark.ruling(155)
def test_without_free_ground_the_power_lapses() -> None:
    lots = [
        f"land {who + 1} {' '.join(PARCEL_NAMES[who * 12 - 8 : who * 12 + 4])}"
        for who in range(1, 6)
    ]
    table = scenario(
        "\n".join([MINES, "option players 6", "land 1 a1 b1 c1", *lots, "land - d1=house"])
    )
    table.play("1 choose prospector")

    assert (table.cash[0], table.asked) == (15, "2 ChooseCharacter")


# --- the ground -----------------------------------------------------------------------------
@pytest.mark.ruling(155)
@pytest.mark.parametrize(
    ("parcel", "reason"),
    [
        ("a1", "not-free"),
        ("b1", "not-free"),
        ("c1", "not-free"),
        ("d1", "parcel-owned"),
        ("e1", "parcel-owned"),
    ],
)
def test_the_mine_needs_a_parcel_that_is_free_and_nobodys(parcel: str, reason: str) -> None:
    table = scenario(f"""
        {MINES}
        option buildings all
        land - a1=mountain b1=house c1=city-hall
        land 1 d1
        land 2 e1
    """)
    table.play("1 choose prospector", "1 fetch build-10")

    assert table.why(f"1 build {parcel}") == reason


def test_the_mine_needs_no_road_and_brings_no_house() -> None:
    table = scenario(MINES + "roads d4n")
    table.play("1 choose prospector", "1 fetch build-10", "1 build h8")

    assert (table.on("h8"), table.state.on.count(thing("house"))) == ("mine", 0)


def test_the_mine_may_be_attacked_in_this_round() -> None:
    table = scenario(NO_MINES)
    table.play("1 choose prospector", "1 bag", "1 build e5", "2 choose banker")
    table.play("3 choose mercenary")

    assert table.offers("2 place e5")


def test_the_chinese_worker_does_not_halve_the_ten_dollars() -> None:
    table = scenario(NO_MINES)
    table.state.take_card(table.state.seats[0], 4)
    table.play("1 choose prospector", "1 bag", "1 build e5")

    assert table.cash[0] == 15 - 10


# --- no Mine left ---------------------------------------------------------------------------
@pytest.mark.ruling(158)
@pytest.mark.parametrize(
    "gone",
    [
        "land 2 a1=mine b1=mine c1=mine d1=mine e1=mine f1=mine",
        "reserve 2 mine mine mine mine mine mine",
    ],
)
def test_when_no_mine_is_left_the_card_is_turned_and_gives_dynamite(gone: str) -> None:
    table = scenario(NO_MINES + gone)
    table.play("1 choose prospector")

    assert (side(table), table.state.dynamite[0]) == ("9R", 2)
    assert table.asked == "2 ChooseCharacter"


@pytest.mark.ruling(158)
@pytest.mark.parametrize("track", ["hotel", "mine"])
def test_the_last_mine_is_still_sold_be_it_in_the_bag_or_on_the_track(track: str) -> None:
    table = scenario(f"""
        {CAST}
        track {track} hotel bank bank bank bank drugstore
        reserve 2 mine mine mine mine mine
    """)
    table.play("1 choose prospector", "1 bag" if track == "hotel" else "1 fetch build-12")

    assert (side(table), table.asked) == ("9Y", "1 BuildOnNewLand")


@pytest.mark.ruling(158)
def test_the_card_stays_on_its_red_side_for_the_rest_of_the_game() -> None:
    table = scenario(NO_MINES + "reserve 2 mine mine mine mine mine mine")
    table.play("1 choose prospector", "2 choose banker", "3 choose mercenary")
    table.play("2 pass", "3 pass", "1 pass", "2 spend 0", "3 spend 0", "1 spend 0")
    table.play("2 choose prospector")

    assert (side(table), table.state.dynamite) == ("9R", (2, 2, 0))


# --- the red side ---------------------------------------------------------------------------
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
