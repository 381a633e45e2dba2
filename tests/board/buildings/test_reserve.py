"""The reserve: tiles that wait without any effect, and when they may be put up."""

import pytest

from carson.board.game import BOARD_GAME
from carson.core.agenda import considered, legal, pending
from carson.core.moves import Seat
from tests.board.buildings.looking import paid, reserve, shop
from tests.support.scenario import scenario


# --- kept ----------------------------------------------------------------------------------
@pytest.mark.rule("building.keep")
def test_the_buyer_may_keep_the_tile_though_he_could_put_it_up() -> None:
    table = shop("saloon")
    table.play("1 buy", "1 keep")

    assert (reserve(table, 1), table.on("c3")) == (["saloon"], "nothing")


@pytest.mark.rule("building.keep")
def test_any_number_of_tiles_may_wait() -> None:
    table = shop("saloon", "reserve 1 ranch ranch mine bank hotel church prison")
    table.play("1 buy", "1 keep")

    tiles = ["ranch", "ranch", "mine", "bank", "saloon", "hotel", "church", "prison"]
    assert reserve(table, 1) == tiles


@pytest.mark.rule("building.keep")
@pytest.mark.ruling(66)
def test_a_tile_in_the_reserve_pays_nothing() -> None:
    assert paid("""land 1 c3=hotel
                   reserve 1 hotel ranch""") == {"c3": 6}


@pytest.mark.rule("building.keep")
@pytest.mark.ruling(66)
@pytest.mark.ruling(67)
@pytest.mark.parametrize("tile", ["ranch", "mine", "prison"])
def test_a_tile_in_the_reserve_brings_no_revolver(tile: str) -> None:
    table = shop(tile, "cowboy vp-5 1")
    table.play("1 buy", "1 keep", "1 done")

    assert table.asked == "1 BuyPoints"
    assert table.state.revolvers[0] == 1


@pytest.mark.rule("building.keep")
@pytest.mark.ruling(66)
@pytest.mark.parametrize(("store", "source"), [("drugstore", "ranch"), ("bank", "mine")])
def test_a_tile_in_the_reserve_does_not_count_as_a_ranch_or_mine(store: str, source: str) -> None:
    incomes = paid(f"""land 1 c3={store} f6={source}
                       reserve 1 {source} {source}""")

    assert incomes["c3"] == 3


@pytest.mark.rule("building.keep")
@pytest.mark.ruling(66)
def test_a_tile_in_the_reserve_gives_no_vp_at_the_end() -> None:
    table = scenario("""
        round 4
        phase close
        player 1 cash 0
        reserve 1 hotel church
        turn 3
    """)
    table.play("3 spend 0")

    assert (table.asked, table.vps[0]) == ("over", 0)


# --- putting up from the reserve ------------------------------------------------------------
@pytest.mark.rule("building.reserve")
@pytest.mark.ruling(12)
@pytest.mark.ruling(65)
def test_the_reserves_are_opened_in_pass_order() -> None:
    table = scenario("""
        phase resolve reserve
        passing 3 1 2
        land 1 a1
        land 2 b1
        land 3 c1
        reserve 1 ranch
        reserve 2 mine
        reserve 3 ranch
    """)
    asked = [table.asked]
    for move in ("3 done", "1 done"):
        table.play(move)
        asked.append(table.asked)

    assert asked == ["3 PickReserved", "1 PickReserved", "2 PickReserved"]


@pytest.mark.rule("building.reserve")
@pytest.mark.ruling(64)
def test_a_tile_bought_this_round_may_be_put_up_after_the_last_space() -> None:
    table = shop("mine")
    table.play("1 buy", "1 keep", "1 unpack mine", "1 build h8")

    assert (table.on("h8"), reserve(table, 1)) == ("mine", [])


@pytest.mark.rule("building.reserve")
@pytest.mark.ruling(64)
def test_a_tile_of_an_earlier_round_may_be_put_up_after_the_last_space() -> None:
    table = scenario("""
        phase resolve build-3
        land 1 c3
        reserve 1 mine
        track - - - - - - ranch
        cowboy build-3 2
        cowboy parcel-income 2
    """)
    table.play("2 decline", "1 unpack mine", "1 build c3")

    assert (table.on("c3"), table.asked) == ("mine", "2 TakeGain")


@pytest.mark.rule("building.reserve")
def test_several_buildings_may_be_put_up_from_the_reserve_without_paying() -> None:
    table = scenario("""
        phase resolve reserve
        land 1 c3 d3 e3
        reserve 1 ranch ranch hotel
        cowboy vp-5 1
    """)
    table.play("1 unpack ranch", "1 build c3", "1 unpack hotel", "1 build d3", "1 house h8")
    table.play("1 unpack ranch", "1 build e3")

    assert [table.on(parcel) for parcel in ("c3", "d3", "e3")] == ["ranch", "hotel", "ranch"]
    assert not table.happened("paid")


@pytest.mark.rule("building.reserve")
@pytest.mark.ruling(56)
def test_looking_at_a_tile_is_not_giving_it_up() -> None:
    table = scenario("""
        phase resolve reserve
        land 1 c3
        reserve 1 ranch ranch mine
    """)
    table.play("1 unpack ranch", "1 keep")

    assert (table.asked, table.nouns(1, "unpack")) == ("1 PickReserved", ["ranch", "mine"])


@pytest.mark.rule("building.reserve")
@pytest.mark.ruling(56)
def test_a_tile_looked_at_may_be_built_after_all() -> None:
    table = scenario("""
        phase resolve reserve
        land 1 c3
        reserve 1 ranch
    """)
    table.play("1 unpack ranch", "1 keep", "1 unpack ranch", "1 build c3")

    assert table.on("c3") == "ranch"


@pytest.mark.rule("building.reserve")
@pytest.mark.ruling(56)
def test_looking_often_leaves_nothing_behind() -> None:
    table = scenario("""
        phase resolve reserve
        land 1 c3
        reserve 1 ranch
    """)
    table.play("1 unpack ranch", "1 keep")
    before = BOARD_GAME.digest(table.state)
    table.play("1 unpack ranch", "1 keep")

    assert BOARD_GAME.digest(table.state) == before


@pytest.mark.rule("building.reserve")
@pytest.mark.ruling(56)
def test_done_ends_the_step_though_tiles_could_be_built() -> None:
    table = scenario("""
        phase resolve reserve
        land 1 c3
        land 2 d3
        reserve 1 ranch
        reserve 2 ranch
    """)
    table.play("1 unpack ranch", "1 keep", "1 done")

    assert (table.asked, table.offers("2 unpack ranch")) == ("2 PickReserved", True)


@pytest.mark.ruling(56)
def test_a_program_that_looks_at_a_tile_builds_it() -> None:
    table = scenario("""
        phase resolve reserve
        land 1 c3
        reserve 1 ranch
    """)
    table.play("1 unpack ranch")
    choice = pending(table.state)
    assert choice is not None

    assert considered(choice, legal(table.state, Seat(0))) == [
        BOARD_GAME.vocabulary.read("build c3")
    ]


@pytest.mark.rule("building.reserve")
def test_a_player_who_can_put_up_nothing_is_not_asked() -> None:
    table = scenario("""
        phase resolve reserve
        reserve 1 ranch hotel
        land 2 c3
        reserve 2 mine
    """)

    assert table.asked == "2 PickReserved"


@pytest.mark.rule("building.reserve")
def test_roads_may_be_laid_before_putting_up_from_the_reserve() -> None:
    table = scenario("""
        phase resolve reserve
        player 1 roads 1
        land 1 b2
        land - d4=house
        roads d4n d4w d4s d4e c3e
        reserve 1 hotel
    """)
    before = table.why("1 unpack hotel")
    table.play("1 road c3n")

    assert (before, table.why("1 unpack hotel")) == ("nowhere-to-build", "")
