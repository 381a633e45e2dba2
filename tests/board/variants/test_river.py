"""Carson River: its course, its mountains, and land that is nobody's."""

import pytest

from carson.board.ids import MOUNTAIN, PARCEL_NAMES, RIVER
from tests.board.agreed import agreed, refusal
from tests.board.buildings.looking import paid
from tests.board.variants.beginnings import begun, roll
from tests.support.scenario import Scenario, scenario

OURS = ["a3", "b3", "c3", "c4", "d4", "e4", "e5", "f5", "g5", "g6", "h6"]
STRAIGHT = ",".join(f"d{row}" for row in range(1, 9))
"""A river down the column d."""


def choosing(cast: str, *lines: str) -> Scenario:
    """Player 1 chooses a character beside our river."""
    options = [f"option characters {cast}", "option variants river"]
    return scenario("\n".join([*options, "phase choose", *lines]))


# --- its course -----------------------------------------------------------------------------
@pytest.mark.rule("river.course")
@pytest.mark.ruling(209)
def test_our_river_runs_from_the_west_edge_to_the_east_edge() -> None:
    s = begun(variants="river").state

    assert sorted(name for name, on in zip(PARCEL_NAMES, s.on, strict=True) if on == RIVER) == (
        OURS
    )


@pytest.mark.rule("river.course")
@pytest.mark.ruling(210)
@pytest.mark.parametrize(
    "river",
    [
        "a2,b2,b1",
        "a1,a2,a3",
        STRAIGHT,
        "h8,g8,g7,g6,f6,e6,e5,d5,d4,c4,c3,b3,b2,b1",
        "a1,b1,c1,d1,e1,f1,g1,h1,h2,h3,h4,h5,h6,h7,h8",
    ],
)
def test_a_table_may_lay_a_river_of_3_to_15_parcels_from_edge_to_edge(river: str) -> None:
    s = begun(variants="river", river=river).state

    assert {name for name, on in zip(PARCEL_NAMES, s.on, strict=True) if on == RIVER} == {
        *river.split(",")
    }


@pytest.mark.rule("river.course")
@pytest.mark.ruling(210)
@pytest.mark.parametrize(
    ("river", "reason"),
    [
        ("a1,b1", "river-length"),
        ("h1,g1,f1,e1,d1,c1,b1,a1,a2,a3,a4,a5,a6,a7,a8,b8", "river-length"),
        ("a3,b3,d3,e3,f3,g3,h3", "river-broken"),
        ("a3,b4,c5,d6,e7,f8", "river-broken"),
        ("a3,b3,a3,b3,b2,b1", "river-broken"),
        ("a3,b3,c3,d3", "river-must-reach-two-edges"),
        ("c3,c4,c5", "river-must-reach-two-edges"),
        ("a3,b3,b4,a4", "river-must-reach-two-edges"),
        ("a3,b3,i3", "unknown-name"),
        ("nile", "unknown-name"),
        ("printed", "unknown-name"),
    ],
)
def test_a_river_that_is_too_short_or_long_broken_or_leads_nowhere_is_refused(
    river: str, reason: str
) -> None:
    assert refusal(variants="river", river=river) == reason


def test_without_the_variant_there_is_no_river() -> None:
    assert RIVER not in begun(river=STRAIGHT).state.on


# --- mountains ------------------------------------------------------------------------------
@pytest.mark.rule("river.mountains")
def test_beside_our_river_there_are_six_mountains() -> None:
    assert begun(variants="river").state.on.count(MOUNTAIN) == 6


@pytest.mark.rule("river.mountains")
@pytest.mark.ruling(211)
@pytest.mark.parametrize(
    "cast",
    ["gold-rush", "0R,1Y,3Y,5R,8R,9Y,10R,11R", "11R,10R,9Y,8R,5R,3Y,1Y,0R"],
)
def test_in_the_gold_rush_there_are_nine_mountains_however_its_cards_are_named(cast: str) -> None:
    table = begun(variants="river", river="ours", characters=cast)

    assert table.state.on.count(MOUNTAIN) == 9


@pytest.mark.rule("river.mountains")
@pytest.mark.ruling(211)
def test_another_side_of_one_of_its_cards_is_no_gold_rush() -> None:
    table = begun(variants="river", characters="0R,1R,3Y,5R,8R,9Y,10R,11R")

    assert table.state.on.count(MOUNTAIN) == 6


@pytest.mark.rule("river.mountains")
@pytest.mark.ruling(210, 211)
@pytest.mark.parametrize("cast", ["first-game", "gold-rush"])
@pytest.mark.parametrize(
    ("river", "mountains"),
    [
        ("a2,b2,b1", 8),
        ("a3,b3,c3,c2,c1", 8),
        ("a3,b3,c3,d3,d2,d1", 7),
        (STRAIGHT, 7),  # the publisher's own figure: 8 tiles leave 7 mountains
        ("a1,b1,c1,d1,e1,f1,g1,h1,h2,h3,h4,h5,h6,h7,h8", 4),
    ],
)
def test_three_parcels_of_a_laid_river_replace_a_mountain(
    river: str, mountains: int, cast: str
) -> None:
    table = begun(variants="river", river=river, characters=cast)

    assert table.state.on.count(MOUNTAIN) == mountains


# --- land without an owner ------------------------------------------------------------------
@pytest.mark.rule("river.land")
@pytest.mark.ruling(218)
def test_neither_centre_nor_mountain_comes_to_lie_in_the_river() -> None:
    table = agreed("* draw bank", "* draw hotel", "* draw church", variants="river")
    centre = table.why("* land d4")
    table.play("* land b2")

    assert (centre, table.why("* land d4")) == ("not-free", "not-free")


@pytest.mark.rule("river.land")
@pytest.mark.ruling(218)
def test_the_river_cannot_be_drafted() -> None:
    table = begun(variants="river")
    who = table.asked[0]

    assert table.why(f"{who} draft d4") == "nobodys-for-ever"
    assert not {*OURS} & {*table.nouns(int(who), "draft")}


@pytest.mark.rule("river.land")
@pytest.mark.ruling(218)
def test_no_cowboy_goes_to_the_river() -> None:
    table = scenario("""
        option variants river
        phase place
    """)

    assert table.why("1 place d4") == "nobodys-for-ever"
    assert not {*OURS} & {*table.nouns(1, "place")}


@pytest.mark.rule("river.land")
@pytest.mark.ruling(218)
@pytest.mark.parametrize(
    ("cast", "card", "move"),
    [
        ("1Y,2Y,3Y,4Y,5Y,6Y,7Y", "settler", "1 claim d4"),
        ("1Y,2Y,3Y,4Y,5Y,6Y,18Y", "lawyer", "1 claim d4"),
        ("1Y,2Y,3Y,4Y,5Y,6Y,12Y", "auctioneer", "1 offer d4"),
        ("1Y,2Y,3Y,4Y,5Y,6Y,8Y", "indian", "* land d4"),
    ],
)
def test_no_character_brings_a_parcel_of_the_river(cast: str, card: str, move: str) -> None:
    table = choosing(cast)
    table.play(f"1 choose {card}")

    assert table.why(move) == "nobodys-for-ever"


@pytest.mark.rule("river.land")
@pytest.mark.ruling(218)
def test_a_mine_of_the_prospector_needs_dry_land() -> None:
    table = choosing("1Y,2Y,3Y,4Y,5Y,6Y,9Y", "track mine ranch - - - - -")
    table.play("1 choose prospector", "1 fetch build-12")

    assert table.why("1 build d4") == "not-free"


@pytest.mark.rule("river.land")
@pytest.mark.ruling(218)
def test_the_city_hall_does_not_stand_in_the_river() -> None:
    table = agreed("* draw city-hall", variants="river", buildings="all")
    roll(table)

    assert table.asked.endswith("PlaceCityHall")
    assert not {*OURS} & {*table.nouns(int(table.asked[0]), "build")}


@pytest.mark.rule("river.land")
@pytest.mark.ruling(218)
def test_neither_a_building_nor_its_house_stands_in_the_river() -> None:
    table = scenario("""
        option variants river
        phase resolve reserve
        land 1 c5
        reserve 1 hotel
    """)
    table.play("1 unpack hotel")
    building = table.why("1 build d4")
    table.play("1 build c5")

    assert (building, table.offers("1 house d5")) == ("not-your-land", True)
    assert not {*OURS} & {*table.nouns(1, "house")}


# --- what it counts for ---------------------------------------------------------------------
@pytest.mark.rule("river.prices")
@pytest.mark.ruling(218)
def test_the_river_does_not_raise_the_price_of_land() -> None:
    table = scenario("""
        option variants river
        phase resolve parcel-purchase
        cowboy d5 1
        land - d6=mountain
    """)
    table.play("1 claim d5")

    assert table.cash[0] == 15 - 2


@pytest.mark.rule("river.townhouse")
@pytest.mark.ruling(217)
@pytest.mark.parametrize(("bank", "takes"), [("e3 e5 f3 f4 f5", True), ("e3 e5 f3 f4", False)])
def test_the_river_next_to_a_house_is_as_good_as_taken_land(bank: str, takes: bool) -> None:
    table = scenario(f"""
        option variants river
        option river {STRAIGHT}
        phase resolve reserve
        land 1 a1
        land 2 {bank}
        land - e4=house
        reserve 1 hotel
    """)
    table.play("1 unpack hotel", "1 build a1")

    assert table.offers("1 house e4") == takes


@pytest.mark.rule("river.incomes")
@pytest.mark.ruling(215)
@pytest.mark.parametrize(
    ("mine", "income"), [("b4", 3), ("d2", 3), ("b2", 3), ("h7", 3), ("d7", 0), ("h8", 0)]
)
def test_a_mine_earns_three_dollars_more_at_the_river_however_much_of_it_is_near(
    mine: str, income: int
) -> None:
    incomes = paid(f"""option variants river
                       land 1 {mine}=mine""")

    assert incomes.get(mine, 0) == income


@pytest.mark.rule("river.incomes")
def test_the_river_adds_to_what_mountains_bring_a_mine() -> None:
    incomes = paid("""option variants river
                      land 1 d5=mine
                      land - c6=mountain d6=mountain""")

    assert incomes == {"d5": 9}


@pytest.mark.rule("river.incomes")
def test_to_a_ranch_each_parcel_of_the_river_is_free_land() -> None:
    incomes = paid("""option variants river
                      land 1 d5=ranch
                      land - c5=house c6=house d6=house e6=house""")

    assert incomes == {"d5": 4}
