"""14: the Doctor and the Undertaker."""

import pytest

from carson.board.ids import PARCEL_VP
from carson.board.powers import ask
from tests.support.scenario import Scenario, scenario

CAST = "option characters 1R,2Y,5Y,6Y,11Y,14Y,18Y"
VP_BOXES = ["parcel-vp", "building-vp", "cowboy-vp"]
TILES = "track hotel hotel hotel bank bank bank -"


@pytest.mark.parametrize(("side", "limit"), [("yellow", 60), ("red", 90)])
def test_the_number_and_the_limits(side: str, limit: int) -> None:
    table = scenario(f"""
        {CAST}
        phase close
        card 1 doctor {side}
        player 1 cash 150
    """)

    assert ask.number(table.state, table.state.seats[0]) == 14
    assert table.nouns(1, "spend")[0] == str(150 - limit)


# --- the side -------------------------------------------------------------------------------
@pytest.mark.ruling(180)
@pytest.mark.parametrize("cast", ["14Y", "14R"])
def test_who_takes_the_card_chooses_its_side(cast: str) -> None:
    table = scenario(CAST.replace("14Y", cast))
    table.play("1 choose doctor")

    assert table.nouns(1, "side") == ["yellow", "red"]


@pytest.mark.parametrize(("side", "name"), [("yellow", "14Y"), ("red", "14R")])
def test_the_side_chosen_is_in_force(side: str, name: str) -> None:
    table = scenario(CAST)
    table.play("1 choose doctor", f"1 side {side}")

    assert [rule.name for rule in table.state.hands[0]] == [name]
    assert table.asked == "2 ChooseCharacter"


@pytest.mark.ruling(180)
def test_the_side_is_chosen_anew_in_the_next_round() -> None:
    table = scenario(f"""
        {CAST}
        phase close
        card 1 doctor red
        track hotel hotel hotel bank bank bank bank
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0", "1 choose banker", "2 choose doctor")
    table.play("2 side yellow")

    assert [rule.name for rule in table.state.hands[1]] == ["14Y"]


# --- the Doctor: who goes where -------------------------------------------------------------
def surgery(*lines: str, box: str = "gambling", side: str = "yellow") -> Scenario:
    """Player 1 holds the card; the boxes from one on are resolved."""
    position = [CAST, f"phase resolve {box}", f"card 1 doctor {side}"]
    return scenario("\n".join([*position, *lines]))


def beaten(*lines: str, box: str = "gambling", side: str = "yellow") -> Scenario:
    """Player 2 has just lost a duel against player 3."""
    table = surgery(f"cowboy {box} 2 3", *lines, box=box, side=side)
    table.play("* roll 1", "* roll 6")
    return table


def test_a_loser_may_call_the_doctor_before_the_winner_acts() -> None:
    assert beaten().asked == "2 CallTheDoctor"


def test_a_loser_pays_the_doctor_three_dollars_and_acts_elsewhere() -> None:
    table = beaten("land 2 a1 b1")
    table.play("2 move parcel-vp", "3 decline", "2 take")

    assert (table.cash, table.vps) == ([15 + 3, 15 - 3, 15], [0, 1, 0])


def test_the_healed_cowboy_is_not_at_home() -> None:
    table = beaten("player 2 cowboys 1")
    table.play("2 move parcel-vp")

    assert table.state.home[1] == 1


def test_a_loser_may_go_home_for_nothing() -> None:
    table = beaten("player 2 cowboys 1")
    table.play("2 decline")

    assert (table.state.home[1], table.cash) == (2, [15, 15, 15])
    assert table.asked == "3 TakeGain"


def test_who_has_less_than_three_dollars_goes_home() -> None:
    table = beaten("player 2 cash 2")

    assert (table.asked, table.state.home[1]) == ("3 TakeGain", 4)


def test_three_dollars_are_enough() -> None:
    table = beaten("player 2 cash 3")
    table.play("2 move parcel-vp")

    assert table.cash == [18, 0, 15]


def test_the_winner_is_no_patient() -> None:
    assert beaten().why("3 move parcel-vp") == "not-your-turn"


@pytest.mark.ruling(183)
def test_the_doctors_own_cowboy_is_healed_for_nothing() -> None:
    table = surgery("player 1 cash 0", "cowboy gambling 1 2")
    table.play("* roll 1", "* roll 6", "1 move parcel-vp")

    assert table.cash == [0, 15, 15]
    assert [cowboy.seat for cowboy in table.state.at(PARCEL_VP)] == [0]


@pytest.mark.ruling(183)
def test_the_doctor_comes_first_then_the_others_in_the_order_of_passing() -> None:
    table = surgery("option players 4", "passing 3 2 4 1", "cowboy gambling 1 2 3 4")
    table.play("* roll 1", "* roll 1", "* roll 6", "* roll 1")
    asked = [table.asked]
    for line in ("1 decline", "3 decline"):
        table.play(line)
        asked.append(table.asked)

    assert asked == ["1 CallTheDoctor", "3 CallTheDoctor", "2 CallTheDoctor"]


@pytest.mark.ruling(183)
def test_the_second_patient_sees_where_the_first_went() -> None:
    table = surgery("cowboy gambling 1 2 3")
    table.play("* roll 1", "* roll 1", "* roll 6", "1 move parcel-vp")

    assert table.asked == "2 CallTheDoctor"
    assert table.why("2 move parcel-vp") == "not-empty"


@pytest.mark.ruling(181)
def test_the_spaces_still_to_come_are_open_as_far_as_they_are_empty() -> None:
    table = beaten("round 3", "cowboy building-vp 1")

    assert table.nouns(2, "move") == ["parcel-vp", "cowboy-vp", "vp-5", "vp-4"]


@pytest.mark.ruling(181)
def test_spaces_that_are_resolved_or_just_being_resolved_come_too_late() -> None:
    table = beaten(TILES)

    assert table.why("2 move gambling") == "too-late"
    assert table.why("2 move build-10") == "too-late"
    assert table.why("2 move wages") == "too-late"


def test_a_building_space_without_a_tile_and_a_covered_vp_purchase_are_closed() -> None:
    table = beaten("round 2", TILES, box="three-roads")

    assert table.why("2 move build-3") == "no-building-there"
    assert table.why("2 move vp-2") == "space-over"
    assert table.offers("2 move build-4", "2 move vp-3")


@pytest.mark.ruling(182)
def test_the_space_of_one_road_is_open_even_if_occupied() -> None:
    table = beaten("cowboy one-road 1 2", "player 2 roads 0", box="three-roads")
    table.play("2 move one-road", "3 take")

    assert table.state.roads_in_hand[1] == 2


def test_a_space_with_a_cowboy_who_never_fights_is_not_empty() -> None:
    table = beaten("card 3 singer", "no-duel-cowboy parcel-vp 3")

    assert table.why("2 move parcel-vp") == "not-empty"


@pytest.mark.ruling(181)
@pytest.mark.parametrize("box", ["three-roads", "ammunition"])
def test_parcels_nobody_owns_are_open_while_land_is_to_be_sold(box: str) -> None:
    table = beaten("land - b1=mountain c1=house", box=box)

    assert table.offers("2 move a1", "2 move b1", "2 move c1")


@pytest.mark.ruling(181)
def test_a_loser_of_a_duel_for_land_may_buy_another_parcel() -> None:
    table = surgery("cowboy d4 2 3", box="parcel-purchase")
    table.play("* roll 1", "* roll 6", "2 move a1", "2 claim a1")

    assert (table.owner("a1"), table.cash[1]) == (2, 15 - 3 - 1)


@pytest.mark.ruling(181)
def test_a_parcel_where_a_cowboy_stands_is_closed() -> None:
    table = surgery("cowboy d4 2 3", "cowboy a1 1", box="parcel-purchase")
    table.play("* roll 1", "* roll 6")

    assert (table.why("2 move a1"), table.why("2 move d4")) == ("not-empty", "not-empty")


@pytest.mark.ruling(22)
@pytest.mark.parametrize(("last", "reason"), [("", ""), ("e2", "no-titles")])
def test_a_parcel_needs_a_property_tile_that_is_not_spoken_for(last: str, reason: str) -> None:
    land = f"land 2 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 {last}"
    table = surgery(land, "cowboy d4 2 3", "cowboy a1 2", box="parcel-purchase")
    table.play("* roll 1", "* roll 6")

    assert table.why("2 move b1") == reason


@pytest.mark.ruling(181)
def test_after_the_sale_of_land_parcels_come_too_late() -> None:
    table = beaten(TILES, box="build-10")

    assert table.why("2 move a1") == "too-late"
    assert table.offers("2 move build-8")


@pytest.mark.ruling(181)
@pytest.mark.parametrize("box", ["three-roads", "gambling"])
def test_nobody_goes_to_a_building_or_to_the_city_hall(box: str) -> None:
    table = beaten(
        *("option buildings all", "land 2 a1=hotel e1", "land 1 b1=hotel", "land - c1=city-hall"),
        box=box,
    )

    assert {table.why(f"2 move {parcel}") for parcel in ("a1", "b1", "c1", "e1")} == {"no-refuge"}


def test_losers_of_duels_on_buildings_are_patients_too() -> None:
    table = surgery("land 3 a1=hotel", "cowboy a1 2 3", box="building-income")
    table.play("* roll 1", "* roll 6")

    assert table.nouns(2, "move") == [*VP_BOXES, "vp-5", "vp-4", "vp-3", "vp-2"]


def test_losers_of_the_duel_for_the_city_hall_are_patients_too() -> None:
    table = surgery(
        "option buildings all", "land - a1=city-hall", "cowboy a1 2 3", box="building-income"
    )
    table.play("* roll 1", "* roll 6")

    assert table.asked == "2 CallTheDoctor"


def test_a_healed_cowboy_has_no_dynamite_any_more() -> None:
    table = surgery("dynamite-cowboy gambling 2", "cowboy gambling 3")
    table.play("* roll 1", "* roll 1", "* roll 6", "2 move parcel-vp")

    assert [cowboy.piece.name for cowboy in table.state.at(PARCEL_VP)] == ["cowboy"]


@pytest.mark.ruling(185)
def test_the_order_of_the_duels_stays_when_a_patient_moves() -> None:
    table = surgery("cowboy a1 2 3", "cowboy b1 2 3", box="parcel-purchase")
    table.play("2 duel a1", "* roll 1", "* roll 6", "2 move c1", "* roll 1", "* roll 6")

    assert [line["place"] for line in table.happened("duel-began")] == [0, 1]


# --- the Doctor: who is no patient ----------------------------------------------------------
def test_who_loses_nothing_needs_no_doctor() -> None:
    table = surgery("cowboy gambling 2")

    assert table.asked == "2 TakeGain"


@pytest.mark.ruling(184)
@pytest.mark.parametrize("side", ["yellow", "red"])
def test_cowboys_whom_a_church_sends_home_are_no_patients_and_cost_nothing(side: str) -> None:
    table = surgery(
        *("land 3 c3=hotel d4", "reserve 3 church", "cowboy c3 2", "cowboy gambling 3"),
        *("points 2 parcels=5",),
        box="reserve",
        side=side,
    )
    table.play("3 unpack church", "3 build d4", "3 house h8")

    assert (table.asked, table.cash[1], table.vps[1]) == ("3 TakeGain", 15, 5)


@pytest.mark.ruling(184)
@pytest.mark.parametrize("side", ["yellow", "red"])
def test_cowboys_whom_a_lawyer_sends_home_are_no_patients_and_cost_nothing(side: str) -> None:
    table = surgery("card 3 lawyer yellow", "cowboy d4 2 3", box="parcel-purchase", side=side)

    assert (table.asked, table.cash[1], table.vps[1]) == ("3 BuyParcels", 15, 0)
