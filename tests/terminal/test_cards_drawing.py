"""The table of the card game holds everything a player must know."""

import pytest

from carson.cards.ids import THING_NAMES, Thing
from carson.core.moves import Seat
from carson.i18n.texts import LANGUAGES, Texts
from carson.i18n.words.cards import CARDS_WORDS
from carson.terminal.cards import city as cards_city
from carson.terminal.cards import screen
from carson.terminal.cards.face import CARDS_FACE
from carson.terminal.face import ScreenSize
from tests.cards.scenario import Scenario, city, scenario
from tests.terminal.showing import NAMES, coloured, line_with, shown

ENGLISH = Texts("en", NAMES, CARDS_WORDS)
CITY = """
    built 1 I-30 h8
    built 1 I-31 j8
"""
PICK = "phase pick\ndisplay cowboy I-2 I-47\nbacks hat\npicks 1 2\n"
FULL = "\n".join(["MMMMMMMM"] * 8)
"""A city in which only mountains can be laid."""


def drawn(table: Scenario, width: int = 100, seat: int = 0, texts: Texts = ENGLISH) -> str:
    return shown(CARDS_FACE.draw(table.state, [], Seat(seat), texts, ScreenSize(width, 35)), width)


# --- the column -------------------------------------------------------------------------------
def test_a_terrain_card_is_a_picture_of_its_four_parcels() -> None:
    lines = drawn(scenario(PICK)).splitlines()
    top = next(number for number, line in enumerate(lines) if "┌" in line)

    assert [line[13:25] for line in lines[top : top + 4]] == [
        *("┌──────────┐", "│  ·   /\\  │", "│ Min  /\\  │", "└──────────┘"),
    ]


def test_every_card_of_the_column_shows_its_number_and_its_appeal() -> None:
    text = drawn(scenario(PICK))

    assert line_with(text, "I-2").split() == ["1", "2", "I-2", "3", "I-47"]
    assert line_with(text, "appeal").count("appeal") == 3


def test_the_character_is_explained_in_words() -> None:
    assert "Cowboy: 3 VP for each Ranch" in drawn(scenario(PICK))


@pytest.mark.parametrize(
    ("language", "name", "rows"),
    [
        ("en", "cowboy", ["│  Cowboy  │", "│          │"]),
        ("en", "chinese-worker", ["│ Chinese  │", "│  Worker  │"]),
        ("fr", "auctioneer", ["│Commissair│", "│e-priseur │"]),
        ("ja", "indian", ["│インディア│", "│    ン    │"]),
    ],
)
def test_the_name_of_a_character_stands_on_its_card(
    language: str, name: str, rows: list[str]
) -> None:
    table = scenario(f"phase pick\ndisplay {name} I-2\npicks 1 2")
    lines = drawn(table, texts=Texts(language, NAMES, CARDS_WORDS)).splitlines()

    assert lines[3].startswith(rows[0])
    assert lines[4].startswith(rows[1])


def test_a_card_without_a_place_says_so_in_the_column() -> None:
    table = scenario(PICK)
    table.state.cities[0] = city(FULL)

    assert line_with(drawn(table), "no room!").count("no room!") == 2


def test_virtual_players_have_a_place_for_every_card() -> None:
    table = scenario("option people 3\noption virtual expert\n" + PICK)
    table.state.cities[0] = city(FULL)

    assert "no room!" not in drawn(table, seat=3)


# --- cities -----------------------------------------------------------------------------------
def test_a_city_is_drawn_with_its_coordinates() -> None:
    text = shown(cards_city.draw(scenario(CITY).state.cities[0], ENGLISH))

    assert [line.rstrip() for line in text.splitlines()] == [
        "     h    i    j    k",
        " 8   ⌂    ·   /\\    ·",
        " 9  Chu   ·    ·   Bla",
    ]


def test_before_the_first_card_the_middle_is_named() -> None:
    assert "The first card goes in the middle, at h8." in drawn(scenario(PICK))


def test_who_lays_a_card_sees_what_it_would_bring_in_each_place() -> None:
    table = scenario(PICK + CITY)
    table.play("1 take I-2")
    row = line_with(drawn(table), "10 ").split()

    assert row[0] == "10"
    assert all(gain[0] in "+-" for gain in row[1:])


def test_who_lays_a_card_sees_it_beside_the_city() -> None:
    table = scenario(PICK + CITY)
    table.play("1 take I-2")

    assert "│ Min  /\\  │" in drawn(table)


def test_the_cities_of_others_stand_beside_ones_own_with_a_letter_for_each_parcel() -> None:
    text = drawn(scenario(PICK + CITY + "built 2 I-48 h8"))

    assert line_with(text, "Ann").count("Bo") == 1
    assert line_with(text, "⌂").rstrip().endswith("T.")


def test_where_there_is_no_room_the_other_cities_are_left_out() -> None:
    text = drawn(scenario(PICK + CITY + "built 2 I-48 h8"), width=30)

    assert "T." not in text


def test_city_shows_one_by_its_owner_or_all() -> None:
    table = scenario("option people 3\noption virtual expert\n" + CITY + "cards 4 I-20")
    one, everybody = (screen.look_at(table.state, name, ENGLISH) for name in ("an", ""))

    assert "Bla" in shown(one)
    assert "Di" not in shown(one)
    assert "Taken: I-20 (House, mountain)" in shown(everybody)


def test_the_city_of_a_stranger_cannot_be_shown() -> None:
    text = shown(screen.look_at(scenario(PICK).state, "zorro", ENGLISH))

    assert text.startswith("There is no player “zorro”, only: Ann, Bo")


# --- players ----------------------------------------------------------------------------------
def test_the_panel_shows_points_bids_hands_and_characters() -> None:
    table = scenario(
        PICK + CITY + "characters 1 lawyer heroes\nsideways lawyer\nbonus 1 3\nbid 1 4"
    )
    line = line_with(drawn(table), "▶★ Ann")

    assert line.split() == [
        *("▶★", "Ann", "7", "4+3"),
        *("1", "2", "3", "·", "5", "6", "7", "8", "9"),
        *("(Lawyer),", "Heroes→"),
    ]


def test_a_bid_that_lies_face_down_is_a_question_mark() -> None:
    table = scenario("phase bid")
    table.play("1 bid 7")
    line = line_with(drawn(table, seat=1), "★ Ann")

    assert line.split() == ["★", "Ann", "0", "?", *"123456789"]


def test_a_virtual_player_is_named_with_his_level() -> None:
    table = scenario("option people 3\noption virtual expert\n" + PICK)

    assert "✚ Di (expert)" in drawn(table)


def test_a_virtual_player_never_has_a_power_to_use() -> None:
    table = scenario("option people 3\noption virtual expert\n" + PICK + "characters 4 heroes")

    assert "Heroes→" not in drawn(table)


def test_the_status_names_era_round_ties_and_the_order_of_picking() -> None:
    table = scenario("phase bid\nbacks cow")
    table.play("1 bid 1", "2 bid 5", "3 bid 3", "4 bid 9")

    assert drawn(table).splitlines()[0].split() == [
        *["Era", "I,", "round", "1", "of", "9"],
        *("ties", "✚", "▲", "●", "★"),
        *("picking", "✚", "▲", "●", "★"),
    ]


@pytest.mark.parametrize("width", [60, 80, 100, 160])
def test_no_line_is_wider_than_the_screen(width: int) -> None:
    text = drawn(scenario(PICK + CITY), width)

    assert [line for line in text.splitlines() if len(line.rstrip()) > width] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_drawn_in_every_language(language: str) -> None:
    texts = Texts(language, NAMES, CARDS_WORDS)

    assert texts.say("card-cowboy") in drawn(scenario(PICK + CITY), texts=texts)


def test_every_thing_has_a_look_of_its_own() -> None:
    codes = [cards_city.code_of(thing, ENGLISH) for thing in map(Thing, range(1, 17))]

    assert len(set(codes)) == len(THING_NAMES) - 1


def test_land_is_coloured() -> None:
    assert "48;2;217;198;156" in coloured(cards_city.draw(scenario(CITY).state.cities[0], ENGLISH))
