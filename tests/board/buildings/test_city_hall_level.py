"""What holding the City Hall is worth: more income from shops and Blacksmiths."""

import pytest

from carson.board.map import town
from tests.board.buildings.looking import paid
from tests.support.scenario import scenario

HALL = "option buildings all\nland - d4=city-hall"


# --- the level ------------------------------------------------------------------------------
@pytest.mark.rule("hall.level")
@pytest.mark.ruling(128)
@pytest.mark.parametrize(
    ("building", "more"),
    [
        ("drugstore", 3),
        ("bank", 3),
        ("general-store", 3),
        ("saloon", 5),
        ("blacksmith", 5),
        ("ranch", 0),
        ("mine", 0),
        ("hotel", 0),
        ("church", 0),
        ("prison", 0),
        ("school", 0),
        ("station", 0),
    ],
)
def test_who_holds_it_gets_more_from_shops_and_blacksmiths(building: str, more: int) -> None:
    land = f"{HALL}\nland 1 g7={building}"
    plain = paid(land).get("g7", 0)

    assert paid(f"{land}\ncowboy d4 1").get("g7", 0) == plain + more
    assert paid(f"{land}\ncowboy d4 2").get("g7", 0) == plain


@pytest.mark.rule("hall.level", "income.caps")
@pytest.mark.ruling(128, 129)
@pytest.mark.parametrize(
    ("building", "cap", "land"),
    [
        ("drugstore", 33, "c6=hotel d6=hotel e6=hotel c7=church c8=ranch d8=ranch"),
        ("general-store", 33, "c6=hotel d6=hotel e6=hotel"),
        ("blacksmith", 40, "a8=ranch c8=ranch e8=ranch h8=ranch"),
        (
            *("bank", 45),
            "c6=hotel d6=hotel e6=hotel c7=church c8=church d8=station e7=school e8=school"
            " h1=mine h3=mine h5=mine",
        ),
        ("saloon", 55, "c6=hotel d6=hotel e6=hotel c7=ranch e7=ranch c8=ranch d8=ranch e8=ranch"),
    ],
)
def test_the_caps_stay(building: str, cap: int, land: str) -> None:
    board = f"{HALL}\nround 4\nland 1 d7={building} {land}"

    assert paid(board)["d7"] == paid(f"{board}\ncowboy d4 1")["d7"] == cap


@pytest.mark.rule("hall.level")
@pytest.mark.ruling(128)
def test_with_it_even_a_lonely_saloon_pays() -> None:
    assert paid(f"{HALL}\nland 1 g7=saloon\ncowboy d4 1") == {"g7": 5}


@pytest.mark.rule("hall.level")
def test_who_is_driven_out_loses_the_level_before_incomes_are_paid() -> None:
    table = scenario(f"""
        {HALL}
        phase resolve building-income
        player 1 cash 0 cowboys 3
        player 2 cash 0 cowboys 3
        land 1 g7=saloon
        land 2 a7=bank
        cowboy d4 1 2
    """)
    table.play("* roll 1", "* roll 6")

    assert table.cash[:2] == [0, 3]


@pytest.mark.rule("hall.level")
@pytest.mark.ruling(127)
def test_until_the_duel_the_cowboy_who_came_first_holds_it() -> None:
    table = scenario(f"""
        {HALL}
        phase resolve gambling
        cowboy gambling 1
        cowboy d4 3 2
    """)

    assert town.mayor(table.state) == 2


# --- doubling and theft ---------------------------------------------------------------------
@pytest.mark.rule("hall.theft")
@pytest.mark.ruling(129)
def test_the_level_is_doubled_with_the_rest() -> None:
    table = scenario(f"""
        {HALL}
        phase resolve building-income
        card 1 grocer
        player 1 cash 0
        land 1 g7=bank g8=hotel
        cowboy d4 1
    """)
    table.play("1 double bank")

    assert table.cash[0] == 2 * (6 + 3) + 6


@pytest.mark.rule("hall.theft")
@pytest.mark.ruling(130)
def test_the_level_of_the_owner_is_stolen_with_the_rest() -> None:
    table = scenario(f"""
        {HALL}
        phase resolve building-income
        player 1 cash 0
        player 2 cash 0
        land 1 g7=saloon
        cowboy d4 1
        cowboy g7 2
    """)
    table.play("2 take")

    assert table.cash[:2] == [3, 2]


@pytest.mark.rule("hall.theft")
@pytest.mark.ruling(130)
def test_the_level_of_the_thief_counts_for_nothing() -> None:
    table = scenario(f"""
        {HALL}
        phase resolve building-income
        player 1 cash 0
        player 2 cash 0
        land 1 g7=saloon h7=ranch
        cowboy d4 2
        cowboy g7 2
    """)
    table.play("2 take")

    assert table.happened("stolen")[0]["amount"] == 5 // 2
