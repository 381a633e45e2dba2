"""Setup: everything that happens before round 1."""

import pytest

from carson.board.ids import EDGE_NAMES, MOUNTAIN, PARCEL_NAMES, PARCELS, THING_NAMES
from carson.board.map.geometry import NEAR
from carson.board.map.town import is_connected
from carson.core.agenda import Chance, pending
from carson.core.moves import NOBODY
from tests.support.opening import (
    CENTRE,
    MOUNTAINS,
    TILES,
    UP_TO_CHOICE,
    UP_TO_DRAFT,
    UP_TO_PLACING,
    Opening,
    opening,
)
from tests.support.scenario import at, scenario, thing

INNER = {column + row for column in "bcdefg" for row in "234567"}


def bag(table: Opening) -> dict[str, int]:
    """How many tiles of each building are in the bag."""
    return {name: count for name, count in zip(THING_NAMES, table.state.bag, strict=True) if count}


def weights(table: Opening) -> list[int]:
    """How likely the answers of chance are."""
    choice = pending(table.state)
    assert isinstance(choice, Chance)
    return choice.weights(table.state)


def near(parcel: str) -> set[str]:
    """The names of a parcel's neighbours."""
    return {PARCEL_NAMES[neighbour] for neighbour in NEAR[at(parcel)]}


# --- kit and supply -------------------------------------------------------------------------
@pytest.mark.rule("setup.kit")
def test_each_player_starts_with_the_same_kit() -> None:
    s = opening(*UP_TO_DRAFT).state

    assert (s.cash, s.roads_in_hand, s.revolvers) == ([15] * 3, (1,) * 3, (1,) * 3)
    assert (s.titles, s.home, s.general_supply) == ((12,) * 3, [3] * 3, (7,) * 3)


@pytest.mark.rule("setup.kit")
def test_everybody_starts_without_victory_points() -> None:
    assert opening(players=6).vps == [0] * 6


@pytest.mark.rule("setup.supply")
def test_money_never_runs_out() -> None:
    table = scenario("""
        phase resolve wages
        player 1 cash 999
        cowboy wages 1 1
    """)

    assert table.cash[0] == 999 + 8


@pytest.mark.rule("setup.supply")
def test_roads_never_run_out() -> None:
    table = scenario("""
        phase resolve three-roads
        player 1 roads 100
        cowboy three-roads 1
    """)
    table.play("1 take")

    assert table.state.roads_in_hand[0] == 103


@pytest.mark.rule("setup.supply")
def test_revolvers_never_run_out() -> None:
    table = scenario("""
        phase resolve reserve
        player 1 revolvers 100
        reserve 1 ranch
        land 1 a1
    """)
    table.play("1 unpack ranch", "1 build a1")

    assert table.state.revolvers[0] == 101


@pytest.mark.rule("setup.supply")
def test_houses_never_run_out() -> None:
    houses = " ".join(f"{column}{row}=house" for column in "abcdefg" for row in range(1, 9))
    table = scenario(f"""
        phase resolve reserve
        reserve 1 bank
        land - {houses}
        land 1 h1
    """)
    table.play("1 unpack bank", "1 build h1", "1 house h8")

    assert table.state.on.count(thing("house")) == 57


@pytest.mark.rule("setup.supply")
def test_each_player_has_ten_cowboys_for_the_whole_game() -> None:
    table = scenario("""
        phase resolve vp-5
        player 1 cowboys 9
        cowboy vp-5 1
    """)
    table.play("1 points 0")

    assert (table.state.home[0], table.state.general_supply[0]) == (10, 0)


@pytest.mark.rule("setup.supply")
def test_each_player_has_twelve_titles_for_the_whole_game() -> None:
    table = scenario("land 1 a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2")
    table.play("1 choose settler", "1 claim d2")

    assert (table.state.titles[0], table.state.owner.count(table.state.seats[0])) == (0, 12)


# --- track and bag --------------------------------------------------------------------------
@pytest.mark.rule("setup.track")
def test_two_ranches_and_two_mines_lie_on_the_track_at_the_start() -> None:
    track = [THING_NAMES[tile] for tile in opening().state.track]

    assert track == ["mine", "ranch", "nothing", "nothing", "nothing", "mine", "ranch"]


@pytest.mark.rule("setup.track")
@pytest.mark.parametrize("price", [12, 10, 8, 6, 5, 4, 3])
def test_a_building_costs_what_its_space_says(price: int) -> None:
    table = scenario(f"""
        phase resolve build-12
        player 1 cash 50
        track hotel hotel hotel bank bank bank bank
        cowboy build-{price} 1
    """)
    table.play("1 buy")

    assert table.cash[0] == 50 - price


@pytest.mark.rule("setup.bag")
@pytest.mark.ruling(9)
def test_the_bag_is_filled_with_26_tiles() -> None:
    assert bag(opening()) == {
        "ranch": 4,
        "mine": 4,
        "drugstore": 4,
        "bank": 4,
        "saloon": 3,
        "hotel": 3,
        "church": 2,
        "prison": 2,
    }


@pytest.mark.rule("setup.bag")
def test_three_tiles_are_drawn_and_23_remain() -> None:
    table = opening(*TILES)

    assert [THING_NAMES[tile] for tile in table.state.track[2:5]] == ["church", "hotel", "bank"]
    assert sum(table.state.bag) == 23


@pytest.mark.rule("setup.bag")
def test_every_tile_in_the_bag_is_drawn_as_easily_as_any_other() -> None:
    table = opening("* draw bank")

    assert dict(zip(table.nouns_of_chance("draw"), weights(table), strict=True)) == bag(table)


@pytest.mark.ruling(10)
def test_when_the_bag_is_empty_the_dearest_spaces_stay_empty_and_closed() -> None:
    table = scenario("""
        phase close
        reserve 1 drugstore drugstore drugstore drugstore bank bank bank bank
        reserve 2 saloon saloon saloon hotel hotel hotel church church ranch
        reserve 3 prison prison mine mine mine mine mine mine ranch ranch ranch
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0")
    table.play("1 choose banker", "2 choose sheriff", "3 choose mercenary")

    assert [THING_NAMES[tile] for tile in table.state.track] == ["nothing"] * 5 + ["ranch"] * 2
    assert table.why("2 place build-5") == "no-building-there"
    assert table.offers("2 place build-4", "2 place build-3")


# --- centre and mountains -------------------------------------------------------------------
@pytest.mark.rule("setup.centre")
@pytest.mark.ruling(1)
def test_the_dice_reach_the_36_parcels_that_are_not_on_the_rim() -> None:
    assert set(opening(*TILES).nouns_of_chance("land")) == INNER


@pytest.mark.rule("setup.centre")
@pytest.mark.ruling(2)
def test_every_inner_parcel_is_as_likely_to_be_the_centre() -> None:
    assert weights(opening(*TILES)) == [1] * 36


@pytest.mark.rule("setup.centre")
def test_the_centre_gets_a_house_and_a_road_on_each_of_its_sides() -> None:
    table = opening(*TILES, "* land e3")
    laid = {name for name, road in zip(EDGE_NAMES, table.state.roads, strict=True) if road}

    assert table.on("e3") == "house"
    assert laid == {"e3n", "e3w", "f3w", "e4n"}


@pytest.mark.rule("setup.centre")
def test_the_roads_of_the_centre_connect_the_nine_parcels_around_it() -> None:
    s = opening(*TILES, CENTRE).state

    assert {PARCEL_NAMES[p] for p in PARCELS if is_connected(s, p)} == {"d4", *near("d4")}


@pytest.mark.rule("setup.mountains")
def test_nine_mountains_rise() -> None:
    table = opening(*TILES, CENTRE, *MOUNTAINS)

    assert table.state.on.count(MOUNTAIN) == 9
    assert not table.offers("* land d5")


@pytest.mark.rule("setup.mountains")
@pytest.mark.ruling(2)
def test_no_mountain_meets_the_centre_or_another_mountain() -> None:
    table = opening(*TILES, CENTRE, "* land b2")

    assert set(table.nouns_of_chance("land")) == INNER - {"d4", "b2"}
    assert weights(table) == [1] * 34


@pytest.mark.rule("setup.ammunition")
def test_the_token_lies_on_its_space_and_the_marker_covers_nothing_yet() -> None:
    table = opening(*UP_TO_PLACING)

    assert table.state.ammunition == NOBODY
    assert table.offers("1 place ammunition", *(f"1 place vp-{price}" for price in (5, 4, 3, 2)))


# --- order and draft ------------------------------------------------------------------------
@pytest.mark.rule("setup.order")
def test_the_players_are_put_in_order_by_lot() -> None:
    table = opening(*TILES, CENTRE, *MOUNTAINS, "* lot 3")

    assert (table.nouns_of_chance("lot"), weights(table)) == (["1", "2"], [1, 1])


@pytest.mark.rule("setup.order")
@pytest.mark.ruling(14)
def test_round_1_begins_with_the_order_of_the_lot() -> None:
    table = opening(*UP_TO_CHOICE)
    choosers = [table.asked]
    for line in ("2 choose banker", "3 choose mercenary"):
        table.play(line)
        choosers.append(table.asked)

    assert choosers == ["2 ChooseCharacter", "3 ChooseCharacter", "1 ChooseCharacter"]


@pytest.mark.rule("setup.draft")
def test_the_draft_goes_from_the_last_player_to_the_first_and_back() -> None:
    table = opening(*UP_TO_DRAFT)
    order = []
    for parcel in ("a1", "b1", "c1", "d1", "e1", "f1"):
        order.append(table.asked.split()[0])
        table.play(f"{order[-1]} draft {parcel}")

    assert order == ["1", "3", "2", "2", "3", "1"]


@pytest.mark.rule("setup.draft")
def test_the_draft_costs_two_titles_and_no_money() -> None:
    s = opening(*UP_TO_CHOICE).state

    assert (s.cash, s.titles) == ([15] * 3, (10,) * 3)


@pytest.mark.rule("setup.draft")
@pytest.mark.ruling(11)
def test_any_unowned_parcel_may_be_drafted_the_centre_and_mountains_included() -> None:
    table = opening(*UP_TO_DRAFT, "1 draft d4", "3 draft b2")

    assert set(table.nouns(2, "draft")) == set(PARCEL_NAMES) - {"d4", "b2"}
    assert table.why("2 draft d4") == "parcel-owned"
