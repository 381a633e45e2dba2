"""4: the Chinese Worker."""

import pytest

from carson.board.ids import BUILD_12, THING_NAMES
from carson.board.powers import ask
from tests.support.scenario import Scenario, scenario, thing


@pytest.mark.rule("character.worker")
def test_the_chinese_worker_gives_two_roads_at_once() -> None:
    table = scenario("phase choose")
    table.play("1 choose chinese-worker")

    assert (table.state.roads_in_hand, table.asked) == ((3, 1, 1), "2 ChooseCharacter")


@pytest.mark.rule("character.worker")
@pytest.mark.ruling(99)
@pytest.mark.parametrize(
    ("price", "half"), [(12, 6), (10, 5), (8, 4), (6, 3), (5, 3), (4, 2), (3, 2)]
)
def test_his_player_pays_half_for_buildings_rounded_up(price: int, half: int) -> None:
    table = scenario(f"""
        phase resolve build-12
        card 1 chinese-worker
        player 1 cash {half}
        track hotel hotel hotel bank bank bank bank
        cowboy build-{price} 1
    """)
    table.play("1 buy")

    assert table.cash[0] == 0


@pytest.mark.rule("character.worker")
def test_others_pay_the_whole_price() -> None:
    table = scenario("""
        phase resolve build-12
        card 1 chinese-worker
        track hotel - - - - - -
        cowboy build-12 2
    """)
    table.play("2 buy")

    assert table.cash[1] == 15 - 12


@pytest.mark.rule("character.worker")
@pytest.mark.ruling(99)
def test_the_price_is_whole_again_in_the_next_round() -> None:
    table = scenario("""
        phase close
        card 1 chinese-worker
        track hotel hotel hotel bank bank bank bank
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0")
    table.play("1 choose mercenary", "2 choose chinese-worker", "3 choose sheriff")
    table.play("3 pass", "2 pass", "1 place build-12", "1 pass", "1 buy")

    assert table.cash[0] == 15 - 12


@pytest.mark.rule("character.worker")
def test_land_costs_him_the_whole_price() -> None:
    table = scenario("""
        phase resolve parcel-purchase
        card 1 chinese-worker
        land - c3=house d3=house e3=house
        cowboy d4 1
    """)
    table.play("1 claim d4")

    assert table.cash[0] == 15 - 4


# --- the red side ---------------------------------------------------------------------------
RED = """
    option characters 1Y,2Y,3Y,4R,5Y,6Y,7Y
    track hotel mine hotel bank bank bank bank
    land 1 c3
    land 2 c6
"""


def prices(table: Scenario) -> list[str]:
    """The tiles of the track, the most expensive space first."""
    return [THING_NAMES[tile] for tile in table.state.track]


@pytest.mark.parametrize("side", ["4Y", "4R"])
def test_both_sides_have_number_4_and_a_limit_of_30(side: str) -> None:
    table = scenario(f"""
        option characters 1Y,2Y,3Y,{side},5Y,6Y,7Y
        phase close
        card 1 captain
        card 2 chinese-worker
        player 2 cash 150
    """)
    table.play("1 spend 0")

    assert table.state.order[:2] == (2, 1)
    assert table.nouns(2, "spend")[0] == str(150 - 30)


@pytest.mark.ruling(147)
@pytest.mark.parametrize("price", [12, 10, 8, 6, 5, 4, 3])
def test_the_red_chinese_worker_sells_any_tile_of_the_track_for_five_dollars(price: int) -> None:
    table = scenario(RED)
    table.play("1 choose chinese-worker", f"1 fetch build-{price}")

    assert (table.cash[0], table.asked) == (15 - 5, "1 PlaceBuilding")


@pytest.mark.ruling(147)
def test_the_red_chinese_worker_gives_no_roads_and_halves_no_price() -> None:
    table = scenario(RED)
    table.play("1 choose chinese-worker", "1 decline")

    assert table.state.roads_in_hand[0] == 1
    assert ask.price_of_building(table.state, table.state.seats[0], BUILD_12) == 12


@pytest.mark.ruling(17)
def test_the_red_chinese_workers_offer_may_be_declined_and_then_no_tile_moves() -> None:
    table = scenario(RED)
    table.play("1 choose chinese-worker", "1 decline")

    assert (table.cash[0], prices(table)[0]) == (15, "hotel")
    assert table.asked == "2 ChooseCharacter"


@pytest.mark.ruling(17)
def test_who_has_less_than_five_dollars_is_not_asked() -> None:
    table = scenario(RED + "player 1 cash 4")
    table.play("1 choose chinese-worker")

    assert (table.cash[0], table.asked) == (4, "2 ChooseCharacter")


def test_an_empty_space_has_nothing_to_take() -> None:
    table = scenario("""
        option characters 1Y,2Y,3Y,4R,5Y,6Y,7Y
        track - hotel hotel bank bank bank bank
    """)
    table.play("1 choose chinese-worker")

    assert table.why("1 fetch build-12") == "no-building-there"
    assert table.why("1 fetch wages") == "no-building-there"


@pytest.mark.ruling(148)
def test_the_tile_may_be_kept() -> None:
    table = scenario(RED)
    table.play("1 choose chinese-worker", "1 fetch build-12", "1 keep")

    assert table.state.reserved(table.state.seats[0], thing("hotel")) == 1
    assert table.asked == "* DrawBuilding"


@pytest.mark.ruling(148)
def test_the_tile_may_be_built_at_once_and_the_track_is_filled_up_afterwards() -> None:
    table = scenario(RED)
    table.play("1 choose chinese-worker", "1 fetch build-12", "1 build c3", "1 house e5")

    assert (table.on("c3"), table.on("e5")) == ("hotel", "house")
    assert table.asked == "* DrawBuilding"


@pytest.mark.ruling(149)
def test_roads_may_be_laid_for_the_new_building() -> None:
    table = scenario(RED + "land 1 e6\nroads d4n d4s d4w d4e")
    table.play("1 choose chinese-worker", "1 fetch build-12")
    assert table.why("1 build e6") == "no-road-touches"

    table.play("1 road e5w", "1 build e6", "1 house d4")
    assert table.on("e6") == "hotel"


@pytest.mark.ruling(149)
def test_the_owner_of_a_parcel_is_asked_for_the_house_as_ever() -> None:
    table = scenario(RED + "land 2 c2\nroads c3n")
    table.play("1 choose chinese-worker", "1 fetch build-12", "1 build c3", "1 ask c2")

    assert table.asked == "2 AllowHouse"


def test_a_mine_built_at_once_brings_its_revolver_and_may_be_attacked_in_this_round() -> None:
    table = scenario(RED)
    table.play("1 choose chinese-worker", "1 fetch build-10", "1 build c3", "* draw saloon")
    table.play("2 choose banker", "3 choose mercenary")

    assert table.state.revolvers == (2, 1, 1)
    assert table.offers("2 place c3")


@pytest.mark.ruling(114)
def test_the_other_tiles_slide_and_a_new_one_is_drawn_before_the_next_player_chooses() -> None:
    table = scenario(RED)
    table.play("1 choose chinese-worker", "1 fetch build-8", "1 keep", "* draw saloon")

    assert prices(table) == ["saloon", "hotel", "mine", "bank", "bank", "bank", "bank"]
    assert table.asked == "2 ChooseCharacter"


@pytest.mark.ruling(121)
def test_a_city_hall_drawn_then_is_placed_by_the_first_who_chose_and_another_tile_drawn() -> None:
    table = scenario(RED + "option buildings all")
    table.play("1 choose banker", "2 choose chinese-worker", "2 fetch build-12", "2 keep")
    table.play("* draw city-hall")
    assert table.asked == "1 PlaceCityHall"

    table.play("1 build d5", "* draw saloon")
    assert (table.on("d5"), prices(table)[0]) == ("city-hall", "saloon")
    assert table.asked == "3 ChooseCharacter"


def test_a_tile_that_was_kept_may_be_built_with_the_reserve_of_this_round() -> None:
    table = scenario(RED)
    table.play("1 choose chinese-worker", "1 fetch build-10", "1 keep", "* draw saloon")
    table.play("2 choose banker", "3 choose mercenary", "2 pass", "1 pass", "3 pass")
    table.play("1 unpack mine", "1 build c3")

    assert table.on("c3") == "mine"
