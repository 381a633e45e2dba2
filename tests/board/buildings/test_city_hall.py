"""The City Hall: how it comes to town, whose it is and what it counts for."""

import pytest

from carson.board.ids import FOR_LAND, PARCEL_NAMES
from tests.board.agreed import Agreed, agreed
from tests.board.buildings.looking import paid, track
from tests.support.opening import CENTRE, LOTS, MOUNTAINS, TILES
from tests.support.scenario import Scenario, scenario

ALL = "option buildings all"
HALL = f"{ALL}\nland - d4=city-hall"
CENTRAL = [f"{column}{row}" for row in (3, 4, 5) for column in "cde"]
RING = [f"{column}{row}" for row in range(2, 7) for column in "bcdef" if row in (2, 6)] + [
    f"{column}{row}" for row in (3, 4, 5) for column in "bf"
]


def new_game(*lines: str) -> Agreed:
    """A game with all buildings, in which the City Hall is the first tile drawn."""
    return agreed("* draw city-hall", *lines, buildings="all")


def drawn(*lines: str) -> Scenario:
    """The end of round 1; player 3 passed first, one space is empty, and the City Hall comes."""
    board = ["phase close", "passing 3 1 2", "track - hotel hotel hotel bank bank bank"]
    table = scenario("\n".join([ALL, *board, "roads d4n d4w d4s d4e", *lines]))
    table.play("3 spend 0", "1 spend 0", "2 spend 0", "* draw city-hall")
    return table


def houses(parcels: list[str]) -> str:
    """Houses of nobody on these parcels."""
    return "land - " + " ".join(f"{parcel}=house" for parcel in parcels)


# --- drawn ----------------------------------------------------------------------------------
@pytest.mark.rule("hall.setup", "hall.drawn")
@pytest.mark.ruling(120)
def test_at_set_up_its_space_gets_another_tile_at_once() -> None:
    table = new_game(*TILES)

    assert track(table)[2:5] == ["church", "hotel", "bank"]
    assert sum(table.state.bag) == 34 - 4


@pytest.mark.rule("hall.setup")
@pytest.mark.ruling(120)
def test_at_set_up_it_waits_for_the_order_and_is_placed_before_the_draft() -> None:
    table = new_game(*TILES, CENTRE, *MOUNTAINS, *LOTS)
    asked = table.asked
    table.play("2 build d5")

    assert (asked, table.asked, table.on("d5")) == ("2 PlaceCityHall", "1 DraftParcel", "city-hall")


@pytest.mark.rule("hall.setup")
def test_nobody_places_a_city_hall_that_was_not_drawn() -> None:
    table = agreed(*TILES, CENTRE, *MOUNTAINS, *LOTS, buildings="all")

    assert table.asked == "1 DraftParcel"


@pytest.mark.rule("hall.drawn")
@pytest.mark.ruling(121)
def test_at_the_refill_the_first_player_of_the_next_round_places_it() -> None:
    table = drawn()
    asked = table.asked
    table.play("3 build d5")

    assert (asked, table.asked) == ("3 PlaceCityHall", "* DrawBuilding")
    assert (table.on("d5"), table.owner("d5")) == ("city-hall", 0)


@pytest.mark.rule("hall.drawn")
@pytest.mark.ruling(121)
def test_the_teacher_is_the_first_player_who_places_it() -> None:
    table = scenario(f"""
        {ALL}
        option characters 1Y,2Y,3Y,4Y,5Y,6Y,17Y
        phase close
        passing 3 1 2
        card 2 teacher
        track - hotel hotel hotel bank bank bank
    """)
    table.play("3 spend 0", "1 spend 0", "2 spend 0", "* draw city-hall")

    assert table.asked == "2 PlaceCityHall"


@pytest.mark.rule("hall.drawn")
@pytest.mark.ruling(114, 121)
def test_in_phase_1_the_first_to_choose_places_it_before_the_track_is_full() -> None:
    table = scenario(f"""
        {ALL}
        option characters 1Y,2Y,3Y,4R,5Y,6Y,7Y
        passing 3 1 2
        player 1 roads 0
        track mine hotel hotel hotel bank bank bank
        roads d4n d4w d4s d4e
    """)
    table.play("3 choose banker", "1 choose chinese-worker", "1 fetch build-12")
    table.play("* draw city-hall")
    asked = table.asked
    table.play("3 build d5", "* draw school")

    assert asked == "3 PlaceCityHall"
    assert (track(table)[0], table.asked) == ("school", "2 ChooseCharacter")


@pytest.mark.ruling(114)
def test_a_refill_in_phase_1_shifts_the_tiles_and_draws_for_the_dearest_space() -> None:
    table = scenario(f"""
        {ALL}
        option characters 1Y,2Y,3Y,4R,5Y,6Y,7Y
        player 1 roads 0
        track mine hotel ranch saloon bank bank drugstore
    """)
    table.play("1 choose chinese-worker", "1 fetch build-6", "* draw prison")

    assert track(table) == ["prison", "mine", "hotel", "ranch", "bank", "bank", "drugstore"]
    assert table.asked == "2 ChooseCharacter"


# --- where it goes --------------------------------------------------------------------------
@pytest.mark.rule("hall.place", "hall.drawn")
@pytest.mark.ruling(115, 116)
def test_it_goes_on_a_free_unowned_and_connected_parcel_without_a_house() -> None:
    table = drawn("land - d4=house c3=mountain", "land 1 d3", "land 2 e3=mine")
    sites = table.nouns(3, "build")
    reasons = [table.why(f"3 build {parcel}") for parcel in ("d4", "d3", "a1")]
    table.play("3 build e5")

    assert sites == ["c4", "e4", "c5", "d5", "e5"]
    assert reasons == ["not-free", "parcel-owned", "no-road-touches"]
    assert table.asked == "* DrawBuilding"


@pytest.mark.rule("hall.roads")
@pytest.mark.ruling(117)
def test_without_a_connected_site_one_free_road_is_laid_to_the_next_one() -> None:
    table = drawn(houses(CENTRAL))
    asked, roads = table.asked, len(table.nouns(3, "road"))
    table.play("3 road c4n")

    assert (asked, roads) == ("3 LayFreeRoad", 8)
    assert (table.asked, table.nouns(3, "build")) == ("3 PlaceCityHall", ["b3", "b4"])
    assert table.state.roads_in_hand == (1, 1, 1)


@pytest.mark.rule("hall.roads")
@pytest.mark.ruling(117)
def test_free_roads_lead_to_the_nearest_site_only() -> None:
    table = drawn(houses(CENTRAL), "land 1 " + " ".join(sorted({*RING} - {"b3", "b4", "b5"})[:12]))
    reasons = [table.why(f"3 road {edge}") for edge in ("c4n", "d3w", "d4n", "a1n")]

    assert reasons == ["", "road-astray", "road-there", "road-apart"]
    assert table.nouns(3, "road") == ["c4n", "c5n"]


@pytest.mark.rule("hall.roads")
@pytest.mark.ruling(117)
def test_two_free_roads_are_laid_if_one_is_not_enough() -> None:
    table = drawn(houses(CENTRAL), "land 1 " + " ".join(RING[:8]), "land 2 " + " ".join(RING[8:]))
    table.play("3 road c4n")

    assert len(table.happened("free-road")) == 2
    assert (table.asked, table.nouns(3, "build")) == ("3 PlaceCityHall", ["a3", "a4"])


@pytest.mark.rule("hall.roads")
@pytest.mark.ruling(122)
def test_without_any_site_it_goes_back_into_the_box_and_another_tile_is_drawn() -> None:
    names = list(PARCEL_NAMES)
    table = scenario(f"""
        {ALL}
        phase close
        turn 3
        land 1 {" ".join(names[:12])}
        land 2 {" ".join(names[12:24])}
        land 3 {" ".join(names[24:36])}
        {houses(names[36:])}
        track - hotel hotel hotel bank bank bank
    """)
    table.play("3 spend 0", "* draw city-hall")

    assert (table.asked, table.why("* draw city-hall")) == ("* DrawBuilding", "not-in-bag")
    assert len(table.happened("hall-boxed")) == 1
    assert "city-hall" not in [table.on(parcel) for parcel in names]


# --- nobody's for ever ----------------------------------------------------------------------
@pytest.mark.rule("hall.owner")
@pytest.mark.ruling(118)
def test_its_parcel_cannot_be_drafted() -> None:
    table = new_game(*TILES, CENTRE, *MOUNTAINS, *LOTS, "2 build d5")

    assert table.why("1 draft d5") == "nobodys-for-ever"


@pytest.mark.rule("hall.owner")
@pytest.mark.ruling(118)
@pytest.mark.parametrize(
    ("card", "move"),
    [
        ("settler", "1 claim d4"),
        ("lawyer", "1 claim d4"),
        ("auctioneer", "1 offer d4"),
        ("indian", "* land d4"),
    ],
)
def test_no_character_gets_its_parcel(card: str, move: str) -> None:
    table = scenario(f"""
        {HALL}
        option characters 1Y,2Y,3Y,5Y,8Y,12Y,18Y
    """)
    table.play(f"1 choose {card}")

    assert table.why(move) == "nobodys-for-ever"


@pytest.mark.rule("hall.owner")
@pytest.mark.ruling(118)
def test_a_cowboy_on_it_buys_nothing() -> None:
    table = scenario(f"""
        {HALL}
        phase resolve parcel-purchase
        cowboy d4 1
        cowboy a1 2
    """)

    assert table.asked == "2 BuyParcels"
    assert table.why("2 claim d4") == "no-cowboy-there"


# --- what it counts for ---------------------------------------------------------------------
@pytest.mark.rule("hall.worth")
@pytest.mark.ruling(119)
def test_it_raises_the_price_of_land_next_to_it() -> None:
    table = scenario(f"""
        {HALL}
        phase resolve parcel-purchase
        cowboy d5 1
    """)
    table.play("1 claim d5")

    assert table.happened("paid") == [{"seat": 0, "amount": 2, "cause": FOR_LAND}]


@pytest.mark.rule("hall.worth", "income.points")
@pytest.mark.ruling(119)
def test_it_is_a_house_of_nobody_for_all_shops_around_it() -> None:
    incomes = paid(f"""{HALL}
                       land 1 d3=saloon c3=bank
                       land 2 d5=drugstore c5=general-store""")

    assert incomes == {"d3": 5, "c3": 3, "d5": 3, "c5": 3}


@pytest.mark.rule("hall.worth")
@pytest.mark.ruling(119)
def test_it_gives_its_holder_no_points_for_a_building() -> None:
    table = scenario(f"""
        {HALL}
        round 4
        phase resolve building-vp
        player 1 cash 0
        player 2 cash 0
        player 3 cash 0
        cowboy d4 1
        cowboy building-vp 1
    """)
    table.play("1 take")

    assert (table.asked, table.vps) == ("over", [0, 0, 0])
