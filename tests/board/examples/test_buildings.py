"""Worked examples of the rulebooks: buildings, incomes, attacks, the end of round and game."""

import pytest

from carson.board.ids import FOR_TILE
from tests.board.buildings.looking import paid, reserve
from tests.support.scenario import Scenario, scenario


# --- green (1), blue (2) and orange (3) buy one after the other -----------------------
def last_sites(tiles: str, *spaces: str) -> Scenario:
    """The centre d4 is nearly shut in, and e5 is the last site that nobody owns."""
    lines = [
        "phase resolve build-12",
        *(f"player {who} cash 20 roads 0" for who in (1, 2, 3)),
        "land 1 c3 d3",
        "land 2 e3 e4 c4",
        "land 3 c5",
        "land - d4=house d5=mountain",
        "roads d4n d4w d4s d4e",
        f"track {tiles}",
    ]
    return scenario("\n".join([*lines, *(f"cowboy {space}" for space in spaces)]))


def printed_order() -> Scenario:
    """Green stands on $10, blue on $8, orange on $5."""
    return last_sites("- saloon drugstore - bank - -", "build-10 1", "build-8 2", "build-5 3")


GREEN = ("1 buy", "1 build c3", "1 house e5")
BLUE = ("2 buy", "2 build e3", "2 house d4")
ORANGE = ("3 buy", "3 build c5")


@pytest.mark.rule("building.buy")
@pytest.mark.ruling(6)
def test_green_is_the_first_and_finds_the_last_unowned_site() -> None:
    table = printed_order()
    table.play(*GREEN[:2])
    sites = table.nouns(1, "house")
    table.play(GREEN[2])

    assert (sites, table.cash) == (["d3", "e5"], [10, 20, 20])
    assert (table.on("c3"), table.on("e5"), table.owner("e5")) == ("saloon", "house", 0)


@pytest.mark.rule("house.townhouse")
@pytest.mark.ruling(62)
def test_blue_makes_a_townhouse_of_the_centre_although_he_has_vacant_parcels() -> None:
    table = printed_order()
    table.play(*GREEN, *BLUE[:2])
    sites = table.nouns(2, "house")
    table.play(BLUE[2])

    assert (sites, table.cash[1]) == (["c4", "d4", "e4"], 12)
    assert (table.on("e3"), table.on("d4"), table.owner("d4")) == ("drugstore", "townhouse", 0)


@pytest.mark.rule("house.must")
@pytest.mark.ruling(53)
@pytest.mark.ruling(55)
def test_orange_is_refused_by_both_and_keeps_the_bank() -> None:
    table = printed_order()
    table.play(*GREEN, *BLUE, *ORANGE)
    sites = table.nouns(3, "house")
    table.play("3 ask d3", "1 refuse", "3 ask e4", "2 refuse", "3 keep")

    assert sites == []
    assert (table.on("c5"), reserve(table, 3)) == ("nothing", ["bank"])
    assert table.happened("paid")[-1] == {"seat": 2, "amount": 5, "cause": FOR_TILE}


@pytest.mark.rule("house.consent")
def test_orange_may_ask_green_and_blue_only_for_their_vacant_parcels() -> None:
    """What the two could allow."""
    table = printed_order()
    table.play(*GREEN, *BLUE, *ORANGE)

    assert table.nouns(3, "ask") == ["d3", "c4", "e4"]


@pytest.mark.rule("house.townhouse")
@pytest.mark.ruling(61)
def test_the_centre_takes_no_third_house_or_orange_could_build() -> None:
    table = printed_order()
    table.play(*GREEN, *BLUE, *ORANGE)

    assert table.why("3 house d4") == "not-free"


@pytest.mark.rule("house.townhouse")
@pytest.mark.ruling(62)
def test_the_house_of_green_is_no_site_because_its_east_is_open() -> None:
    table = printed_order()
    table.play(*GREEN, *BLUE, *ORANGE)

    assert table.why("3 house e5") == "townhouse-not-closed-in"


@pytest.mark.rule("building.buy")
@pytest.mark.ruling(6)
def test_had_orange_come_first_he_would_have_built() -> None:
    """The outcome needs the order $10, $8, $5."""
    table = last_sites("bank saloon drugstore - - - -", "build-10 1", "build-8 2", "build-12 3")
    table.play(*ORANGE, "3 house e5")

    assert (table.on("c5"), table.on("e5")) == ("bank", "house")


# --- incomes --------------------------------------------------------------------------------
@pytest.mark.rule("income.private")
@pytest.mark.rule("income.saloon")
@pytest.mark.ruling(70)
def test_two_saloons_and_a_private_house() -> None:
    """Orange (1) counts three Houses, blue (2) only the two that nobody owns."""
    incomes = paid("""land 1 d4=saloon e4=house
                      land 2 f4=saloon
                      land - e3=house e5=house""")

    assert incomes == {"d4": 15, "f4": 10}


@pytest.mark.rule("income.drugstore")
@pytest.mark.ruling(74)
@pytest.mark.parametrize(
    "houses", ["land - d3=house e3=house e5=house", "land 1 d3=house e3=house e5=house"]
)
def test_a_drugstore_with_three_houses_and_an_adjacent_ranch(houses: str) -> None:
    incomes = paid(f"""land 1 d4=drugstore c3=ranch
                       {houses}""")

    assert incomes["d4"] == 15


@pytest.mark.rule("income.bank")
@pytest.mark.ruling(71)
@pytest.mark.ruling(74)
@pytest.mark.parametrize(("owner", "income"), [(1, 12), (2, 6)])
def test_a_bank_with_a_house_a_hotel_and_a_mine(owner: int, income: int) -> None:
    """The player's own Hotel counts, a foreign one does not."""
    incomes = paid(f"""land 1 d4=bank h8=mine
                       land - c3=house
                       land {owner} e5=hotel""")

    assert incomes["d4"] == income


@pytest.mark.rule("income.ranch")
@pytest.mark.ruling(68)
@pytest.mark.parametrize(
    ("parcel", "mountains", "income"),
    [("d4", "h8", 8), ("a1", "h8", 3), ("a1", "a2 b1 b2", 1), ("a1", "b2", 2)],
)
def test_a_ranch_with_many_or_no_free_neighbours(parcel: str, mountains: str, income: int) -> None:
    land = " ".join(f"{mountain}=mountain" for mountain in mountains.split())

    assert paid(f"""land 1 {parcel}=ranch
                    land - {land}""") == {parcel: income}


@pytest.mark.rule("income.mine")
@pytest.mark.ruling(72)
def test_a_mine_next_to_an_own_a_foreign_and_an_unowned_mountain() -> None:
    assert paid("""land 1 d4=mine c3=mountain
                   land 2 d3=mountain
                   land - e3=mountain""") == {"d4": 6}


TOWNHOUSES = "c3=townhouse d3=townhouse e3=townhouse c4=townhouse e4=townhouse"
"""Ten House points around d4."""


@pytest.mark.rule("income.caps")
@pytest.mark.ruling(75)
@pytest.mark.parametrize(
    ("building", "houses", "income"),
    [
        ("drugstore", "c5=house", 33),
        ("drugstore", "c5=townhouse", 33),
        ("bank", "c5=townhouse d5=townhouse", 42),
        ("bank", "c5=townhouse d5=townhouse e5=house", 45),
        ("bank", "c5=townhouse d5=townhouse e5=townhouse", 45),
        ("saloon", "c5=house", 55),
        ("saloon", "c5=townhouse", 55),
    ],
)
def test_no_shop_pays_more_than_its_cap(building: str, houses: str, income: int) -> None:
    """33 for a Drugstore, 45 for a Bank, 55 for a Saloon."""
    assert paid(f"""land 1 d4={building}
                    land - {TOWNHOUSES} {houses}""") == {"d4": income}


# --- attacks --------------------------------------------------------------------------------
def two_banks(card: str) -> Scenario:
    """Player 1 has Banks of 18 and 12; player 2 attacks the better one."""
    return scenario(f"""
        phase resolve building-income
        player 1 cash 0
        player 2 cash 0
        card 1 {card}
        land 1 c3=bank f6=bank
        land - b2=townhouse c2=townhouse d2=townhouse e5=townhouse f5=townhouse
        cowboy c3 2
    """)


@pytest.mark.rule("attack.half")
def test_an_attack_on_one_of_two_banks() -> None:
    """Without the Grocer: 9 for the attacker, 9 and 12 for the owner."""
    table = two_banks("banker")
    table.play("2 take")

    assert table.cash == [9 + 12, 9, 15]


@pytest.mark.rule("attack.half")
@pytest.mark.ruling(76)
@pytest.mark.ruling(98)
def test_an_attack_on_one_of_two_doubled_banks() -> None:
    """With the Grocer: 18 for the attacker, 18 and 24 for the owner."""
    table = two_banks("grocer")
    table.play("1 double bank", "2 take")

    assert table.cash == [18 + 24, 18, 15]


@pytest.mark.rule("attack.half")
def test_an_attack_on_a_building_that_pays_fifteen() -> None:
    table = scenario("""
        phase resolve building-income
        land 1 d4=saloon
        land - c3=house c4=house c5=house
        cowboy d4 2
    """)
    table.play("2 take")

    assert table.cash == [15 + 8, 15 + 7, 15]


# --- parcels, firepower, cowboys and the end ------------------------------------------------
@pytest.mark.rule("income.parcels")
@pytest.mark.rule("vp.parcels")
def test_seven_parcels() -> None:
    """$14 and 3 VP."""
    table = scenario("""
        phase resolve parcel-income
        player 1 cash 0
        land 1 a1 b1 c1 d1 e1 f1 g1
        cowboy parcel-income 1
        cowboy parcel-vp 1
    """)
    table.play("1 take", "1 take")

    assert (table.cash[0], table.vps[0]) == (14, 3)


@pytest.mark.rule("income.cowboys")
@pytest.mark.rule("vp.cowboys")
@pytest.mark.ruling(38)
@pytest.mark.ruling(102)
def test_a_firepower_of_eleven() -> None:
    """2 cowboys, 3 revolvers, token and Mercenary make $22 and 5 VP."""
    table = scenario("""
        phase resolve cowboy-income
        player 1 cash 0 cowboys 2 revolvers 3
        card 1 mercenary
        ammunition 1
        cowboy cowboy-income 1
        cowboy cowboy-vp 1
    """)
    table.play("1 take", "1 take")

    assert (table.cash[0], table.vps[0]) == (22, 5)


@pytest.mark.rule("close.cowboys")
@pytest.mark.parametrize("have", [0, 3, 5, 6, 10])
@pytest.mark.parametrize(("number", "new"), [(1, 4), (2, 5), (3, 5)])
def test_the_cowboys_after_rounds_1_2_and_3(number: int, new: int, have: int) -> None:
    table = scenario(f"""
        round {number}
        phase resolve vp-5
        player 1 cowboys {have}
    """)

    assert table.state.home[0] == min(have + new, 10)


@pytest.mark.rule("end.money")
@pytest.mark.rule("end.assets")
@pytest.mark.parametrize(
    ("line", "vps"),
    [("player 1 cash 17", 2), ("reserve 1 bank", 0), ("land 1 a1", 0), ("land 1 a1=mountain", 2)],
)
def test_what_counts_at_the_end(line: str, vps: int) -> None:
    table = scenario(f"""
        round 4
        phase close
        passing 2 3 1
        player 1 cash 0
        {line}
    """)
    table.play("2 spend 0", "3 spend 0", *(["1 spend 0"] if "cash" in line else []))

    assert (table.asked, table.vps[0]) == ("over", vps)
