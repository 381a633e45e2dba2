"""15: the Cowboy."""

import pytest

from carson.board.ids import RANCH, THING_NAMES
from carson.board.powers import ask
from tests.support.scenario import Scenario, scenario

CAST = "option characters 1Y,2Y,5Y,6Y,7Y,9Y,15R"
TRACK = "track hotel ranch bank bank ranch mine mine"
NO_RANCH = "track hotel hotel bank bank saloon mine mine"
RANCHES = "land 3 a8=ranch b8=ranch c8=ranch d8=ranch e8=ranch f8=ranch"


@pytest.mark.parametrize("side", ["yellow", "red"])
def test_his_number_and_his_limit(side: str) -> None:
    table = scenario(f"""
        {CAST}
        option variants horses
        phase close
        card 1 cowboy {side}
        player 1 cash 150
    """)

    assert ask.number(table.state, table.state.seats[0]) == 15
    assert table.nouns(1, "spend")[0] == str(150 - 20)


# --- the Ranch ------------------------------------------------------------------------------
def riding(*lines: str, track: str = TRACK) -> Scenario:
    """Player 1 has just taken the card."""
    table = scenario("\n".join([CAST, track, *lines]))
    table.play("1 choose cowboy")
    return table


def tiles(table: Scenario) -> list[str]:
    """The tiles on the building spaces, from $12 down to $3."""
    return [THING_NAMES[tile] for tile in table.state.track]


@pytest.mark.ruling(156)
def test_he_may_take_any_ranch_of_the_track_and_no_other_tile() -> None:
    table = riding()

    assert table.nouns(1, "fetch") == ["build-10", "build-5"]
    assert table.why("1 fetch build-12") == "not-on-space"


def test_the_ranch_costs_eight_dollars_whatever_its_space() -> None:
    table = riding()
    table.play("1 fetch build-10", "1 build d5")

    assert (table.cash[0], table.on("d5"), table.owner("d5")) == (7, "ranch", 1)


@pytest.mark.ruling(155)
def test_the_ranch_uses_a_property_tile_and_brings_its_revolver() -> None:
    table = riding()
    table.play("1 fetch build-5", "1 build d5")

    assert (table.state.titles[0], table.state.revolvers[0]) == (11, 2)


@pytest.mark.ruling(155)
def test_the_ranch_stands_on_free_land_that_nobody_owns() -> None:
    table = riding("land 1 a1", "land 2 b1", "land - c1=mountain d1=house")
    table.play("1 fetch build-5")

    assert [table.why(f"1 build {parcel}") for parcel in ("a1", "b1", "c1", "d1")] == [
        *("parcel-owned", "parcel-owned", "not-free", "not-free")
    ]


def test_the_ranch_needs_no_road() -> None:
    table = riding("roads d4n d4w d4s d4e")
    table.play("1 fetch build-5")

    assert table.offers("1 build h8")


@pytest.mark.ruling(157)
def test_the_track_is_filled_up_at_once() -> None:
    table = riding()
    table.play("1 fetch build-5", "1 build d5", "* draw saloon")

    assert tiles(table) == ["saloon", "hotel", "ranch", "bank", "bank", "mine", "mine"]
    assert table.asked == "2 ChooseCharacter"


@pytest.mark.ruling(156)
def test_while_one_is_on_the_track_he_takes_none_from_the_bag() -> None:
    assert riding().why("1 bag") == "on-the-track"


@pytest.mark.ruling(157)
def test_if_none_is_on_the_track_it_comes_from_the_bag_and_the_track_stays() -> None:
    table = riding(track=NO_RANCH)
    table.play("1 bag", "1 build d5")

    assert (table.cash[0], table.on("d5"), table.state.bag[RANCH]) == (7, "ranch", 5)
    assert (tiles(table), table.asked) == (NO_RANCH.split()[1:], "2 ChooseCharacter")


@pytest.mark.ruling(17)
def test_he_need_not_take_a_ranch() -> None:
    table = riding()
    table.play("1 decline")

    assert (table.cash[0], tiles(table)) == (15, TRACK.split()[1:])
    assert table.asked == "2 ChooseCharacter"


@pytest.mark.ruling(17)
def test_without_eight_dollars_the_card_is_taken_all_the_same() -> None:
    table = riding("player 1 cash 7")

    assert (table.asked, table.state.holder[15]) == ("2 ChooseCharacter", 0)


@pytest.mark.ruling(155)
def test_without_a_property_tile_there_is_no_ranch() -> None:
    table = riding("land 1 a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2")

    assert (table.asked, table.cash[0]) == ("2 ChooseCharacter", 15)


def test_a_ranch_of_this_round_can_be_attacked_in_this_round() -> None:
    table = riding(track=NO_RANCH)
    table.play("1 bag", "1 build d5", "2 choose sheriff", "3 choose banker")

    assert table.offers("2 place d5")


# --- turned over ----------------------------------------------------------------------------
@pytest.mark.ruling(159)
@pytest.mark.ruling(158)
def test_when_no_ranch_is_left_the_card_is_turned_over_and_gives_nothing() -> None:
    table = riding(RANCHES, track=NO_RANCH)

    assert [rule.name for rule in table.state.hands[0]] == ["15Y"]
    assert (table.asked, table.cash[0]) == ("2 ChooseCharacter", 15)


@pytest.mark.ruling(158)
def test_a_ranch_in_the_bag_or_on_the_track_keeps_the_red_side_up() -> None:
    five = RANCHES.replace(" f8=ranch", "")

    assert riding(five, track=NO_RANCH).offers("1 bag")
    assert riding(five, track=NO_RANCH.replace("saloon", "ranch")).offers("1 fetch build-5")


@pytest.mark.ruling(158)
def test_the_turned_card_stays_turned() -> None:
    table = scenario(f"""
        {CAST}
        phase close
        card 1 cowboy yellow
        {NO_RANCH}
        {RANCHES}
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0", "1 choose cowboy")

    assert [rule.name for rule in table.state.hands[0]] == ["15Y"]
    assert table.asked == "2 ChooseCharacter"


def test_the_last_ranch_does_not_turn_the_card_before_it_is_taken_again() -> None:
    table = riding(RANCHES.replace(" f8=ranch", ""), track=NO_RANCH)
    table.play("1 bag", "1 build d5")

    assert [rule.name for rule in table.state.hands[0]] == ["15R"]
