"""Buildings: bought on the track, built on the player's own land, with a House and revolvers."""

import pytest

from carson.board.ids import FOR_TILE, PLACE_NAMES
from tests.board.buildings.looking import FRUGAL, NEEDY, reserve, shop, track
from tests.support.scenario import scenario

FULL = "land - d3=mountain e3=mountain c4=mountain e4=mountain c5=mountain d5=mountain e5=mountain"
"""The centre is shut in, so that no House finds a site."""


# --- buying ---------------------------------------------------------------------------------
@pytest.mark.rule("building.buy")
@pytest.mark.parametrize("price", [12, 10, 8, 6, 5, 4, 3])
def test_the_buyer_pays_the_price_of_the_space_and_gets_its_tile(price: int) -> None:
    table = scenario(f"""
        phase resolve build-{price}
        player 1 cash 20
        land 1 c3
        track hotel hotel hotel bank bank bank bank
        cowboy build-{price} 1
    """)
    table.play("1 buy")

    assert table.cash[0] == 20 - price
    assert reserve(table, 1) == ["hotel" if price > 6 else "bank"]


@pytest.mark.rule("building.buy")
@pytest.mark.ruling(6)
def test_the_building_spaces_are_resolved_from_the_dearest_down() -> None:
    table = scenario("""
        phase resolve build-12
        track mine mine mine mine mine mine ranch
        cowboy build-3 1
        cowboy build-8 1
        cowboy build-12 1
        cowboy build-5 1
    """)
    table.play("1 decline", "1 decline", "1 decline", "1 decline")

    spaces = [PLACE_NAMES[event["place"]] for event in table.happened("gave-up")]
    assert spaces == ["build-12", "build-8", "build-5", "build-3"]


@pytest.mark.rule("building.buy")
def test_the_space_of_a_bought_tile_stays_empty() -> None:
    table = scenario("""
        phase resolve build-10
        track mine saloon ranch - bank - -
        cowboy build-10 1
        cowboy vp-5 1
    """)
    table.play("1 buy")

    assert table.asked == "1 BuyPoints"
    assert track(table) == ["mine", "nothing", "ranch", "nothing", "bank", "nothing", "nothing"]


@pytest.mark.rule("building.buy")
def test_a_declined_tile_stays_on_its_space() -> None:
    table = shop("saloon", "cowboy vp-5 1")
    table.play("1 decline")

    assert (table.cash[0], reserve(table, 1)) == (15, [])
    assert track(table)[1] == "saloon"


@pytest.mark.rule("building.buy")
@pytest.mark.ruling(16)
def test_who_cannot_pay_gets_no_tile() -> None:
    table = shop("saloon", "player 1 cash 9", "cowboy vp-5 1")
    reason = table.why("1 buy")
    table.play("1 decline")

    assert (reason, table.cash[0], reserve(table, 1)) == ("too-dear", 9, [])


# --- ground and roads -----------------------------------------------------------------------
@pytest.mark.rule("building.land")
def test_a_building_stands_on_the_land_of_its_player() -> None:
    table = shop("hotel", "land 2 d3")
    table.play("1 buy")

    assert table.nouns(1, "build") == ["c3"]
    assert table.why("1 build d3") == "not-your-land"
    assert table.why("1 build e3") == "not-your-land"


@pytest.mark.rule("building.land")
@pytest.mark.ruling(51)
@pytest.mark.parametrize("thing", ["mountain", "house", "townhouse", "ranch", "prison"])
@pytest.mark.parametrize("tile", ["mine", "hotel"])
def test_a_building_needs_a_parcel_without_mountain_house_or_building(
    tile: str, thing: str
) -> None:
    table = shop(tile, f"land 1 d3={thing}")
    table.play("1 buy")

    assert table.why("1 build d3") == "not-free"
    assert table.why("1 build c3") == ""


@pytest.mark.rule("building.road")
@pytest.mark.ruling(52)
@pytest.mark.parametrize("tile", NEEDY)
def test_a_building_needs_a_road(tile: str) -> None:
    table = shop(tile)
    table.play("1 buy")

    assert table.nouns(1, "build") == ["c3"]
    assert table.why("1 build h8") == "no-road-touches"


@pytest.mark.rule("building.road")
@pytest.mark.ruling(52)
@pytest.mark.parametrize("tile", FRUGAL)
def test_a_ranch_and_a_mine_need_no_road(tile: str) -> None:
    table = shop(tile)
    table.play("1 buy", "1 build h8")

    assert table.on("h8") == tile


@pytest.mark.rule("building.road")
def test_roads_laid_before_putting_up_a_building_connect_its_parcel() -> None:
    table = shop("hotel", "land 1 b2", "player 1 roads 2")
    table.play("1 buy")
    before = table.why("1 build a1"), table.why("1 build b2")
    table.play("1 road c3e", "1 road c3n")

    assert before == ("not-your-land", "no-road-touches")
    assert table.nouns(1, "build") == ["b2", "c3"]


# --- the House that comes with a building ---------------------------------------------------
@pytest.mark.rule("building.house")
@pytest.mark.ruling(52)
@pytest.mark.ruling(53)
@pytest.mark.parametrize("tile", NEEDY)
def test_a_building_brings_a_house_free_of_charge(tile: str) -> None:
    table = shop(tile)
    table.play("1 buy", "1 build c3", "1 house e5")

    assert (table.on("c3"), table.on("e5")) == (tile, "house")
    assert table.happened("paid") == [{"seat": 0, "amount": 10, "cause": FOR_TILE}]


@pytest.mark.rule("building.house")
@pytest.mark.ruling(52)
@pytest.mark.parametrize("tile", FRUGAL)
def test_a_ranch_and_a_mine_bring_no_house(tile: str) -> None:
    table = shop(tile, "cowboy vp-5 1")
    table.play("1 buy", "1 build c3")

    assert table.asked == "1 BuyPoints"
    assert not table.happened("house-built")


@pytest.mark.rule("building.house")
@pytest.mark.ruling(53)
@pytest.mark.parametrize("tile", NEEDY)
def test_without_a_house_a_building_cannot_be_put_up(tile: str) -> None:
    table = shop(tile, FULL, centre="townhouse")
    table.play("1 buy")

    assert table.why("1 build c3") == "no-house-site"


@pytest.mark.rule("building.house")
@pytest.mark.parametrize("tile", FRUGAL)
def test_a_ranch_and_a_mine_do_not_wait_for_a_house_site(tile: str) -> None:
    table = shop(tile, FULL, centre="townhouse")
    table.play("1 buy", "1 build c3")

    assert table.on("c3") == tile


# --- revolvers ------------------------------------------------------------------------------
@pytest.mark.rule("building.revolver")
@pytest.mark.ruling(67)
@pytest.mark.parametrize(("tile", "revolvers"), [("ranch", 1), ("mine", 1), ("prison", 2)])
def test_revolvers_come_when_the_building_is_put_up(tile: str, revolvers: int) -> None:
    table = shop(tile, "reserve 1 hotel", "player 1 revolvers 4")
    table.play("1 buy")
    bought = table.state.revolvers[0]
    table.play("1 build c3", *(["1 house e5"] if tile == "prison" else []))

    assert (bought, table.state.revolvers) == (4, (4 + revolvers, 1, 1))


@pytest.mark.rule("building.revolver")
@pytest.mark.parametrize("tile", ["drugstore", "bank", "saloon", "hotel", "church"])
def test_other_buildings_bring_no_revolver(tile: str) -> None:
    table = shop(tile)
    table.play("1 buy", "1 build c3", "1 house e5")

    assert table.state.revolvers == (1, 1, 1)


@pytest.mark.rule("building.revolver")
def test_revolvers_outlast_a_lost_duel_and_the_end_of_the_round() -> None:
    table = scenario("""
        phase resolve gambling
        player 1 cash 0 revolvers 3
        player 2 cash 0
        player 3 cash 0
        cowboy gambling 1 2
    """)
    table.play("* roll 1", "* roll 6", "2 decline")

    assert table.asked == "* DrawBuilding"
    assert table.state.revolvers == (3, 1, 1)
