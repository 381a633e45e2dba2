"""Victory points on the track: for parcels, buildings and firepower, and for money."""

import pytest

from carson.board.game import BOARD_GAME
from carson.board.ids import PLACE_NAMES
from tests.support.scenario import Scenario, scenario


def taken(space: str, *lines: str) -> Scenario:
    """Player 1 takes what a space gives."""
    table = scenario("\n".join([f"phase resolve {space}", f"cowboy {space} 1", *lines]))
    table.play("1 take")
    return table


# --- for what a player has -----------------------------------------------------------------------
@pytest.mark.rule("vp.parcels")
@pytest.mark.parametrize(
    ("land", "vps"),
    [("a1", 0), ("a1 b1", 1), ("a1 b1=house c1=bank", 1), ("a1 b1=mountain c1 d1=ranch", 2)],
)
def test_parcel_vp_gives_a_point_for_every_two_parcels(land: str, vps: int) -> None:
    table = taken("parcel-vp", f"land 1 {land}", "land 2 h8 g8")

    assert table.vps == [vps, 0, 0]
    assert BOARD_GAME.scores(table.state)["parcels"] == [vps, 0, 0]


@pytest.mark.rule("vp.buildings")
def test_building_vp_gives_a_point_for_each_building_on_the_map() -> None:
    table = taken("building-vp", "land 1 a1=ranch b1=prison c1=church", "land 2 h8=bank")

    assert table.vps == [3, 0, 0]
    assert BOARD_GAME.scores(table.state)["buildings"] == [3, 0, 0]


@pytest.mark.rule("vp.buildings")
@pytest.mark.rule("building.keep")
@pytest.mark.ruling(66)
@pytest.mark.ruling(84)
def test_houses_mountains_and_tiles_in_the_reserve_are_no_buildings() -> None:
    lines = "land 1 a1=ranch b1=house c2=townhouse d1=mountain e1", "reserve 1 bank ranch"
    table = taken("building-vp", *lines)

    assert table.vps[0] == 1


@pytest.mark.rule("vp.cowboys")
@pytest.mark.ruling(40)
@pytest.mark.parametrize(("cowboys", "vps"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3)])
def test_cowboy_vp_gives_a_point_for_every_two_points_of_firepower(cowboys: int, vps: int) -> None:
    table = taken("cowboy-vp", f"player 1 cowboys {cowboys} revolvers 2")

    assert table.vps == [vps, 0, 0]
    assert BOARD_GAME.scores(table.state)["cowboys"] == [vps, 0, 0]


@pytest.mark.rule("vp.cowboys")
@pytest.mark.ruling(102)
@pytest.mark.parametrize("bonus", ["ammunition 1", "card 1 mercenary"])
def test_cowboy_vp_counts_the_bonuses_of_firepower(bonus: str) -> None:
    table = taken("cowboy-vp", "player 1 cowboys 2 revolvers 1", bonus)

    assert table.vps[0] == (3 + 3) // 2


@pytest.mark.rule("vp.parcels")
def test_points_on_the_track_may_be_declined() -> None:
    table = scenario("""
        phase resolve parcel-vp
        land 1 a1 b1
        cowboy parcel-vp 1
    """)
    table.play("1 decline")

    assert table.vps[0] == 0


# --- for money ------------------------------------------------------------------------------
@pytest.mark.rule("vp.purchase")
@pytest.mark.parametrize("price", [5, 4, 3, 2])
def test_a_point_costs_the_price_of_the_space(price: int) -> None:
    table = scenario(f"""
        phase resolve vp-{price}
        player 1 cash 30
        cowboy vp-{price} 1
    """)
    table.play("1 points 3")

    assert (table.vps[0], table.cash[0]) == (3, 30 - 3 * price)
    assert BOARD_GAME.scores(table.state)["purchase"] == [3, 0, 0]


@pytest.mark.rule("vp.purchase")
@pytest.mark.ruling(85)
def test_any_number_of_points_may_be_bought_as_far_as_the_money_reaches() -> None:
    table = scenario("""
        phase resolve vp-3
        player 1 cash 14
        cowboy vp-3 1
    """)

    assert table.nouns(1, "points") == ["0", "1", "2", "3", "4"]
    assert table.why("1 points 5") == "too-dear"


@pytest.mark.rule("vp.purchase")
@pytest.mark.ruling(86)
@pytest.mark.parametrize(
    ("number", "spaces"),
    [
        (1, ["vp-5", "vp-4", "vp-3", "vp-2"]),
        (2, ["vp-5", "vp-4", "vp-3"]),
        (3, ["vp-5", "vp-4"]),
        (4, ["vp-5"]),
    ],
)
def test_the_cheapest_purchase_closes_after_each_round(number: int, spaces: list[str]) -> None:
    table = scenario(f"""
        round {number}
        phase place
        turn 1
    """)

    offered = table.nouns(1, "place")
    assert [space for space in offered if space.startswith("vp-")] == spaces


# --- the order of the boxes -----------------------------------------------------------------
@pytest.mark.rule("vp.purchase")
@pytest.mark.ruling(7)
@pytest.mark.ruling(8)
def test_points_come_for_parcels_buildings_cowboys_and_then_from_the_dearest_purchase() -> None:
    boxes = ["vp-2", "cowboy-vp", "vp-4", "parcel-vp", "vp-3", "building-vp", "vp-5"]
    table = scenario("\n".join(["phase resolve parcel-vp", *(f"cowboy {box} 1" for box in boxes)]))
    table.play(*["1 decline"] * 3, *["1 points 0"] * 4)

    order = [PLACE_NAMES[event["place"]] for event in table.happened("gave-up")]
    assert order == ["parcel-vp", "building-vp", "cowboy-vp", "vp-5", "vp-4", "vp-3", "vp-2"]
