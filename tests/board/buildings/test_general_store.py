"""The General Store: Houses of everyone, and twice as much for those of its owner."""

import pytest

from tests.board.buildings.looking import paid, shop, town

ALL = "option buildings all"


def store(*land: str) -> int:
    """What the General Store of player 1 on d4 pays."""
    return paid("\n".join([ALL, "land 1 d4=general-store", *land])).get("d4", 0)


@pytest.mark.rule("store.build")
def test_a_general_store_needs_a_road() -> None:
    table = shop("general-store", ALL, "player 1 roads 0")
    table.play("1 buy")

    assert (table.why("1 build c3"), table.why("1 build h8")) == ("", "no-road-touches")


@pytest.mark.rule("store.build")
def test_a_general_store_brings_a_house() -> None:
    table = town(ALL, tile="general-store")
    table.play("1 house d4")

    assert (table.on("c3"), table.on("d4")) == ("general-store", "house")


@pytest.mark.rule("store.income")
@pytest.mark.ruling(105)
def test_the_worked_example_of_the_general_store() -> None:
    assert store("land 1 d3=house", "land - e4=house", "land 2 c5=church") == 6 + 3 + 3


@pytest.mark.rule("store.income")
@pytest.mark.ruling(106)
@pytest.mark.parametrize(
    ("thing", "points"),
    [
        ("house", 1),
        ("townhouse", 2),
        ("ranch", 1),
        ("hotel", 2),
        ("church", 1),
        ("school", 1),
        ("station", 2),
        ("mine", 0),
        ("prison", 0),
        ("drugstore", 0),
    ],
)
def test_a_house_point_of_the_owner_pays_six_and_one_of_another_three(
    thing: str, points: int
) -> None:
    assert store(f"land 1 d3={thing}") == 6 * points
    assert store(f"land 2 d3={thing}") == 3 * points


@pytest.mark.rule("store.income")
@pytest.mark.ruling(106)
@pytest.mark.parametrize(("thing", "income"), [("house", 3), ("townhouse", 6), ("city-hall", 3)])
def test_a_house_point_of_nobody_pays_three(thing: str, income: int) -> None:
    assert store(f"land - d3={thing}") == income


@pytest.mark.rule("store.income")
def test_the_house_of_another_player_feeds_no_other_shop() -> None:
    incomes = paid(f"""{ALL}
                       land 1 d4=general-store d6=saloon
                       land 2 d5=house""")

    assert incomes == {"d4": 3}


@pytest.mark.rule("store.income")
def test_ranches_elsewhere_and_houses_two_parcels_away_are_nothing_to_a_store() -> None:
    assert store("land 1 h8=ranch f4=house") == 0


@pytest.mark.rule("store.income")
@pytest.mark.ruling(104)
def test_a_general_store_pays_at_most_33_dollars() -> None:
    assert store("land 1 d3=hotel c4=hotel e4=hotel") == 33
