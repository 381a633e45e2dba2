"""9: the Prospector, yellow side."""

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
    """The tiles of the track, the dearest space first."""
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
