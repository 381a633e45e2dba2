"""Incomes: the three spaces, the course of building income, House points and caps."""

import pytest

from tests.board.buildings.looking import paid
from tests.support.scenario import Scenario, scenario


def taken(space: str, *lines: str) -> Scenario:
    """Player 1, who has no money, takes what a space gives."""
    board = [f"phase resolve {space}", "player 1 cash 0", f"cowboy {space} 1"]
    table = scenario("\n".join([*board, *lines]))
    table.play("1 take")
    return table


# --- the spaces -----------------------------------------------------------------------------
@pytest.mark.rule("income.parcels")
def test_parcel_income_pays_two_dollars_a_parcel_whatever_is_on_it() -> None:
    table = taken("parcel-income", "land 1 a1 b1=mountain c1=house d1=church e1", "land 2 f1")

    assert table.cash[0] == 2 * 5


@pytest.mark.rule("income.parcels")
def test_parcel_income_pays_nobody_but_the_one_who_takes_it() -> None:
    table = taken("parcel-income", "land 2 f1 g1")

    assert table.cash == [0, 15, 15]


@pytest.mark.rule("income.cowboys")
@pytest.mark.ruling(40)
def test_cowboy_income_pays_two_dollars_for_each_point_of_firepower() -> None:
    table = taken("cowboy-income", "player 1 cowboys 4 revolvers 2")

    assert table.cash[0] == 2 * 6


@pytest.mark.rule("income.cowboys")
@pytest.mark.ruling(102)
@pytest.mark.parametrize("bonus", ["ammunition 1", "card 1 mercenary"])
def test_cowboy_income_counts_the_bonuses_of_firepower(bonus: str) -> None:
    table = taken("cowboy-income", "player 1 cowboys 4 revolvers 2", bonus)

    assert table.cash[0] == 2 * (6 + 3)


@pytest.mark.rule("income.gambling")
@pytest.mark.parametrize("dice", [(1, 1), (2, 5), (6, 6)])
def test_gambling_income_pays_the_sum_of_two_dice(dice: tuple[int, int]) -> None:
    table = taken("gambling")
    table.play(*[f"* roll {die}" for die in dice])

    assert table.cash == [sum(dice), 15, 15]


# --- the course of building income ----------------------------------------------------------
@pytest.mark.rule("income.buildings")
def test_every_building_pays_its_owner_without_a_cowboy() -> None:
    table = scenario("""
        phase resolve building-income
        land 1 a1=hotel c1=ranch
        land 2 h8=hotel
    """)

    assert table.cash == [15 + 6 + 5, 15 + 6, 15]


@pytest.mark.rule("income.buildings")
@pytest.mark.ruling(95)
def test_the_grocer_comes_first_then_the_duels_then_the_thefts() -> None:
    table = scenario("""
        phase resolve building-income
        card 3 grocer
        land 1 a1=hotel
        land 3 h8=hotel
        cowboy a1 1 2
        cowboy h8 1
    """)
    asked = [table.asked]
    for move in ("3 take", "* roll 1", "* roll 6", "1 take"):
        table.play(move)
        asked.append(table.asked)

    assert asked[:3] == ["3 DoubleOrCash", "* RollDie", "* RollDie"]
    assert asked[3:] == ["1 StealOrNot", "2 StealOrNot"]


@pytest.mark.rule("income.buildings")
def test_nothing_is_paid_before_the_last_attacker_has_spoken() -> None:
    table = scenario("""
        phase resolve building-income
        land 1 a1=hotel c1=hotel h8=hotel
        cowboy a1 2
        cowboy c1 3
    """)
    table.play("2 take")
    before = list(table.cash)
    table.play("3 take")

    assert before == [15, 15, 15]
    assert table.cash == [15 + 3 + 3 + 6, 15 + 3, 15 + 3]


# --- House points ---------------------------------------------------------------------------
POINTS = dict.fromkeys(("mountain", "mine", "drugstore", "bank", "saloon", "prison"), 0) | {
    "house": 1,
    "ranch": 1,
    "church": 1,
    "townhouse": 2,
    "hotel": 2,
}


@pytest.mark.rule("income.points")
@pytest.mark.parametrize("what", POINTS)
def test_a_saloon_counts_the_house_points_around_it(what: str) -> None:
    incomes = paid(f"land 1 d4=saloon e5={what}")

    assert incomes.get("d4", 0) == 5 * POINTS[what]


@pytest.mark.rule("income.points")
@pytest.mark.parametrize("what", POINTS)
def test_a_bank_counts_the_same_house_points(what: str) -> None:
    incomes = paid(f"""land 1 d4=bank e5={what}
                       land 1 h8=mine""")
    mines = 2 if what == "mine" else 1

    assert incomes["d4"] == 3 * (POINTS[what] + mines)


@pytest.mark.rule("income.points")
@pytest.mark.parametrize("what", POINTS)
def test_a_drugstore_counts_the_same_house_points(what: str) -> None:
    incomes = paid(f"""land 1 d4=drugstore e5={what}
                       land 1 h8=ranch""")
    ranches = 2 if what == "ranch" else 1

    assert incomes["d4"] == 3 * (POINTS[what] + ranches)


@pytest.mark.rule("income.points")
@pytest.mark.parametrize("parcel", ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"])
def test_each_of_the_eight_neighbours_is_around_a_shop(parcel: str) -> None:
    assert paid(f"""land 1 d4=saloon
                    land - {parcel}=house""") == {"d4": 5}


@pytest.mark.rule("income.points")
def test_a_house_two_parcels_away_is_not_around_a_shop() -> None:
    assert (
        paid("""land 1 d4=saloon
                   land - d2=house f6=house""")
        == {}
    )


# --- whose Houses ---------------------------------------------------------------------------
@pytest.mark.rule("income.private")
@pytest.mark.ruling(70)
@pytest.mark.parametrize(("house", "income"), [("house", 5), ("townhouse", 10)])
def test_a_house_on_an_unowned_parcel_counts_for_everybody(house: str, income: int) -> None:
    incomes = paid(f"""land 1 c4=saloon
                       land 2 e4=saloon
                       land - d4={house}""")

    assert incomes == {"c4": income, "e4": income}


@pytest.mark.rule("income.private")
@pytest.mark.ruling(70)
@pytest.mark.parametrize("store", ["drugstore", "bank", "saloon"])
@pytest.mark.parametrize("house", ["house", "townhouse"])
def test_a_house_on_an_owned_parcel_counts_for_its_owner_only(house: str, store: str) -> None:
    incomes = paid(f"""land 1 c4={store} d4={house}
                       land 2 e4={store}""")

    assert list(incomes) == ["c4"]


@pytest.mark.rule("income.private")
@pytest.mark.ruling(71)
@pytest.mark.parametrize("building", ["ranch", "church", "hotel"])
@pytest.mark.parametrize("store", ["drugstore", "bank", "saloon"])
def test_ranches_churches_and_hotels_are_no_houses_to_others(store: str, building: str) -> None:
    incomes = paid(f"""land 1 d4={building}
                       land 2 e4={store}""")

    assert "e4" not in incomes


# --- caps -----------------------------------------------------------------------------------
CAPS = {"drugstore": 33, "bank": 45, "saloon": 55}
CROWD = """land - c3=townhouse d3=townhouse e3=townhouse c4=townhouse
           land - e4=townhouse c5=townhouse d5=townhouse e5=townhouse"""


@pytest.mark.rule("income.caps")
@pytest.mark.ruling(75)
@pytest.mark.parametrize("store", CAPS)
def test_every_shop_pays_up_to_its_cap(store: str) -> None:
    incomes = paid(f"""land 1 d4={store} f4={store}
                       land - f3=townhouse f5=townhouse g3=townhouse g4=townhouse g5=townhouse
                       {CROWD}""")

    assert incomes == {"d4": CAPS[store], "f4": CAPS[store]}


@pytest.mark.rule("income.caps")
@pytest.mark.ruling(76)
@pytest.mark.parametrize("store", CAPS)
def test_the_cap_comes_before_the_doubling(store: str) -> None:
    table = scenario(f"""
        phase resolve building-income
        card 1 grocer
        land 1 d4={store}
        {CROWD}
    """)
    table.play(f"1 double {store}")

    assert table.cash[0] == 15 + 2 * CAPS[store]


@pytest.mark.rule("income.caps")
@pytest.mark.ruling(76)
@pytest.mark.parametrize(("store", "stolen"), [("drugstore", 16), ("bank", 22), ("saloon", 27)])
def test_the_cap_comes_before_the_theft(store: str, stolen: int) -> None:
    table = scenario(f"""
        phase resolve building-income
        land 1 d4={store}
        {CROWD}
        cowboy d4 2
    """)
    table.play("2 take")

    assert table.cash == [15 + CAPS[store] - stolen, 15 + stolen, 15]
