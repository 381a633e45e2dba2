"""Phase 2: cowboys are placed."""

import pytest

from carson.board.ids import VOCABULARY
from carson.core.moves import UnknownMove
from tests.support.scenario import scenario

FULL_TRACK = "track hotel hotel hotel bank bank bank bank"
CONTESTED = (
    *("ammunition", "three-roads"),
    *("build-12", "build-10", "build-8", "build-6", "build-5", "build-4", "build-3"),
    *("parcel-income", "cowboy-income", "gambling", "parcel-vp", "building-vp", "cowboy-vp"),
    *("vp-5", "vp-4", "vp-3", "vp-2"),
)
SPACES = ("wages", "one-road", *CONTESTED)


# --- turns ----------------------------------------------------------------------------------
@pytest.mark.rule("place.turn")
def test_a_turn_is_one_cowboy_then_the_next_player_acts() -> None:
    table = scenario("phase place")
    table.play("1 place wages")

    assert (table.asked, table.state.home[0]) == ("2 PlaceOrPass", 2)


@pytest.mark.rule("place.turn")
def test_the_players_act_again_and_again_leaving_out_who_has_passed() -> None:
    table = scenario("phase place")
    table.play("1 place wages", "2 pass", "3 place wages", "1 place wages")

    assert table.asked == "3 PlaceOrPass"


@pytest.mark.rule("place.turn")
def test_only_cowboys_of_the_own_supply_are_placed() -> None:
    table = scenario("""
        phase place
        player 1 cowboys 1
        player 2 cowboys 1
    """)
    table.play("1 place wages", "2 place wages", "3 place wages")

    assert table.asked == "3 PlaceOrPass"


# --- spaces ---------------------------------------------------------------------------------
@pytest.mark.rule("place.space")
@pytest.mark.parametrize("space", SPACES)
def test_a_cowboy_may_go_to_any_open_space_even_to_others(space: str) -> None:
    table = scenario(f"""
        phase place
        turn 3
        {FULL_TRACK}
        cowboy {space} 1 2
    """)

    assert table.offers(f"3 place {space}")


@pytest.mark.rule("place.space")
@pytest.mark.ruling(24)
@pytest.mark.parametrize("place", ["build-12", "vp-5", "a1"])
def test_the_money_for_the_action_is_not_needed_yet(place: str) -> None:
    table = scenario(f"""
        phase place
        player 1 cash 0
        {FULL_TRACK}
    """)

    assert table.offers(f"1 place {place}")


@pytest.mark.rule("place.single")
@pytest.mark.ruling(18)
@pytest.mark.parametrize("space", CONTESTED)
def test_a_player_has_one_cowboy_on_a_space_that_is_fought_for(space: str) -> None:
    table = scenario(f"""
        phase place
        {FULL_TRACK}
        cowboy {space} 1
    """)

    assert table.why(f"1 place {space}") == "already-there"


@pytest.mark.rule("place.single")
@pytest.mark.ruling(18)
@pytest.mark.parametrize("place", ["a1", "b1", "c1"])
def test_a_player_has_one_cowboy_on_a_parcel_and_on_a_building(place: str) -> None:
    table = scenario("""
        phase place
        land 1 b1=hotel
        land 2 c1=hotel
        cowboy a1 1
        cowboy b1 1
        cowboy c1 1
    """)

    assert table.why(f"1 place {place}") == "already-there"


@pytest.mark.rule("place.single")
@pytest.mark.ruling(18)
@pytest.mark.parametrize("space", ["wages", "one-road"])
def test_wages_and_the_one_road_space_take_any_number_of_cowboys(space: str) -> None:
    table = scenario(f"""
        phase place
        cowboy {space} 1 1 1 2 2 3
    """)

    assert table.offers(f"1 place {space}")


# --- refused --------------------------------------------------------------------------------
@pytest.mark.rule("place.refused")
@pytest.mark.parametrize("box", ["parcel-purchase", "building-income"])
def test_no_move_places_a_cowboy_on_an_automatic_box(box: str) -> None:
    with pytest.raises(UnknownMove):
        VOCABULARY.read(f"place {box}")


@pytest.mark.rule("place.refused")
@pytest.mark.ruling(23)
@pytest.mark.parametrize(("number", "closed"), [(2, "vp-2"), (3, "vp-3"), (4, "vp-4")])
def test_a_covered_vp_purchase_is_closed(number: int, closed: str) -> None:
    table = scenario(f"""
        phase place
        round {number}
    """)

    assert table.why(f"1 place {closed}") == "space-over"


@pytest.mark.rule("place.refused")
@pytest.mark.ruling(23)
def test_a_building_space_without_a_tile_is_closed() -> None:
    table = scenario("""
        phase place
        track bank bank - bank hotel hotel hotel
    """)

    assert table.why("1 place build-8") == "no-building-there"
    assert table.offers("1 place build-10")


@pytest.mark.rule("place.refused")
@pytest.mark.parametrize("thing", ["", "=house", "=townhouse", "=mountain"])
def test_an_own_parcel_without_a_building_is_refused(thing: str) -> None:
    table = scenario(f"""
        phase place
        land 1 d4{thing}
    """)

    assert table.why("1 place d4") == "nothing-to-attack"


@pytest.mark.rule("place.refused")
@pytest.mark.ruling(23)
@pytest.mark.parametrize("place", ["gambling", "build-12", "a1", "c3"])
def test_the_place_of_the_white_cowboy_is_closed(place: str) -> None:
    table = scenario(f"""
        phase place
        card 1 sheriff
        turn 2
        {FULL_TRACK}
        land 1 c3=saloon
        white-cowboy {place} 1
    """)

    assert table.why(f"2 place {place}") == "closed-by"


# --- passing --------------------------------------------------------------------------------
@pytest.mark.rule("place.pass")
def test_a_player_may_pass_before_placing_anything() -> None:
    table = scenario("phase place")
    table.play("1 pass")

    assert [seat + 1 for seat in table.state.passed] == [1]


@pytest.mark.rule("place.pass")
def test_who_has_passed_takes_the_next_place_in_the_pass_order() -> None:
    table = scenario("""
        phase place
        turn 3
        passed 2
    """)
    table.play("3 pass")

    assert [seat + 1 for seat in table.state.passed] == [2, 3]


@pytest.mark.rule("place.pass")
def test_who_has_passed_places_nothing_more_though_he_has_cowboys() -> None:
    table = scenario("""
        phase place
        player 2 cowboys 9
        passed 2
    """)
    table.play("1 place wages", "3 place wages", "1 place wages", "3 place wages")

    assert table.state.home[1] == 9
    assert table.asked == "1 PlaceOrPass"


@pytest.mark.rule("place.pass")
def test_the_phase_ends_when_all_have_passed() -> None:
    table = scenario("""
        phase place
        passed 2 3
        cowboy ammunition 2
    """)
    table.play("1 pass")

    assert table.asked == "2 TakeGain"


@pytest.mark.rule("place.automatic")
@pytest.mark.ruling(20)
def test_a_player_without_a_piece_passes_when_the_turn_comes() -> None:
    table = scenario("""
        phase place
        player 1 roads 0
        player 2 cowboys 0 roads 0
    """)
    table.play("1 place wages")

    assert ([seat + 1 for seat in table.state.passed], table.asked) == ([2], "3 PlaceOrPass")


@pytest.mark.rule("place.automatic")
@pytest.mark.ruling(20)
def test_roads_in_hand_do_not_delay_an_automatic_pass() -> None:
    table = scenario("""
        phase place
        player 2 cowboys 0 roads 4
        roads d4n
    """)
    table.play("1 place wages")

    assert ([seat + 1 for seat in table.state.passed], table.asked) == ([2], "3 PlaceOrPass")


@pytest.mark.rule("place.automatic")
@pytest.mark.ruling(20)
def test_who_has_only_the_white_cowboy_left_is_asked() -> None:
    table = scenario("""
        phase place
        card 1 sheriff
        player 1 cowboys 0
    """)

    assert table.asked == "1 PlaceOrPass"
    assert table.offers("1 white gambling", "1 pass")
