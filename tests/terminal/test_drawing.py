"""The table on the screen holds everything a player must know."""

import pytest

from carson.board.ids import PARCEL_NAMES
from carson.i18n.texts import LANGUAGES, Texts
from carson.terminal import marks
from carson.terminal.board import map, players, screen, track
from carson.terminal.board.map import LARGE, SMALL, Scale
from carson.terminal.board.screen import ScreenSize
from tests.support.scenario import at, scenario
from tests.terminal.showing import ENGLISH, NAMES, coloured, line_with, shown, table_of

TOWN = """
    phase place
    land 1 d4=saloon
    land 2 c4=ranch
    land - e5=house
    land - a1=mountain
"""


def row_of(text: str, number: int) -> str:
    """The line of the map with the parcels of that row."""
    return next(line for line in text.splitlines() if line.startswith(f"{number} "))


def cell(text: str, parcel: str, scale: Scale = SMALL) -> str:
    """What is drawn inside a parcel, on its first line."""
    column = "abcdefgh".index(parcel[0])
    start = map.MARGIN + 1 + column * (scale.width + 1)
    return row_of(text, int(parcel[1]))[start : start + scale.width]


# --- the map ----------------------------------------------------------------------------------
def test_a_parcel_shows_its_owner_its_building_and_its_income() -> None:
    text = shown(map.draw(scenario(TOWN).state, SMALL, ENGLISH))

    assert cell(text, "d4") == "★Sal  5"


def test_land_for_sale_shows_its_price() -> None:
    text = shown(map.draw(scenario(TOWN).state, SMALL, ENGLISH))

    assert (cell(text, "e5"), cell(text, "a1")) == (" ⌂   $3", " /\\  $2")


def test_bare_land_of_a_player_shows_his_sign_alone() -> None:
    s = scenario("phase place\nland 3 g7").state

    assert cell(shown(map.draw(s, SMALL, ENGLISH)), "g7") == "●      "


def test_the_city_hall_has_no_price() -> None:
    s = scenario("option buildings all\nphase place\nland - d4=city-hall").state

    assert cell(shown(map.draw(s, SMALL, ENGLISH)), "d4") == " Cit   "


def test_the_river_and_its_outlaws_are_drawn() -> None:
    s = scenario("option variants river,outlaws\nphase place").state
    s.set_outlaw(at("d4"), True)
    s.strength = 11
    text = table_of(s)

    assert (cell(text, "c4"), cell(text, "d4")) == (" ~~    ", " ~~   !")
    assert "Outlaws: strength 11" in text.splitlines()[0]


def test_cowboys_stand_at_the_right_of_a_parcel() -> None:
    s = scenario(TOWN + "\ncowboy d4 1 2\ncowboy e5 3").state
    text = shown(map.draw(s, SMALL, ENGLISH))

    assert (cell(text, "d4"), cell(text, "e5")) == ("★Sa 5★▲", " ⌂  $3●")


def test_the_white_cowboy_is_told_apart_without_colours() -> None:
    s = scenario("phase place\ncard 1 sheriff\nwhite-cowboy h8 1").state

    assert cell(shown(map.draw(s, SMALL, ENGLISH)), "h8").endswith("★w")


def test_cowboys_who_find_no_room_are_listed_below() -> None:
    s = scenario("option players 4\n" + TOWN + "\ncowboy d4 1 2 3 4").state
    text = shown(map.draw(s, SMALL, ENGLISH))

    assert cell(text, "d4") == "★Sa5★▲+"
    assert "d4: ★▲●✚" in text


def test_roads_are_drawn_on_their_edges() -> None:
    s = scenario("phase place\nroads d4n d4s d4w d4e").state
    lines = shown(map.draw(s, SMALL, ENGLISH)).splitlines()
    middle = next(number for number, line in enumerate(lines) if line.startswith("4 "))

    assert "╔═══════╗" in lines[middle - 1]
    assert "║       ║" in lines[middle].replace("$1", "  ")
    assert "╚═══════╝" in lines[middle + 1]


@pytest.mark.parametrize(
    ("roads", "corner"),
    [("d4n", "═"), ("d4n d4w", "╔"), ("d4n d4w c4n", "╦"), ("d4n d4w c4n d3w", "╬"), ("d4w", "║")],
)
def test_a_corner_shows_where_roads_lead_from_it(roads: str, corner: str) -> None:
    s = scenario(f"phase place\nroads {roads}").state

    assert map.corner_at(s, 3, 3) == corner


def test_a_map_without_roads_has_only_points() -> None:
    s = scenario("phase place").state
    s.roads = bytes(len(s.roads))
    drawn = shown(map.draw(s, SMALL, ENGLISH))

    assert drawn.count("·") == 81
    assert not set("═║╬") & set(drawn)


@pytest.mark.parametrize("scale", [SMALL, LARGE])
def test_every_line_of_the_map_has_the_same_width(scale: Scale) -> None:
    lines = shown(map.draw(scenario(TOWN).state, scale, ENGLISH)).splitlines()

    assert {len(line) for line in lines} == {scale.whole}


def test_the_large_map_writes_the_building_out() -> None:
    text = shown(map.draw(scenario(TOWN).state, LARGE, ENGLISH))

    assert cell(text, "d4", LARGE) == "★Saloon  "


def test_no_price_is_shown_before_the_first_round() -> None:
    s = scenario(TOWN).state
    s.round = 0

    assert "$" not in shown(map.draw(s, SMALL, ENGLISH))


def test_what_belongs_to_a_player_has_his_colour() -> None:
    text = coloured(map.draw(scenario("phase place\nland 1 d4").state, SMALL, ENGLISH))

    assert "48;2;255;217;47m★" in text


def test_every_seat_has_a_sign_of_its_own() -> None:
    assert len(set(marks.SIGNS)) == len(set(marks.COLOURS)) == len(marks.SIGNS) == 6


# --- the track --------------------------------------------------------------------------------
def test_the_track_shows_tiles_prices_and_cowboys() -> None:
    s = scenario("phase place\ntrack mine saloon - - - - -\ncowboy build-10 2 1").state
    text = shown(track.draw(s, ENGLISH))

    assert line_with(text, "Saloon").split() == ["7", "$10", "Saloon", "▲★"]


def test_the_track_lists_23_boxes_in_the_order_of_play() -> None:
    text = shown(track.draw(scenario("phase place").state, ENGLISH)).splitlines()

    assert [len(text), text[0].split()[1], text[4].split()[1]] == [23, "Wages", "Parcel"]


def test_closed_spaces_are_crossed_out() -> None:
    s = scenario("round 2\nphase place\ntrack - mine ranch ranch ranch ranch ranch").state
    text = shown(track.draw(s, ENGLISH))

    assert line_with(text, "VP purchase at $2").split()[0] == "×"
    assert line_with(text, "$12").split()[0] == "×"
    assert line_with(text, "VP purchase at $3").split()[0] == "22"


def test_the_holder_of_the_ammunition_token_is_shown() -> None:
    s = scenario("phase resolve three-roads\nammunition 2").state

    assert "+3 ▲" in line_with(shown(track.draw(s, ENGLISH)), "Ammunition")


def test_a_hand_shows_the_box_that_is_being_resolved() -> None:
    s = scenario("phase resolve gambling\ncowboy gambling 1").state

    drawn = [shown(track.draw(s, ENGLISH, resolving=now)) for now in (True, False)]

    assert [line_with(text, "Gambling").split()[0] for text in drawn] == ["▶15", "15"]


def test_the_edition_of_2009_swaps_the_boxes() -> None:
    s = scenario("option edition 2009\nphase place").state
    text = shown(track.draw(s, ENGLISH))

    assert line_with(text, "Cowboy VP").split()[0] == "18"


def test_the_wide_track_says_what_a_box_gives() -> None:
    text = shown(track.draw(scenario("phase place").state, ENGLISH, wide=True))

    assert "$4 for each cowboy" in line_with(text, "Wages")


# --- the players ------------------------------------------------------------------------------
def test_the_panel_shows_what_lies_before_a_player() -> None:
    table = scenario("""
        phase place
        player 1 cash 31 cowboys 4 revolvers 2 roads 5
        card 1 mercenary
        land 1 a1 b1 c1
        reserve 1 bank ranch ranch
    """)
    text = line_with(shown(players.draw(table.state, ENGLISH, ())), "Ann")

    assert text.split()[:9] == ["★", "Ann", "$31", "0", "4", "2", "9", "5", "3"]
    assert "Mercenary ≤$20 [Ranch ×2, Bank]" in text


def test_a_hand_shows_whose_turn_it_is() -> None:
    s = scenario("phase place\nturn 2").state
    text = shown(players.draw(s, ENGLISH, screen.sight(s, []).to_move))

    assert [line_with(text, name).strip()[0] for name in ("Ann", "Bo")] == ["★", "▶"]


# --- the screen -------------------------------------------------------------------------------
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 35), (160, 45)])
def test_the_screen_fits_its_width(width: int, height: int) -> None:
    text = table_of(scenario(TOWN).state, width, height)

    assert max(len(line.rstrip()) for line in text.splitlines()) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_of_six_fits_into_a_hundred_columns_in_every_language(language: str) -> None:
    s = scenario("option players 6\n" + TOWN).state
    lines = table_of(s, texts=Texts(language, NAMES)).splitlines()

    assert len(lines) <= 27


def test_at_100_by_35_there_is_room_left_for_the_question() -> None:
    s = scenario("option players 4\n" + TOWN).state

    assert len(table_of(s, 100, 35).splitlines()) <= 25


def test_the_status_line_names_round_phase_and_order() -> None:
    s = scenario("round 3\nphase place\npassed 2").state
    text = table_of(s).splitlines()[0]

    assert text.startswith("Round 3 of 4  placing cowboys")
    assert text.split("passed")[1].strip() == "▲"


def test_the_phase_is_read_from_the_log() -> None:
    table = scenario("phase place")
    table.play("1 pass", "2 pass", "3 pass")

    assert screen.sight(table.state, table.log).phase == 4


def test_every_coordinate_can_be_read_off_the_map() -> None:
    lines = shown(map.draw(scenario("phase place").state, SMALL, ENGLISH)).splitlines()

    assert lines[0].split() == list("abcdefgh")
    assert [line[0] for line in lines[2::2]] == list("12345678")
    assert at("h8") == len(PARCEL_NAMES) - 1


def test_the_large_map_is_used_where_there_is_room() -> None:
    s = scenario(TOWN).state
    seen = screen.sight(s, [])
    wide = shown(screen.draw(seen, ENGLISH, ScreenSize(160, 45)), 160)
    narrow = shown(screen.draw(seen, ENGLISH, ScreenSize(160, 35)), 160)

    assert "★Saloon" in wide
    assert "★Saloon" not in narrow
