"""The end of the game: points for money and for what stands on one's land, and the winner."""

import pytest

from carson.board.game import BOARD_GAME
from tests.support.scenario import Scenario, scenario


def finished(*lines: str) -> Scenario:
    """A game after its last cash limit; nobody spends more than they must."""
    board = ["round 4", "phase close", *(f"player {who} cash 0" for who in (1, 2, 3))]
    table = scenario("\n".join([*board, *lines]))
    while table.asked != "over":
        table.play(f"{table.asked[0]} spend 0")
    return table


def ranking(table: Scenario) -> list[int]:
    """The players from the best to the last, counted from 1."""
    return [seat + 1 for seat in BOARD_GAME.ranking(table.state)]


@pytest.mark.rule("end.money")
@pytest.mark.parametrize(("cash", "vps"), [(0, 0), (5, 0), (6, 1), (11, 1), (12, 2), (119, 19)])
def test_every_full_six_dollars_give_a_point(cash: int, vps: int) -> None:
    table = finished(f"player 1 cash {cash}")

    assert table.vps == [vps, 0, 0]


@pytest.mark.rule("end.assets")
@pytest.mark.parametrize(
    "thing",
    ["ranch", "mine", "drugstore", "bank", "saloon", "hotel", "church", "prison", "house"],
)
def test_each_building_and_house_gives_two_points(thing: str) -> None:
    table = finished(f"land 1 a1={thing}")

    assert table.vps == [2, 0, 0]


@pytest.mark.rule("end.assets")
def test_each_mountain_gives_two_points() -> None:
    table = finished("land 1 a1=mountain b1=mountain", "land - c1=mountain")

    assert table.vps == [4, 0, 0]


@pytest.mark.rule("end.assets")
@pytest.mark.ruling(63)
def test_a_townhouse_gives_two_points_like_a_house() -> None:
    table = finished("land 1 b2=townhouse", "land 2 c1=house")

    assert table.vps == [2, 2, 0]


@pytest.mark.rule("end.assets")
def test_houses_on_unowned_parcels_give_nobody_points() -> None:
    table = finished("land - a1=house c2=townhouse")

    assert table.vps == [0, 0, 0]


@pytest.mark.rule("end.assets")
@pytest.mark.ruling(66)
def test_bare_parcels_and_tiles_in_the_reserve_give_nothing() -> None:
    table = finished("land 1 a1 b1 c1", "reserve 1 bank hotel")

    assert table.vps == [0, 0, 0]


@pytest.mark.rule("end.money")
@pytest.mark.rule("end.assets")
def test_the_breakdown_names_every_source_of_the_final_points() -> None:
    table = finished(
        "player 1 cash 20",
        "points 1 parcels=4 purchase=2",
        "land 1 a1=bank b1=ranch c1=house d2=townhouse e1=mountain f1",
    )

    scores = {source: by_seat[0] for source, by_seat in BOARD_GAME.scores(table.state).items()}
    final = {"end-cash": 3, "end-buildings": 4, "end-houses": 4, "end-mountains": 2}
    assert {source: vps for source, vps in scores.items() if vps} == {
        "parcels": 4,
        "purchase": 2,
        **final,
    }
    assert table.vps[0] == 4 + 2 + sum(final.values())


@pytest.mark.rule("end.money")
def test_money_spent_at_the_cash_limit_is_gone_before_it_is_counted() -> None:
    table = scenario("""
        round 4
        phase close
        player 1 cash 32
        player 2 cash 0
        player 3 cash 0
        card 1 sheriff
    """)
    table.play("1 spend 20")

    assert (table.asked, table.vps[0]) == ("over", 2 + 12 // 6)


@pytest.mark.rule("end.winner")
def test_the_player_with_the_most_points_wins() -> None:
    table = finished("points 1 parcels=3", "points 2 parcels=9", "points 3 parcels=5")

    assert ranking(table) == [2, 3, 1]


@pytest.mark.rule("end.winner")
@pytest.mark.ruling(13)
@pytest.mark.ruling(90)
@pytest.mark.parametrize(("order", "expected"), [("3 1 2", [2, 3, 1]), ("1 2 3", [2, 1, 3])])
def test_of_tied_players_the_one_who_passed_earlier_is_ahead(
    order: str, expected: list[int]
) -> None:
    table = finished(
        f"passing {order}", "points 1 parcels=5", "points 2 parcels=9", "points 3 cowboys=5"
    )

    assert ranking(table) == expected


@pytest.mark.rule("end.winner")
@pytest.mark.ruling(90)
def test_the_pass_order_of_round_4_decides_and_not_that_of_round_3() -> None:
    table = scenario("""
        round 4
        phase place
        turn 1
        passing 1 2 3
        passed 3 2
        player 1 cash 0 cowboys 1
        player 2 cash 0
        player 3 cash 0
    """)
    table.play("1 pass")

    assert (table.asked, table.vps, ranking(table)) == ("over", [0, 0, 0], [3, 2, 1])
