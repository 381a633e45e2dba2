"""The worked examples and numbers of the rulebooks: order, duels, land, and boxes of the track.

Where an example names colours, Green is seat 1, Orange seat 2 and Blue seat 3.
"""

import pytest

from carson.board.ids import PARCEL_NAMES, PARCELS, THING_NAMES, Parcel
from carson.board.map.geometry import INNER, NEAR
from carson.board.map.town import is_connected, land_price
from tests.support.opening import TILES, opening
from tests.support.scenario import Scenario, at, scenario

GREEN, ORANGE, BLUE = 1, 2, 3


def price(table: Scenario, parcel: str) -> int:
    """What a parcel costs."""
    return land_price(table.state, at(parcel))


@pytest.mark.rule("order.turn")
@pytest.mark.parametrize("pick", ["1 2 3", "2 3 1", "3 2 1"])
def test_characters_1_3_and_7_act_in_this_order(pick: str) -> None:
    cards = {"1": "choose sheriff", "2": "choose grocer", "3": "choose mercenary"}
    table = scenario(f"passing {pick}")
    for who in pick.split():
        table.play(f"{who} {cards[who]}", *(["2 wait"] if who == "2" else []))

    assert [seat + 1 for seat in table.state.order] == [GREEN, ORANGE, BLUE]


@pytest.mark.rule("place.pass")
def test_the_first_to_pass_leads_the_pass_track_and_places_no_more() -> None:
    table = scenario("""
        phase place
        card 1 sheriff
        card 2 grocer
        card 3 mercenary
    """)
    table.play("1 place wages", "2 pass", "3 place wages", "1 place wages", "3 place wages")

    assert [seat + 1 for seat in table.state.passed] == [ORANGE]
    assert (table.state.home[ORANGE - 1], table.asked) == (3, f"{GREEN} PlaceOrPass")


THREE_WAY_DUEL = """
    phase resolve parcel-purchase
    round 4
    passing {passing}
    player 1 cowboys 1 revolvers 2
    player 2 cowboys 0 revolvers 1
    player 3 cowboys 0 revolvers 1
    cowboy d4 1 2 3
"""
DICE = {"1": "* roll 3", "2": "* roll 5", "3": "* roll 2"}


@pytest.mark.rule("duel.ties")
@pytest.mark.parametrize("passing", ["2 1 3", "2 3 1", "3 2 1"])
def test_orange_wins_a_duel_of_three_by_passing_before_green(passing: str) -> None:
    """Orange 5 + 1, Green 3 + 2 + 1, Blue 2 + 1; Blue's place in the order is any."""
    table = scenario(THREE_WAY_DUEL.format(passing=passing))
    table.play(*(DICE[who] for who in passing.split()))
    totals = {event["seat"] + 1: event["total"] for event in table.happened("fought")}

    assert totals == {ORANGE: 6, GREEN: 6, BLUE: 3}
    assert table.offers("2 claim d4")


@pytest.mark.rule("duel.losers")
@pytest.mark.rule("resolve.supply")
def test_the_losers_go_home_and_the_buyer_to_the_general_supply() -> None:
    table = scenario(THREE_WAY_DUEL.format(passing="2 1 3"))
    table.play("* roll 5", "* roll 3", "* roll 2", "2 claim d4")

    assert table.owner("d4") == ORANGE
    assert (table.state.home, table.state.general_supply) == ([2, 0, 1], (8, 10, 9))


@pytest.mark.rule("parcel.price")
@pytest.mark.parametrize("mountain", ["d5", "d4"])
def test_two_houses_two_saloons_and_a_mountain_make_six_dollars(mountain: str) -> None:
    """Also with the mountain on the parcel itself."""
    table = scenario(f"""
        land - c3=house e3=house {mountain}=mountain
        land 1 c5=saloon e5=saloon
    """)

    assert price(table, "d4") == 6


@pytest.mark.rule("setup.centre")
@pytest.mark.ruling(1)
@pytest.mark.parametrize("centre", INNER, ids=lambda centre: PARCEL_NAMES[centre])
def test_nine_parcels_are_connected_at_the_start_wherever_the_centre_is(centre: Parcel) -> None:
    s = opening(*TILES, f"* land {PARCEL_NAMES[centre]}").state
    connected = {parcel for parcel in PARCELS if is_connected(s, parcel)}

    assert connected == {centre, *NEAR[centre]}
    assert len(connected) == 9


@pytest.mark.rule("income.gambling")
def test_gambling_with_3_and_5_pays_eight_dollars() -> None:
    table = scenario("""
        phase resolve gambling
        cowboy gambling 1
    """)
    table.play("1 take", "* roll 3", "* roll 5")

    assert table.cash[0] == 15 + 8


@pytest.mark.rule("close.limit")
def test_54_dollars_with_the_banker_may_be_kept() -> None:
    table = scenario("""
        phase close
        card 1 banker
        player 1 cash 54
    """)
    table.play("1 spend 0")

    assert (table.cash[0], table.vps[0]) == (54, 0)


@pytest.mark.rule("close.limit")
@pytest.mark.parametrize(("amount", "points"), [(10, 1), (8, 0)])
def test_28_dollars_with_the_sheriff_cost_at_least_8(amount: int, points: int) -> None:
    table = scenario("""
        phase close
        card 1 sheriff
        player 1 cash 28
    """)
    assert table.why("1 spend 7") == "over-the-limit"

    table.play(f"1 spend {amount}")
    assert (table.cash[0], table.vps[0]) == (28 - amount, points)


@pytest.mark.rule("close.limit")
def test_34_dollars_with_the_chinese_worker_cost_at_least_4() -> None:
    table = scenario("""
        phase close
        card 1 chinese-worker
        player 1 cash 34
    """)
    assert table.why("1 spend 3") == "over-the-limit"

    table.play("1 spend 4")
    assert (table.cash[0], table.vps[0]) == (30, 0)


@pytest.mark.rule("setup.bag")
@pytest.mark.ruling(9)
def test_the_first_game_has_30_tiles_of_which_26_go_into_the_bag() -> None:
    """For the base tiles."""
    s = opening().state
    bag = {THING_NAMES[tile]: count for tile, count in enumerate(s.bag) if count}
    on_track = [THING_NAMES[tile] for tile in s.track if tile]

    assert bag == {
        "ranch": 4,
        "mine": 4,
        "drugstore": 4,
        "bank": 4,
        "saloon": 3,
        "hotel": 3,
        "church": 2,
        "prison": 2,
    }
    assert (sum(s.bag), sorted(on_track)) == (26, ["mine", "mine", "ranch", "ranch"])


@pytest.mark.rule("parcel.price")
@pytest.mark.ruling(41)
@pytest.mark.parametrize("middle", ["house", "townhouse", "mountain"])
def test_a_parcel_among_nine_occupied_ones_costs_ten_dollars(middle: str) -> None:
    """A Townhouse and a Hotel count once."""
    table = scenario(f"""
        land - d4={middle} c3=townhouse d3=townhouse e3=house c4=house
        land 1 e4=hotel c5=hotel d5=hotel e5=mountain
    """)

    assert price(table, "d4") == 10


@pytest.mark.rule("character.worker")
@pytest.mark.ruling(99)
@pytest.mark.parametrize(
    ("price", "half"), [(3, 2), (4, 2), (5, 3), (6, 3), (8, 4), (10, 5), (12, 6)]
)
def test_the_chinese_worker_halves_a_price_and_rounds_up(price: int, half: int) -> None:
    table = scenario(f"""
        phase resolve build-12
        card 1 chinese-worker
        track hotel hotel hotel bank bank bank bank
        cowboy build-{price} 1
    """)
    table.play("1 buy")

    assert table.cash[0] == 15 - half


@pytest.mark.rule("income.parcels")
@pytest.mark.rule("vp.parcels")
def test_seven_parcels_bring_14_dollars_and_3_vp() -> None:
    table = scenario("""
        phase resolve parcel-income
        land 1 a1 b1 c1 d1 e1 f1=mountain g1=house
        cowboy parcel-income 1
        cowboy parcel-vp 1
    """)
    table.play("1 take", "1 take")

    assert (table.cash[0], table.vps[0]) == (15 + 14, 3)


@pytest.mark.rule("firepower.sum")
@pytest.mark.rule("income.cowboys")
@pytest.mark.rule("vp.cowboys")
@pytest.mark.ruling(102)
def test_firepower_11_brings_22_dollars_and_5_vp() -> None:
    """Two cowboys, three revolvers, the ammunition token and the Mercenary."""
    table = scenario("""
        phase resolve cowboy-income
        card 1 mercenary
        player 1 cowboys 2 revolvers 3
        ammunition 1
        cowboy cowboy-income 1
        cowboy cowboy-vp 1
    """)
    table.play("1 take", "1 take")

    assert (table.cash[0], table.vps[0]) == (15 + 22, 5)


@pytest.mark.rule("vp.purchase")
@pytest.mark.rule("place.refused")
@pytest.mark.parametrize(
    ("number", "prices"), [(1, [5, 4, 3, 2]), (2, [5, 4, 3]), (3, [5, 4]), (4, [5])]
)
def test_the_round_marker_covers_the_cheapest_vp_purchases(number: int, prices: list[int]) -> None:
    table = scenario(f"""
        phase place
        round {number}
    """)
    spaces = [place for place in table.nouns(1, "place") if place.startswith("vp-")]

    assert spaces == [f"vp-{price}" for price in prices]
