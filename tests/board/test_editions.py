"""The edition of 2009: every difference from the Big Box, and that there is no other."""

import pytest

from carson.board.game import BOARD_GAME
from carson.board.ids import CARD_SIDES
from carson.core.given import BadOption
from carson.i18n.texts import LANGUAGES, Texts
from tests.board.agreed import agreed, refusal
from tests.board.buildings.looking import paid, town
from tests.support.opening import CENTRE, LOTS, MOUNTAINS, TILES
from tests.support.scenario import scenario

OLD = "option edition 2009"
EDITIONS = ("big-box", "2009")


@pytest.mark.rule("edition.players")
@pytest.mark.ruling(207)
@pytest.mark.parametrize(
    ("players", "reason"),
    [("1", "players-out-of-range"), ("2", ""), ("5", ""), ("6", "edition-has-fewer-players")],
)
def test_the_first_edition_is_for_two_to_five(players: str, reason: str) -> None:
    assert refusal(edition="2009", players=players) == reason


@pytest.mark.rule("edition.players")
@pytest.mark.ruling(207)
@pytest.mark.parametrize("language", LANGUAGES)
def test_six_players_are_refused_by_the_name_of_the_edition(language: str) -> None:
    with pytest.raises(BadOption) as refused:
        BOARD_GAME.complete({"edition": "2009", "players": "6"})
    said = Texts(language).reason(refused.value.reason)

    assert all(number in said for number in ("2009", "2", "5", "6"))


# --- tiles and cards ------------------------------------------------------------------------
@pytest.mark.rule("edition.tiles")
@pytest.mark.ruling(207)
@pytest.mark.parametrize("buildings", ["all", "school", "station,city-hall"])
def test_the_first_edition_has_no_other_buildings(buildings: str) -> None:
    assert refusal(edition="2009", buildings=buildings) == "edition-has-base-tiles-only"


@pytest.mark.rule("edition.tiles")
@pytest.mark.ruling(207)
def test_the_first_edition_has_the_30_base_tiles() -> None:
    table = agreed(edition="2009")

    assert sum(table.state.bag) + 4 == 30


@pytest.mark.rule("edition.tiles")
@pytest.mark.ruling(207)
@pytest.mark.parametrize("cast", ["prosper", "1Y,2Y,3Y,4Y,5Y,6Y,8Y", "0Y,1Y,2Y,3Y,4Y,5Y,6Y,7Y"])
def test_the_first_edition_has_no_other_characters(cast: str) -> None:
    assert refusal(edition="2009", characters=cast) == "edition-has-base-characters-only"


@pytest.mark.rule("edition.tiles")
@pytest.mark.ruling(207)
@pytest.mark.parametrize("cast", ["first-game", "random", "1R,2R,3R,4R,5R,6R,7R"])
def test_the_first_edition_has_both_sides_of_the_cards_1_to_7(cast: str) -> None:
    assert refusal(edition="2009", characters=cast) == ""


@pytest.mark.rule("edition.tiles", "cast.random")
@pytest.mark.ruling(207)
def test_a_random_cast_of_the_first_edition_is_the_cards_1_to_7_with_random_sides() -> None:
    table = agreed(edition="2009", characters="random")

    assert table.nouns_of_chance("cast") == list(CARD_SIDES[2:16])
    assert table.why("* cast 8Y") == "edition-has-base-characters-only"


# --- setup ---------------------------------------------------------------------------------
@pytest.mark.rule("edition.kit")
@pytest.mark.ruling(204)
@pytest.mark.parametrize(("edition", "revolvers"), [("2009", 0), ("big-box", 1)])
def test_nobody_starts_with_a_revolver(edition: str, revolvers: int) -> None:
    s = agreed(edition=edition).state

    assert s.revolvers == (revolvers,) * 3
    assert (s.cash, s.roads_in_hand, s.titles, s.home) == ([15] * 3, (1,) * 3, (12,) * 3, [3] * 3)


@pytest.mark.rule("edition.draft")
@pytest.mark.ruling(204)
@pytest.mark.parametrize(("edition", "order"), [("2009", "231132"), ("big-box", "132231")])
def test_the_draft_goes_forward_and_then_back(edition: str, order: str) -> None:
    table = agreed(*TILES, CENTRE, *MOUNTAINS, *LOTS, edition=edition)
    drafted = ""
    for parcel in ("a1", "b1", "c1", "d1", "e1", "f1"):
        drafted += table.asked[0]
        table.play(f"{table.asked[0]} draft {parcel}")

    assert drafted == order


# --- houses and incomes ---------------------------------------------------------------------
@pytest.mark.rule("edition.townhouses")
@pytest.mark.ruling(205)
@pytest.mark.parametrize(("edition", "offered"), [("2009", False), ("big-box", True)])
def test_there_are_no_townhouses(edition: str, offered: bool) -> None:
    table = town(
        f"option edition {edition}", "land - d4=house", "land 1 d3", "land 2 e3 c4 e4 c5 d5 e5"
    )

    assert ("d4" in table.nouns(1, "house")) == offered
    assert "d3" in table.nouns(1, "house")


@pytest.mark.rule("edition.caps")
@pytest.mark.ruling(205)
@pytest.mark.parametrize(
    ("building", "land", "old", "new"),
    [
        ("drugstore", "c8=ranch e8=ranch g8=ranch a6=ranch", 24, 33),
        ("bank", "c8=mine e8=mine g8=mine a6=mine h1=mine", 24, 45),
        ("saloon", "", 40, 55),
    ],
)
def test_incomes_end_at_the_eighth_value_of_a_tile(
    building: str, land: str, old: int, new: int
) -> None:
    board = f"""land 1 d4={building} c3=hotel d3=hotel e3=hotel {land}
                land - c4=house e4=house c5=house d5=house e5=house"""
    incomes = [paid(f"option edition {edition}\n{board}")["d4"] for edition in EDITIONS]

    assert incomes == [new, old]


@pytest.mark.rule("edition.caps")
@pytest.mark.ruling(205)
@pytest.mark.parametrize(("building", "income"), [("drugstore", 24), ("bank", 24), ("saloon", 40)])
def test_eight_houses_still_pay_in_full(building: str, income: int) -> None:
    houses = "land - c3=house d3=house e3=house c4=house e4=house c5=house d5=house e5=house"

    assert paid(f"{OLD}\nland 1 d4={building}\n{houses}")["d4"] == income


@pytest.mark.rule("edition.caps")
@pytest.mark.ruling(205)
def test_eight_mountains_fill_the_tile_of_a_mine() -> None:
    around = ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"]
    dry = " ".join(f"{parcel}=mountain" for parcel in around)

    assert paid(f"{OLD}\nland 1 d4=mine\nland - {dry}")["d4"] == 24


@pytest.mark.rule("edition.caps")
@pytest.mark.ruling(205)
def test_the_grocer_doubles_what_the_tile_shows() -> None:
    houses = "land - c3=house d3=house e3=house c4=house e4=house c5=house d5=house e5=house"
    table = scenario(f"""
        {OLD}
        phase resolve building-income
        card 1 grocer
        land 1 d4=drugstore h8=ranch
        {houses}
    """)
    table.play("1 double drugstore")

    assert [line["amount"] for line in table.happened("income") if line["amount"] > 8] == [48]


# --- the Grocer -----------------------------------------------------------------------------
@pytest.mark.rule("edition.grocer")
@pytest.mark.ruling(96)
@pytest.mark.parametrize(("edition", "reason"), [("2009", "too-late-for-cash"), ("big-box", "")])
def test_the_grocers_money_cannot_wait(edition: str, reason: str) -> None:
    table = scenario(f"""
        option edition {edition}
        phase resolve building-income
        card 1 grocer
        land 1 a1=hotel c1=ranch
    """)

    assert table.why("1 take") == reason
    assert table.nouns(1, "double") == ["ranch", "hotel"]


@pytest.mark.rule("edition.grocer")
@pytest.mark.ruling(96)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_grocers_money_may_be_taken_at_once(edition: str) -> None:
    table = scenario(f"option edition {edition}")
    table.play("1 choose grocer", "1 take")

    assert table.cash[0] == 15 + 8


@pytest.mark.rule("edition.grocer")
@pytest.mark.ruling(96)
@pytest.mark.parametrize(("edition", "cash"), [("2009", 15), ("big-box", 15 + 8)])
def test_a_grocer_who_waited_without_buildings_gets_nothing(edition: str, cash: int) -> None:
    table = scenario(f"""
        option edition {edition}
        phase resolve building-income
        card 1 grocer
        land 1 a1=house
    """)

    assert table.cash[0] == cash


@pytest.mark.rule("edition.grocer")
@pytest.mark.ruling(96)
def test_a_grocer_with_one_type_of_building_doubles_it() -> None:
    table = scenario(f"""
        {OLD}
        phase resolve building-income
        card 1 grocer
        land 1 a1=hotel
    """)

    assert table.cash[0] == 15 + 6 + 6


# --- boxes ----------------------------------------------------------------------------------
@pytest.mark.rule("edition.boxes")
@pytest.mark.ruling(206)
@pytest.mark.parametrize(("edition", "order"), [("2009", "132"), ("big-box", "123")])
def test_cowboy_vp_comes_before_building_vp(edition: str, order: str) -> None:
    table = scenario(f"""
        option edition {edition}
        phase resolve parcel-vp
        cowboy parcel-vp 1
        cowboy building-vp 2
        cowboy cowboy-vp 3
    """)
    asked = ""
    for _ in order:
        asked += table.asked[0]
        table.play(f"{table.asked[0]} decline")

    assert (asked, table.asked) == (order, "1 SpendExcess")


# --- everything else ------------------------------------------------------------------------
@pytest.mark.rule("edition.same")
@pytest.mark.ruling(208)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tile_bought_this_round_may_be_put_up_after_the_last_space(edition: str) -> None:
    table = scenario(f"""
        option edition {edition}
        phase resolve build-3
        player 1 roads 0
        land 1 a1
        track - - - - - - ranch
        cowboy build-3 1
    """)
    table.play("1 buy", "1 keep", "1 unpack ranch", "1 build a1")

    assert (table.on("a1"), table.state.revolvers[0]) == ("ranch", 1 + (edition == "big-box"))


@pytest.mark.rule("edition.same")
@pytest.mark.ruling(208)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_prison_cannot_be_attacked(edition: str) -> None:
    table = scenario(f"""
        option edition {edition}
        phase place
        turn 2
        land 1 a1=prison
    """)

    assert table.why("2 place a1") == "protected"


@pytest.mark.rule("edition.same")
@pytest.mark.ruling(208)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_chinese_worker_on_his_red_side_pays_five_dollars(edition: str) -> None:
    table = scenario(f"""
        option edition {edition}
        option characters 1Y,2Y,3Y,4R,5Y,6Y,7Y
        player 1 cash 9
        track mine mine hotel hotel bank bank bank
    """)
    table.play("1 choose chinese-worker", "1 fetch build-12")

    assert table.cash[0] == 4
