"""The greedy bot in positions where one answer is clearly better than the others."""

import pytest

from carson.board.ids import VOCABULARY
from tests.bots.thinking import answer, answers
from tests.support.opening import MOUNTAINS, UP_TO_DRAFT, opening
from tests.support.scenario import Scenario, scenario


# --- nothing that is given is declined ------------------------------------------------------
@pytest.mark.parametrize(
    "space",
    ["ammunition", "three-roads", "parcel-income", "cowboy-income", "gambling", "parcel-vp"],
)
@pytest.mark.parametrize("number", [1, 4])
def test_it_takes_what_a_space_gives(space: str, number: int) -> None:
    text = f"round {number}\nphase resolve {space}\nland 1 a1 a2\ncowboy {space} 1"

    assert answer(text) == "take"


def test_it_steals_when_it_can() -> None:
    assert answer("phase resolve building-income\nland 2 d4=hotel\ncowboy d4 1") == "take"


# --- land -----------------------------------------------------------------------------------
def test_it_drafts_a_parcel_with_many_mountains_around_it() -> None:
    table = opening(*UP_TO_DRAFT)
    (drafted,) = {VOCABULARY.read(text).noun for text in answers(table)}
    mountains = [VOCABULARY.read(line.removeprefix("* ")).noun for line in MOUNTAINS]
    near = [m for m in mountains if max(abs(m // 8 - drafted // 8), abs(m % 8 - drafted % 8)) == 1]

    assert len(near) >= 3


def test_it_buys_land_with_a_mountain_when_that_is_cheap() -> None:
    text = "phase resolve parcel-purchase\nland - d4=mountain\ncowboy d4 1"

    assert answer(text) == "claim d4"


def test_it_does_not_buy_bare_land_with_its_last_money_in_the_last_round() -> None:
    around = "c3=mountain d3=mountain e3=mountain c4=mountain e4=mountain c5=mountain"
    text = f"round 4\nphase resolve parcel-purchase\ntrack - - - - - - -\nland - {around}\n"

    assert answer(f"{text}player 1 cash 7\ncowboy d4 1") == "done"


def test_it_does_not_go_for_land_that_it_cannot_pay() -> None:
    table = scenario("phase place\nplayer 1 cash 0 cowboys 1\ncard 1 sheriff")
    nouns = {VOCABULARY.read(text).noun for text in answers(table)}

    assert min(nouns) >= 64


# --- cowboys --------------------------------------------------------------------------------
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_it_does_not_pass_while_cowboys_are_left_and_good_spaces_are_empty(number: int) -> None:
    table = scenario(f"round {number}\nphase place\ncard 1 sheriff\nplayer 1 cowboys 2")

    assert "pass" not in answers(table)


def test_it_goes_where_a_building_pays_at_once() -> None:
    mountains = "c3=mountain d3=mountain e3=mountain c5=mountain"
    text = f"phase place\ncard 1 sheriff\nland 1 d4\nland - {mountains}\n"

    assert answer(f"{text}track - - - - - mine -") in ("place build-4", "white build-4")


SALOON = (
    "round 4\nphase place\ncard 1 banker\nturn 1\n"
    "player 1 cash 0 cowboys 3 revolvers 1\nplayer 2 cowboys 0 revolvers 0\n"
    "land - c3=house d3=house e3=house c4=house e4=house c5=house d5=house e5=house"
)


def test_it_attacks_the_richest_building_when_there_is_nothing_better() -> None:
    assert answer(f"{SALOON}\nland 2 d4=saloon h8=hotel") == "place d4"


def test_it_defends_a_rich_building_that_is_attacked() -> None:
    assert answer(f"{SALOON}\nland 1 d4=saloon\ncowboy d4 2") == "place d4"


def test_it_stays_away_from_a_duel_that_it_can_only_lose() -> None:
    text = "round 4\nphase place\ncard 1 banker\nturn 1\nplayer 1 cowboys 1\nplayer 2 revolvers 9"
    table = scenario(f"{text}\nland 1 a1 a3 a5 a7 c1 c3\ncowboy parcel-vp 2")

    assert "place parcel-vp" not in answers(table)


def test_it_keeps_cowboys_at_home_that_are_paid_there() -> None:
    taken = ("ammunition", "three-roads", "parcel-income", "gambling", "parcel-vp", "building-vp")
    text = "round 4\nphase place\ncard 1 banker\nturn 1\nplayer 1 cash 0 cowboys 2\n"
    paid = "cowboy cowboy-income 1\ncowboy cowboy-vp 1\nplayer 2 revolvers 9\ntrack - - - - - - -"

    assert answer("\n".join([text + paid, *(f"cowboy {space} 2" for space in taken)])) == "pass"


# --- money and points -----------------------------------------------------------------------
def test_it_buys_points_with_all_its_money_in_the_last_round() -> None:
    text = "round 4\nphase resolve vp-5\nplayer 1 cash 33\ncard 1 banker\ncowboy vp-5 1"

    assert answer(text) == "points 6"


def test_it_keeps_some_money_for_the_next_round() -> None:
    text = "phase resolve vp-5\nplayer 1 cash 20\ncard 1 banker\ncowboy vp-5 1"

    assert answer(text) in {f"points {points}" for points in range(3)}


def test_it_spends_a_full_ten_when_that_costs_nothing() -> None:
    text = "round 4\nphase close\nturn 1\npassing 1 2 3\nplayer 1 cash 28\ncard 1 sheriff"

    assert answer(text) == "spend 10"


def test_it_spends_only_what_it_must_when_money_is_worth_more() -> None:
    text = "round 2\nphase close\nturn 1\npassing 1 2 3\nplayer 1 cash 24\ncard 1 sheriff"

    assert answer(text) == "spend 4"


def test_it_spends_nothing_when_it_need_not() -> None:
    text = "phase close\nturn 1\npassing 1 2 3\nplayer 1 cash 15\ncard 1 banker"

    assert answer(text) == "spend 0"


# --- buildings ------------------------------------------------------------------------------
def test_it_buys_a_building_that_pays() -> None:
    text = "phase resolve build-10\nland 1 d4\ntrack - hotel - - - - -\ncowboy build-10 1"

    assert answer(text) == "buy"


def test_it_does_not_buy_a_building_for_the_last_round_without_land_for_it() -> None:
    text = "round 4\nphase resolve build-10\ntrack - hotel - - - - -\ncowboy build-10 1"

    assert answer(text) == "decline"


def test_it_builds_a_mine_next_to_the_most_mountains() -> None:
    text = "phase resolve reserve\nland 1 b2 f6 h1\nreserve 1 mine\nplayer 1 roads 0"
    mountains = "land - a1=mountain e5=mountain f5=mountain g5=mountain"

    assert answer(f"{text}\n{mountains}", "1 unpack mine") == "build f6"


def test_a_building_that_does_more_harm_than_good_is_not_taken_out_to_be_put_back() -> None:
    ranches = " ".join(f"{parcel}=ranch" for parcel in ("b2", "c2", "d2", "b3", "d3", "b4"))
    text = f"phase resolve reserve\nland 1 c3 {ranches}\nreserve 1 church\nplayer 1 roads 0"

    assert answer(text) == "done"
    assert answer(text, "1 unpack church") == "keep"


def test_it_adds_a_house_next_to_its_saloon() -> None:
    text = "phase resolve reserve\nland 1 d4 d5=saloon\nreserve 1 hotel\nplayer 1 roads 0"
    table = scenario(text)
    table.play("1 unpack hotel", "1 build d4")
    near = {f"house {column}{row}" for column in "cde" for row in "456"}

    assert answers(table) <= near


def test_it_does_not_feed_the_saloon_of_a_rival() -> None:
    roads = "roads d4n d4w d4s d4e e5n e5e"
    text = f"{roads}\nland 1 c3\nland 2 f6=saloon\nreserve 1 hotel\nplayer 1 roads 0"
    table = scenario(f"phase resolve reserve\n{text}")
    table.play("1 unpack hotel", "1 build c3")

    assert "house e5" in {str(move) for move in table.state.offered}
    assert "house e5" not in answers(table)


FAR_LAND = (
    "phase resolve reserve\nland 1 f4\nland - d4=house\nreserve 1 hotel\nplayer 1 roads 1\n"
    "roads d4n d4w d4s d4e"
)


def test_it_lays_a_road_to_the_only_land_where_it_can_build() -> None:
    assert answers(scenario(FAR_LAND)) <= {"road e4n", "road e5n"}


def test_it_builds_as_soon_as_the_road_is_there() -> None:
    assert answer(FAR_LAND, "1 road e4n", "1 unpack hotel") == "build f4"


@pytest.mark.parametrize("number", [1, 4])
def test_it_lays_no_roads_while_it_places_cowboys(number: int) -> None:
    text = f"round {number}\nphase place\ncard 1 sheriff\nroads d4n d4w d4s d4e\nplayer 1 roads 3"
    table = scenario(text)

    assert [text for text in answers(table) if text.startswith("road")] == []


# --- consent --------------------------------------------------------------------------------
CONSENT = (
    "phase resolve reserve\nland 1 c3\nland 2 d3\nreserve 1 hotel\nplayer 1 roads 0\nroads d3n"
)
ASKED = ("1 unpack hotel", "1 build c3", "1 ask d3")


def test_it_allows_a_house_that_is_worth_more_than_its_bare_land() -> None:
    assert answer(f"round 4\n{CONSENT}\ntrack - - - - - - -", *ASKED) == "allow"


def test_it_refuses_a_house_on_its_only_ground_for_a_rich_mine() -> None:
    around = "land - c2=mountain d2=mountain e2=mountain c4=mountain d4=mountain e4=mountain"

    assert answer(f"{CONSENT}\n{around}\ntrack - - - - - - mine", *ASKED) == "refuse"


# --- characters -----------------------------------------------------------------------------
def test_the_grocer_doubles_what_pays_more_than_his_money() -> None:
    text = "phase resolve building-income\ncard 1 grocer\nland 1 a1=hotel c1=hotel e1=ranch"

    assert answer(text) == "double hotel"


def test_the_grocer_takes_the_money_when_nothing_pays_more() -> None:
    text = "phase resolve building-income\ncard 1 grocer\nland 1 a1=hotel e1=ranch"

    assert answer(text) == "take"


def test_the_settler_takes_land() -> None:
    (only,) = {text.split()[0] for text in answers(after_choosing("settler"))}

    assert only == "claim"


def test_the_captain_buys_cowboys() -> None:
    assert answers(after_choosing("captain")) <= {"recruit 2", "recruit 3"}


def after_choosing(card: str) -> Scenario:
    table = scenario("phase choose\npassing 1 2 3\nland - d4=house")
    table.play(f"1 choose {card}")
    return table


def test_in_the_last_round_a_rich_player_takes_a_character_with_a_high_limit() -> None:
    text = "round 4\nphase choose\npassing 1 2 3\nplayer 1 cash 90"

    assert answer(text) == "choose banker"


def test_the_undertaker_is_paid_in_money() -> None:
    cast = "option characters settling-scores\noption players 3"
    text = f"{cast}\nphase resolve wages\nplayer 1 cash 9\ncard 1 mercenary\ncard 2 doctor"
    table = scenario(f"{text}\ncard 3 captain\ncowboy ammunition 1 3")
    table.state.turn_card(14, red=True)
    table.play("* roll 1", "* roll 6")

    assert (table.asked, answers(table)) == ("1 PayUndertaker", {"pay"})


@pytest.mark.parametrize(("first", "second", "wanted"), [(1, 6, "reroll 1"), (6, 1, "keep")])
def test_a_die_is_rolled_again_only_in_a_duel_that_would_be_lost(
    first: int, second: int, wanted: str
) -> None:
    cast = "option characters gold-rush\noption players 3"
    cards = "card 1 gunsmith\ncard 2 grocer\ncard 3 sheriff\npassing 1 2 3"
    table = scenario(f"{cast}\nphase resolve ammunition\n{cards}\ncowboy ammunition 1 2")
    table.play(f"* roll {first}", f"* roll {second}")

    assert answers(table) == {wanted}


def test_it_bids_one_dollar_more_and_never_more_than_the_lot_is_worth() -> None:
    cast = "option characters prosper\noption players 3"
    table = scenario(f"{cast}\nphase choose\npassing 1 2 3\nplayer 1 cash 90\nplayer 2 cash 90")
    table.play("1 choose auctioneer", "1 offer a1", "1 offer a8")
    opened = answers(table)
    table.play("1 bid 40")

    assert (opened, answers(table)) == ({"bid 1"}, {"pass"})
