"""8: the Indian."""

import pytest

from carson.board.ids import PARCEL_NAMES
from carson.core.agenda import Chance, pending
from tests.support.scenario import Scenario, scenario

YELLOW = "option characters 2Y,3Y,4Y,5Y,6Y,7Y,8Y"
RED = "option characters 2Y,3Y,4Y,5Y,6Y,7Y,8R"
INNER = [name for name in PARCEL_NAMES if name[0] in "bcdefg" and name[1] in "234567"]
RIM = [name for name in PARCEL_NAMES if name not in INNER]


def rollable(table: Scenario) -> list[str]:
    """The parcels that the dice can name now."""
    return table.nouns_of_chance("land")


def settled(*parcels: str) -> str:
    """Land of all players but the first, as many as are needed, twelve parcels each."""
    lots = [parcels[start : start + 12] for start in range(0, len(parcels), 12)]
    return "\n".join(f"land {who} {' '.join(lot)}" for who, lot in enumerate(lots, 2))


# --- yellow ---------------------------------------------------------------------------------
@pytest.mark.parametrize(("side", "limit"), [("8Y", 20), ("8R", 30)])
def test_the_sides_differ_in_their_limit(side: str, limit: int) -> None:
    table = scenario(f"""
        option characters 2Y,3Y,4Y,5Y,6Y,7Y,{side}
        phase close
        card 1 indian
        player 1 cash 150
    """)

    assert table.nouns(1, "spend")[0] == str(150 - limit)


def test_the_indian_gives_two_parcels_at_once_which_the_dice_name() -> None:
    table = scenario(YELLOW)
    table.play("1 choose indian", "* land d4", "* land e5")

    assert (table.owner("d4"), table.owner("e5")) == (1, 1)
    assert (table.cash[0], table.state.titles[0], table.asked) == (15, 10, "2 ChooseCharacter")


@pytest.mark.ruling(1)
def test_the_dice_name_each_of_the_36_inner_parcels_alike() -> None:
    table = scenario(YELLOW)
    table.play("1 choose indian")

    roll = pending(table.state)
    assert isinstance(roll, Chance)
    assert (rollable(table), roll.weights(table.state)) == (INNER, [1] * 36)
    assert table.why("* land a1") == "off-the-dice"


@pytest.mark.ruling(151)
def test_a_parcel_with_an_owner_is_rolled_again() -> None:
    table = scenario(f"""
        {YELLOW}
        land 1 c3
        land 2 d4=bank
    """)
    table.play("1 choose indian", "* land e5")

    assert [name for name in INNER if name not in rollable(table)] == ["c3", "d4", "e5"]
    assert table.why("* land d4") == "parcel-owned"


@pytest.mark.ruling(151, 154)
@pytest.mark.parametrize("thing", ["mountain", "house", "townhouse"])
def test_a_parcel_that_is_nobodys_may_hold_something(thing: str) -> None:
    table = scenario(f"""
        {YELLOW}
        land - d4={thing}
    """)
    table.play("1 choose indian", "* land d4")

    assert table.owner("d4") == 1


@pytest.mark.ruling(151)
@pytest.mark.parametrize("thing", ["mountain", "house", "townhouse"])
def test_by_agreement_parcels_that_are_not_free_are_rolled_again_too(thing: str) -> None:
    table = scenario(f"""
        {YELLOW}
        option indian_skips_occupied yes
        land - d4={thing}
    """)
    table.play("1 choose indian")

    assert [name for name in INNER if name not in rollable(table)] == ["d4"]
    assert table.why("* land d4") == "not-free"


@pytest.mark.ruling(118, 151)
def test_the_dice_never_give_the_parcel_of_the_city_hall() -> None:
    table = scenario(f"""
        {YELLOW}
        option buildings all
        land - d4=city-hall
    """)
    table.play("1 choose indian")

    assert table.why("* land d4") == "nobodys-for-ever"


@pytest.mark.ruling(152)
def test_when_the_dice_can_name_no_parcel_the_whole_map_counts() -> None:
    table = scenario(f"""
        {YELLOW}
        option players 4
        {settled(*INNER[:-1])}
    """)
    table.play("1 choose indian")

    assert table.owner(INNER[-1]) == 1
    assert rollable(table) == RIM


@pytest.mark.ruling(152)
def test_by_agreement_the_whole_map_counts_when_no_inner_parcel_is_free() -> None:
    table = scenario(f"""
        {YELLOW}
        option indian_skips_occupied yes
        option players 4
        {settled(*INNER[:-1])}
        land - g7=mountain a1=house
    """)
    table.play("1 choose indian")

    assert rollable(table) == RIM[1:]


@pytest.mark.ruling(152)
def test_without_a_parcel_nothing_is_received() -> None:
    table = scenario(f"""
        {YELLOW}
        option players 6
        land 1 {" ".join(PARCEL_NAMES[:4])}
        {settled(*PARCEL_NAMES[4:])}
    """)
    table.play("1 choose indian")

    assert (table.state.titles[0], table.asked) == (8, "2 ChooseCharacter")


@pytest.mark.ruling(46, 152)
def test_with_one_title_one_parcel_is_received() -> None:
    table = scenario(f"""
        {YELLOW}
        land 1 {" ".join(RIM[:11])}
    """)
    table.play("1 choose indian", "* land d4")

    assert (table.owner("d4"), table.asked) == (1, "2 ChooseCharacter")


@pytest.mark.ruling(46, 152)
def test_without_a_title_no_dice_are_rolled() -> None:
    table = scenario(f"""
        {YELLOW}
        land 1 {" ".join(RIM[:12])}
    """)
    table.play("1 choose indian")

    assert table.asked == "2 ChooseCharacter"


# --- red ------------------------------------------------------------------------------------
DEAR_LAND = "land - c3=house d3=house e3=house c4=mountain e4=mountain"
"""A parcel on d4 costs $6, one on h8 $1."""


@pytest.mark.ruling(153)
@pytest.mark.parametrize(("who", "parcel", "price"), [(1, "d4", 3), (1, "h8", 1), (2, "d4", 6)])
def test_land_costs_the_red_indians_player_at_most_three_dollars_and_nobody_else(
    who: int, parcel: str, price: int
) -> None:
    table = scenario(f"""
        {RED}
        phase resolve parcel-purchase
        card 1 indian
        {DEAR_LAND}
        cowboy {parcel} {who}
    """)
    table.play(f"{who} claim {parcel}")

    assert table.cash[who - 1] == 15 - price


@pytest.mark.ruling(153)
def test_three_dollars_are_enough_for_any_number_of_things_around() -> None:
    table = scenario(f"""
        {RED}
        phase resolve parcel-purchase
        card 1 indian
        player 1 cash 3
        {DEAR_LAND}
        cowboy d4 1
    """)
    table.play("1 claim d4")

    assert (table.owner("d4"), table.cash[0]) == (1, 0)


@pytest.mark.ruling(153)
def test_land_is_dear_again_in_the_next_round() -> None:
    table = scenario(f"""
        {RED}
        phase close
        card 1 indian
        {DEAR_LAND}
        track hotel hotel hotel bank bank bank bank
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0")
    table.play("1 choose banker", "2 choose mercenary", "3 choose indian")
    table.play("1 place d4", "2 pass", "3 pass", "1 pass", "1 claim d4")

    assert table.cash[0] == 15 + 9 - 6


@pytest.mark.ruling(135, 153)
def test_who_fetched_the_red_indian_pays_at_most_three_dollars_and_may_keep_thirty() -> None:
    table = scenario(f"""
        option characters 0Y,2Y,3Y,4Y,5Y,6Y,7Y,8R
        phase resolve parcel-purchase
        card 1 paperboy
        card 1 indian
        player 1 cash 40
        {DEAR_LAND}
        cowboy d4 1
    """)
    table.play("1 claim d4")

    assert (table.cash[0], table.nouns(1, "spend")[0]) == (37, "7")


@pytest.mark.ruling(153)
def test_what_another_card_lets_him_buy_costs_at_most_three_dollars_too() -> None:
    table = scenario(f"""
        option characters 2Y,3Y,4Y,5Y,6Y,8R,18Y
        {DEAR_LAND}
    """)
    table.state.take_card(table.state.seats[0], 8)
    table.play("1 choose lawyer", "1 claim d4")

    assert table.cash[0] == 15 - 3
