"""17: the Teacher."""

import pytest

from carson.board.ids import FROM_CHARACTERS
from carson.board.powers import ask
from tests.support.scenario import Scenario, scenario

CAST = "option characters 1Y,2Y,5Y,6Y,7Y,9Y,17Y"
FULL_TRACK = "track hotel hotel hotel bank bank bank bank"


@pytest.mark.parametrize(("round", "side"), [(1, "yellow"), (4, "red")])
def test_her_number_and_her_limit(round: int, side: str) -> None:
    table = scenario(f"""
        {CAST}
        round {round}
        phase close
        card 1 teacher {side}
        player 1 cash 150
    """)

    assert ask.number(table.state, table.state.seats[0]) == 17
    assert table.nouns(1, "spend")[0] == str(150 - 60)


# --- the side -------------------------------------------------------------------------------
@pytest.mark.ruling(190)
@pytest.mark.parametrize("cast", ["17Y", "17R"])
@pytest.mark.parametrize(("round", "name"), [(1, "17Y"), (2, "17Y"), (3, "17Y"), (4, "17R")])
def test_the_round_decides_which_side_is_used(cast: str, round: int, name: str) -> None:
    table = scenario(f"""
        {CAST.replace("17Y", cast)}
        round {round}
    """)
    table.play("1 choose teacher")

    assert [rule.name for rule in table.state.hands[0]] == [name]
    assert table.asked == "2 ChooseCharacter"


# --- yellow: first in the next round --------------------------------------------------------
def closing(*lines: str, track: str = FULL_TRACK) -> Scenario:
    """Player 3, who passed last, held the Teacher; the round is closed."""
    position = [CAST, "phase close", "passing 2 1 3", "card 3 teacher yellow", track]
    table = scenario("\n".join([*position, *lines]))
    table.play("2 spend 0", "1 spend 0", "3 spend 0")
    return table


@pytest.mark.ruling(191)
def test_she_chooses_first_in_the_next_round_and_the_others_keep_their_order() -> None:
    table = closing()

    assert table.asked == "3 ChooseCharacter"
    assert table.state.pass_order == (2, 1, 0)


def test_it_holds_for_the_next_round_only() -> None:
    table = closing()
    table.play("3 choose banker", "2 choose sheriff", "1 choose mercenary")
    table.play("2 pass", "3 pass", "1 pass", "2 spend 0", "3 spend 0", "1 spend 0")

    assert table.asked == "2 ChooseCharacter"


@pytest.mark.ruling(121)
@pytest.mark.ruling(191)
def test_she_places_a_city_hall_that_is_drawn_when_the_track_is_filled_up() -> None:
    table = closing("option buildings all", track=FULL_TRACK.replace("track hotel", "track -"))
    table.play("* draw city-hall")

    assert table.asked == "3 PlaceCityHall"


@pytest.mark.ruling(191)
def test_in_this_round_she_wins_no_tie_by_it() -> None:
    table = scenario(f"""
        {CAST}
        phase resolve gambling
        passing 2 1 3
        card 3 teacher yellow
        cowboy gambling 2 3
    """)
    table.play("* roll 3", "* roll 3")

    assert table.asked == "2 TakeGain"


@pytest.mark.ruling(191)
def test_in_this_round_she_stays_where_she_passed_up_to_the_cash_limit() -> None:
    table = scenario(f"""
        {CAST}
        phase resolve vp-2
        passing 2 1 3
        card 3 teacher yellow
    """)

    assert table.asked == "2 SpendExcess"


def test_the_next_one_who_takes_her_is_first_in_the_round_after() -> None:
    table = closing()
    table.play("3 choose banker", "2 choose teacher", "1 choose mercenary")
    table.play("3 pass", "1 pass", "2 pass", "3 spend 0", "1 spend 0", "2 spend 0")

    assert table.state.pass_order == (1, 2, 0)


# --- red: the final scoring -----------------------------------------------------------------
def scored(*lines: str, holder: int = 1) -> list[tuple[int, int]]:
    """Who gets how many VP from the red side when the game ends."""
    position = [CAST, "option buildings all", "round 4", "phase close"]
    table = scenario("\n".join([*position, f"card {holder} teacher red", *lines]))
    table.play("1 spend 0", "2 spend 0", "3 spend 0")
    return [
        (line["seat"] + 1, line["points"])
        for line in table.happened("scored")
        if line["source"] == FROM_CHARACTERS
    ]


def test_a_school_a_prison_and_a_church_without_a_saloon_give_eight_vps() -> None:
    assert scored("land 1 a1=school c1=prison e1=church") == [(1, 8)]


def test_with_a_saloon_they_give_six() -> None:
    assert scored("land 1 a1=school c1=prison e1=church g1=saloon") == [(1, 6)]


def test_each_of_them_counts() -> None:
    land = "land 1 a1=school c1=school e1=prison g1=prison a3=church c3=church"

    assert scored(land, "land 2 h8=saloon") == [(1, 2 * 6 + 2)]


def test_without_any_building_she_gets_two_vps_for_having_no_saloon() -> None:
    assert scored() == [(1, 2)]


def test_with_a_saloon_alone_she_gets_nothing() -> None:
    assert scored("land 1 a1=saloon") == [(1, 0)]


def test_two_saloons_cost_no_more_than_one() -> None:
    assert scored("land 1 a1=saloon c1=saloon e1=church") == [(1, 2)]


def test_buildings_of_others_do_not_count() -> None:
    assert scored("land 2 a1=school c1=prison e1=church g1=saloon") == [(1, 2)]


@pytest.mark.ruling(192)
def test_tiles_in_the_reserve_do_not_count() -> None:
    assert scored("reserve 1 school prison church saloon") == [(1, 2)]


def test_the_vps_go_to_who_holds_her_in_round_4() -> None:
    assert scored("land 1 a1=school", "land 2 c1=church", holder=2) == [(2, 4)]
